import { defaultBrand, makeCollection } from '@sundowner/brand';
import { noEnquiryContent } from '@sundowner/enquiries/delivery/enquiry-content';
import { choiceStays } from '@sundowner/enquiries/forms/form-content';
import type { GonePlace } from '@sundowner/enquiries/intake/offered-places';
import { expect, test } from 'vitest';
import { placesKept, withGone, withPlacesGone } from './places-gone.ts';

const now = Date.UTC(2027, 0, 31);
const withResidences = (...names: string[]) => ({
  ...noEnquiryContent,
  collection: makeCollection(
    { residence: names.map((name, at) => ({ slug: `house-${at}`, name })) },
    defaultBrand,
  ),
});
const withProperties = (...names: string[]) => ({
  ...noEnquiryContent,
  collection: makeCollection(
    { propertyUpdated: names.map((name) => ({ id: name, key: name, slug: name, name })) },
    defaultBrand,
  ),
});

test('FRM-16 a house that is offered no more is taken for 30 days, and until it is offered again', () => {
  const both = withPlacesGone(noEnquiryContent, withResidences('Fig', 'Marula'), now);
  expect(both.lists).toEqual({});
  const one = withPlacesGone(both, withResidences('Fig'), now);
  const gone = { value: 'Marula', label: 'Marula', until: now };
  expect(one.lists.residences).toEqual({ choices: [], retired: [gone] });
  const later = withPlacesGone(one, withResidences('Fig'), now + choiceStays);
  expect(later.lists.residences?.retired).toEqual([gone]);
  expect(withPlacesGone(later, withResidences('Fig'), now + choiceStays + 1).lists).toEqual({});
  expect(withPlacesGone(one, withResidences('Fig', 'Marula'), now + 1).lists).toEqual({});
});

/** An enquiry store that may be away. */
function storeOf(...before: readonly GonePlace[]) {
  const kept: string[] = [];
  const words: string[] = [];
  const store = { away: false, kept, words, warnings: 0 };
  const here = async <T>(answer: () => T): Promise<T> => {
    if (store.away) throw new Error('away');
    return answer();
  };
  const places = placesKept(
    {
      all: () => here(() => before),
      keep: (seen, named) =>
        here(() => {
          words.push(named.map(({ word, published }) => (published ? word : `${word} went`)).join(', '));
          kept.push(seen.map(({ value, offered }) => (offered ? value : `${value} went`)).join(', '));
          return before;
        }),
    },
    {
      warn: () => {
        store.warnings += 1;
      },
    },
  );
  return { store, places };
}

const fig: GonePlace = { list: 'residences', value: 'Fig', label: 'The Fig', until: now };

test('what was offered before a start is taken, unless it is offered now', async () => {
  const { places } = storeOf(fig);
  const taken = withGone(withResidences('Marula'), await places.before());
  expect(taken.lists.residences?.retired).toEqual([{ value: 'Fig', label: 'The Fig', until: now }]);
  expect(withGone(withResidences('Fig'), [fig]).lists).toEqual({});
  expect(withGone(taken, [fig])).toBe(taken);
});

test('while the store is away what is offered is held, said, and kept with the next content', async () => {
  const { store, places } = storeOf();
  store.away = true;
  expect(await places.before()).toEqual([]);
  expect(await places.keep(withResidences('Fig', 'Marula'))).toEqual([]);
  expect([store.kept, store.warnings]).toEqual([[], 2]);
  store.away = false;
  await places.keep(withResidences('Fig'));
  await places.keep(withResidences('Fig'));
  expect(store.kept).toEqual(['Fig, Marula went', 'Fig']);
});

test('COL-03/enquiries the words by which enquiries name a property are kept, those of one that went meanwhile too', async () => {
  const { store, places } = storeOf();
  store.away = true;
  await places.keep(withProperties('harbour'));
  store.away = false;
  await places.keep(withProperties('delta'));
  await places.keep(withProperties('delta'));
  expect(store.words).toEqual(['harbour went, /harbour went, delta, /delta', 'delta, /delta']);
});
