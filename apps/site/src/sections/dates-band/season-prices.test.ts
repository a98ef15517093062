import { expect, test } from 'vitest';
import type { Rate } from '../../content/model/rates.ts';
import { seasonPrices } from './season-prices.ts';

const season = (
  name: string,
  from: string,
  to: string,
  amount: number | null,
  unit: number | null = null,
) => ({
  name,
  from,
  to,
  perPersonSharing: amount,
  single: null,
  child: null,
  unit,
  minimumNights: null,
  note: '',
});
const rate = (place: string, year: number, per: Rate['per'], seasons: Rate['seasons']): Rate => ({
  title: place,
  property: 'lionsands',
  year,
  place,
  currency: 'ZAR',
  per,
  guests: '',
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

const rates = [
  rate('Suite', 2028, 'person', [season('Green', '2028-01-01', '2028-03-31', 1)]),
  rate('Suite', 2027, 'person', [
    season('Green', '2027-11-01', '2027-11-30', 21_000),
    season('Peak', '2027-06-01', '2027-09-30', 30_000),
    season('Green', '2027-01-01', '2027-03-31', 20_000),
  ]),
  rate('Room', 2027, 'person', [season('Peak', '2027-06-01', '2027-09-30', 25_000)]),
  rate('House', 2027, 'unit', [season('Peak', '2027-06-01', '2027-09-30', null, 98_000)]),
];

test('the least of every season in the nearest year, its times in their order', () => {
  expect(seasonPrices(rates, ['Suite', 'Room'], 2027)).toEqual({
    per: 'person',
    seasons: [
      { name: 'Green', when: '1 Jan to 31 Mar, 1 Nov to 30 Nov', amount: 20_000 },
      { name: 'Peak', when: '1 Jun to 30 Sept', amount: 25_000 },
    ],
  });
});

test('a house by the night, whole; a place without prices has none', () => {
  expect(seasonPrices(rates, ['House'], 2026)).toMatchObject({ per: 'unit', seasons: [{ amount: 98_000 }] });
  expect(seasonPrices(rates, ['Tent'], 2026).seasons).toEqual([]);
  expect(seasonPrices(rates, ['Suite'], 2030).seasons).toEqual([]);
});
