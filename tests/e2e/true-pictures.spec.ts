import type { Browser, Page } from '@playwright/test';
import { readerBehind } from '../support/reader-page.ts';
import { templates } from '../support/templates.ts';
import { textsOverPictures } from '../support/text-over-pictures.ts';
import { showTruePlates } from '../support/true-plates.ts';
import { faultsOf, firstLoad, sized, transferBar } from '../support/whole-page.ts';
import { expect, test } from './fixtures.ts';

/** What pages weigh, which picture is the largest painted, and how words read over plates: asked of the plates as they are drawn. */
test.describe.configure({ mode: 'parallel', timeout: 300_000 });

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const widths = ['phone', 'desktop'] as const;
type Width = (typeof widths)[number];

/** A page of its own at a width, and an empty one beside it that reads pictures. */
async function opened(browser: Browser, baseURL: string, width: Width) {
  const own = width === 'phone' ? phone : { viewport: { width: 1440, height: 900 } };
  const context = await browser.newContext({ ...own, baseURL, locale: 'en-GB', reducedMotion: 'reduce' });
  const plates = await showTruePlates(context);
  const page = await context.newPage();
  return { context, plates, page, reader: await readerBehind(page) };
}

/** Until the pictures of so many windows from the top stand there. */
const loaded = (page: Page, windows: number) =>
  page.evaluate(
    (height) =>
      Promise.all([
        document.fonts.ready,
        ...[...document.images]
          .filter((image) => image.getBoundingClientRect().top < height * innerHeight)
          .map((image) => {
            image.loading = 'eager';
            return image.decode().catch(() => {});
          }),
      ]).then(() => {}),
    Math.min(windows, 1_000),
  );

/** Words that cannot be read well over what lies behind them, and all words that stand over a picture. */
async function overPlates(page: Page, reader: Page, windows: number) {
  await loaded(page, windows);
  const texts = await textsOverPictures(page, reader, windows);
  const weak = texts
    .filter(({ contrast, needed }) => contrast < needed)
    .map(({ words, contrast, needed }) => `"${words}" ${contrast.toFixed(2)} of ${needed}`);
  return { weak, words: texts.map((text) => text.words).join(' ') };
}

/** Of these every window is looked at, and something must be found to stand over a plate. */
const looked: Readonly<Record<string, { mark: string; at: readonly Width[] } | null>> = {
  home: { mark: 'The day ends.', at: widths },
  contact: null,
  'thank you': null,
  'telephone form': null,
  // On a phone its name stands under the plate.
  treehouse: { mark: 'Kingston', at: ['desktop'] },
  'travel info': { mark: 'Getting to', at: widths },
};

for (const template of templates) {
  test(`template ${template.name}, as it is drawn: its weight on a phone, its largest picture, and words over plates`, async ({
    browser,
    product,
  }) => {
    const { name, path } = template;
    const wrong: string[] = [];
    for (const width of widths) {
      const { context, plates, page, reader } = await opened(browser, product.siteUrl, width);
      const load = await firstLoad(page, await context.newCDPSession(page), path, plates);
      const faults = faultsOf(load, template);
      if (width === 'phone' && load.transfer > transferBar) faults.push(`weighs ${sized(load.transfer)}`);
      // The map below the head of a destination has a test of its own (map-contrast.spec.ts).
      const windows = name in looked ? Number.POSITIVE_INFINITY : name === 'destination' ? 1 : 2;
      const { weak, words } = await overPlates(page, reader, windows);
      const expected = looked[name];
      if (expected?.at.includes(width)) expect(words).toContain(expected.mark);
      wrong.push(...[...faults, ...weak].map((fault) => `${width}: ${fault}`));
      await context.close();
    }
    expect(wrong).toEqual([]);
  });
}

/** Pages whose head is drawn otherwise, upright for phones too: a white house, and elephants, stand where the words begin. */
const heads = [
  { path: '/monwana', mark: 'Monwana' },
  { path: '/capecadogan', mark: 'Cape Cadogan' },
  { path: '/marataba', mark: 'Marataba' },
  { path: '/lionsands/ivory-lodge/fish-eagle-villa', mark: null },
];

test('words over the heads of other plates read well: 4.5 to 1 when small, 3 to 1 when large', async ({
  browser,
  product,
}) => {
  const wrong: string[] = [];
  for (const width of widths) {
    const { context, page, reader } = await opened(browser, product.siteUrl, width);
    for (const { path, mark } of heads) {
      await page.goto(path);
      // The names on a map stand on land that is drawn, and are measured with the map.
      await page.evaluate(() => {
        for (const after of document.querySelectorAll('main > * ~ *')) after.remove();
      });
      const { weak, words } = await overPlates(page, reader, 2);
      if (mark) expect(words, `${path} ${width}`).toContain(mark);
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
  const { context, plates, page, reader } = await opened(browser, product.siteUrl, 'phone');
  const devtools = await context.newCDPSession(page);
  const load = await firstLoad(page, devtools, '/', plates);
  expect(load.largest).toContain('/media/');
  expect(faultsOf({ ...load, preloaded: [] })).toEqual([expect.stringContaining('nothing fetched ahead')]);
  expect(load.transfer).toBeGreaterThan(100 * 1024);
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('main h1, main h1 *'))
      part.style.color = '#222';
  });
  expect((await overPlates(page, reader, 1)).weak).not.toEqual([]);
  await context.close();
});
