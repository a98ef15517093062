import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PackageCard } from './journey.ts';
import { listJourneys, parseNights } from './journey-listing.ts';

const named = (name: string) => ({ slug: name.toLowerCase(), name });
const card = (title: string, rest: Partial<PackageCard>): PackageCard => ({
  slug: title,
  href: `/curated-journeys/${title}`,
  kind: 'curatedJourney',
  title,
  line: '',
  nights: 7,
  season: '',
  stops: [],
  picture: null,
  priceFrom: null,
  months: [],
  interests: [],
  enquiryName: title,
  budget: '',
  comingSoon: false,
  destinations: [],
  travelTypes: [],
  ...rest,
});

test.each([
  ['Up to 7', [0, 7]],
  ['8 to 10', [8, 10]],
  ['11 or more', [11, Number.POSITIVE_INFINITY]],
  ['7', [7, 7]],
  ['Whatever', null],
])('%s is a number of nights', (option, range) => {
  expect(parseNights(option)).toEqual(range);
});

test('CNT-17/filters a filter of a title nobody knows is left out, and an option there is not changes nothing', () => {
  const cards = [card('a', { nights: 5 }), card('b', { nights: 9 })];
  const written = [
    { title: 'Nights', options: ['Up to 7', '8 to 10'] },
    { title: 'Colour', options: ['Red'] },
  ];
  const asked = (query: string) => listJourneys(cards, written, new URLSearchParams(query));
  expect(asked('').filters.map(({ name }) => name)).toEqual(['nights']);
  expect(asked('nights=8-to-10').journeys.map(({ title }) => title)).toEqual(['b']);
  expect(asked('nights=8-to-10').filters[0]?.chosen).toBe('8-to-10');
  expect(asked('nights=900&colour=red').journeys).toHaveLength(2);
});

test('CNT-17/filters a journey must match every filter chosen', () => {
  const words = ['one', 'two', 'three'];
  const filters = ['Month', 'Interests', 'Country', 'Budget', 'Travel type'];
  const of = fc.subarray(words);
  const journey = fc.record({
    month: of,
    interests: of,
    country: of,
    type: of,
    budget: fc.constantFrom(...words),
  });
  const choice = fc.array(fc.option(fc.constantFrom(...words), { nil: '' }), { minLength: 5, maxLength: 5 });
  fc.assert(
    fc.property(fc.array(journey, { maxLength: 8 }), choice, (journeys, chosen) => {
      const cards = journeys.map((each, at) =>
        card(String(at), {
          months: each.month,
          interests: each.interests,
          budget: each.budget,
          destinations: each.country.map(named),
          travelTypes: each.type.map(named),
        }),
      );
      const query = new URLSearchParams(
        chosen.map((word, at) => [filters[at]?.toLowerCase().replace(' ', '-') ?? '', word]),
      );
      const found = listJourneys(
        cards,
        filters.map((title) => ({ title, options: words })),
        query,
      ).journeys;
      const plain = journeys.flatMap((each, at) => {
        const has = [each.month, each.interests, each.country, [each.budget], each.type];
        return chosen.every((word, place) => word === '' || has[place]?.includes(word)) ? [String(at)] : [];
      });
      expect(found.map(({ title }) => title)).toEqual(plain);
    }),
    { numRuns: 200 },
  );
});
