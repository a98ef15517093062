import type { ContentQuery } from '@sundowner/brand';
import { expect, test, vi } from 'vitest';
import { testSite } from '../../../../../tests/fakes/studio-tags.ts';
import { currentCollection, withCollection } from '../../content/places/collection-scope.ts';
import { Reading } from '../../content/reading/reading.ts';
import { reader } from './book-reader.ts';

test('a place is booked as its own property is, and not as another one in its region', async () => {
  const known = currentCollection();
  const collection = {
    ...known,
    properties: known.properties.map((property) => ({ ...property, region: known.regions[0]?.key ?? '' })),
  };
  const [first, second] = collection.properties;
  const at = (property: string | undefined) =>
    collection.lodges.find((lodge) => lodge.property === property && !lodge.whole)?.tag ?? '';
  const docs: Readonly<Record<string, readonly object[]>> = {
    accommodationCard: [at(first?.key), at(second?.key)].map((contentfulTag) => ({
      ...{ contentfulTag, checkAvailabilityLink: 'https://book.example.com/' },
    })),
    propertyUpdated: collection.properties.map(({ key, name }) => ({
      ...{ key, name, availabilityQuery: `?${key}={arrival}` },
    })),
  };
  const reading = new Reading({
    site: testSite,
    source: {
      read: async ({ collection: name }: ContentQuery) => ({
        ...{ cancelled: false as const, askedAt: 0 },
        json: { docs: docs[name] ?? [] },
      }),
      forget: () => {},
    },
    snapshots: { load: async () => null, save: async () => {}, remove: async () => {} },
    log: { info: vi.fn(), warn: vi.fn(), error: vi.fn() },
    failing: new Set(),
  });
  const content = await withCollection({ collection, read: true }, () =>
    reader.read(reading, { from: '/' } as Parameters<typeof reader.read>[1]),
  );
  expect(
    content?.regions.flatMap(({ cards }) =>
      cards.map(({ tag, availabilityQuery }) => [tag, availabilityQuery]),
    ),
  ).toEqual([
    [at(first?.key), `?${first?.key}={arrival}`],
    [at(second?.key), `?${second?.key}={arrival}`],
  ]);
});
