import { request } from 'node:http';
import type { BrowserContext } from '@playwright/test';
import { type LiveProduct, startLiveProduct } from '../support/live-product.ts';
import { test as base } from './fixtures.ts';
import { sessionOf } from './studio-accounts.ts';
import { openPage, type StudioVisit } from './studio-visit.ts';

export { expect } from './fixtures.ts';

/** The names an operator has given the collection. */
export const brand = {
  BRAND_SHORT_NAME: 'Reed',
  BRAND_COLLECTION_NAME: 'The Reed Collection',
  BRAND_SLUG: 'reed',
  BRAND_INITIALS: 'RC',
};

/** An address of the site, as visitors write it. */
export const siteAddress = (path: string) => `https://www.example.com${path}`;

/** What is asked of the address visitors know goes to the site's own port, as its proxy would send it. */
async function throughProxy(context: BrowserContext, { env, siteUrl }: LiveProduct): Promise<void> {
  const { host } = new URL(siteUrl);
  await context.route(`${siteUrl}/**`, (route) => {
    const asked = route.request();
    const { pathname, search } = new URL(asked.url());
    const headers = { ...asked.headers(), host, 'x-forwarded-proto': 'https', 'accept-encoding': 'identity' };
    const options = {
      host: '127.0.0.1',
      port: env.PORT,
      path: pathname + search,
      method: asked.method(),
      headers,
    };
    const passed = request(options, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const answered = Object.entries(response.headers).map(([name, value]) => [name, String(value)]);
        void route.fulfill({
          status: response.statusCode ?? 502,
          headers: Object.fromEntries(answered),
          body: Buffer.concat(parts),
        });
      });
    });
    passed.on('error', () => void route.abort());
    passed.end(asked.postDataBuffer() ?? undefined);
  });
}

/** Browser tests of a live installation on its first day, one for all tests of a file. */
export const test = base.extend<object, { product: LiveProduct }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern; it has none
    async ({}, use) => {
      const product = await startLiveProduct(brand);
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 600_000 },
  ],

  context: async ({ context, product }, use) => {
    await throughProxy(context, product);
    await use(context);
  },
});

/** Gives a context the session of one of the accounts of the first day. */
export async function signInAs(
  context: BrowserContext,
  product: LiveProduct,
  email: string,
): Promise<StudioVisit> {
  const [name = '', value = ''] = (await sessionOf(product, email)).split('=');
  await context.addCookies([{ name, value, url: product.studioUrl, httpOnly: true, sameSite: 'Lax' }]);
  return {
    open: async (path) => {
      const [page = await context.newPage()] = context.pages();
      await openPage(page, `${product.studioUrl}/admin${path}`);
    },
  };
}
