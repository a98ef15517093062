import { expect, test } from 'vitest';
import type { Rate, RateSeason } from '../../content/model/rates.ts';
import { priceFrom } from './price-from.ts';

const season = (prices: Partial<RateSeason>): RateSeason => ({
  name: 'Green season',
  from: '2027-01-01',
  to: '2027-03-31',
  perPersonSharing: null,
  single: null,
  child: null,
  unit: null,
  minimumNights: null,
  note: '',
  ...prices,
});
const rate = (year: number, per: Rate['per'], ...seasons: RateSeason[]): Rate => ({
  title: 'Luxury room',
  property: 'lionsands',
  year,
  place: 'Luxury room',
  currency: 'ZAR',
  per,
  guests: 'Two',
  seasons,
  inclusions: [],
  exclusions: [],
  childPolicy: '',
  note: '',
  asOf: null,
  item: '',
  kind: 'room',
  lodge: 'River Lodge',
  sleeps: 2,
});

test('the cheapest season of the year', () => {
  const rates = [
    rate(2028, 'person', season({ perPersonSharing: 9 })),
    rate(2027, 'person', season({ perPersonSharing: 21_900 }), season({ perPersonSharing: 14_800 })),
    rate(2026, 'person', season({ perPersonSharing: 1 })),
  ];
  expect(priceFrom(rates, 'Luxury room', 2027)).toEqual({ amount: 14_800, per: 'person' });
  expect(priceFrom(rates, 'Another', 2027)).toBeNull();
  expect(priceFrom(rates, 'Luxury room', 2030)).toBeNull();
  expect(priceFrom(rates, 'Luxury room', null)).toBeNull();
});

test('a house is priced whole; a supplement is no price of a night', () => {
  expect(priceFrom([rate(2027, 'unit', season({ unit: 98_000 }))], 'Luxury room', 2027)).toEqual({
    amount: 98_000,
    per: 'unit',
  });
  expect(priceFrom([rate(2027, 'supplement', season({ unit: 5 }))], 'Luxury room', 2027)).toBeNull();
});
