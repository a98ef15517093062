import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const lionSands = '/lionsands/rates-and-offers';
const pages = ['/rates', lionSands, '/capecadogan/rates-and-offers'];
const plain = (text: string | null) => (text ?? '').replaceAll('\u00a0', ' ');

/** What the luxury room of River Lodge costs in the first season told, as the page shows it. */
const price = (page: Page) => page.locator('data[value="21050"]').first();
const currency = (page: Page, code: string) =>
  page.getByRole('navigation', { name: 'Currency' }).getByRole('link', { name: code });

test('CUR-01/switch CUR-01/session CUR-01/storage-keys dollars at the live rate, for the session, and back', async ({
  page,
}) => {
  await page.goto(lionSands);
  await expect(price(page)).toHaveText('R\u00a021\u00a0050');
  await currency(page, 'USD').click();
  await expect(price(page)).toHaveText('$1,137');
  await expect(page.locator('[data-currency-switch] [role="status"]')).toContainText(
    'to the dollar, the rate of',
  );
  await expect(page).toHaveURL(lionSands);
  expect(
    await page.evaluate(() =>
      Object.keys(sessionStorage)
        .filter((key) => key.startsWith('currency'))
        .sort(),
    ),
  ).toEqual(['currency', 'currency-USD', 'currency-ZAR']);

  // The session goes on: another page, and nothing is asked for again.
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/currency/') && asked.push(request.url()));
  await page.goto('/rates');
  await expect(price(page)).toHaveText('$1,137');
  await expect(currency(page, 'USD')).toHaveAttribute('aria-current', 'true');
  expect(asked).toEqual([]);
  await currency(page, 'ZAR').click();
  await expect(price(page)).toHaveText('R\u00a021\u00a0050');
  await page.reload();
  await expect(currency(page, 'ZAR')).toHaveAttribute('aria-current', 'true');
});

test('CUR-02/notice a rate that cannot be had leaves prices in rand, and says so quietly', async ({
  page,
  allowFailedResponses,
}) => {
  allowFailedResponses();
  await page.route('**/currency/latest?*', (route) =>
    route.fulfill({ status: 503, json: { message: 'no' } }),
  );
  await page.goto('/monwana/rates-and-offers');
  await currency(page, 'USD').click();
  await expect(page.locator('[data-currency-switch] [role="status"]')).toContainText(
    'stay in South African rand',
  );
  await expect(currency(page, 'ZAR')).toHaveAttribute('aria-current', 'true');
  expect(plain(await page.locator('main').textContent())).not.toContain('$');
});

test('the sum of a stay stands on the page at once, in the currency shown, and again without scripts', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto(lionSands);
  await page.getByLabel('Room or house').selectOption('river-luxury-room');
  await page.getByRole('button', { name: 'Work it out' }).click();
  await expect(page.getByText('Arrival is required')).toBeVisible();
  await page.getByLabel('Arrival').fill('2027-04-29');
  await page.getByLabel('Departure').fill('2027-05-02');
  await page.getByLabel('Adults').fill('1');
  await page.getByRole('button', { name: 'Work it out' }).click();
  const sum = page.locator('[data-estimate-result]');
  // Two nights of the green season and one of the shoulder season, alone without a supplement, and three levies.
  await expect(sum.getByRole('row', { name: /in all/ })).toContainText('R\u00a067\u00a0890');
  await expect(page).toHaveURL(/dateStart=2027-04-29/);
  await currency(page, 'USD').click();
  await expect(sum.getByRole('row', { name: /in all/ })).toContainText('$3,666');

  const quiet = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const still = await quiet.newPage();
  await still.goto(lionSands);
  await still.getByLabel('Room or house').selectOption('river-luxury-room');
  await still.getByLabel('Arrival').fill('2027-04-29');
  await still.getByLabel('Departure').fill('2027-05-02');
  await still.getByRole('button', { name: 'Work it out' }).click();
  await expect(still.locator('[data-estimate-result]')).toContainText('3 nights');
  await currency(still, 'USD').click();
  await expect(still.locator('[data-estimate-result]')).toContainText('$');
  await quiet.close();
});

test('the rate sheet is a PDF', async ({ request }) => {
  for (const path of ['/rates.pdf', `${lionSands}.pdf`]) {
    const answer = await request.get(path);
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf']);
    expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
  }
});

for (const path of pages) {
  test(`${path}: axe finds nothing, nothing overflows, the first load is light`, async ({ page }) => {
    const scripts: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.text());
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    const { gzipSync } = await import('node:zlib');
    const bytes = (await Promise.all(scripts)).reduce(
      (sum, body) => sum + gzipSync(body, { level: 9 }).length,
      0,
    );
    expect(bytes).toBeLessThanOrEqual(5 * 1024);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual(
      [],
    );
    for (const width of [320, 390, 833, 1120, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, `${path} at ${width} px`).toBeLessThanOrEqual(0);
    }
  });
}
