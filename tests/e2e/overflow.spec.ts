import type { APIRequestContext } from '@playwright/test';
import { propertyOfPath, routeOf } from '@sundowner/brand';
import { load } from 'cheerio';
import { demonstrationCollection } from '../support/demonstration-collection.ts';
import { templates } from '../support/templates.ts';
import { overflows } from '../support/whole-page.ts';
import { expect, test } from './fixtures.ts';

test.describe.configure({ mode: 'parallel' });

/** The narrowest and the widest window we promise, and one just wide enough for the layout of wide ones. */
const widths = [1920, 833, 320];
/** Each walk takes its share of the pages, so that both workers have some and none comes near its limit. */
const shares = 4;
/**
 * Pages of one route that are walked, unless all are: what is drawn from one template differs by its words alone, and those with the
 * longest run past first. The template's own page is asked where it is opened anyway (templates.spec.ts).
 */
const ofOneRoute = process.env.SUNDOWNER_TEST_FULL === '1' ? Number.POSITIVE_INFINITY : 4;

for (let share = 0; share < shares; share++) {
  test(`no page runs past a window of ${widths.join(', ')} px, share ${share + 1} of ${shares}`, async ({
    page,
    request,
    allowFailedResponses,
  }) => {
    allowFailedResponses();
    const sitemap = await (await request.get('/sitemap.xml')).text();
    const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>\s*<lastmod>/g)].map(
      ([, address = '']) => new URL(address).pathname,
    );
    expect(listed.length).toBeGreaterThanOrEqual(75);
    const asked = new Set(templates.map(({ path }) => path));
    const left = listed.filter((path) => !asked.has(path));
    const walked = await shareOfRoutes(left, share, request);
    if (share === 0) walked.push('/experiences?persona=couples');
    // Behind another page this one is laid out as ever, and hardly drawn: nobody looks at it.
    await page.context().newPage();
    const wrong: string[] = [];
    for (const path of walked) {
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready.then(() => {}));
      wrong.push(...(await overflows(page, widths)).map((over) => `${path} runs ${over}`));
    }
    expect(wrong).toEqual([]);
  });
}

/** Letters of the longest word in a page's main part, between spaces and the hyphens a line may end at. */
async function longestWord(path: string, request: APIRequestContext): Promise<number> {
  const $ = load(await (await request.get(path)).text());
  const words = $('main')
    .find('*')
    .contents()
    .toArray()
    .flatMap((node) =>
      node.type === 'text'
        ? $(node)
            .text()
            .split(/[\s\u00ad\u200b–-]+/)
        : [],
    );
  return Math.max(0, ...words.map((word) => word.length));
}

const collection = demonstrationCollection();
/** The pages of each property are a kind of their own. */
const kindOf = (path: string) =>
  `${propertyOfPath(path, collection)?.root ?? ''} ${routeOf(path, collection)?.path ?? path}`;

/** Of each route the pages with the longest words, those of one share of the walks: no page is read for its words by two of them. */
async function shareOfRoutes(
  paths: readonly string[],
  share: number,
  request: APIRequestContext,
): Promise<string[]> {
  const routes = Object.values(Object.groupBy(paths, kindOf));
  const few = routes.flatMap((pages) => (pages && pages.length <= ofOneRoute ? pages : []));
  const walked = few.filter((_, place) => place % shares === share);
  const many = routes.flatMap((pages) => (pages && pages.length > ofOneRoute ? [pages] : []));
  for (const pages of many.filter((_, place) => place % shares === share)) {
    const lengths = new Map<string, number>();
    for (const path of pages) lengths.set(path, await longestWord(path, request));
    const longest = pages.toSorted((a, b) => (lengths.get(b) ?? 0) - (lengths.get(a) ?? 0));
    walked.push(...longest.slice(0, ofOneRoute));
  }
  return walked;
}

test('what runs past a window is noticed, on a phone too', { tag: '@both' }, async ({ page }) => {
  await page.goto('/contact-us');
  expect(await overflows(page, [390])).toEqual([]);
  await page.evaluate(() => {
    const box = document.createElement('canvas');
    box.width = 600;
    box.height = 40;
    document.body.append(box);
    box.getBoundingClientRect();
  });
  expect(await overflows(page, [390])).toEqual(['210 px past 390']);
});
