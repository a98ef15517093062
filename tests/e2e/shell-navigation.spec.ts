import type { Page, Request, Route } from '@playwright/test';
import { expect, test } from './stage-fixtures.ts';
import { wayByTelephone } from './telephone-steps.ts';

const bar = (page: Page) => page.getByRole('progressbar');

/** Adds a link at the top of the page, as an editor's words might hold it, and clicks it as a person does. */
async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate((to) => {
    const link = Object.assign(document.createElement('a'), { href: to, textContent: `To ${to}` });
    document.querySelector('main')?.prepend(link);
  }, href);
  await page.getByRole('link', { name: `To ${href}`, exact: true }).click({ noWaitAfter: true });
}

/** No question at the foot of the page in these tests. */
test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: 'consent', value: 'no', url: baseURL ?? '' }]);
});

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

/** Notes what the bar does in the session's memory: the page it does it on is gone when the test can ask. */
async function noteTheBar(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let clicked = 0;
    const keep = (name: string, entry: object) =>
      sessionStorage.setItem(
        name,
        JSON.stringify([...JSON.parse(sessionStorage.getItem(name) ?? '[]'), entry]),
      );
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
          if (timing) keep('growth', { duration: timing.duration, grown: timing.progress });
        };
        requestAnimationFrame(grow);
        setTimeout(grow, 250);
      }).observe(bar, { attributes: true, attributeFilter: ['hidden', 'data-progress'] });
    });
  });
}
const noted = <Entry>(page: Page, name: string) =>
  page.evaluate((key): Entry[] => JSON.parse(sessionStorage.getItem(key) ?? '[]'), name);

/** Answers a page later, or not at all. */
const late = (page: Page, path: string, ms: number, answer: (route: Route) => Promise<void>) =>
  page.route(`**${path}`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    await answer(route).catch(() => undefined);
  });

test('RT-13/delay RT-13/progress the bar shows 200 ms after a click on the page that is left, and grows over 5,000 ms', async ({
  page,
}) => {
  await noteTheBar(page);
  await page.goto('/contact-us');
  await expect(bar(page)).toHaveCount(0);
  await late(page, '/privacy-policy', 1500, (route) => route.continue());
  await follow(page, '/privacy-policy');
  await page.waitForURL('**/privacy-policy');
  const [shown] = await noted<Doing>(page, 'bar');
  expect(shown?.state).toBe('running');
  expect(shown?.at).toBeGreaterThanOrEqual(199);
  const growth = await noted<Growth>(page, 'growth');
  expect(growth.length).toBeGreaterThan(1);
  for (const { duration } of growth) expect(duration).toBe(5000);
  expect(growth.at(-1)?.grown).toBeGreaterThan(growth[0]?.grown ?? 1);
  await expect(bar(page)).toHaveCount(0);
});

test('RT-13/delay a link within the page, a new tab and a dialog show no bar', async ({ page, context }) => {
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
  await page.waitForTimeout(400);
  expect(await noted(page, 'bar')).toEqual([]);
});

