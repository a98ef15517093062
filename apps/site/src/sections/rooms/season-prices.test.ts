import { expect, test } from 'vitest';
import type { Rate, RateSeason } from '../../content/rates/rates.ts';
import { roomPrices, termsOf } from './season-prices.ts';

/** On one line. */
const kept = (words: string) => words.replaceAll(' ', '\u00a0');
const season = (name: string, from: string, to: string, price: number | null) =>
  ({ name, from, to, perPersonSharing: price, unit: null }) as RateSeason;
const rate = (item: string, year: number, seasons: readonly RateSeason[], more: Partial<Rate> = {}) =>
  ({ kind: 'room', item, year, per: 'person', guests: '', inclusions: [], seasons, ...more }) as Rate;

const year = (item: string, of: number, low: number, high: number) =>
  rate(item, of, [
    season('Peak', `${of}-01-01`, `${of}-01-05`, high),
    season('Green', `${of}-01-06`, `${of}-04-30`, low),
    season('Peak', `${of}-06-01`, `${of}-09-30`, high),
  ]);

test('a season that comes twice is one line, the cheapest stands first, each room has its lowest', () => {
  const prices = roomPrices([year('a', 2027, 100, 200), year('b', 2027, 150, 300)], ['a', 'b'], '2027-02-01');
  expect(prices?.seasons).toEqual([
    { name: 'Green', when: kept('6 Jan to 30 Apr'), prices: [100, 150] },
    { name: 'Peak', when: `${kept('1 to 5 Jan')}, ${kept('Jun to Sep')}`, prices: [200, 300] },
  ]);
  expect(prices?.from.map((price) => price?.amount)).toEqual([100, 150]);
  expect(prices?.unit).toBe('per person sharing, per night');
});

test('FAC-02/rooms a season of which one time was changed in one room stands twice, each room with its own price', () => {
  const shoulder = (item: string, may: number) =>
    rate(item, 2027, [
      season('Shoulder', '2027-05-01', '2027-05-31', may),
      season('Shoulder', '2027-10-01', '2027-10-31', 23_750),
    ]);
  const seasonsOf = (may: number) =>
    roomPrices([shoulder('a', may), shoulder('b', 23_750)], ['a', 'b'], '2027-02-01')?.seasons;
  expect(seasonsOf(31_000)).toEqual([
    { name: 'Shoulder', when: 'May', prices: [31_000, 23_750] },
    { name: 'Shoulder', when: 'Oct', prices: [23_750, 23_750] },
  ]);
  expect(seasonsOf(23_750)).toEqual([{ name: 'Shoulder', when: 'May, Oct', prices: [23_750, 23_750] }]);
});

test('what the editors say of the prices is told once, and nothing where they say nothing', () => {
  const noted = (item: string, note: string) => ({ ...year(item, 2027, 100, 200), note });
  const notesOf = (...rates: readonly Rate[]) => roomPrices(rates, ['a', 'b'], '2027-02-01')?.notes;
  expect(notesOf(noted('a', 'With VAT.'), noted('b', 'With VAT.'))).toEqual(['With VAT.']);
  expect(notesOf(noted('a', ''), noted('b', ''))).toEqual([]);
});

test.each([
  [
    ['Per person sharing, per night, including VAT. Kept.', 'Other.'],
    ', in 2027, including VAT. Kept. Other.',
  ],
  [['Per person sharing, per night.'], ', in 2027.'],
  [['With VAT.'], ', in 2027. With VAT.'],
  [[], ', in 2027.'],
])('what prices are for is said once: %j', (notes, told) => {
  const unit = 'per person sharing, per night';
  expect(termsOf({ unit, year: 2027, notes })).toBe(`Prices ${unit}${told}`);
});

test('the year is the one the whole property’s prices speak of', () => {
  const both = [year('a', 2026, 1, 2), year('a', 2027, 3, 4)];
  const other = rate('b', 2026, [season('All year', '2026-01-01', '2026-12-31', 9)]);
  expect(roomPrices(both, ['a'], '2026-06-20')?.year).toBe(2026);
  expect(roomPrices(both, ['a'], '2026-11-22')?.year).toBe(2027);
  expect(roomPrices([...both, other], ['a'], '2026-10-20')?.year).toBe(2026);
  expect(roomPrices(both, ['a'], '2029-01-01')).toBeNull();
});

test('a room without a price says none; supplements and houses are no price of a room', () => {
  expect(
    roomPrices([year('a', 2027, 1, 2)], ['a', 'b'], '2027-01-01')?.from.map((price) => price?.amount),
  ).toEqual([1, undefined]);
  const treehouse = rate('a', 2027, [season('All year', '2027-01-01', '2027-12-31', 9)], {
    kind: 'treehouse',
  });
  expect(roomPrices([treehouse], ['a'], '2027-01-01')).toBeNull();
  expect(roomPrices([], ['a'], '2027-01-01')).toBeNull();
});

test('breakfast that the note goes on to name is said once', () => {
  const unit = 'per person sharing, per night, with breakfast';
  const notes = ['Per person sharing, per night, including VAT and breakfast.'];
  expect(termsOf({ unit, year: 2027, notes })).toBe(
    'Prices per person sharing, per night, in 2027, including VAT and breakfast.',
  );
  expect(termsOf({ unit, year: 2027, notes: [] })).toBe(`Prices ${unit}, in 2027.`);
});
