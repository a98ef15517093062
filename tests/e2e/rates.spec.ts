import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { axeFor } from '../support/axe.ts';
import { ratedYear } from '../support/rated-entries.ts';
import { firstLoadScriptBar, overflows } from '../support/whole-page.ts';
import { settled } from './settled-page.ts';
import { expect, test } from './stage-fixtures.ts';

/** The stand-in has not every page a link may lead to, and the browser asks for some beforehand. */
test.beforeEach(({ allowFailedResponses }) => allowFailedResponses());

const lionSands = '/lionsands/rates-and-offers';
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

  // On another page of the same session nothing is requested again.
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

test('the sum of a stay stands on the page at once, in the currency shown', async ({ page }) => {
  await page.goto(lionSands);
  await page.getByRole('spinbutton', { name: 'Children' }).fill('1');
  await page.getByRole('button', { name: 'Calculate' }).click();
  // What was wrong goes as it is mended, and the summary with the last of it.
  const sum = page.locator('[data-estimate-result]');
  const form = page.locator('form[data-estimate]');
  await expect(sum).toContainText('Please correct the fields that are marked.');
  await page.getByLabel('Room or house').selectOption('luxury-room');
  await expect(page.getByText('Room or house is required')).toHaveCount(0);
  await expect(page.getByText('Arrival is required')).toBeVisible();
  await page.getByLabel('Arrival').fill(`${ratedYear}-05-30`);
  await page.getByLabel('Arrival').blur();
  await expect(page.getByText('Departure is required')).toBeVisible();
  await page.getByLabel('Departure').fill(`${ratedYear}-06-02`);
  await page.getByLabel('Departure').blur();
  await expect(page.getByText('Departure is required')).toHaveCount(0);
  await expect(sum).toContainText('Please correct the fields that are marked.');
  await expect(form.locator('[aria-invalid]')).toHaveCount(1);
  await page.getByRole('spinbutton', { name: 'Children' }).fill('0');
  await expect(form.locator('[aria-invalid]')).toHaveCount(0);
  await expect(sum).toHaveText('Press “Calculate”: the price is shown here.');
  await page.getByLabel('Adults').fill('1');
  await page.getByRole('button', { name: 'Calculate' }).click();
  // Two nights of the green season and one of the peak season, alone in the room, and three levies.
  await expect(sum.getByRole('row', { name: /in all/ })).toContainText('R\u00a0100\u00a0040');
  await expect(page).toHaveURL(new RegExp(`dateStart=${ratedYear}-05-30`));
  await near(page);
  await currency(page, 'USD').click();
  await expect(sum.getByRole('row', { name: /in all/ })).toContainText('$5,402');
});

test('FRM-09/asked an offer opens the form that names it', async ({ page }) => {
  await page.goto(lionSands);
  await page.locator('#holds').getByRole('link', { name: 'Enquire about it' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Comments')).toHaveValue(
    "I'd like to enquire about the offer Stay four nights, pay for three (FOUR).",
  );
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('prices with their currencies and offers: axe finds nothing, nothing overflows, the first load is light', async ({
  page,
}) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    // The question whether the visit may be counted brings a part of its own where it is asked.
    if (response.request().resourceType() === 'script' && !response.url().includes('/consent.'))
      scripts.push(response.text());
  });
  for (const path of ['/rates', lionSands]) {
    scripts.length = 0;
    await settled(page, () => page.goto(path));
    await expect(currency(page, 'USD')).toBeVisible();
    const sizes = (await Promise.all(scripts)).map((body) => gzipSync(body, { level: 9 }).length);
    expect(
      sizes.reduce((sum, size) => sum + size, 0),
      path,
    ).toBeLessThanOrEqual(firstLoadScriptBar);
    const { violations } = await axeFor(page).analyze();
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
      path,
    ).toEqual([]);
    expect(await overflows(page, [320, 833, 1440]), path).toEqual([]);
  }
});
