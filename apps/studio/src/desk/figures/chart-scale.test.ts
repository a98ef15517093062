import { expect, test } from 'vitest';
import { marksTo, niceTop } from './day-charts.tsx';

test.each([
  [0, 1],
  [1, 1],
  [3, 5],
  [7, 10],
  [11, 20],
  [90, 100],
  [101, 200],
])('an axis for at most %d ends at %d', (most, top) => {
  expect(niceTop(most)).toBe(top);
});

test('marks are whole numbers', () => {
  expect(marksTo(10)).toEqual([0, 5, 10]);
  expect(marksTo(5)).toEqual([0, 5]);
});
