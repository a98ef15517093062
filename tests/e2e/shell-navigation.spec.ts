import type { Page } from '@playwright/test';
import { wholeBrowser } from './browser.ts';
import { withMotion } from './fixtures.ts';
import { expect, test } from './stage-fixtures.ts';
import { wayByTelephone } from './telephone-steps.ts';

test.use(withMotion);

const bar = (page: Page) => page.getByRole('progressbar');

/** Adds a link at the top of the page, as an editor's words might hold it, and clicks it as a person does. */
async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate((to) => {
    const link = Object.assign(document.createElement('a'), { href: to, textContent: `To ${to}` });
    document.querySelector('main')?.prepend(link);
  }, href);
  await page.getByRole('link', { name: `To ${href}`, exact: true }).click({ noWaitAfter: true });
}

const place = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test('RT-12/top RT-12/back a new page starts at its top, and back finds the place that was left', async ({
  page,
}) => {
  await page.goto('/');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).first();
  await link.scrollIntoViewIfNeeded();
  const left = await place(page);
  expect(left).toBeGreaterThan(300);
  await link.click();
  await page.waitForURL('**/contact-us');
  expect(await place(page)).toBe(0);
  await page.goBack();
  await expect.poll(() => place(page)).toBe(left);
  await page.goForward();
  await expect.poll(() => place(page)).toBe(0);
});

test('RT-12/hash a hash in the address is scrolled to, clear of the bar, from here and from another page', async ({
  page,
}) => {
  const top = () =>
    page.locator('#collection').evaluate((target) => Math.round(target.getBoundingClientRect().top));
  const barBottom = () =>
    page
      .getByRole('banner')
      .last()
      .evaluate((header) => Math.round(header.getBoundingClientRect().bottom));
  await page.goto('/contact-us');
  await follow(page, '/#collection');
  await page.waitForURL('**/#collection');
  await expect.poll(top).toBeLessThan(300);
  expect(await top()).toBeGreaterThanOrEqual(await barBottom());
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await page.evaluate(() => {
    location.hash = '';
  });
  await follow(page, '#collection');
  await expect.poll(top).toBeLessThan(300);
  await page.goto('/#collection');
  await expect.poll(top).toBeLessThan(300);
});

/** What the bar did on the page that was left, in milliseconds after the click. */
interface Doing {
  at: number;
  state: 'hidden' | 'running' | 'failed';
  colour: string;
}
interface Growth {
  duration: number;
  grown: number;
}

/**
 * Notes what the bar does in the session's memory: the page it does it on is gone when the test can ask.
 *
 * @returns how often each thing has been noted; it is reported as it happens, also while a page is loading
 */
async function noteTheBar(page: Page): Promise<(name: string) => number> {
  const told: string[] = [];
  page.on('console', (message) => told.push(message.text()));
  await page.addInitScript(() => {
    let clicked = 0;
    const keep = (name: string, entry: object) => {
      sessionStorage.setItem(
        name,
        JSON.stringify([...JSON.parse(sessionStorage.getItem(name) ?? '[]'), entry]),
      );
      // biome-ignore lint/suspicious/noConsole: what the test hears while the page is on its way
      console.debug(name);
    };
    addEventListener('click', () => {
      clicked = performance.now();
    });
    addEventListener('DOMContentLoaded', () => {
      const bar = document.querySelector<HTMLElement>('[data-progress]');
      if (!bar) return;
      new MutationObserver(() => {
        const state = bar.hidden ? 'hidden' : bar.dataset.progress;
        const colour = getComputedStyle(bar, '::before').backgroundColor;
        keep('bar', { at: performance.now() - clicked, state, colour });
        const grow = () => {
          const timing = bar.getAnimations({ subtree: true })[0]?.effect?.getComputedTiming();
          // Before its first frame it has not begun.
          if (timing?.progress) keep('growth', { duration: timing.duration, grown: timing.progress });
        };
        if (state === 'running') setInterval(grow, 100);
      }).observe(bar, { attributes: true, attributeFilter: ['hidden', 'data-progress'] });
    });
  });
  return (name) => told.filter((text) => text === name).length;
}
const noted = <Entry>(page: Page, name: string) =>
  page.evaluate((key): Entry[] => JSON.parse(sessionStorage.getItem(key) ?? '[]'), name);

/** Lets a page wait for its answer until the test gives it, however busy the browser is meanwhile. */
async function hold(page: Page, path: string): Promise<() => void> {
  const answer = Promise.withResolvers<void>();
  await page.route(`**${path}`, async (route) => {
    await answer.promise;
    await route.continue().catch(() => undefined);
  });
  return answer.resolve;
}

test('RT-13/delay RT-13/progress the bar shows 200 ms after a click on the page that is left, and grows over 5,000 ms', async ({
  page,
}) => {
  const times = await noteTheBar(page);
  await page.goto('/contact-us');
  await expect(bar(page)).toHaveCount(0);
  const answer = await hold(page, '/privacy-policy');
  await follow(page, '/privacy-policy');
  await expect.poll(() => times('growth')).toBeGreaterThan(5);
  answer();
  await page.waitForURL('**/privacy-policy');
  const [shown] = await noted<Doing>(page, 'bar');
  expect(shown?.state).toBe('running');
  expect(shown?.at).toBeGreaterThanOrEqual(199);
  const growth = await noted<Growth>(page, 'growth');
  for (const { duration } of growth) expect(duration).toBe(5000);
  expect(growth.at(-1)?.grown).toBeGreaterThan(growth[0]?.grown ?? 1);
  await expect(bar(page)).toHaveCount(0);
});

