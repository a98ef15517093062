import { textsOverPictures } from '../support/text-over-pictures.ts';
import { expect, test } from './gallery-fixtures.ts';
import { openComponent } from './gallery-page.ts';

test.describe.configure({ timeout: 300_000 });

const loaded = () =>
  Promise.all([
    document.fonts.ready,
    ...[...document.images].map((image) => {
      image.loading = 'eager';
      return image.decode().catch(() => {});
    }),
  ]).then(() => {});

/** Pages of the product that print words over plates, and something each must be found to print there. */
const pages = [
  { path: '/', mark: 'The day ends.' },
  { path: '/contact-us', mark: null },
  { path: '/enquire/telephone?from=/contact-us', mark: null },
  { path: '/thank-you?ref=MC-7KQ2-94HD', mark: null },
  // On a phone its name stands under the plate.
  { path: '/lionsands/treehouses/kingston', mark: 'Kingston', below: true },
  { path: '/lionsands/travel-info', mark: 'Getting to' },
  // Drawn upright for phones: a white house, and elephants, stand where the words begin.
  { path: '/capecadogan', mark: 'Cape Cadogan', head: true },
  { path: '/marataba', mark: 'Marataba', head: true },
];

test('words over plates read well on every page: 4.5 to 1 when small, 3 to 1 when large', async ({
  page,
  context,
  isPhone,
  allowFailedResponses,
}) => {
  allowFailedResponses();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const reader = await context.newPage();
  const weak: string[] = [];
  for (const { path, mark, below = false, head = false } of pages) {
    await page.goto(path);
    // The names on a map stand on land that is drawn, and are measured with the map.
    if (head)
      await page.evaluate(() => {
        for (const after of document.querySelectorAll('main > * ~ *')) after.remove();
      });
    await page.evaluate(loaded);
    const texts = await textsOverPictures(page, reader);
    if (mark && !(below && isPhone)) expect(texts.map(({ words }) => words).join(' '), path).toContain(mark);
    for (const { words, contrast, needed } of texts) {
      if (contrast < needed) weak.push(`${path}: "${words}" ${contrast.toFixed(2)} of ${needed}`);
    }
  }
  expect(weak).toEqual([]);
});

/** One page of each template of places and days; what lies further down is of the parts the gallery measures. */
const openings = [
  '/lionsands',
  '/monwana',
  '/capecadogan',
  '/lionsands/river-lodge',
  '/lionsands/ivory-lodge/fish-eagle-villa',
  '/capecadogan/residence',
  '/lionsands/river-lodge/rooms',
  '/lionsands/treehouses',
  '/lionsands/experiences',
  '/lionsands/experiences/safari',
  '/lionsands/safaris',
  '/lionsands/rates-and-offers',
  '/experiences',
  '/experiences/safari',
  '/destinations/cape-town',
];

test('words over the first plate of every template read well, the small label above the heading too', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const reader = await context.newPage();
  const weak: string[] = [];
  for (const path of openings) {
    await page.goto(path);
    await page.evaluate(() =>
      Promise.all([
        document.fonts.ready,
        ...[...document.images]
          .filter((image) => image.getBoundingClientRect().top < 2 * innerHeight)
          .map((image) => {
            image.loading = 'eager';
            return image.decode().catch(() => {});
          }),
      ]).then(() => {}),
    );
    // The map below the head of a destination has a test of its own.
    const windows = path.startsWith('/destinations') ? 1 : 2;
    for (const { words, contrast, needed } of await textsOverPictures(page, reader, windows)) {
      if (contrast < needed) weak.push(`${path}: "${words}" ${contrast.toFixed(2)} of ${needed}`);
    }
  }
  expect(weak).toEqual([]);
});

test('words over plates read well in the gallery, whatever the picture', async ({
  page,
  context,
  gallery,
}) => {
  const reader = await context.newPage();
  const weak: string[] = [];
  for (const component of ['quote', 'poster-card', 'video-hero', 'gallery', 'sheet']) {
    await openComponent(page, gallery.url, component);
    const texts = await textsOverPictures(page, reader);
    if (component === 'quote') expect(texts.length).toBeGreaterThanOrEqual(3);
    for (const { words, contrast, needed } of texts) {
      if (contrast < needed) weak.push(`${component}: "${words}" ${contrast.toFixed(2)} of ${needed}`);
    }
  }
  expect(weak).toEqual([]);
});

test('a scrim that is taken away is noticed', async ({ page, context, gallery }) => {
  const reader = await context.newPage();
  await openComponent(page, gallery.url, 'quote');
  await page.evaluate(() => {
    for (const figure of document.querySelectorAll<HTMLElement>('blockquote')) figure.style.color = '#9a9a9a';
  });
  const texts = await textsOverPictures(page, reader);
  expect(texts.some(({ contrast, needed }) => contrast < needed)).toBe(true);
});
