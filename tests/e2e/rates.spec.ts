import type { Page } from '@playwright/test';
import { axeFor } from '../support/axe.ts';
import { ratedYear } from '../support/rated-entries.ts';
import { expect, test } from './rates-fixtures.ts';

/** The stand-in has not every page a link may lead to, and the browser asks for some beforehand. */
test.beforeEach(({ allowFailedResponses }) => allowFailedResponses());

const lionSands = '/lionsands/rates-and-offers';
const pages = ['/rates', lionSands, '/capecadogan/rates-and-offers'];
const plain = (text: string | null) => (text ?? '').replaceAll('\u00a0', ' ');

/** What the room of River Lodge costs in the green season, as the page shows it. */
const price = (page: Page) => page.locator('data[value="20000"]').first();
/** A hand comes near, and the script of the switch with it. */
async function near(page: Page) {
  await page.locator('[data-currency-switch]').hover();
  await expect(page.locator('[data-currency-switch][data-live]')).toBeAttached();
}
const currency = (page: Page, code: string) =>
  page.getByRole('navigation', { name: 'Currency' }).getByRole('link', { name: code });

test('CUR-01/switch CUR-01/session CUR-01/storage-keys dollars at the live rate, for the session, and back', async ({
  page,
}) => {
  await page.goto(lionSands);
  await expect(price(page)).toHaveText('R\u00a020\u00a0000');
  await near(page);
  await currency(page, 'USD').click();
  await expect(price(page)).toHaveText('$1,080');
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
  await expect(price(page)).toHaveText('$1,080');
  await expect(currency(page, 'USD')).toHaveAttribute('aria-current', 'true');
  expect(asked).toEqual([]);
  await currency(page, 'ZAR').click();
  await expect(price(page)).toHaveText('R\u00a020\u00a0000');
  await page.reload();
  await expect(currency(page, 'ZAR')).toHaveAttribute('aria-current', 'true');
});

test('CUR-02/notice a rate that cannot be had leaves prices in rand, and says so quietly', async ({
  page,
}) => {
  await page.route('**/currency/latest?*', (route) =>
    route.fulfill({ status: 503, json: { message: 'no' } }),
  );
  await page.goto('/monwana/rates-and-offers');
  await near(page);
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
  await page.getByLabel('Room or house').selectOption('luxury-room');
  await page.getByRole('button', { name: 'Work it out' }).click();
  await expect(page.getByText('Arrival is required')).toBeVisible();
  await page.getByLabel('Arrival').fill(`${ratedYear}-05-30`);
  await page.getByLabel('Departure').fill(`${ratedYear}-06-02`);
  await page.getByLabel('Adults').fill('1');
  await page.getByRole('button', { name: 'Work it out' }).click();
  const sum = page.locator('[data-estimate-result]');
  // Two nights of the green season and one of the peak season, alone in the room, and three levies.
  await expect(sum.getByRole('row', { name: /in all/ })).toContainText('R\u00a0100\u00a0040');
  await expect(page).toHaveURL(new RegExp(`dateStart=${ratedYear}-05-30`));
  await near(page);
  await currency(page, 'USD').click();
  await expect(sum.getByRole('row', { name: /in all/ })).toContainText('$5,402');

  const quiet = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const still = await quiet.newPage();
  await still.goto(lionSands);
  await still.getByLabel('Room or house').selectOption('luxury-room');
  await still.getByLabel('Arrival').fill(`${ratedYear}-05-30`);
  await still.getByLabel('Departure').fill(`${ratedYear}-06-02`);
  await still.getByRole('button', { name: 'Work it out' }).click();
  await expect(still.locator('[data-estimate-result]')).toContainText('3 nights');
  await currency(still, 'USD').click();
  await expect(still.locator('[data-estimate-result]')).toContainText('$');
  await quiet.close();
});

test('FRM-09/asked an offer opens the form that names it, and so does its own page', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto(lionSands);
  await page.locator('#holds').getByRole('link', { name: 'Ask about it' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Comments')).toHaveValue(
    "I'd like to enquire about the offer Stay four nights, pay for three (FOUR).",
  );
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  const quiet = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const still = await quiet.newPage();
  await still.goto(lionSands);
  await still.locator('#holds').getByRole('link', { name: 'Ask about it' }).click();
  await expect(still.getByLabel('Comments')).toHaveValue(/the offer Stay four/);
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
    const { violations } = await axeFor(page).analyze();
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
