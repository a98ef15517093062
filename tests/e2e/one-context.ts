import { briefBrowser } from './browser.ts';
import { test as base } from './fixtures.ts';

export { expect } from './fixtures.ts';

/**
 * The fixtures of every browser test, for files that look at one page after another and at nothing that outlives it: a worker keeps one
 * context, which Playwright empties from test to test (cookies, stores, cache, routes and scripts), and each test has a tab of its own,
 * with a history and a session of its own. A new context costs half a second of processor time more.
 */
export const test = base.extend({
  reuseContext: true,
  launchOptions: briefBrowser,

  page: async ({ context }, use) => {
    const page = await context.newPage();
    await use(page);
    await page.close();
  },
});
