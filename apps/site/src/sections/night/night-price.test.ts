import { expect, test } from 'vitest';
import type { Rate } from '../../content/rates/rates.ts';
import { nightPrice, nightPrices } from './night-price.ts';

const rate = (item: string, year: number, ...units: number[]) =>
  ({
    kind: 'treehouse',
    item,
    year,
    per: 'supplement',
    guests: '2 adults',
    inclusions: [],
    seasons: units.map((unit) => ({
      from: `${year}-01-01`,
      to: `${year}-12-31`,
      unit,
      perPersonSharing: null,
    })),
  }) as unknown as Rate;
const rates = [
  rate('chalkley', 2027, 8900, 7600),
  rate('chalkley', 2026, 7200),
  rate('kingston', 2027, 8050),
];
const two = 'per treehouse, per night, for two';
const chalkley = { slug: 'chalkley', supplement: 1 };

test('the least of the year prices speak of, and whether some nights cost more', () => {
  expect(nightPrice(chalkley, rates, '2026-11-22')).toEqual({
    amount: 7600,
    unit: two,
    from: true,
    year: 2027,
  });
  expect(nightPrice(chalkley, rates, '2026-05-01')).toEqual({
    amount: 7200,
    unit: two,
    from: false,
    year: 2026,
  });
});

test('without a rate it is what the entry says, without a year; without either it is none', () => {
  expect(nightPrice({ slug: 'bare', supplement: 5 }, rates, '2026-11-22')).toEqual({
    amount: 5,
    unit: 'per treehouse, per night',
    from: false,
    year: null,
  });
  expect(nightPrices([chalkley, { slug: 'bare', supplement: null }], rates, '2026-11-22').size).toBe(1);
});
