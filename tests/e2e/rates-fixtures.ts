import { currencyKey, type FakeCurrency, startCurrency } from '../fakes/currency.ts';
import { type SiteStage, siteStage } from '../integration/site-stage.ts';
import { addRates } from '../support/rated-entries.ts';
import { test as base } from './fixtures.ts';

export { expect } from './fixtures.ts';

/** The built site alone, with prices in the studio's stand-in and a stand-in for the service of exchange rates. */
export const test = base.extend<object, { currency: FakeCurrency; stage: SiteStage }>({
  currency: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern; it has none
    async ({}, use) => {
      const currency = await startCurrency();
      await use(currency);
      await currency.close();
    },
    { scope: 'worker' },
  ],

  stage: [
    async ({ currency }, use) => {
      const stage = await siteStage({
        env: { CURRENCY_URL: currency.url, CURRENCY_KEY: currencyKey },
        started: false,
      });
      addRates(stage.studio.store);
      await stage.start();
      await use(stage);
      await stage.close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],

  baseURL: async ({ stage }, use) => use(stage.url),
});
