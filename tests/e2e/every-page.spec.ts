import { showTruePlates } from '../support/true-plates.ts';
import { axeFindings, faultsOf, firstLoad, overflows, sized, transferBar } from '../support/whole-page.ts';
import { expect, test } from './fixtures.ts';

// What a page fetches ahead is of its weight.
test.use({ fetchesAhead: true });

test.describe.configure({ mode: 'parallel', timeout: 600_000 });

/** Each walk takes its share of the pages. One page of each template is walked every day: templates.spec.ts. */
const shares = [0, 1, 2, 3];

for (const share of shares) {
  test(`every page, share ${share + 1} of ${shares.length}: axe, widths, weight, script and the first picture`, {
    tag: ['@full', '@both'],
  }, async ({ page, context, request, isPhone }) => {
    const sitemap = await (await request.get('/sitemap.xml')).text();
    const all = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>\s*<lastmod>/g)].map(
      ([, address = '']) => new URL(address).pathname,
    );
    expect(all.length).toBeGreaterThanOrEqual(75);
    const plates = await showTruePlates(context, 'as the studio makes them');
    const devtools = await context.newCDPSession(page);
    const window = page.viewportSize() ?? { width: 1440, height: 900 };
    const wrong: string[] = [];
    for (const path of all.filter((_, place) => place % shares.length === share)) {
      await page.setViewportSize(window);
      const load = await firstLoad(page, devtools, path, plates);
      const faults = faultsOf(load);
      if (isPhone && load.transfer > transferBar) faults.push(`weighs ${sized(load.transfer)}`);
      faults.push(...(await axeFindings(page)));
      const widths = isPhone ? [320, 374, 496] : [833, 1120, 1440, 1920];
      faults.push(...(await overflows(page, widths)).map((over) => `runs ${over}`));
      wrong.push(...faults.map((fault) => `${path} ${fault}`));
    }
    expect(wrong).toEqual([]);
  });
}
