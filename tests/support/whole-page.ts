import { gzipSync } from 'node:zlib';
import type { CDPSession, Page } from '@playwright/test';
import { axeFor } from './axe.ts';

/** Bytes: all the script a page's first load may bring, gzip. */
export const firstLoadScriptBar = 5 * 1024;
/** Bytes as they come over the line: what a phone may fetch of a page before anybody scrolls. */
export const transferBar = 450 * 1024;

export interface FirstLoad {
  readonly status: number;
  /** Bytes over the line, from the page itself to the last picture it asked for by itself. */
  readonly transfer: number;
  /** Bytes of script, gzip. */
  readonly script: number;
  /** Pictures fetched because the head says so. */
  readonly preloaded: readonly string[];
  /** The picture that is the largest thing painted, of several as large one fetched ahead; null where words are. */
  readonly largest: string | null;
}

/** Opens a page as one who has never been here: nothing is taken from the browser's store. */
export async function firstLoad(page: Page, devtools: CDPSession, path: string): Promise<FirstLoad> {
  const scripts: Promise<string>[] = [];
  const noteScript = (response: { request(): { resourceType(): string }; text(): Promise<string> }) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  };
  let transfer = 0;
  const noteBytes = ({ encodedDataLength }: { encodedDataLength: number }) => {
    transfer += encodedDataLength;
  };
  await devtools.send('Network.enable');
  await devtools.send('Network.clearBrowserCache');
  devtools.on('Network.loadingFinished', noteBytes);
  page.on('response', noteScript);
  const response = await page.goto(path, { waitUntil: 'networkidle' });
  page.off('response', noteScript);
  devtools.off('Network.loadingFinished', noteBytes);
  const script = (await Promise.all(scripts)).reduce(
    (sum, body) => sum + gzipSync(body, { level: 9 }).length,
    0,
  );
  // On a busy machine what has come may not be painted yet, and something smaller would stand as the largest.
  await page.evaluate(async () => {
    const come = [...document.images].filter(({ complete }) => complete);
    await Promise.all(come.map((image) => image.decode().catch(() => undefined)));
    await new Promise((painted) =>
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(painted))),
    );
  });
  const pictures = await page.evaluate(
    () =>
      new Promise<{ preloaded: string[]; largest: string | null }>((resolve) => {
        const preloaded = (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
          .filter(({ initiatorType, name }) => initiatorType === 'link' && name.includes('/media/'))
          .map(({ name }) => name);
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1) as
            | (PerformanceEntry & { url?: string; size: number })
            | undefined;
          // Of two as large the one painted first is told of, and which that is is the line's to say.
          const asLarge = [...document.images].find((image) => {
            const { top, bottom, left, right } = image.getBoundingClientRect();
            const width = Math.min(right, innerWidth) - Math.max(left, 0);
            const height = Math.min(bottom, innerHeight) - Math.max(top, 0);
            const area = Math.max(width, 0) * Math.max(height, 0);
            return preloaded.includes(image.currentSrc) && last?.url && area >= last.size * 0.99;
          });
          resolve({ preloaded, largest: asLarge?.currentSrc ?? (last?.url || null) });
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  return { status: response?.status() ?? 0, transfer, script, ...pictures };
}

/** What axe has against the page as it stands, a line each. */
export async function axeFindings(page: Page): Promise<string[]> {
  const { violations } = await axeFor(page).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/** Pixels the page runs past a window of each width; widths it keeps within are left out. */
export async function overflows(page: Page, widths: readonly number[]): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (over > 0) found.push(`${over} px past ${width}`);
  }
  return found;
}
