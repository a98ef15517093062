import { afterEach, expect, test, vi } from 'vitest';
import { testSite } from '../../../../../tests/fakes/studio-tags.ts';
import { Reading } from '../reading/reading.ts';
import { readOffers } from './offers.ts';

afterEach(() => vi.useRealTimers());

const offer = (
  slug: string,
  from: string,
  until: string,
  property: string | null = 'monwana',
  accommodation: readonly object[] = [],
) => ({
  id: slug,
  accommodation,
  slug,
  title: slug,
  from,
  until,
  property,
});
const entries = [
  offer('summer', '2026-11-01', '2026-11-22'),
  offer('autumn', '2026-11-23', '2026-12-31'),
  offer('everywhere', '2026-01-01', '2027-01-01', null),
  offer('elsewhere', '2026-01-01', '2027-01-01', 'capecadogan'),
];

/** The offers of Monwana at a moment, and when their page changes by itself. */
async function offersAt(moment: string, property: 'monwana' | 'lionsands' | null = 'monwana') {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(moment) });
  const source = {
    read: async () => ({ cancelled: false, json: { docs: entries }, askedAt: 0 }) as const,
    forget: () => {},
  };
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  const snapshots = { load: async () => null, save: async () => {}, remove: async () => {} };
  const reading = new Reading({ site: testSite, source, snapshots, log, failing: new Set() });
  const offers = await readOffers(reading, property);
  return { slugs: offers.map(({ slug }) => slug), seconds: reading.freshness()?.maxAge };
}

test('an offer is shown from its first day to the end of its last, where the lodges are', async () => {
  expect((await offersAt('2026-11-22T21:59:59Z')).slugs).toEqual(['summer', 'everywhere']);
  // Midnight in South Africa.
  expect((await offersAt('2026-11-22T22:00:00Z')).slugs).toEqual(['autumn', 'everywhere']);
  expect((await offersAt('2026-12-31T22:00:00Z')).slugs).toEqual(['everywhere']);
});

test('a page with an offer that ends tonight is not kept beyond midnight', async () => {
  expect((await offersAt('2026-11-22T21:00:00Z')).seconds).toBeLessThanOrEqual(3600);
  // The last of its offers ends with the year, and no other begins.
  expect(await offersAt('2026-12-31T21:00:00Z')).toEqual({ slugs: ['autumn', 'everywhere'], seconds: 3600 });
});

test('a page with an offer that begins tonight is not kept beyond midnight', async () => {
  expect(await offersAt('2025-12-31T21:00:00Z')).toEqual({ slugs: [], seconds: 3600 });
});

test('an offer of the whole collection for some lodges is shown where those are', async () => {
  const lodges = [{ id: 1, name: 'River Lodge', property: 'lionsands' }];
  entries.push(offer('lodges', '2026-01-01', '2027-01-01', null, lodges));
  expect((await offersAt('2026-12-31T23:00:00Z')).slugs).not.toContain('lodges');
  expect((await offersAt('2026-12-31T10:00:00Z', 'lionsands')).slugs).toEqual(['everywhere', 'lodges']);
  entries.pop();
});

test('an offer for lodges that are retired is over, and not one for every lodge', async () => {
  const both = [7, { id: 1, name: 'River Lodge', property: 'lionsands' }] as unknown as readonly object[];
  entries.push(
    // The studio gives the number alone of a lodge that is not published.
    offer('retired', '2026-01-01', '2027-01-01', null, [7] as unknown as readonly object[]),
    offer('retired-here', '2026-01-01', '2027-01-01', 'lionsands', [7] as unknown as readonly object[]),
    offer('left', '2026-01-01', '2027-01-01', 'lionsands', both),
    offer('of-nobody', '2026-01-01', '2027-01-01', 'sold-last-year'),
  );
  expect((await offersAt('2026-12-31T10:00:00Z', 'lionsands')).slugs).toEqual(['everywhere', 'left']);
  expect((await offersAt('2026-12-31T10:00:00Z', null)).slugs).toEqual([
    ...['autumn', 'everywhere', 'elsewhere', 'left'],
  ]);
  entries.splice(-4);
});

test('all of them, where all rates are', async () => {
  expect((await offersAt('2026-11-22T10:00:00Z', null)).slugs).toEqual(['summer', 'everywhere', 'elsewhere']);
});