for (const [how, abandon] of [
  ['stopped', () => addEventListener('click', () => setTimeout(() => window.stop(), 600))],
  [
    'given up with Escape',
    () =>
      addEventListener('click', () =>
        setTimeout(() => {
          dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
          window.stop();
        }, 600),
      ),
  ],
] as const) {
  test(`RT-13/failure a navigation that is ${how} shows so, and the bar goes 500 ms later`, async ({
    page,
  }) => {
    await noteTheBar(page);
    await page.goto('/contact-us');
    await late(page, '/privacy-policy', 3000, (route) => route.continue());
    await page.evaluate(abandon);
    await follow(page, '/privacy-policy');
    await expect
      .poll(async () => (await noted<Doing>(page, 'bar')).map(({ state }) => state))
      .toEqual(['running', 'failed', 'hidden']);
    const [running, failed, hidden] = await noted<Doing>(page, 'bar');
    expect(failed?.colour).not.toBe(running?.colour);
    expect((hidden?.at ?? 0) - (failed?.at ?? 0)).toBeGreaterThanOrEqual(480);
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
  await page.clock.fastForward(30_000);
  await expect(page.locator('[data-progress="failed"]')).toBeVisible();
  await page.clock.fastForward(500);
  await expect(bar(page)).toHaveCount(0);
});

test('RT-13/page-cache a page that comes back from the browser’s own cache shows no bar', async ({
  playwright,
  baseURL,
}) => {
  const { launchOptions } = test.info().project.use;
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage();
  await noteTheBar(page);
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) document.documentElement.dataset.cameBack = 'yes';
    });
  });
  await page.goto(`${baseURL}/contact-us`);
  const line = await page.context().newCDPSession(page);
  const slow = { offline: false, latency: 700, downloadThroughput: -1, uploadThroughput: -1 };
  await line.send('Network.emulateNetworkConditions', slow);
  await follow(page, '/privacy-policy');
  await page.waitForURL('**/privacy-policy');
  expect((await noted<Doing>(page, 'bar')).map(({ state }) => state)).toContain('running');
  await page.evaluate(() => history.back());
  // No load comes with a page from that cache.
  await page.waitForURL('**/contact-us', { waitUntil: 'commit' });
  await expect(page.locator('html[data-came-back]')).toBeAttached();
  await expect(bar(page)).toHaveCount(0);
  await browser.close();
});

test.describe('pages fetched ahead', () => {
  /** Notes what is fetched ahead, and puts links on the page before the browser has a quiet moment. */
  async function ahead(page: Page, links: string): Promise<string[]> {
    const fetched: string[] = [];
    page.on('request', (request: Request) => {
      if (request.headers()['sec-purpose'] === 'prefetch') {
        const { pathname, search } = new URL(request.url());
        fetched.push(pathname + search);
      }
    });
    await page.addInitScript((html) => {
      addEventListener('DOMContentLoaded', () =>
        document.querySelector('main')?.insertAdjacentHTML('afterbegin', html),
      );
    }, links);
    return fetched;
  }
  const link = (href: string, rest = '') => `<a href="${href}" ${rest}>${href}</a> `;
  const many = Array.from({ length: 10 }, (_, index) => link(`/contact-us?n=${index}`)).join('');

  test('RT-14/idle RT-14/limit RT-14/never-enquire links in view are fetched ahead once the browser is idle, six at most, never a form', async ({
    page,
  }) => {
    const fetched = await ahead(
      page,
      `<p>${link('/enquire/telephone?from=/')}${link('/thank-you')}${link('#collection')}${link('/')}${link('https://elsewhere.example/')}${many}</p>`,
    );
    await page.goto('/');
    await expect.poll(() => fetched.length).toBe(6);
    await page.waitForLoadState('networkidle');
    await page.mouse.wheel(0, 5000);
    await page.waitForLoadState('networkidle');
    expect(fetched).toHaveLength(6);
    // No form, nothing of this page, nothing of another host's.
    expect(fetched.filter((path) => /^\/(enquire|thank-you)|^\/(#|$)|elsewhere/.test(path))).toEqual([]);
  });

  test('RT-14/visible-only what is out of view or hidden is fetched only when it comes into view', async ({
    page,
  }) => {
    const fetched = await ahead(
      page,
      `<p>${link('/contact-us?seen')}</p><details><summary>More</summary>${link('/contact-us?folded')}</details>
       <p hidden>${link('/contact-us?hidden')}</p><div class="far">${link('/contact-us?far')}</div>`,
    );
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        const far = document.querySelector<HTMLElement>('.far');
        if (far) far.style.marginTop = '3000px';
      });
    });
    await page.goto('/privacy-policy');
    await expect.poll(() => fetched).toContain('/contact-us?seen');
    await page.waitForLoadState('networkidle');
    expect(fetched.filter((path) => /far|folded|hidden/.test(path))).toEqual([]);
    await page.locator('.far a').scrollIntoViewIfNeeded();
    await expect.poll(() => fetched).toContain('/contact-us?far');
    expect(fetched.filter((path) => /folded|hidden/.test(path))).toEqual([]);
  });

  for (const [line, connection] of [
    ['a 2g line', { effectiveType: '2g', saveData: false }],
    ['a slow 2g line', { effectiveType: 'slow-2g', saveData: false }],
    ['a line whose owner saves data', { effectiveType: '4g', saveData: true }],
  ] as const) {
    test(`RT-14/slow-connection nothing is fetched ahead on ${line}`, async ({ page }) => {
      const fetched = await ahead(page, `<p>${many}</p>`);
      await page.addInitScript((given) => {
        Object.defineProperty(Navigator.prototype, 'connection', { get: () => given });
      }, connection);
      await page.goto('/');
      // As long as the idle callback can take, and a little.
      await page.waitForTimeout(2500);
      expect(fetched).toEqual([]);
    });
  }
});

