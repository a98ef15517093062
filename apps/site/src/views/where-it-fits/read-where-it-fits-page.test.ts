import { defaultBrand, makeCollection } from '@sundowner/brand';
import { expect, test } from 'vitest';
import type { CurrencyAsking, PageRequest } from '../../content/page-request.ts';
import { withCollection } from '../../content/places/collection-scope.ts';
import { Reading } from '../../content/reading/reading.ts';
import { readWhereItFitsPage } from './read-where-it-fits-page.ts';

const site = { brand: defaultBrand, siteUrl: 'https://www.example.com', demonstration: false };
const choice = { currency: 'ZAR', rate: 1, currencies: ['ZAR'], quote: null, failed: false };

/** The page of a collection that sells nothing yet. */
async function pageAt(query: string, currency: PageRequest['currency'] = async () => choice) {
  const source = {
    read: async () => ({ cancelled: false, json: { docs: [] }, askedAt: 0 }) as const,
    forget: () => {},
  };
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  const snapshots = { load: async () => null, save: async () => {}, remove: async () => {} };
  const reading = new Reading({ site, source, snapshots, log, failing: new Set() });
  const request = {
    ...{ reading, siteUrl: site.siteUrl, query: new URLSearchParams(query) },
    chrome: Promise.resolve({}),
    currency,
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

test('FIT-05/currency what is written beside a sum is asked for in place of what is chosen, and said where it cannot be had', async () => {
  const currencies = ['ZAR', 'USD'];
  const asked: (CurrencyAsking | undefined)[] = [];
  const { view } = await pageAt('budget=$8,000&currency=ZAR', async (asking) => {
    asked.push(asking);
    return { ...choice, currencies, currency: asking?.wanted ?? 'ZAR' };
  });
  expect(asked).toEqual([undefined, { wanted: 'USD' }]);
  expect(view.choice.currency).toBe('USD');
  expect(view.asked).toMatchObject({ errors: {}, typed: { budget: '8,000' }, question: { budget: 8000 } });
  const away = await pageAt('budget=$8,000', async (asking) => ({
    ...{ ...choice, currencies, failed: asking?.wanted !== undefined },
  }));
  expect(away.view.asked.question?.budget).toBeNull();
  expect(away.view.asked.errors.budget).toBe(
    'We cannot count in US dollars at the moment. Choose South African rand.',
  );
  const euros = await pageAt('budget=8000&currency=EUR', async () => ({ ...choice, currencies }));
  expect(euros.view.asked.errors.budget).toBe(
    'We cannot count in euros at the moment. Choose South African rand or US dollars.',
  );
});
