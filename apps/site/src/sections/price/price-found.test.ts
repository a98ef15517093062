import { expect, test } from 'vitest';
import type { Rate, RateSeason } from '../../content/rates/rates.ts';
import type { SearchResult } from '../../content/search/findable.ts';
import { priceFound } from './night-from.ts';

const today = '2027-02-01';
const rate = (amount: number, more: Partial<Rate>): Rate =>
  ({
    ...{ property: 'lionsands', year: 2027, per: 'person', kind: 'room', item: '', lodge: '' },
    ...{ guests: '', sleeps: null, inclusions: [] },
    seasons: [
      {
        ...{ name: '', from: '2027-01-01', to: '2027-12-31', unit: amount, single: null },
        perPersonSharing: more.per === undefined ? amount : null,
      } as RateSeason,
    ],
    ...more,
  }) as Rate;
const rates = [
  rate(21_000, { place: 'Family suite', lodge: 'River Lodge' }),
  rate(19_000, { place: 'Luxury room', lodge: 'River Lodge' }),
  rate(30_000, { place: 'Family suite', lodge: 'Tinga Lodge' }),
  rate(98_000, { place: 'Hinkwenu', kind: 'house', per: 'unit', sleeps: 8 }),
  rate(7_600, { place: 'Chalkley', kind: 'treehouse', per: 'supplement', guests: '2 adults' }),
];

const found = (title: string, href: string, kind: string, place = 'Lion Sands', group = 'places') =>
  ({ ...{ href, kind, place, group }, title: [{ text: title, hit: true }] }) as Pick<
    SearchResult,
    'href' | 'group' | 'kind' | 'place' | 'title'
  >;
const priceOf = (...what: Parameters<typeof found>) => priceFound(found(...what), rates, today)?.amount;

test('a place that was found has the price of its own page', () => {
  expect(priceOf('Lion Sands Game Reserve', '/lionsands', 'Property')).toBe(19_000);
  expect(priceOf('River Lodge', '/lionsands/river-lodge', 'Lodge')).toBe(19_000);
  expect(priceOf('Hinkwenu Villa', '/residences/hinkwenu', 'Villa')).toBe(98_000);
  expect(priceOf('Chalkley', '/lionsands/treehouses/chalkley', 'Treehouse')).toBe(7_600);
});

test('a room is priced by its own lodge, though another has one of the same name', () => {
  const href = '/lionsands/tinga-lodge/rooms#family-suite';
  expect(priceOf('Family suite', href, 'Room', 'Tinga Lodge')).toBe(30_000);
  expect(priceOf('Family suite', href, 'Room', 'River Lodge')).toBe(21_000);
});

test('what is no place with a price on sale has none', () => {
  expect(priceOf('Cape Town', '/destinations/cape-town', 'Destination')).toBeUndefined();
  expect(priceOf('River Lodge', '/lionsands/river-lodge', 'Question', '', 'questions')).toBeUndefined();
  const past = found('River Lodge', '/lionsands/river-lodge', 'Lodge');
  expect(priceFound(past, rates, '2028-01-01')).toBeNull();
});
