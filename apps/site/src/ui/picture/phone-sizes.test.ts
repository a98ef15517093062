import { expect, test } from 'vitest';
import { phoneSizes } from './phone-sizes.ts';

test.each([
  ['94vw', '(min-width: 833px) 94vw, 75vw'],
  [
    '(min-width: 1121px) 23vw, (min-width: 833px) 31vw, 45vw',
    '(min-width: 1121px) 23vw, (min-width: 833px) 31vw, 36vw',
  ],
  [
    '(min-width: 1121px) 36vw, (min-width: 496px) 70vw, 123vw',
    '(min-width: 1121px) 36vw, (min-width: 496px) 56vw, 98vw',
  ],
  ['(min-width: 833px) 100vw, 160vw', '(min-width: 833px) 100vw, 128vw'],
  ['(min-width: 833px) max(66vw, 1100px), 100vw', '(min-width: 833px) max(66vw, 1100px), 80vw'],
  ['(min-width: 769px) 30vw, 128px', '(min-width: 769px) 30vw, 128px'],
  ['72px', '72px'],
])('a phone is sent four fifths of %s', (sizes, asked) => {
  expect(phoneSizes(sizes)).toBe(asked);
});