test('RT-13/delay a link within the page, a new tab and a dialog show no bar', async ({ page, context }) => {
  await page.clock.install();
  await noteTheBar(page);
  await page.goto('/');
  await follow(page, '#collection');
  await page.evaluate(() => {
    document
      .querySelector('main')
      ?.insertAdjacentHTML('afterbegin', '<a href="/contact-us" target="_blank">A tab</a>');
  });
  const [tab] = await Promise.all([context.waitForEvent('page'), page.getByText('A tab').click()]);
  await tab.close();
  await (await wayByTelephone(page)).click();
  await expect(page.getByRole('dialog').getByLabel('First name')).toBeVisible();
  // Twice the time after which it would show.
  await page.clock.runFor(400);
  expect(await noted(page, 'bar')).toEqual([]);
});

for (const [how, byEscape] of [
  ['stopped', false],
  ['given up with Escape', true],
] as const) {
  test(`RT-13/failure a navigation that is ${how} shows so, and the bar goes 500 ms later`, async ({
    page,
  }) => {
    await noteTheBar(page);
    await page.goto('/contact-us');
    await hold(page, '/privacy-policy');
    // Of a page that waits for another nothing can be asked: it gives up by itself, as soon as the bar shows.
    await page.evaluate((pressed) => {
      const bar = document.querySelector<HTMLElement>('[data-progress]');
      if (!bar) return;
      new MutationObserver((_, watch) => {
        watch.disconnect();
        setTimeout(() => {
          if (pressed) dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
          window.stop();
        });
      }).observe(bar, { attributes: true, attributeFilter: ['hidden'] });
    }, byEscape);
    await follow(page, '/privacy-policy');
    await expect
      .poll(async () => (await noted<Doing>(page, 'bar')).map(({ state }) => state))
      .toEqual(['running', 'failed', 'hidden']);
    const [running, failed, hidden] = await noted<Doing>(page, 'bar');
    expect(failed?.colour).not.toBe(running?.colour);
    // The failure is noted after the 500 ms began, on a busy machine long after; to the millisecond the test below asks, by its clock.
    expect(hidden?.at ?? 0).toBeGreaterThan(failed?.at ?? 0);
    await expect(bar(page)).toHaveCount(0);
  });
}

test('RT-13/failure an answer that is no page ends in a failure too', async ({ page }) => {
  await page.clock.install();
  await page.goto('/contact-us');
  await page.route('**/privacy-policy', (route) => route.fulfill({ status: 204 }));
  await Promise.all([page.waitForResponse('**/privacy-policy'), follow(page, '/privacy-policy')]);
  await page.clock.runFor(200);
  await expect(bar(page)).toBeVisible();
  // The clock stands from here on: half a second may be over before a busy browser is asked.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 30_000);
  await expect(page.locator('[data-progress="failed"]')).toBeVisible();
  await page.clock.fastForward(500);
  await expect(bar(page)).toHaveCount(0);
});

test('RT-13/page-cache a page that comes back from the browser’s own cache shows no bar', async ({
  playwright,
  baseURL,
}) => {
  const browser = await playwright.chromium.launch({
    ...wholeBrowser,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage();
  const times = await noteTheBar(page);
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) document.documentElement.dataset.cameBack = 'yes';
    });
  });
  await page.goto(`${baseURL}/contact-us`);
  const line = await page.context().newCDPSession(page);
  const latency = (ms: number) =>
    line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: ms,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
  // Nothing is answered before the bar has shown, however late that is.
  await latency(60_000);
  await follow(page, '/privacy-policy');
  await expect.poll(() => times('bar')).toBe(1);
  await latency(0);
  await page.waitForURL('**/privacy-policy');
  expect((await noted<Doing>(page, 'bar')).map(({ state }) => state)).toContain('running');
  await page.evaluate(() => history.back());
  // No load comes with a page from that cache.
  await page.waitForURL('**/contact-us', { waitUntil: 'commit' });
  await expect(page.locator('html[data-came-back]')).toBeAttached();
  await expect(bar(page)).toHaveCount(0);
  await browser.close();
});

test('pages fade into one another without a word on the console, whatever is cached', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('pagereveal', (event) => {
      document.documentElement.dataset.faded = String(Boolean(event.viewTransition));
    });
  });
  await page.route('**/*', (route) => route.continue());
  await page.goto('/');
  const faded = new Set<string | null>();
  for (const path of ['/contact-us', '/privacy-policy', '/', '/thank-you']) {
    await follow(page, path);
    await page.waitForURL(`**${path}`);
    await expect(page.locator('html')).toHaveAttribute('data-faded');
    faded.add(await page.locator('html').getAttribute('data-faded'));
  }
  // A busy browser may show a page before its fade is ready, and leaves that one out (fixtures.ts).
  expect([...faded]).toContain('true');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await follow(page, '/contact-us');
  await page.waitForURL('**/contact-us');
  await expect(page.locator('html')).toHaveAttribute('data-faded', 'false');
});
