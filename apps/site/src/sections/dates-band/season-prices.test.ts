import { expect, test } from 'vitest';
import type { Rate } from '../../content/rates/rates.ts';
import { seasonPrices } from './season-prices.ts';

/** On one line. */
const kept = (words: string) => words.replaceAll(' ', '\u00a0');
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
  childFrom: null,
  childFree: null,
  childUntil: null,
  note: '',
  asOf: null,
  item: '',
  kind: 'room',
  lodge: 'River Lodge',
  sleeps: 2,
  sleepsAdults: null,
  howMany: null,
});

const rates = [
  rate('Suite', 2028, 'person', [season('Green', '2028-01-01', '2028-03-31', 1)]),
  rate('Suite', 2027, 'person', [
    season('Green', '2027-11-01', '2027-11-30', 20_000),
    season('Peak', '2027-06-01', '2027-09-30', 30_000),
    season('Green', '2027-01-01', '2027-03-31', 20_000),
  ]),
  rate('Room', 2027, 'person', [season('Peak', '2027-06-01', '2027-09-30', 25_000)]),
  rate('House', 2027, 'unit', [season('Peak', '2027-06-01', '2027-09-30', null, 98_000)]),
];

test('the least of every season, its times in their order, the cheapest season first', () => {
  expect(seasonPrices(rates, ['Suite', 'Room'], 2027)).toEqual({
    year: 2027,
    unit: 'per person sharing, per night',
    seasons: [
      { name: 'Green', when: `${kept('Jan to Mar')}, Nov`, amount: 20_000 },
      { name: 'Peak', when: kept('Jun to Sep'), amount: 25_000 },
    ],
  });
  const [, suite] = rates;
  const peakFirst = { ...suite, seasons: suite?.seasons.toReversed() } as Rate;
  expect(seasonPrices([peakFirst], ['Suite'], 2027).seasons.map(({ name }) => name)).toEqual([
    'Green',
    'Peak',
  ]);
});

test('FAC-02/seasons a season of which one time was changed stands twice, each time with what it begins at', () => {
  const shoulder = (may: number) =>
    rate('Luxury', 2027, 'person', [
      season('Shoulder', '2027-05-01', '2027-05-31', may),
      season('Shoulder', '2027-10-01', '2027-10-31', 23_750),
    ]);
  expect(seasonPrices([shoulder(31_000)], ['Luxury'], 2027).seasons).toEqual([
    { name: 'Shoulder', when: 'Oct', amount: 23_750 },
    { name: 'Shoulder', when: 'May', amount: 31_000 },
  ]);
  expect(seasonPrices([shoulder(23_750)], ['Luxury'], 2027).seasons).toEqual([
    { name: 'Shoulder', when: 'May, Oct', amount: 23_750 },
  ]);
});

test('a house by the night, whole; a place without prices in that year has none', () => {
  expect(seasonPrices(rates, ['House'], 2027)).toMatchObject({
    unit: 'per room, per night',
    seasons: [{ amount: 98_000 }],
  });
  expect(seasonPrices(rates, ['House'], 2026).seasons).toEqual([]);
  expect(seasonPrices(rates, ['Tent'], 2027).seasons).toEqual([]);
  expect(seasonPrices(rates, ['Suite'], null).seasons).toEqual([]);
});
