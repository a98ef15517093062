import { defaultBrand, makeCollection } from '@sundowner/brand';
import { expect, test } from 'vitest';
import { withCollection } from '../content/collection/collection-scope.ts';
import { isLinkable } from './is-linkable.ts';

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
