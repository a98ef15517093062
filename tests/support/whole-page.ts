import { gzipSync } from 'node:zlib';
import { type CDPSession, expect, type Page, type Request } from '@playwright/test';
import { axeFor } from './axe.ts';
import type { Template } from './templates.ts';
import type { TruePlates } from './true-plates.ts';

/** Bytes: all the script a page's first load may bring, gzip. */
export const firstLoadScriptBar = 5 * 1024;
/** Bytes as they come over the line: what a phone may fetch of a page before anybody scrolls. */
export const transferBar = 450 * 1024;
/** How far a page may move by itself while it loads and is scrolled once through: the sum of its layout shifts. */
export const shiftBar = 0.01;

export interface FirstLoad {
  readonly status: number;
  /** Bytes over the line, from the page itself to the last picture it asked for by itself. */
  readonly transfer: number;
  /** Bytes of script, gzip. */
  readonly script: number;
  /** Style sheets its head waits for. */
  readonly sheets: number;
  /** Addresses of scripts that have React in them. */
  readonly react: readonly string[];
  /** Pictures fetched because the head says so. */
  readonly preloaded: readonly string[];
  /** The picture that is the largest thing painted, of several as large one fetched ahead; null where words are. */
  readonly largest: string | null;
}

/**
 * Opens a page as one who has never been here: nothing is taken from the browser's store. It is loaded once the browser had nothing to
 * do, so that what the page fetches ahead then is counted, and nothing it asked for is on its way any more.
 *
 * @param plates the true ones of the page's context, which come over no line: they count with their own bytes
 */
export async function firstLoad(
  page: Page,
  devtools: CDPSession,
  path: string,
  plates?: TruePlates,
): Promise<FirstLoad> {
  const scripts: Promise<{ url: string; body: string }>[] = [];
  const noteScript = (request: Request) => {
    if (request.resourceType() === 'script')
      scripts.push(bodyOf(request).then((body) => ({ url: request.url(), body })));
  };
  let transfer = 0;
  const addresses = new Map<string, string>();
  const noteAddress = ({ requestId, request }: { requestId: string; request: { url: string } }) =>
    void addresses.set(requestId, request.url);
  const noteBytes = ({ requestId, encodedDataLength }: { requestId: string; encodedDataLength: number }) => {
    transfer += plates?.shown.get(addresses.get(requestId) ?? '') ?? encodedDataLength;
  };
  await devtools.send('Network.enable');
  await devtools.send('Network.clearBrowserCache');
  // A renderer that showed another page of the site has its sheets, fonts and scripts in memory; this is what forgets them.
  for (const cacheDisabled of [true, false])
    await devtools.send('Network.setCacheDisabled', { cacheDisabled });
  devtools.on('Network.requestWillBeSent', noteAddress);
  devtools.on('Network.loadingFinished', noteBytes);
  page.on('requestfinished', noteScript);
  const line = watchLine(page);
  const response = await page.goto(path, { waitUntil: 'load' });
  await idle(page);
  await line.quiet();
  page.off('requestfinished', noteScript);
  devtools.off('Network.requestWillBeSent', noteAddress);
  devtools.off('Network.loadingFinished', noteBytes);
  const loaded = await Promise.all(scripts);
  // On a busy machine what has come may not be painted yet, and something smaller would stand as the largest.
  await painted(page);
  return {
    status: response?.status() ?? 0,
    sheets: ((await response?.text()) ?? '').match(/<link[^>]*rel="stylesheet"/g)?.length ?? 0,
    transfer,
    script: loaded.reduce((sum, { body }) => sum + gzipSync(body, { level: 9 }).length, 0),
    react: loaded.flatMap(({ url, body }) => (/react\.transitional\.element/.test(body) ? [url] : [])),
    ...(await firstPictures(page)),
  };
}

/** What a page asks for from here on; `quiet` waits until all of it came, or failed. */
export function watchLine(page: Page) {
  const onTheWay = new Set<Request>();
  const asked = (request: Request) => void onTheWay.add(request);
  const done = (request: Request) => void onTheWay.delete(request);
  page.on('request', asked).on('requestfinished', done).on('requestfailed', done);
  return {
    async quiet() {
      await expect.poll(() => [...onTheWay].map((request) => request.url())).toEqual([]);
      page.off('request', asked).off('requestfinished', done).off('requestfailed', done);
    },
  };
}

const bodyOf = async (request: Request) => (await (await request.response())?.text()) ?? '';

/** Until the browser had nothing to do, and did what the page had put off until then (prefetch.client.ts): that was asked for earlier. */
export const idle = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((free) => requestIdleCallback(free, { timeout: 5_000 }));
    // The browser reports what comes into view with a frame, and its pages are requested with the next.
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
  });

/** Until every picture that has come stands on the screen; those outside of the window are drawn when it gets to them. */
export const painted = (page: Page) =>
  page.evaluate(async () => {
    const come = [...document.images].filter((image) => {
      const { top, bottom, left, right } = image.getBoundingClientRect();
      return image.complete && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    });
    await Promise.all([document.fonts.ready, ...come.map((image) => image.decode().catch(() => undefined))]);
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))));
  });

