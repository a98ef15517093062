import { emptyCollection, routeOf } from '@sundowner/brand';
import { expect, test } from 'vitest';
import { testSite } from '../../../../../tests/fakes/studio-tags.ts';
import { OutageError } from '../reading/errors.ts';
import { Reading } from '../reading/reading.ts';
import { previewCollection, readCollection } from './read-collection.ts';

const log = { info: () => {}, warn: () => {}, error: () => {} };
const snapshots = { load: async () => null, save: async () => {}, remove: async () => {} };
const lodge = {
  id: 1,
  contentfulTag: 'reed',
  name: 'Reed Camp',
  property: 'delta',
  link: '/delta/reed-camp',
};

/** A studio whose property has this address; `null` for one that is away. */
const studio = (slug: string | null) =>
  new Reading({
    ...{ site: testSite, snapshots, log, failing: new Set<string>(), drafts: true },
    source: {
      forget: () => {},
      async read({ collection }) {
        if (slug === null) throw new OutageError('away', null);
        const property = { id: 1, key: 'delta', slug, name: 'The Delta' };
        const docs = { propertyUpdated: [property], accommodation: [lodge] }[collection] ?? [];
        return { cancelled: false, askedAt: 0, json: { docs } };
      },
    },
  });

test('a preview shows the lodges of a property whose new address is not published yet', async () => {
  const published = { collection: await readCollection(studio('delta')), read: true };
  const { collection } = await previewCollection(studio('wide-delta'), published);
  expect(routeOf('/delta/reed-camp', collection)?.path).toBe('/{property}/{lodge}');
  expect(collection.properties.map(({ root }) => root)).toEqual(['/delta']);
});

test('a property that was never published is shown where its draft says, and without drafts what is published', async () => {
  const nothing = { collection: emptyCollection(), read: true };
  const { collection } = await previewCollection(studio('wide-delta'), nothing);
  expect(collection.properties.map(({ root }) => root)).toEqual(['/wide-delta']);
  expect(await previewCollection(studio(null), nothing)).toBe(nothing);
});
