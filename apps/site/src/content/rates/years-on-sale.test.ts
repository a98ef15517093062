import { expect, test } from 'vitest';
import type { Rate } from './rates.ts';
import { pricedYear, yearsOnSale } from './years-on-sale.ts';

const rate = (year: number) =>
  ({ year, seasons: [{ from: `${year}-01-01`, to: `${year}-12-31` }] }) as unknown as Rate;
const years = [rate(2027), rate(2026)];

test('a year that is over is not on sale, and one nearly over comes last', () => {
  expect(yearsOnSale(years, '2026-06-01')).toEqual([2026, 2027]);
  expect(yearsOnSale(years, '2026-11-22')).toEqual([2027, 2026]);
  expect(yearsOnSale(years, '2027-01-01')).toEqual([2027]);
  expect(yearsOnSale(years, '2028-01-01')).toEqual([]);
});

test('prices speak of the present year until sixty nights of it are left, or no other is on sale', () => {
  expect(pricedYear(years, '2026-11-01')).toBe(2026);
  expect(pricedYear(years, '2026-11-02')).toBe(2027);
  expect(pricedYear([rate(2026)], '2026-12-31')).toBe(2026);
  expect(pricedYear([rate(2026)], '2027-01-01')).toBeNull();
});
