import type { Page, Request } from '@playwright/test';
import { idle } from '../support/whole-page.ts';
import { settled } from './settled-page.ts';
import { expect, test } from './stage-fixtures.ts';
import { wayByTelephone } from './telephone-steps.ts';

test.describe('pages fetched ahead', () => {
  test.use({ fetchesAhead: true });

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
      addEventListener('DOMContentLoaded', () => {
        // The menus' links are in view as well: they would take the places of those this is about.
        for (const menu of document.querySelectorAll<HTMLElement>('nav'))
          menu.style.setProperty('display', 'none', 'important');
        document.querySelector('main')?.insertAdjacentHTML('afterbegin', html);
      });
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
    // Other tests trust that whatever is fetched ahead has been asked for once a page is settled.
    await settled(page, () => page.goto('/'));
    expect(fetched).toHaveLength(6);
    await settled(page, () => page.mouse.wheel(0, 5000));
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await idle(page);
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
    await settled(page, () => page.goto('/privacy-policy'));
    expect(fetched).toContain('/contact-us?seen');
    expect(fetched.filter((path) => /far|folded|hidden/.test(path))).toEqual([]);
    await page.locator('.far a').scrollIntoViewIfNeeded();
    await expect.poll(() => fetched).toContain('/contact-us?far');
    expect(fetched.filter((path) => /folded|hidden/.test(path))).toEqual([]);
  });

  test('RT-14/slow-connection nothing is fetched ahead on a 2g line, a slow one, and one whose owner saves data', async ({
    page,
  }) => {
    const fetched = await ahead(page, `<p>${many}</p>`);
    await page.addInitScript(() => {
      const given = JSON.parse(new URLSearchParams(location.search).get('line') ?? 'null');
      Object.defineProperty(Navigator.prototype, 'connection', { get: () => given });
    });
    const on = (effectiveType: string, saveData = false) =>
      settled(page, () => page.goto(`/?line=${JSON.stringify({ effectiveType, saveData })}`));
    await on('2g');
    await on('slow-2g');
    await on('4g', true);
    expect(fetched).toEqual([]);
    await on('4g');
    expect(fetched).toHaveLength(6);
  });
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
    /** The loads in which it failed, however often the browser asked for it in one. */
    const failed = new Set<number>();
    await page.route(/_astro\/dialogs\.island/, async (route) => {
      if (!failing) return route.continue();
      const load = loads.length;
      await route.abort();
      failed.add(load);
    });
    /** Until the part has failed so often, and whatever the page does about it has been done. */
    const failedTimes = async (times: number) => {
      await expect.poll(() => failed.size).toBe(times);
      // The page may be reloading itself by then.
      await expect(() => settled(page, async () => {})).toPass();
    };
    await page.goto('/enquire/telephone?from=/');
    await failedTimes(2);
    expect(loads).toHaveLength(2);
    // It still works without.
    await expect(page.getByLabel('First name')).toBeVisible();
    await page.reload();
    await failedTimes(3);
    expect(loads).toHaveLength(3);
    // Once a part has come, a later failure may reload again.
    failing = false;
    await page.reload();
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('reloaded-form'))).toBeNull();
    failing = true;
    await page.reload();
    await failedTimes(5);
    expect(loads).toHaveLength(6);
  });

  test('RT-15/chunk offline there is nothing to reload for', async ({
    page,
    context,
    allowFailedResponses,
  }) => {
    allowFailedResponses();
    // A part that was still under way when the line went would be a case of its own.
    await settled(page, () => page.goto('/contact-us'));
    const asked: Request[] = [];
    page.on('requestfailed', (request) => asked.push(request));
    await context.setOffline(true);
    // A pointer on this page loads a part that says whether the office is open.
    await (await wayByTelephone(page)).hover();
    await expect.poll(() => asked.filter((request) => request.resourceType() === 'script')).not.toEqual([]);
    await idle(page);
    expect(asked.filter((request) => request.isNavigationRequest())).toEqual([]);
    await expect(page.getByText('You are offline.')).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/contact-us');
  });
});

test('GEN-01/tracked the visitor is told when the line is gone, nothing is asked for meanwhile, and when it is back', async ({
  page,
  context,
}) => {
  // What is under way when the line goes fails, and the browser says so; nothing is asked for after.
  await settled(page, () => page.goto('/privacy-policy'));
  const words = page.getByText('You are offline.');
  await expect(words).toBeHidden();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await context.setOffline(true);
  await expect(words).toBeVisible();
  await expect(page.getByRole('status').filter({ has: words })).toBeVisible();
  // Neither links that come into view nor ways to a form ask for anything.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await (await wayByTelephone(page)).hover();
  await idle(page);
  expect(asked).toEqual([]);
  await context.setOffline(false);
  await expect(words).toBeHidden();
});
