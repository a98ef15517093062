import { defaultBrand, makeCollection } from '@sundowner/brand';
import { expect, test } from 'vitest';
import type { PageRequest } from '../../content/page-request.ts';
import { withCollection } from '../../content/places/collection-scope.ts';
import { Reading } from '../../content/reading/reading.ts';
import { readWhereItFitsPage } from './read-where-it-fits-page.ts';

const site = { brand: defaultBrand, siteUrl: 'https://www.example.com', demonstration: false };
const choice = { currency: 'ZAR', rate: 1, currencies: ['ZAR'], quote: null, failed: false };

/** The page of a collection that sells nothing yet. */
async function pageAt(query: string) {
  const source = {
    read: async () => ({ cancelled: false, json: { docs: [] }, outdated: false }) as const,
    forget: () => {},
  };
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  const snapshots = { load: async () => null, save: async () => {}, remove: async () => {} };
  const reading = new Reading({ site, source, snapshots, log, failing: new Set() });
  const request = {
    ...{ reading, siteUrl: site.siteUrl, query: new URLSearchParams(query) },
    chrome: Promise.resolve({}),
    currency: async () => choice,
  } as unknown as PageRequest;
  const collection = makeCollection({}, defaultBrand);
  const { view } = await withCollection({ collection, read: true }, () => readWhereItFitsPage(request));
  return { view, freshness: reading.freshness() };
}

test('FIT-03/ready-made the page without a question is made anew when the day ends: its months begin with today', async () => {
  const { freshness } = await pageAt('');
  expect(freshness?.swr).toBe(0);
  expect(freshness?.maxAge).toBeLessThanOrEqual(86_400);
});

test('FIT-02/treehouse where no treehouse is on sale none is wished for', async () => {
  const { view } = await pageAt('adults=2&treehouse=yes');
  expect([view.asked.question?.treehouse, view.hasTreehouses]).toEqual([false, false]);
});
