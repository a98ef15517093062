import { expect, test } from 'vitest';
import type { Rate } from '../../content/rates/rates.ts';
import { packRates, unpackRates } from './packed-rates.ts';

const season = (name: string, from: string, prices: Partial<Rate['seasons'][number]>) => ({
  ...{ name, from, to: from.replace(/..$/, '28'), minimumNights: 2, note: '' },
  ...{ perPersonSharing: null, single: null, child: null, unit: null },
  ...prices,
});
const rate = (item: string, of: Partial<Rate>) =>
  ({ item, property: 'lionsands', inclusions: [], childFrom: null, sleeps: 2, ...of }) as unknown as Rate;
const rates = [
  rate('room', {
    seasons: [
      season('Green', '2027-02-01', { perPersonSharing: 20_000, single: 28_000 }),
      season('Peak', '2027-06-01', { perPersonSharing: 30_000.5, single: 42_000, child: 15_000 }),
    ],
  }),
  rate('suite', { seasons: [season('Green', '2027-02-01', { perPersonSharing: 0 })], childFrom: 10 }),
  rate('house', { seasons: [season('Peak', '2027-06-01', { unit: 90_000 })], sleeps: null }),
  rate('beside', { seasons: [] }),
];

test('rates come out of a page as they went in, by way of its text', () => {
  expect(unpackRates(JSON.parse(JSON.stringify(packRates(rates))))).toEqual(rates);
  expect(unpackRates(packRates([]))).toEqual([]);
});

test('a part of the year and a rule that several rates have are said once', () => {
  const packed = packRates(rates);
  expect(packed.parts.map(([name]) => name)).toEqual(['Green', 'Peak']);
  expect(packed.rates[1]).toEqual([{ item: 'suite', childFrom: 10 }, [0, 0]]);
  expect(packed.rates[2]).toEqual([
    { item: 'house', childFrom: null, sleeps: null },
    [1, null, null, null, 90_000],
  ]);
});
