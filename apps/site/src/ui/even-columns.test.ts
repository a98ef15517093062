import { expect, test } from 'vitest';
import { columnsOf, evenColumns } from './even-columns.ts';

test('none is left alone in the last row', () => {
  expect([3, 4, 5, 6, 7, 8, 9, 10, 13].map((count) => columnsOf(count, [4, 3, 2]))).toEqual([
    4, 4, 3, 4, 4, 4, 3, 4, 2,
  ]);
});

test.each([
  [1, 'four'],
  [2, 'two'],
  [3, undefined],
  [4, 'four'],
  [6, undefined],
  [7, 'four'],
])('%i in even columns', (count, even) => {
  expect(evenColumns(count)['data-even']).toBe(even);
});
