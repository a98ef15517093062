import { expect, test } from 'vitest';
import { demonstrationCollection } from '../../../tests/support/demonstration-collection.ts';
import { defaultBrand } from './brand.ts';
import { keysShared, pageKey, pathOfPageKey } from './page-keys.ts';
import { emptyCollection } from './places/collection.ts';
import { type CollectionEntries, makeCollection } from './places/make-collection.ts';

test.each([
  ['/', 'home'],
  ['/contact-us', 'contact-us'],
  ['/our-story/our-teams', 'our-story-our-teams'],
  ['/travel-africa/package/quintessential-cape', 'package-quintessential-cape'],
  ['/lionsands/experiences/safari', 'experiences-safari-lionsands'],
  ['/thank-you?ref=MC-7KQ2-94HD', 'thank-you'],
])('the page key of %s is %s (CNT-02)', (path, key) => {
  expect(pageKey(path)).toBe(key);
});

const property = (slug: string) => ({ key: slug, slug, name: slug });
const lodge = (of: string, name: string) => ({
  ...{ contentfulTag: `${of}.${name}`, name, property: of, link: `/${of}/${name}` },
});
const at = (entries: CollectionEntries) =>
  makeCollection({ experiencesProperty: [], ...entries }, defaultBrand);
const before = { propertyUpdated: [property('a')], accommodation: [lodge('a', 'b-c')] };

test.each<readonly [string, CollectionEntries, readonly string[]]>([
  ['nothing new', before, []],
  [
    'a lodge of another property',
    {
      propertyUpdated: [property('a-b'), property('a')],
      accommodation: [...before.accommodation, lodge('a-b', 'c'), lodge('a-b', 'd')],
    },
    ['/a-b/c and /a/b-c', '/a-b/c/rooms and /a/b-c/rooms'],
  ],
  [
    'a property called as the home page is',
    { propertyUpdated: [property('a'), property('home')] },
    ['/home and /'],
  ],
  [
    'a journey',
    {
      propertyUpdated: [property('package')],
      accommodation: [lodge('package', 'two-rivers')],
      packages: [{ slug: 'two-rivers' }],
    },
    ['/package/two-rivers and /travel-africa/package/two-rivers'],
  ],
  [
    'a treehouse',
    {
      propertyUpdated: [property('a')],
      accommodation: [lodge('a', 'treehouses-fig')],
      treehouse: [{ slug: 'fig', name: 'Fig', property: 'a' }],
    },
    ['/a/treehouses-fig and /a/treehouses/fig'],
  ],
])('COL-02/routes no two pages go by one key: %s', (_, after, shared) => {
  const found = keysShared(at(before), at(after)).map(({ first, second }) => `${second} and ${first}`);
  expect(found).toEqual(expect.arrayContaining([...shared]));
  if (shared.length === 0) expect(found).toEqual([]);
});

test('what shared a key before goes on', () => {
  const both = at({
    propertyUpdated: [property('a'), property('a-b')],
    accommodation: [lodge('a', 'b-c'), lodge('a-b', 'c')],
  });
  expect(keysShared(both, both)).toEqual([]);
  expect(pathOfPageKey('a-b-c', at(before))).toBe('/a/b-c');
});

test('every page of the demonstration has a key of its own, and is found by it', () => {
  const known = demonstrationCollection();
  expect(keysShared(emptyCollection(), known)).toEqual([]);
});
