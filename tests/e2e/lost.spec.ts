import type { Page } from '@playwright/test';
import { expect, test } from './gallery-fixtures.ts';
import { expectNobodyHas } from './nobody-has.ts';

const apology =
  'Apologies for adding an extra step to your journey. The page you were looking for does not exist or has been removed.';

test.beforeEach(({ allowFailedResponses }) => allowFailedResponses());

/** Everything the page of an address that leads nowhere says, whatever made it so. */
async function expectLostPage(page: Page, path: string): Promise<void> {
  await expectNobodyHas(page.request, path);
  const response = await page.goto(path);
  expect(response?.status(), path).toBe(404);
  expect(response?.headers()['cache-control'], path).toBe('no-store');
  await expect(page).toHaveTitle('This page could not be found');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404');
  await expect(page.getByText(apology)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Were you searching for one of these?' })).toBeVisible();
  expect(await page.getByRole('main').getByRole('listitem').getByRole('link').count()).toBeGreaterThan(3);
}

for (const [id, paths] of [
  ['unknown-path', ['/no-such-page', '/no/such/page', '/index.html', '/contact-us.php']],
  ['unknown-slug', ['/blog/no-such-story', '/lionsands/no-such-lodge', '/residences/no-such-residence']],
  ['failed-validation', ['/enquire/no-such-form', '/enquire/Telephone', '/enquire/what-to-expect/nothing']],
] as const) {
  test(`RT-11/${id} is answered 404, with the way on`, async ({ page }) => {
    for (const path of paths) await expectLostPage(page, path);
  });
}

test('RT-11/home-button leads home, and nothing lies over it at any width', async ({ page }) => {
  await page.goto('/no-such-page');
  const button = page.getByRole('main').getByRole('link', { name: /homepage$/i });
  for (const width of [320, 390, 834, 1120, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await button.scrollIntoViewIfNeeded();
    const [bottom, ridge] = await button.evaluate((each) => [
      each.getBoundingClientRect().bottom,
      document.querySelector('footer')?.getBoundingClientRect().top ?? 0,
    ]);
    expect(ridge, `at ${width} px`).toBeGreaterThanOrEqual((bottom ?? 0) + 16);
  }
  expect(await button.evaluate((each) => (each as HTMLElement).innerText)).toMatch(/^[A-Z ]+ HOMEPAGE$/);
  await button.click();
  await page.waitForURL((url) => url.pathname === '/');
});

test('RT-11/lodge-links every lodge and hotel, once it has a page', async ({ page, gallery }) => {
  await page.goto(`${gallery.url}/gallery/not-found`);
  const links = await page
    .getByRole('main')
    .getByRole('listitem')
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));
  for (const [name, href] of [
    ['River Lodge', '/lionsands/river-lodge'],
    ['Tinga Lodge', '/lionsands/tinga-lodge'],
    ['Ivory Lodge', '/lionsands/ivory-lodge'],
    ['Cape Cadogan', '/capecadogan'],
  ])
    expect(
      links.some(([text, to]) => text?.includes(name ?? '') && to === href),
      `${name} in ${JSON.stringify(links)}`,
    ).toBe(true);
  expect(new Set(links.map(([, href]) => href)).size).toBe(links.length);
});
