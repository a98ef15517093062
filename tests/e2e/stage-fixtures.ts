import { type FakeVendor, startVendor } from '../fakes/vendor.ts';
import { type SiteStage, siteStage } from '../integration/site-stage.ts';
import { test as base } from './fixtures.ts';

export { expect } from './fixtures.ts';

/**
 * The fixtures of every browser test on the built site alone, with a stand-in for the studio whose content and faults a test changes,
 * and analytics configured to a stand-in for the vendors.
 */
export const test = base.extend<object, { vendor: FakeVendor; stage: SiteStage }>({
  vendor: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern; it has none
    async ({}, use) => {
      const vendor = await startVendor();
      await use(vendor);
      await vendor.close();
    },
    { scope: 'worker' },
  ],

  stage: [
    async ({ vendor }, use) => {
      const stage = await siteStage({
        env: {
          TAG_MANAGER_ID: 'GTM-TEST',
          TAG_MANAGER_URL: vendor.origin,
          PIXEL_ID: '424242',
          PIXEL_URL: vendor.origin,
          HEAT_MAP_ID: 'heat',
          HEAT_MAP_URL: vendor.origin,
          CONSENT_DAYS: '90',
        },
      });
      await use(stage);
      await stage.close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],

  baseURL: async ({ stage }, use) => use(stage.url),
});
