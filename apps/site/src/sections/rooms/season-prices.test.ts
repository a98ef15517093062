import { expect, test } from 'vitest';
import type { Rate, RateSeason } from '../../content/model/rates.ts';
import { roomPrices, spanInWords } from './season-prices.ts';

const season = (name: string, from: string, to: string, price: number | null) =>
  ({ name, from, to, perPersonSharing: price, unit: null }) as RateSeason;
const rate = (item: string, year: number, seasons: readonly RateSeason[], more: Partial<Rate> = {}) =>
  ({ kind: 'room', item, year, per: 'person', seasons, ...more }) as Rate;

const year = (item: string, of: number, low: number, high: number) =>
  rate(item, of, [
    season('Peak', `${of}-01-01`, `${of}-01-05`, high),
    season('Green', `${of}-01-06`, `${of}-04-30`, low),
    season('Peak', `${of}-06-01`, `${of}-09-30`, high),
  ]);

test('spans in words', () => {
  expect(spanInWords({ from: '2027-01-01', to: '2027-01-05' })).toBe('1 to 5 Jan');
  expect(spanInWords({ from: '2027-01-06', to: '2027-04-30' })).toBe('6 Jan to 30 Apr');
  expect(spanInWords({ from: '2027-12-31', to: '2027-12-31' })).toBe('31 Dec');
});

test('a season that comes twice is one line, the cheapest stands first, each room has its lowest', () => {
  const prices = roomPrices([year('a', 2027, 100, 200), year('b', 2027, 150, 300)], ['a', 'b'], '2027-02-01');
  expect(prices?.seasons).toEqual([
    { name: 'Green', when: '6 Jan to 30 Apr', prices: [100, 150] },
    { name: 'Peak', when: '1 to 5 Jan, 1 Jun to 30 Sep', prices: [200, 300] },
  ]);
  expect(prices?.from).toEqual([100, 150]);
});

test('late in the year the next one is told, and the last one where there is none after it', () => {
  const both = [year('a', 2026, 1, 2), year('a', 2027, 3, 4)];
  expect(roomPrices(both, ['a'], '2026-09-20')?.year).toBe(2026);
  expect(roomPrices(both, ['a'], '2026-11-22')?.year).toBe(2027);
  expect(roomPrices(both, ['a'], '2029-01-01')?.year).toBe(2027);
});

test('a room without a price says none; supplements and houses are no price of a room', () => {
  expect(roomPrices([year('a', 2027, 1, 2)], ['a', 'b'], '2027-01-01')?.from).toEqual([1, null]);
  const treehouse = rate('a', 2027, [season('All year', '2027-01-01', '2027-12-31', 9)], {
    kind: 'treehouse',
  });
  expect(roomPrices([treehouse], ['a'], '2027-01-01')).toBeNull();
  expect(roomPrices([], ['a'], '2027-01-01')).toBeNull();
});
