import {
  type Collection,
  defaultBrand,
  type EntryLike,
  emptyCollection,
  makeCollection,
} from '@sundowner/brand';
import { expect, test } from 'vitest';
import { currentCollection, withCollection } from '../content/places/collection-scope.ts';
import { isLinkable } from './is-linkable.ts';

const asked = [
  'residences',
  'travel-africa',
  'destination',
  'experiences',
  'celebration',
  'book',
  '360-tours',
];
const linkableIn = (collection: Collection, ...hrefs: readonly string[]) =>
  withCollection({ collection, read: true }, () => hrefs.filter(isLinkable));

test('forms and dialogs that ask about something are led to where there is any of it', () => {
  const hrefs = asked.map((form) => `/enquire/${form}?from=/`);
  expect(linkableIn(currentCollection(), ...hrefs)).toEqual(hrefs);
  const empty = {
    ...emptyCollection(),
    absentPages: ['/travel-africa', '/enquire/360-tours'] as const,
  };
  expect(linkableIn(empty, ...hrefs)).toEqual([]);
});

test('the way to a person is always led to, and other hosts are', () => {
  const hrefs = ['/', '/contact-us', '/enquire/telephone', '/enquire/email', 'https://example.com/our-story'];
  expect(linkableIn({ ...emptyCollection(), absentPages: ['/our-story'] }, ...hrefs)).toEqual(hrefs);
});

test('a page without its entry is not', () => {
  expect(linkableIn({ ...emptyCollection(), absentPages: ['/our-story'] }, '/our-story', '/impact')).toEqual([
    '/impact',
  ]);
});

const collection = makeCollection(
  {
    propertyUpdated: [{ id: 1, key: 'delta', slug: 'the-delta', name: 'The Delta Camps' }],
    accommodation: [
      { id: 1, contentfulTag: 'reed', name: 'Reed Camp', property: 'delta', link: '/the-delta/reed-camp' },
    ],
    treehouse: [{ id: 1, slug: 'marula', name: 'Marula', property: 'delta' }],
    residence: [{ id: 1, slug: 'cottage', name: 'Cottage' }],
  },
  defaultBrand,
);

test.each([
  ['/the-delta/reed-camp', true],
  ['/the-delta/gone-camp', false],
  ['/the-delta/treehouses/marula?dateStart=2027-03-05', true],
  ['/the-delta/treehouses/baobab', false],
  ['/residences/cottage#rooms', true],
  ['/residences/gone', false],
  ['/residences', true],
  ['https://example.com/residences/gone', true],
])('%s may be linked to: %s', (href, may) => {
  expect(withCollection({ collection, read: true }, () => isLinkable(href))).toBe(may);
});

test('what is free is led to once a place that is shown has a card with the address of the booking service', () => {
  const region = { id: 1, key: 'okavango', name: 'Okavango' };
  const card = { id: 1, contentfulTag: 'barge', name: 'The Barge', region: 'okavango' };
  const booked = { ...card, checkAvailabilityLink: 'https://book.example.com/barge' };
  const may = (cards: readonly EntryLike[], regions: readonly EntryLike[]) =>
    linkableIn(makeCollection({ accommodationCard: cards, region: regions }, defaultBrand), '/enquire/book')
      .length > 0;
  expect(may([booked], [region])).toBe(true);
  expect(may([card], [region])).toBe(false);
  expect(may([booked], [{ ...region, hidden: true }])).toBe(false);
  expect(may([], [region])).toBe(false);
});
