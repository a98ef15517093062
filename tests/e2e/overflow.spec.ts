import { routeOf } from '@sundowner/brand';
import { templates } from '../support/templates.ts';
import { overflows } from '../support/whole-page.ts';
import { expect, test } from './fixtures.ts';

test.describe.configure({ mode: 'parallel' });

/** The narrowest and the widest window we promise, and one just wide enough for the layout of wide ones. */
const widths = [1920, 833, 320];
/** Each walk takes its share of the pages, so that both workers have some. */
const shares = 2;
/** Pages of one route that are walked beside the template's own, which is asked where it is opened anyway (templates.spec.ts), unless all are: what is drawn from one template differs by its words alone. */
const ofOneRoute = process.env.SUNDOWNER_TEST_FULL === '1' ? Number.POSITIVE_INFINITY : 8;

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
    const all = [...someOfEachRoute(listed), '/experiences?persona=couples'].filter(
      (path) => !asked.has(path),
    );
    // Behind another page this one is laid out as ever, and hardly drawn: nobody looks at it.
    await page.context().newPage();
    const wrong: string[] = [];
    for (const path of all.filter((_, place) => place % shares === share)) {
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready.then(() => {}));
      wrong.push(...(await overflows(page, widths)).map((over) => `${path} runs ${over}`));
    }
    expect(wrong).toEqual([]);
  });
}

function someOfEachRoute(paths: readonly string[]): string[] {
  const walked = new Map<string, number>();
  return paths.filter((path) => {
    const route = routeOf(path)?.path ?? path;
    const count = (walked.get(route) ?? 0) + 1;
    walked.set(route, count);
    return count <= ofOneRoute;
  });
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
