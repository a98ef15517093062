import type { Page, Request } from '@playwright/test';
import { expect, test } from './stage-fixtures.ts';
import { wayByTelephone } from './telephone-steps.ts';

/** No question at the foot of the page in these tests. */
test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: 'consent', value: 'no', url: baseURL ?? '' }]);
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
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('reloaded-form'))).toBeNull();
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
    // A part that was still under way when the line went would be a case of its own.
    await page.goto('/contact-us', { waitUntil: 'networkidle' });
    const { pathname } = new URL(page.url());
    await context.setOffline(true);
    await (await wayByTelephone(page)).hover();
    await expect(page.getByText('You are offline.')).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(pathname);
  });
});

test('GEN-01/tracked the visitor is told when the line is gone, and when it is back', async ({
  page,
  context,
}) => {
  // What is under way when the line goes fails, and the browser says so; nothing is asked for after.
  await page.goto('/privacy-policy', { waitUntil: 'networkidle' });
  // A busy browser fetches pages ahead only when it has been quiet for a while already.
  await expect
    .poll(() =>
      page
        .locator('link[rel="prefetch"]')
        .evaluateAll(
          (hints) =>
            hints.length > 0 &&
            hints.every((hint) => performance.getEntriesByName((hint as HTMLLinkElement).href).length > 0),
        ),
    )
    .toBe(true);
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
