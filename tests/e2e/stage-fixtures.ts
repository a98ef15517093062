import { currencyKey, type FakeCurrency, startCurrency } from '../fakes/currency.ts';
import { type FakeVendor, startVendor } from '../fakes/vendor.ts';
import { type SiteStage, siteStage } from '../integration/site-stage.ts';
import { addRates } from '../support/rated-entries.ts';
import { test as base } from './fixtures.ts';

export { expect } from './fixtures.ts';

/**
 * The fixtures of every browser test on the built site alone, with a stand-in for the studio whose content and faults a test changes and
 * which has prices, stand-ins for the service of exchange rates and for the vendors of analytics. All of them take this one, so that a
 * worker starts it once.
 */
export const test = base.extend<
  { answered: boolean; answer: undefined },
  { vendor: FakeVendor; currency: FakeCurrency; stage: SiteStage }
>({
  vendor: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern; it has none
    async ({}, use) => {
      const vendor = await startVendor();
      await use(vendor);
      await vendor.close();
    },
    { scope: 'worker' },
  ],

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
    async ({ vendor, currency }, use) => {
      const stage = await siteStage({
        env: {
          TAG_MANAGER_ID: 'GTM-TEST',
          TAG_MANAGER_URL: vendor.origin,
          PIXEL_ID: '424242',
          PIXEL_URL: vendor.origin,
          HEAT_MAP_ID: 'heat',
          HEAT_MAP_URL: vendor.origin,
          CONSENT_DAYS: '90',
          CURRENCY_URL: currency.url,
          CURRENCY_KEY: currencyKey,
        },
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

  /** Whether the visitor has said no to the question at the foot of the page, which then is not there. */
  answered: [true, { option: true }],

  answer: [
    async ({ context, stage, answered }, use) => {
      if (answered) await context.addCookies([{ name: 'consent', value: 'no', url: stage.url }]);
      await use(undefined);
    },
    { auto: true },
  ],
});
