import { type Product, startProduct } from '../support/product.ts';
import { axeFindings, overflows } from '../support/whole-page.ts';
import { test as base, expect } from './fixtures.ts';

/** A page of each layout in which another collection's words, pins and palettes stand. */
const paths = [
  '/',
  '/chibwe-river',
  '/chibwe-river/mulonga',
  '/chibwe-river/ilala-camp/rooms',
  '/chibwe-river/rates-and-offers',
  '/chibwe-river/travel-info',
  '/omburi',
  '/omburi/treehouses',
  '/tide-house',
  '/tide-house/suites',
  '/residences',
  '/residences/dune-house',
  '/experiences',
  '/experiences/on-the-water',
  '/travel-africa',
  '/rates',
  '/blog',
  '/our-story',
  '/impact',
  '/contact-us',
  '/enquire/email',
  '/enquire/book',
];

/** Browser tests of a product that shows the second collection (`tests/collections`). */
const test = base.extend<object, { product: Product }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern; it has none
    async ({}, use) => {
      const product = await startProduct({ collection: 'second' });
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
});

test('pages of another collection are accessible and run past no window', {
  tag: '@both',
}, async ({ page, product, isPhone }) => {
  test.setTimeout(600_000);
  const wrong: string[] = [];
  for (const path of paths) {
    await page.goto(new URL(path, product.siteUrl).href);
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    wrong.push(...(await axeFindings(page)).map((finding) => `${path} ${finding}`));
    const widths = isPhone ? [320, 390] : [833, 1440];
    wrong.push(...(await overflows(page, widths)).map((over) => `${path} runs ${over}`));
  }
  expect(wrong).toEqual([]);
});
