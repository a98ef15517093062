import { expect, test } from 'vitest';
import type { Rate, RateSeason } from '../../content/rates/rates.ts';
import { nightFrom, nightFromIn, unitOfAll } from './night-from.ts';

const season = (prices: Partial<RateSeason>) =>
  ({ name: 'Green season', perPersonSharing: null, single: null, unit: null, ...prices }) as RateSeason;
const rate = (year: number, seasons: readonly RateSeason[], more: Partial<Rate> = {}) =>
  ({
    year,
    place: 'Luxury room',
    per: 'person',
    kind: 'room',
    guests: '2 adults',
    sleeps: 2,
    inclusions: ['All meals', 'Breakfast in bed'],
    seasons,
    ...more,
  }) as Rate;

const room = rate(2027, [season({ perPersonSharing: 21_900 }), season({ perPersonSharing: 14_800 })]);
const house = rate(2027, [season({ unit: 98_000 })], {
  kind: 'house',
  per: 'unit',
  place: 'Villa',
  sleeps: 8,
  guests: 'Up to 8',
});
const treehouse = rate(2027, [season({ unit: 7_600 })], {
  kind: 'treehouse',
  per: 'supplement',
  guests: '2 adults, 2 children',
});

test('the least of the year by the person, and "from" where a night costs more', () => {
  const found = { amount: 14_800, unit: 'per person sharing, per night', from: true, year: 2027 };
  expect(nightFrom([rate(2026, [season({ perPersonSharing: 1 })]), room, house, treehouse], 2027)).toEqual(
    found,
  );
  expect(nightFromIn([room, house], ['Luxury room'], 2027)).toEqual(found);
  expect(nightFromIn([room], ['Another'], 2027)).toBeNull();
  expect(nightFrom([room], null)).toBeNull();
});

test('a house and a treehouse are priced whole, each with whom it holds', () => {
  expect(nightFromIn([room, house], ['Villa'], 2027)).toEqual({
    amount: 98_000,
    unit: 'per house, per night, for up to 8',
    from: false,
    year: 2027,
  });
  const shared = { ...house, per: 'person', seasons: [season({ perPersonSharing: 9000 })] } as Rate;
  expect(nightFrom([shared], 2027)?.unit).toBe('per person sharing, per night');
  expect(nightFrom([treehouse], 2027)).toBeNull();
  expect(nightFrom([treehouse], 2027, ({ kind }) => kind === 'treehouse')?.unit).toBe(
    'per treehouse, per night, for two',
  );
});

test('a hotel adds breakfast; one table has one unit, and leaves out what its rows tell apart', () => {
  const hotel = { ...room, inclusions: ['Breakfast until half past ten', 'Wi-Fi'] };
  expect(unitOfAll([hotel])).toBe('per person sharing, per night, with breakfast');
  expect(unitOfAll([house, { ...house, sleeps: 10 }])).toBe('per house, per night');
});
