import type { Browser } from '@playwright/test';
import { type Shown, showTruePlates } from '../support/true-plates.ts';
import { faultsOf, firstLoad } from '../support/whole-page.ts';
import { expect, test } from './fixtures.ts';
import { overPlates, type Width, widths } from './over-plates.ts';

// What a page fetches ahead is of its weight.
test.use({ fetchesAhead: true });

/** Words over plates that no template shows, and what must be noticed of those it shows: templates.spec.ts asks of templates themselves. */
test.describe.configure({ mode: 'parallel', timeout: 300_000 });

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/** A page of its own at a width. */
async function opened(browser: Browser, baseURL: string, width: Width, how: Shown = 'as they are drawn') {
  const own = width === 'phone' ? phone : { viewport: { width: 1440, height: 900 } };
  const context = await browser.newContext({ ...own, baseURL, locale: 'en-GB', reducedMotion: 'reduce' });
  const plates = await showTruePlates(context, how);
  const page = await context.newPage();
  return { context, plates, page };
}

/** Pages whose head is drawn otherwise, upright for phones too: a white house, and elephants, stand where the words begin. */
const heads = [
  { path: '/monwana', mark: null },
  { path: '/capecadogan', mark: null },
  // On a phone its name stands under what the picture shows.
  { path: '/marataba', mark: { phone: 'Marakele National Park', desktop: 'Marataba' } },
  { path: '/lionsands/ivory-lodge/fish-eagle-villa', mark: null },
];

test('words over the heads of other plates read well: 4.5 to 1 when small, 3 to 1 when large', async ({
  browser,
  product,
}) => {
  const wrong: string[] = [];
  for (const width of widths) {
    const { context, page } = await opened(browser, product.siteUrl, width);
    for (const { path, mark } of heads) {
      await page.goto(path);
      // The names on a map stand on land that is drawn, and are measured with the map.
      await page.evaluate(() => {
        for (const after of document.querySelectorAll('main > * ~ *')) after.remove();
      });
      const { weak, words } = await overPlates(page, 2);
      if (mark) expect(words, `${path} ${width}`).toContain(mark[width]);
      wrong.push(...weak.map((fault) => `${path} ${width}: ${fault}`));
    }
    await context.close();
  }
  expect(wrong).toEqual([]);
});

test('words that cannot be read over a plate are noticed, and a largest picture that nothing fetched ahead', async ({
  browser,
  product,
}) => {
  const { context, plates, page } = await opened(
    browser,
    product.siteUrl,
    'phone',
    'as the studio makes them',
  );
  const devtools = await context.newCDPSession(page);
  const load = await firstLoad(page, devtools, '/', plates);
  expect(load.largest).toContain('/media/');
  expect(faultsOf({ ...load, preloaded: [] })).toEqual([expect.stringContaining('nothing fetched ahead')]);
  expect(load.transfer).toBeGreaterThan(100 * 1024);
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('main h1, main h1 *'))
      part.style.color = '#222';
  });
  expect((await overPlates(page, 1)).weak).not.toEqual([]);
  await context.close();
});
