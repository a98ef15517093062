import { expect, test } from 'vitest';
import { costAt } from './cost-at.ts';

const places = ['Reed Camp', 'Ridge Camp', 'Rock', 'Rock House'];
const at = (cost: string, place: string) => costAt(cost, place, places);

test('CNT-15/cost-at a place says its own sum alone, where its words name a sum for each', () => {
  const treehouse =
    'From R 7 600 at Reed Camp or R 6 800 at Ridge Camp, per treehouse, per night, for two in 2027';
  expect(at(treehouse, 'Ridge Camp')).toBe('From R 6 800 per treehouse, per night, for two in 2027');
  expect(at(treehouse, 'Reed Camp')).toBe('From R 7 600 per treehouse, per night, for two in 2027');
  const vehicle =
    'R\u00a09\u00a0800 at Reed Camp and Rock House or R\u00a04\u00a0900 at Ridge Camp, per vehicle, per day';
  expect(at(vehicle, 'Ridge Camp')).toBe('R\u00a04\u00a0900 per vehicle, per day');
  expect(at(vehicle, 'Rock House')).toBe('R\u00a09\u00a0800 per vehicle, per day');
  expect(at('$1,450 at Rock, $900 at Ridge Camp', 'Rock')).toBe('$1,450 at Rock, $900 at Ridge Camp');
});

test.each([
  ['Included in your stay', 'Rock'],
  ['R 900 at Reed Camp, a person', 'Reed Camp'],
  ['R 900 at Reed Camp or R 700 at Ridge Camp, a person', 'Rock'],
  ['R 900 at Elsewhere or R 700 at Nowhere, a person', 'Rock'],
  ['', 'Rock'],
])('CNT-15/cost-at “%s” stands as it is at %s', (cost, place) => {
  expect(at(cost, place)).toBe(cost);
});

test('CNT-15/cost-at a text as long as one likes is read in time', () => {
  expect(at('1 at Rock or '.repeat(5000), 'Reed Camp')).toHaveLength(65_000);
  expect(at('9'.repeat(20_000), 'Reed Camp')).toHaveLength(20_000);
});
