/**
 * How long each page is, folds as they are served: every address of the sitemap and every template's page. The bars are those of
 * `tests/support/page-heights.ts`, for a phone 390 px wide and a desk of 1440; how far a page is over stands beside it. At another width
 * the heights are printed without them.
 *
 *   node bench/heights.ts [http://127.0.0.1:3000] [--only part-of-a-path] [--width 1440]
 *
 * Without an address it starts a product of its own on the tests' demonstration, which has every word of the true one.
 */
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { needChromium } from '../bin/testing/outside-programs.ts';
import { heightBar, heightOf, isMeasured } from '../tests/support/page-heights.ts';
import { startProduct } from '../tests/support/product.ts';
import { templates } from '../tests/support/templates.ts';

const { values, positionals } = parseArgs({
  options: { only: { type: 'string', default: '' }, width: { type: 'string', default: '390' } },
  allowPositionals: true,
});
const phone = 390;
const width = Number(values.width);
if (!Number.isInteger(width) || width < 200)
  throw new Error(`--width ${values.width} is no width of a page.`);

/** Paths of every page that is asked for: of the sitemap, and of the templates. */
async function pathsOf(siteUrl: string): Promise<string[]> {
  const answer = await fetch(new URL('/sitemap.xml', siteUrl));
  if (!answer.ok) throw new Error(`The sitemap answered ${answer.status}.`);
  const listed = [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  const all = new Set([...listed, ...templates.map(({ path }) => path)]);
  return [...all].filter((path) => path.includes(values.only)).toSorted();
}

/** Pixels from the top of each page to its end, in the order of `paths`. */
async function heightsOf(browser: Browser, siteUrl: string, paths: readonly string[]): Promise<number[]> {
  const context = await browser.newContext({
    viewport: { width, height: 844 },
    isMobile: width === phone,
    hasTouch: width === phone,
  });
  const page = await context.newPage();
  // Pictures stand in boxes of their own shape, so that a page is as long before they come.
  await page.route('**/media/**', (route) => route.abort());
  const heights: number[] = [];
  for (const path of paths) {
    await page.goto(new URL(path, siteUrl).href);
    heights.push(await heightOf(page));
  }
  await context.close();
  return heights;
}

async function measure(siteUrl: string): Promise<boolean> {
  const browser = await chromium.launch({
    executablePath: await needChromium(new AbortController().signal),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const paths = await pathsOf(siteUrl);
    const heights = await heightsOf(browser, siteUrl, paths);
    if (!isMeasured(width)) {
      for (const [index, path] of paths.entries())
        console.log(`${String(heights[index]).padStart(6)} px  ${path}`);
      return true;
    }
    let over = 0;
    for (const [index, path] of paths.entries()) {
      const { page, bar } = heightBar(path, width);
      const height = heights[index] ?? 0;
      if (height > bar) over++;
      const told = height > bar ? `  over by ${height - bar}` : '';
      console.log(
        `${String(height).padStart(6)} px of ${String(bar).padStart(5)}  ${page.padEnd(8)}  ${path}${told}`,
      );
    }
    console.log(
      `${paths.length} pages at ${width} px, ${over} over their bar: ${over === 0 ? 'met' : 'NOT met'}`,
    );
    return over === 0;
  } finally {
    await browser.close();
  }
}

const [address] = positionals;
if (address) {
  process.exitCode = (await measure(address)) ? 0 : 1;
} else {
  const product = await startProduct();
  try {
    process.exitCode = (await measure(product.siteUrl)) ? 0 : 1;
  } finally {
    await product.stop();
  }
}
