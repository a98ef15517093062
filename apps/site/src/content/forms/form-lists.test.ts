import { type CollectionEntries, defaultBrand, makeCollection } from '@sundowner/brand';
import { expect, test } from 'vitest';
import { experiencesAt, kindsAt, offeredLists } from './form-lists.ts';

const entries: CollectionEntries = {
  experiencesCategory: [
    {
      identifier: 'wine',
      link: '/experiences/food',
      title: 'Food',
      enquiryValue: 'food',
      experiencesCategoryFor: 'experiences',
    },
    {
      identifier: 'people',
      link: '/experiences/people',
      title: 'People',
      enquiryValue: 'community',
      experiencesCategoryFor: 'experiences',
    },
    {
      identifier: 'stars',
      link: '/experiences/stars',
      title: 'Stars',
      enquiryValue: 'stars',
      experiencesCategoryFor: 'experiences',
    },
    {
      identifier: 'explore',
      link: '/experiences/explore',
      title: 'Explore',
      experiencesCategoryFor: 'experiences',
    },
  ],
  residence: [{ slug: 'fig', name: 'Fig House', enquiryName: 'Fig' }],
};
const collection = makeCollection(entries, defaultBrand);
const list = [
  { value: 'safari', label: 'Safari' },
  { value: 'food', label: 'Food & Wine' },
  { value: 'community', label: 'Community & Conservation' },
];

test('MOD-10/experiences a property offers its own kinds, in its order and by the values the list has', () => {
  expect(experiencesAt(list, ['people', 'wine'], collection)).toEqual([list[2], list[1]]);
});

test('MOD-10/experiences a kind that is in no list, or went from it, is not offered', () => {
  expect(experiencesAt(list, ['stars', 'stargazing'], collection)).toEqual([]);
});

test('MOD-10/experiences a property has the kinds of its page, its safaris and its treehouses, each once', () => {
  const kind = (identifier: string, link: string, enquiryValue = identifier) => ({
    ...{ identifier, link, title: identifier, enquiryValue, experiencesCategoryFor: 'experiences' },
  });
  const known = makeCollection(
    {
      experiencesCategory: [
        kind('drives', '/experiences/safari'),
        kind('nests', '/the-delta/treehouses', 'nest'),
        kind('wine', '/experiences/food'),
      ],
    },
    defaultBrand,
  );
  const at = (safaris: boolean, treehouses: boolean) =>
    ({ root: '/the-delta', has: { experiences: true, safaris, treehouses, travelInfo: false } }) as const;
  expect(kindsAt(at(true, true), ['wine', 'drives'], known)).toEqual(['wine', 'drives', 'nests']);
  expect(kindsAt(at(true, false), ['wine'], known)).toEqual(['wine', 'drives']);
  expect(kindsAt(at(false, false), ['wine'], known)).toEqual(['wine']);
  // Nothing is known of a property without a page of experiences: its form offers them all.
  expect(kindsAt(at(true, true), [], known)).toEqual([]);
});

test('lists of places come with the collection; of experiences its kinds, until editors have made a list', () => {
  expect(offeredLists({}, collection)).toMatchObject({
    residences: [{ value: 'Fig', label: 'Fig' }],
    locations: [],
    experiences: [{ value: 'food' }, { value: 'community' }, { value: 'stars' }],
  });
  const edited = { experiences: list, packages: [{ value: 'Rail', label: 'By rail' }] };
  expect(offeredLists(edited, collection)).toMatchObject(edited);
});
