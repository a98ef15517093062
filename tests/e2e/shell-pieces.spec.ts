import { startLineInPieces } from '../fakes/line-in-pieces.ts';
import { templates } from '../support/templates.ts';
import { wholeBrowser } from './browser.ts';
import { expect, test } from './fixtures.ts';

test.use({ launchOptions: wholeBrowser });

test('nothing moves while a page comes in pieces, as on a slow line', { tag: '@both' }, async ({
  page,
  product,
  allowFailedResponses,
}) => {
  test.setTimeout(300_000);
  // One of the pages is the one that is not there.
  allowFailedResponses();
  const line = await startLineInPieces(product.siteUrl);
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: { node: Node | null }[];
      })[]) {
        // A word that comes in two pieces, and the line it stands in.
        if (entry.value < 0.001) continue;
        const what = entry.sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? 'something drawn');
        moved.push(`${entry.value.toFixed(4)} by ${what.join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const all: string[] = [];
  try {
    for (const { path } of templates) {
      await page.goto(line.origin + path);
      // The browser reports the last frame after it.
      await page.evaluate(() => new Promise((told) => requestAnimationFrame(() => setTimeout(told))));
      const moved = await page.evaluate(() => (window as unknown as { moved: string[] }).moved);
      all.push(...moved.map((each) => `${path}: ${each}`));
    }
  } finally {
    await line.close();
  }
  expect(all).toEqual([]);
});