/** What the head had fetched of pictures, and the largest thing painted when that is a picture. */
const firstPictures = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ preloaded: string[]; largest: string | null }>((resolve) => {
        const preloaded = (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
          .filter(({ initiatorType, name }) => initiatorType === 'link' && name.includes('/media/'))
          .map(({ name }) => name);
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1) as
            | (PerformanceEntry & { url?: string; size: number })
            | undefined;
          // Of two of one size the one painted first is reported, which depends on the connection.
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

/** What is wrong with a first load, a line each. */
export function faultsOf(load: FirstLoad, template: Partial<Template> = {}): string[] {
  const { status, script, react, sheets, preloaded, largest } = load;
  const faults: string[] = [];
  if (status !== (template.status ?? 200)) faults.push(`answers ${status}`);
  if (sheets > 2) faults.push(`waits for ${sheets} style sheets`);
  if (!template.bringsPart) {
    if (script > firstLoadScriptBar) faults.push(`brings ${sized(script)} of script`);
    for (const url of react) faults.push(`brings React with ${url}`);
  }
  if (!template.ofDialog && largest?.includes('/media/') && !preloaded.includes(largest))
    faults.push(`shows ${largest}, which nothing fetched ahead`);
  if (preloaded.length > 1) faults.push(`fetches ahead ${preloaded.join(' and ')}`);
  return faults;
}

export const sized = (bytes: number) => `${(bytes / 1024).toFixed(1)} kB`;

/** What axe has against the page as it stands, a line each. @param leftOut rules it does not ask */
export async function axeFindings(page: Page, leftOut: readonly string[] = []): Promise<string[]> {
  const { violations } = await axeFor(page)
    .disableRules([...leftOut])
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/**
 * Pixels the page runs past a window of each width; widths it keeps within are left out. Measured against the width the page is laid
 * out for: on a phone the window itself (`innerWidth`) grows with what runs past it.
 */
export async function overflows(page: Page, widths: readonly number[]): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const over = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    if (over > 0) found.push(`${over} px past ${width}`);
  }
  return found;
}

/** What moved, in words: "0.0187: p.lead “Two rooms…” from 40, 612 to 40, 634". */
export interface Shifts {
  readonly sum: number;
  readonly each: readonly string[];
}

/** Notes every layout shift, in the pages opened from here on, that no press or key caused. */
export const noteShifts = (page: Page) =>
  page.addInitScript(() => {
    type Source = { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly };
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: readonly Source[] };
    const shifts: Shift[] = [];
    const note = (entries: PerformanceEntryList) => {
      for (const entry of entries as Shift[]) if (!entry.hadRecentInput) shifts.push(entry);
    };
    const place = ({ x, y }: DOMRectReadOnly) => `${Math.round(x)}, ${Math.round(y)}`;
    const inWords = ({ node, previousRect, currentRect }: Source) => {
      const element = node instanceof Element ? node : node?.parentElement;
      const name = element ? [element.localName, ...element.classList].join('.') : 'what is gone';
      const words = (node?.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 60);
      return `${name} "${words}" from ${place(previousRect)} to ${place(currentRect)}`;
    };
    const watch = new PerformanceObserver((list) => note(list.getEntries()));
    watch.observe({ type: 'layout-shift', buffered: true });
    // What the browser has not told of yet is asked of it: on a busy machine it tells late.
    const shiftsOfPage = () => {
      note(watch.takeRecords());
      return {
        sum: shifts.reduce((sum, { value }) => sum + value, 0),
        each: shifts.map(({ value, sources }) => `${value}: ${sources.map(inWords).join('; ')}`),
      };
    };
    Object.assign(window, { shiftsOfPage });
  });

/** A frame comes within 17 ms; on a busy machine within a second. */
const frameWait = 10_000;

/**
 * The layout shifts of a page once it was scrolled through to its end and its pictures have come; it stands at its top again.
 *
 * @returns `null` where the browser draws no more: now and then Chromium, without a graphics card, never finishes a picture that is scrolled
 * to, and waits for it for ever ("Not activating because pending tree not ready" in its trace). Another tab shows the page then.
 */
export async function shiftsOfWholePage(page: Page): Promise<Shifts | null> {
  const line = watchLine(page);
  const draws = await page.evaluate(async (wait) => {
    const frame = () =>
      new Promise<boolean>((done) => {
        const late = setTimeout(() => done(false), wait);
        requestAnimationFrame(() => {
          clearTimeout(late);
          done(true);
        });
      });
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight * 0.8) {
      scrollTo({ top, behavior: 'instant' });
      if (!((await frame()) && (await frame()))) return false;
    }
    return true;
  }, frameWait);
  if (!draws) return null;
  await line.quiet();
  await painted(page);
  return page.evaluate(async () => {
    scrollTo({ top: 0, behavior: 'instant' });
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    return (window as unknown as { shiftsOfPage: () => Shifts }).shiftsOfPage();
  });
}
