import { axeFor } from '../support/axe.ts';
import { expect, test } from './fixtures.ts';

const inMay = '/where-it-fits?adults=2&nights=4&month=2027-05&budget=8000&currency=USD';

test('FIT-04/as-one-types FIT-04/keyboard FIT-04/axe FIT-04/filled-in the answer follows what is typed, by keyboard alone, and leads to a strip that is filled in', async ({
  page,
}) => {
  await page.goto('/where-it-fits');
  const form = page.getByRole('form', { name: 'What should fit' });
  const [ages, budget] = [form.getByLabel(/^Ages of the children/), form.getByLabel(/^Budget/)];
  expect((await axeFor(page).analyze()).violations).toEqual([]);

  // The first blank is focused by keyboard, the script comes with it, and what is typed meanwhile counts.
  await form.getByLabel('Adults').focus();
  await page.keyboard.press('Tab');
  await expect(ages).toBeFocused();
  await page.keyboard.type('4');
  await expect(page.locator('#answer-heading')).toContainText('fit');
  await expect(ages).toBeFocused();
  await expect(page).toHaveURL(/[?&]ages=4(&|$)/);
  await expect(page.getByText('From ten years').first()).toBeVisible();

  await budget.focus();
  await page.keyboard.type('plenty');
  await expect(form.getByText('We could not read “plenty” as a sum.')).toBeVisible();
  await expect(budget).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('[data-fit-status]')).toContainText('We could not read “plenty” as a sum.');
  await budget.fill('150 000');
  await expect(budget).not.toHaveAttribute('aria-invalid');
  await form.getByLabel('Month').selectOption({ label: 'May 2027' });
  await expect(page).toHaveURL(/month=2027-05/);
  await page.getByRole('button', { name: 'See what fits' }).press('Enter');
  await expect(page.locator('#answer-heading')).toBeFocused();
  await expect(page.locator('[data-fit-row="cape-family-rooms"]')).toContainText('Fits');
  expect((await axeFor(page).analyze()).violations).toEqual([]);
  const address = page.url();
  await page.reload();
  expect(page.url()).toBe(address);
  await expect(page.locator('[data-fit-row="cape-family-rooms"]')).toContainText('Fits');

  // The strip of the room begins with what was asked, and leads back with it.
  await page
    .locator('[data-fit-row="cape-family-rooms"]')
    .getByRole('link', { name: /^See this stay/ })
    .press('Enter');
  // Days and party are the session's from here on; the room stays chosen.
  await expect(page).toHaveURL('/capecadogan?room=cape-family-rooms#stay');
  const strip = page.locator('#stay');
  await expect(strip).toHaveAttribute('data-stay-ready', '');
  await expect(strip.getByRole('combobox', { name: 'Arrival' })).toHaveValue('1 May 2027');
  await expect(strip.getByLabel('Children')).toHaveValue('1');
  await expect(strip.getByRole('combobox', { name: 'Child 1' })).toHaveValue('4');
  const others = strip.getByRole('link', { name: 'See other choices' });
  await expect(others).toHaveAttribute('href', /ages=4&nights=4&dateStart=2027-05-01/);
});

test('FIT-04/axe @both an answer has no fault, nothing past its edge, and folds on a phone', async ({
  page,
}) => {
  const isPhone = (page.viewportSize()?.width ?? 0) < 833;
  await page.goto(inMay);
  expect((await axeFor(page).analyze()).violations).toEqual([]);
  const { width, scroll } = await page.evaluate(() => ({
    width: document.documentElement.clientWidth,
    scroll: document.documentElement.scrollWidth,
  }));
  expect(scroll).toBeLessThanOrEqual(width);
  const change = page.getByText('Change', { exact: true });
  await expect(change).toBeVisible({ visible: isPhone });
  if (isPhone) await change.click();
  await expect(page.getByLabel('Adults')).toBeVisible();
});

test('CUR-01/where-it-fits FIT-05/currency the currency of the session stands in the asking, and what is asked in goes on with the session', async ({
  page,
}) => {
  await page.goto('/rates');
  await page.getByRole('link', { name: 'USD' }).click();
  await expect(page.locator('[data-currency-switch="USD"]').first()).toBeAttached();
  await page.goto('/where-it-fits');
  const form = page.getByRole('form', { name: 'What should fit' });
  const [currency, budget] = [form.getByLabel('Currency'), form.getByLabel(/^Budget/)];
  await expect(currency).toHaveValue('USD');
  await expect(page).toHaveURL('/where-it-fits?currency=USD');
  // Still no asking: the ready-made views, in it.
  await expect(page.locator('main')).toContainText(/from \$[\d,]+/);
  await expect(page.locator('#answer-heading')).toHaveCount(0);

  await currency.selectOption('ZAR');
  await expect(page).toHaveURL(/currency=ZAR/);
  await budget.focus();
  await page.keyboard.type('$8000');
  await expect(currency).toHaveValue('USD');
  // Nothing is rewritten under the finger.
  await expect(budget).toHaveValue('$8000');
  await expect(page.locator('[data-fit-row="safari-tented-suite"]')).toContainText('$');
  await page.keyboard.press('Tab');
  await expect(budget).toHaveValue('8000');
  await budget.fill('€8000');
  await expect(
    form.getByText('We cannot count in “€” here. Write the sum in South African rand or US dollars.'),
  ).toBeVisible();
  await expect(budget).toHaveAttribute('aria-invalid', 'true');
  await expect(budget).toHaveValue('€8000');
  await page.goto('/rates');
  await expect(page.locator('[data-currency-switch="USD"]').first()).toBeAttached();
});
