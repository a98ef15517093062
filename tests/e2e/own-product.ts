import { type Product, startProduct } from '../support/product.ts';
import { unhurried } from '../support/shared-product.ts';
import { test as base } from './fixtures.ts';

export { expect } from './fixtures.ts';

/**
 * The fixtures of every browser test with a product of the worker's own: for tests that publish, take down, or stop a part. All of
 * them take this one, so that a worker starts it once.
 */
export const test = base.extend<object, { product: Product }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern; it has none
    async ({}, use) => {
      const product = await startProduct({ env: unhurried });
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 600_000 },
  ],

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern; it has none
  mails: async ({}, use) => {
    await use(() => {
      throw new Error(
        'This product writes its mails into files; a test that reads mails asks the shared one.',
      );
    });
  },
});
