import { type Collection, defaultBrand, makeCollection } from '@sundowner/brand';
import { expect, test } from 'vitest';
import { propertiesAsked, propertyWords } from './places-named.ts';

const delta = { key: 'delta', slug: 'delta', name: 'The Delta Camps', shortName: 'Delta' };
const harbour = { key: 'harbour', slug: 'harbour', name: 'Harbour House', shortName: 'Harbour' };
const of = (...properties: object[]): Collection =>
  makeCollection({ propertyUpdated: properties.map((each, id) => ({ id, ...each })) }, defaultBrand);
const both = of(delta, harbour);
const kept = propertyWords(both);
const visit = (...locationToVisit: string[]) => ({ locationToVisit });

test('an enquiry is about every property it names, or else about the one whose page it was sent from', () => {
  expect(propertiesAsked(visit('Harbour', 'Delta'), '/harbour', both)).toEqual(['delta', 'harbour']);
  expect(propertiesAsked({}, '/harbour/rooms', both)).toEqual(['harbour']);
  expect(propertiesAsked({}, '/harbourside', both, kept)).toEqual([]);
});

test('COL-03/enquiries one that names a property that was retired since, or was sent from a page of it, is about it', () => {
  const one = of(delta);
  expect(propertiesAsked(visit('Harbour'), '/', one)).toEqual([]);
  expect(propertiesAsked(visit('Harbour'), '/', one, kept)).toEqual(['harbour']);
  expect(propertiesAsked(visit('Harbour', 'Delta'), '/', one, kept)).toEqual(['delta', 'harbour']);
  expect(propertiesAsked({}, '/harbour/rooms', one, kept)).toEqual(['harbour']);
  expect(propertiesAsked(visit('Elsewhere'), '/', one, kept)).toEqual([]);
});

test('COL-03/enquiries words and addresses from before a property was renamed or moved are its own', () => {
  const moved = of(delta, { ...harbour, name: 'Quay House', shortName: 'Quay', slug: 'quay' });
  expect(propertiesAsked(visit('Harbour House'), '/', moved, kept)).toEqual(['harbour']);
  expect(propertiesAsked({}, '/harbour', moved, kept)).toEqual(['harbour']);
});

test('a word that another property has now is that one', () => {
  const other = of(delta, { key: 'bay', slug: 'harbour', name: 'Harbour House', shortName: 'Bay' });
  expect(propertiesAsked(visit('Harbour House'), '/', other, kept)).toEqual(['bay']);
  expect(propertiesAsked({}, '/harbour', other, kept)).toEqual(['bay']);
});
