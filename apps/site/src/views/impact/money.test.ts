import { expect, test } from 'vitest';
import { levyParts } from './money.tsx';

const share = (name: string, amount: number) => ({ name, amount });

test('the largest three stand alone, the smaller ones together, and nothing is lost', () => {
  const parts = levyParts([
    share('Water', 10.8),
    share('Wildlife', 35.7),
    share('Schools', 24.9),
    share('Work', 14.7),
    share('Clinics', 13.9),
  ]);
  expect(parts.map(({ name, figure }) => [name, figure])).toEqual([
    ['Wildlife', 'R 35.7'],
    ['Schools', 'R 24.9'],
    ['Work', 'R 14.7'],
    ['Clinics and water', 'R 24.7'],
  ]);
  expect(parts.reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(100);
});

test('four shares and fewer stand as they are', () => {
  expect(
    levyParts([share('A', 1), share('B', 2), share('C', 3), share('D', 4)]).map(({ name }) => name),
  ).toEqual(['D', 'C', 'B', 'A']);
  expect(levyParts([])).toEqual([]);
});
