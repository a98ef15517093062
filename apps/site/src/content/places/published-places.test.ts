import { defaultBrand, hasPage, makeCollection } from '@sundowner/brand';
import { expect, test } from 'vitest';
import { withCollection } from './collection-scope.ts';
import { isOffered, publishedHref, treehouseHref } from './published-places.ts';

const collection = makeCollection(
  {
    propertyUpdated: [
      { id: 1, key: 'delta', slug: 'the-delta', name: 'The Delta Camps' },
      { id: 2, key: 'harbour', slug: 'harbour', name: 'Harbour House' },
      { id: 3, key: 'empty', slug: 'empty', name: 'Empty House' },
    ],
    accommodation: [
      {
        id: 1,
        contentfulTag: 'reed-camp',
        name: 'Reed Camp',
        property: 'delta',
        link: '/the-delta/reed-camp',
      },
      { id: 2, contentfulTag: 'harbour', name: 'Harbour House', property: 'harbour', link: '/harbour' },
    ],
    treehouse: [{ id: 1, slug: 'marula', name: 'Marula', property: 'delta' }],
    residence: [{ id: 1, slug: 'cottage', name: 'Cottage', accommodationTag: 'cottage' }],
    experiencesCategory: [
      { id: 1, title: 'Safari', link: '/experiences/safari', experiencesCategoryFor: 'experiences' },
    ],
    accommodationCard: [{ id: 1, contentfulTag: 'barge', name: 'The Barge', region: 'okavango' }],
  },
  defaultBrand,
);
const inside = <T>(make: () => T) => withCollection({ collection, read: true }, make);

test.each([
  ['/the-delta/reed-camp', true],
  ['/the-delta/reed-camp/rooms?compare=reed-tent#top', true],
  ['/the-delta/gone-camp', false],
  ['/the-delta/gone-camp/rooms', false],
  ['/the-delta/treehouses/marula', true],
  ['/the-delta/treehouses/baobab/', false],
  ['/harbour/rooms', true],
  ['/empty/rooms', false],
  ['/empty', true],
  ['/residences/cottage', true],
  ['/residences/gone', false],
  ['/the-delta/rates-and-offers', true],
  ['/experiences/safari', true],
  ['/experiences/gone', false],
  ['/unknown', false],
  ['https://tours.example.com/x', true],
])('%s has a page: %s', (href, there) => {
  expect(hasPage(href, collection)).toBe(there);
  expect(inside(() => publishedHref(href))).toBe(there ? href : null);
});

test.each([
  ['reed-camp', true],
  ['gone-camp', false],
  ['harbour', true],
  ['barge', true],
  ['cottage', true],
  ['treehouse-marula', true],
  ['treehouse-baobab', false],
  ['', false],
])('%s is offered: %s', (tag, offered) => {
  expect(inside(() => isOffered(tag))).toBe(offered);
});

test('no address is none', () => {
  expect(inside(() => publishedHref(null))).toBeNull();
});

test.each([
  ['nobody said where', 'marula', null, '/the-delta/treehouses/marula'],
  ['its address was another', 'marula', '/the-delta/treehouses/sausage-tree', '/the-delta/treehouses/marula'],
  ['an editor chose another page', 'marula', '/the-delta/reed-camp', '/the-delta/reed-camp'],
  ['it is not published', 'baobab', null, null],
])('COL-02/menus COL-05/appears a card leads to its treehouse: %s', (_, slug, discoverButtonLink, href) => {
  expect(inside(() => treehouseHref({ slug, property: 'delta', discoverButtonLink }))).toBe(href);
});