test.describe('a part of the page that cannot be fetched', () => {
  test('RT-15/chunk RT-15/no-loop it reloads the page once, and the page does without it when it fails again', async ({
    page,
    allowFailedResponses,
  }) => {
    allowFailedResponses();
    const loads: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(request.url());
    });
    let failing = true;
    await page.route(/_astro\/dialogs\.island/, (route) => (failing ? route.abort() : route.continue()));
    await page.goto('/enquire/telephone?from=/');
    await expect.poll(() => loads.length).toBe(2);
    await page.waitForLoadState('networkidle');
    expect(loads).toHaveLength(2);
    // It still works without.
    await expect(page.getByLabel('First name')).toBeVisible();
    await page.reload({ waitUntil: 'networkidle' });
    expect(loads).toHaveLength(3);
    // Once a part has come, a later failure may reload again.
    failing = false;
    await page.reload({ waitUntil: 'networkidle' });
    failing = true;
    await page.reload();
    await expect.poll(() => loads.length).toBe(6);
    await page.waitForLoadState('networkidle');
    expect(loads).toHaveLength(6);
  });

  test('RT-15/chunk offline there is nothing to reload for', async ({
    page,
    context,
    allowFailedResponses,
  }) => {
    allowFailedResponses();
    await page.goto('/contact-us');
    const { pathname } = new URL(page.url());
    await context.setOffline(true);
    await (await wayByTelephone(page)).hover();
    await expect(page.getByText('You are offline.')).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(pathname);
  });
});

test('pages fade into one another without a word on the console, whatever is cached', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('pagereveal', (event) => {
      document.documentElement.dataset.faded = String(Boolean(event.viewTransition));
    });
  });
  await page.route('**/*', (route) => route.continue());
  await page.goto('/');
  for (const path of ['/contact-us', '/privacy-policy', '/', '/thank-you']) {
    await follow(page, path);
    await page.waitForURL(`**${path}`);
    await expect(page.locator('html')).toHaveAttribute('data-faded', 'true');
  }
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await follow(page, '/contact-us');
  await page.waitForURL('**/contact-us');
  await expect(page.locator('html')).toHaveAttribute('data-faded', 'false');
});

test('GEN-01/tracked the visitor is told when the line is gone, and when it is back', async ({
  page,
  context,
}) => {
  // What is under way when the line goes fails, and the browser says so; nothing is asked for after.
  await page.goto('/privacy-policy', { waitUntil: 'networkidle' });
  const words = page.getByText('You are offline.');
  await expect(words).toBeHidden();
  await context.setOffline(true);
  await expect(words).toBeVisible();
  await expect(page.getByRole('status').filter({ has: words })).toBeVisible();
  // Neither links that come into view nor ways to a form ask for anything.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await (await wayByTelephone(page)).hover();
  await context.setOffline(false);
  await expect(words).toBeHidden();
});
