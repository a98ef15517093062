import { defaultBrand, hasPage, makeCollection, type Property } from '@sundowner/brand';
import { expect, test } from 'vitest';
import type { PageRequest } from '../../content/page-request.ts';
import { withCollection } from '../../content/places/collection-scope.ts';
import { Reading } from '../../content/reading/reading.ts';
import { readTreehousesPage } from './read-treehouses-page.ts';

const site = { brand: defaultBrand, siteUrl: 'https://www.example.com', demonstration: false };
const treehouse = (id: number, slug: string) => ({ id, slug, name: slug, property: 'xugana' });

/** The page of the treehouses of a property that lists some of those that name it, and whether links lead there. */
async function pageWith(treehouses: readonly object[], listed: readonly object[]) {
  const property = { id: 1, key: 'xugana', slug: 'xugana', name: 'Xugana', treehouses: listed };
  const collection = makeCollection(
    { propertyUpdated: [{ ...property }], treehouse: treehouses.map((each) => ({ id: 0, ...each })) },
    defaultBrand,
  );
  const entries: Readonly<Record<string, readonly object[]>> = {
    propertyUpdated: [property],
    treehouse: treehouses,
  };
  const source = {
    read: async ({ collection: of }: { readonly collection: string }) =>
      ({ cancelled: false, json: { docs: entries[of] ?? [] }, askedAt: 0 }) as const,
    forget: () => {},
  };
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  const snapshots = { load: async () => null, save: async () => {}, remove: async () => {} };
  const reading = new Reading({ site, source, snapshots, log, failing: new Set() });
  const request = {
    ...{ reading, siteUrl: site.siteUrl, query: new URLSearchParams() },
    chrome: Promise.resolve({ menus: { properties: [] } }),
    currency: async () => 'USD',
  } as unknown as PageRequest;
  return withCollection({ collection, read: true }, async () => {
    const page = await readTreehousesPage(request, collection.properties[0] as Property);
    const shown = page?.view.treehouses.map(({ slug }) => slug) ?? null;
    return { shown, linked: hasPage('/xugana/treehouses', collection) };
  });
}

test('RT-04/unlisted the page answers from the moment links lead to it: with a treehouse that names its property', async () => {
  const [baobab, marula] = [treehouse(1, 'baobab'), treehouse(2, 'marula')];
  expect(await pageWith([], [])).toEqual({ shown: null, linked: false });
  expect(await pageWith([baobab], [])).toEqual({ shown: ['baobab'], linked: true });
  // What the property lists stands first.
  expect(await pageWith([baobab, marula], [marula])).toEqual({ shown: ['marula', 'baobab'], linked: true });
});
