import { collectionReads, mostPlaces } from '@sundowner/brand';
import { expect, test } from 'vitest';
import { propertyQuery } from './property-cards.ts';

test('menus and cards read as many properties as the collection has', () => {
  expect(propertyQuery.limit).toBe(collectionReads.propertyUpdated.limit);
  expect(mostPlaces).toBeGreaterThanOrEqual(200);
});
