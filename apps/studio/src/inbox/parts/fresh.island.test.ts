import { expect, test } from 'vitest';
import { freshWords } from './fresh.island.tsx';

const drawn = { open: 5, held: 1, failed: 0, all: 44 };

test.each([
  [drawn, null],
  [{ ...drawn, open: 6, all: 45 }, '1 new enquiry'],
  [{ ...drawn, open: 7, held: 2, all: 47 }, '3 new enquiries'],
  [{ ...drawn, failed: 1 }, 'The list has changed'],
  [{ ...drawn, all: 43 }, 'The list has changed'],
])('counts %j: %s', (now, words) => {
  expect(freshWords(drawn, now)).toBe(words);
});
