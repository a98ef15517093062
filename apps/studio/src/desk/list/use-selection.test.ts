import { expect, test } from 'vitest';
import { rangeOf } from './use-selection.ts';

const shown = ['a', 'b', 'c', 'd'];

test.each([
  ['b', 'd', ['b', 'c', 'd']],
  ['d', 'b', ['b', 'c', 'd']],
  ['c', 'c', ['c']],
  [null, 'c', ['c']],
  ['gone', 'c', ['c']],
])('from %j to %j: %j', (from, to, expected) => {
  expect(rangeOf(shown, from, to)).toEqual(expected);
});
