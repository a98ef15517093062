import { axeFindings, firstLoad, firstLoadScriptBar, overflows, transferBar } from '../support/whole-page.ts';
import { expect, test } from './fixtures.ts';

/** Each walk takes its share of the pages, so that both workers have some. */
const shares = [0, 1, 2, 3];

const sized = (bytes: number) => `${(bytes / 1024).toFixed(1)} kB`;

for (const share of shares) {
  test(`every page, share ${share + 1} of ${shares.length}: axe, widths, weight, script and the first picture`, async ({
    page,
    context,
    request,
    isPhone,
  }) => {
    test.setTimeout(600_000);
    const sitemap = await (await request.get('/sitemap.xml')).text();
    const all = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>\s*<lastmod>/g)].map(
      ([, address = '']) => new URL(address).pathname,
    );
    expect(all.length).toBeGreaterThanOrEqual(75);
    const devtools = await context.newCDPSession(page);
    const window = page.viewportSize() ?? { width: 1440, height: 900 };
    const wrong: string[] = [];
    for (const path of all.filter((_, place) => place % shares.length === share)) {
      await page.setViewportSize(window);
      const { status, script, transfer, preloaded, largest } = await firstLoad(page, devtools, path);
      if (status !== 200) wrong.push(`${path} answers ${status}`);
      if (script > firstLoadScriptBar) wrong.push(`${path} brings ${sized(script)} of script`);
      if (isPhone && transfer > transferBar) wrong.push(`${path} weighs ${sized(transfer)}`);
      if (largest?.includes('/media/') && !preloaded.includes(largest))
        wrong.push(`${path} shows ${largest}, which nothing fetched ahead`);
      if (preloaded.length > 1) wrong.push(`${path} fetches ahead ${preloaded.join(' and ')}`);
      const sheets = await page.locator('link[rel="stylesheet"]').count();
      if (sheets > 2) wrong.push(`${path} waits for ${sheets} style sheets`);
      wrong.push(...(await axeFindings(page)).map((finding) => `${path} ${finding}`));
      const widths = isPhone ? [320, 374, 496] : [833, 1120, 1440, 1920];
      wrong.push(...(await overflows(page, widths)).map((over) => `${path} runs ${over}`));
    }
    expect(wrong).toEqual([]);
  });
}
