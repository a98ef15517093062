import { expect, test } from 'vitest';
import { createListText } from './unmatched-list.ts';

test('a list shows all of its mails, and of two hundred of the longest the beginnings, short ones whole', () => {
  const shown = createListText();
  const long = 'x'.repeat(200_000);
  const list = Array.from({ length: 200 }, () => shown(long));
  expect(list.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => long));
  expect(list[20]).toMatch(/^x{2000}\n\n\[It goes on/);
  expect(list.join('').length).toBeLessThan(5_000_000);
  expect(shown('Buy now!')).toBe('Buy now!');
});
