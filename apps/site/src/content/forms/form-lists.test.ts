import { type CollectionEntries, defaultBrand, makeCollection } from '@sundowner/brand';
import { expect, test } from 'vitest';
import { experiencesAt, offeredLists } from './form-lists.ts';

const entries: CollectionEntries = {
  experiencesCategory: [
    { identifier: 'wine', link: '/experiences/food', title: 'Food', enquiryValue: 'food', experiencesCategoryFor: 'experiences' },
    { identifier: 'people', link: '/experiences/people', title: 'People', enquiryValue: 'community', experiencesCategoryFor: 'experiences' },
    { identifier: 'stars', link: '/experiences/stars', title: 'Stars', enquiryValue: 'stars', experiencesCategoryFor: 'experiences' },
    { identifier: 'explore', link: '/experiences/explore', title: 'Explore', experiencesCategoryFor: 'experiences' },
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

test('lists of places come with the collection; of experiences its kinds, until editors have made a list', () => {
  expect(offeredLists({}, collection)).toMatchObject({
    residences: [{ value: 'Fig', label: 'Fig' }],
    locations: [],
    experiences: [{ value: 'food' }, { value: 'community' }, { value: 'stars' }],
  });
  const edited = { experiences: list, packages: [{ value: 'Rail', label: 'By rail' }] };
  expect(offeredLists(edited, collection)).toMatchObject(edited);
});
