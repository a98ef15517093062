import { type CollectionEntries, defaultBrand, makeCollection } from '@sundowner/brand';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type EnquiryStore, openEnquiryStore } from '../../../../tests/fakes/enquiry-store.ts';
import { type PlaceName, placeNames } from '../forms/places-named.ts';
import { keepPlaceNames, namesOfNamed } from './place-names.ts';

let desk: EnquiryStore;
beforeEach(async () => {
  desk = await openEnquiryStore();
});
afterEach(() => desk.close());

const named = (place: string, name: string, property: string | null = 'delta'): PlaceName => ({
  place,
  name,
  property,
});
const keep = (...seen: readonly PlaceName[]) => desk.store.transaction((sql) => keepPlaceNames(sql, seen));
const namesOf = (...places: string[]) =>
  desk.store.transaction((sql) => namesOfNamed(sql, { likeToVisitTheseLodges: places, name: 'Naledi' }));

test('COL-03/desk-finds a lodge that is renamed is one by every name it has had, in either direction', async () => {
  await keep(named('reed', 'Reed Camp'), named('fig', 'Fig Camp'));
  await keep(named('reed', 'River Camp'), named('fig', 'Fig Camp'));
  expect(await namesOf('Reed Camp')).toEqual(['Reed Camp', 'River Camp']);
  expect(await namesOf('River Camp')).toEqual(['Reed Camp', 'River Camp']);
  expect(await namesOf('Fig Camp', '', 'x'.repeat(300))).toEqual(['Fig Camp']);
  expect(await namesOf('Elsewhere')).toEqual([]);
  expect(await namesOf()).toEqual([]);
});

test('COL-03/desk-finds enquiries about the property of a lodge that is renamed have their words taken down anew', async () => {
  for (const [id, property] of [
    ['a', 'delta'],
    ['b', 'dunes'],
    ['c', null],
  ] as const) {
    await desk.add(id, { receivedAt: 1 });
    await desk.store.transaction(async (sql) => {
      if (property !== null)
        await sql.run('INSERT INTO enquiry_properties (property, received_at, enquiry_id) VALUES (?, 1, ?)', [
          property,
          id,
        ]);
      await sql.run('UPDATE enquiries SET indexed = 1 WHERE id = ?', [id]);
    });
  }
  const toIndex = async () =>
    (
      await desk.store.read.rows<{ id: string }>('SELECT id FROM enquiries WHERE indexed = 0 ORDER BY id')
    ).map(({ id }) => id);
  await keep(named('reed', 'Reed Camp'), named('residence:7', 'Fig House', null));
  await keep(named('reed', 'Reed Camp'), named('oryx', 'Oryx Camp', 'dunes'));
  // One that was not known before has no other name.
  expect(await toIndex()).toEqual([]);
  await keep(named('reed', 'River Camp'));
  expect(await toIndex()).toEqual(['a']);
  // A residence may be named in an enquiry about any property, or about none.
  await keep(named('residence:7', 'Marula House', null));
  expect(await toIndex()).toEqual(['a', 'b', 'c']);
});

test.each<readonly [string, (name: string, slug: string) => CollectionEntries]>([
  [
    'a lodge',
    (name, slug) => ({
      propertyUpdated: [{ id: 1, key: 'delta', slug: 'delta', name: 'Delta' }],
      accommodation: [
        { id: 7, contentfulTag: 'reed', property: 'delta', link: `/delta/${slug}`, name, enquiryName: name },
      ],
    }),
  ],
  ['a residence', (name, slug) => ({ residence: [{ id: 7, name, slug, enquiryName: `The ${name}` }] })],
  [
    'a place that is booked by its card',
    (name) => ({
      accommodationCard: [{ id: 7, contentfulTag: 'barge', region: 'delta', enquiryName: name }],
    }),
  ],
  ['a region', (name) => ({ region: [{ id: 7, key: 'delta', name, displayName: `The ${name}` }] })],
  ['a country', (name, slug) => ({ travelAfricaDestination: [{ id: 7, name, slug }] })],
  ['a journey', (title, slug) => ({ packages: [{ id: 7, title, slug }] })],
  [
    'a kind of experience',
    (title, slug) => ({
      experiencesCategory: [
        {
          ...{ id: 7, title, link: `/experiences/${slug}`, identifier: slug, enquiryValue: title },
          experiencesCategoryFor: 'experiences',
        },
      ],
    }),
  ],
])(
  'COL-03/desk-finds %s that gets another name and address in one publish, twice, is one by every name',
  async (_, entriesOf) => {
    for (const [name, slug] of [
      ['Fig', 'fig'],
      ['Marula', 'marula'],
      ['Baobab', 'baobab'],
    ] as const)
      await keep(...placeNames(makeCollection(entriesOf(name, slug), defaultBrand)));
    for (const name of ['Fig', 'Marula', 'Baobab'])
      expect(await namesOf(name), name).toEqual(expect.arrayContaining(['Baobab', 'Fig', 'Marula']));
  },
);

test('COL-03/desk-finds names that were kept of a residence by its address are those of its entry', async () => {
  await keep(named('residence/fig', 'Wild Fig', null), named('residence/fig', 'Fig House', null));
  const residence = { id: 7, slug: 'fig', name: 'Fig House' };
  await keep(...placeNames(makeCollection({ residence: [residence] }, defaultBrand)));
  await keep(
    ...placeNames(
      makeCollection({ residence: [{ ...residence, slug: 'marula', name: 'Marula House' }] }, defaultBrand),
    ),
  );
  expect(await namesOf('Wild Fig')).toEqual(['Fig House', 'Marula House', 'Wild Fig']);
  // Another house at the address it had is not the same house.
  await keep(
    ...placeNames(makeCollection({ residence: [{ id: 8, slug: 'fig', name: 'Cottage' }] }, defaultBrand)),
  );
  expect(await namesOf('Cottage')).toEqual(['Cottage']);
});

test('COL-03/desk-finds a residence whose address is a number does not get the names of the entry of that number', async () => {
  const fig = { id: 7, slug: 'fig', name: 'Fig House' };
  const seven = { id: 8, slug: '7', name: 'Number Seven' };
  for (const residence of [[fig], [fig, seven]])
    await keep(...placeNames(makeCollection({ residence }, defaultBrand)));
  expect(await namesOf('Number Seven')).toEqual(['Number Seven']);
  expect(await namesOf('Fig House')).toEqual(['Fig House']);
});
