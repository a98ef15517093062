import { type CollectionEntries, defaultBrand, makeCollection } from '@sundowner/brand';
import { expect, test } from 'vitest';
import { allOfKind } from './kind-link.ts';

const entries: CollectionEntries = {
  propertyUpdated: [{ key: 'delta', slug: 'the-delta', name: 'The Delta Camps' }],
};
const collection = makeCollection(entries, defaultBrand);

test.each([
  ['treehouses', '/the-delta/treehouses', '/experiences#kind-treehouses'],
  ['treehouses', '/experiences/treehouses', '/experiences/treehouses'],
  ['foodwine', '/experiences/food-and-wine', '/experiences/food-and-wine'],
])('NAV-10/treehouses of the kind %s at %s everything is at %s', (category, href, all) => {
  expect(allOfKind({ category, href }, collection)).toBe(all);
});
