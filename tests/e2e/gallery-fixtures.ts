import { type Gallery, startGallery } from '../support/gallery.ts';
import { test as base } from './one-context.ts';

export { expect } from './fixtures.ts';

/** The fixtures of every browser test, and beside the worker's product a site with the component gallery. */
export const test = base.extend<object, { gallery: Gallery }>({
  gallery: [
    async ({ product }, use) => {
      const gallery = await startGallery(product);
      await use(gallery);
      await gallery.stop();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
});
