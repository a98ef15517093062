import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { askByEmail, concierge, said } from './desk-stage.ts';
import { expect, test } from './fixtures.ts';
import { expectAccessible } from './studio-visit.ts';

const size = { width: 1440, height: 900 };
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

test('DSK-07/chart-and-table DSK-07/by-day DSK-07/by-kind DSK-07/delivery-health every figure is a chart and a table with the same numbers, narrowed by kind, and taken away as CSV', async ({
  product,
  browser,
}) => {
  test.setTimeout(180_000);
  await askByEmail(product);
  const { page, open, close } = await concierge(browser, product, size);
  await open('/figures');
  const figure = (name: string) => page.getByRole('region', { name, exact: true });
  for (const name of [
    'Enquiries by day',
    'First answer by day',
    'By kind',
    'By property',
    'By country',
    'By page it was sent from',
    'Deliveries',
  ]) {
    await expect(figure(name).locator('.desk-chart').first()).toBeVisible();
    await figure(name).getByRole('button', { name: 'Table' }).click();
    await expect(figure(name).getByRole('table')).toBeVisible();
    await expect(figure(name).locator('.desk-chart')).toHaveCount(0);
  }
  await expectAccessible(page, 'body');
  await figure('By kind').getByRole('button', { name: 'Chart' }).click();
  await page.getByRole('combobox', { name: 'Kind' }).selectOption('email');
  await expect(figure('By kind').getByRole('listitem')).toHaveCount(1);
  await expect(figure('By kind').getByRole('listitem')).toContainText('Email');
  await expectAccessible(page, 'body');
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'By country as CSV' }).click();
  const file = readFileSync(await (await coming).path(), 'utf8');
  expect(file).toMatch(/^\uFEFF?"country","received/);
  expect(file).toContain('United Kingdom');
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await fits(page)).toBe(true);
  await expectAccessible(page, 'body');
  await close();
});

test('DSK-08/export DSK-08/second-person DSK-08/erase DSK-08/consent-ledger DSK-08/retention what is held about a person is read and taken away, its erasure asked for by one, confirmed by another and taken back', async ({
  product,
  browser,
}) => {
  test.setTimeout(180_000);
  const asked = await askByEmail(product);
  const first = await concierge(browser, product, size);
  await first.open(`/${asked.reference}`);
  await first.page.getByRole('button', { name: 'Everything held about them' }).click();
  const held = first.page.getByRole('region', { name: `Everything held about ${asked.email}` });
  await expect(held.getByRole('row', { name: /^Enquiries 1/ })).toBeVisible();
  expect(first.page.url()).not.toContain(asked.email.split('@')[0]);
  await expectAccessible(first.page, 'body');
  const coming = first.page.waitForEvent('download');
  await held.getByRole('button', { name: 'Export as JSON' }).click();
  const json = JSON.parse(readFileSync(await (await coming).path(), 'utf8'));
  expect(json.enquiries).toMatchObject([{ reference: asked.reference }]);
  await first.page.getByRole('button', { name: 'Ask for the erasure' }).click();
  await expect(said(first.page, /^Asked for\./)).toBeVisible();
  await expect(first.page.getByText('Somebody else has to confirm what you asked for.')).toBeVisible();
  await expect(first.page.getByRole('button', { name: 'Confirm the erasure' })).toBeHidden();

  const second = await concierge(browser, product, size);
  await second.open('/privacy');
  await expect(second.page.getByRole('heading', { name: 'Retention ahead' })).toBeVisible();
  await expectAccessible(second.page, 'body');
  await second.page.getByRole('button', { name: `Confirm ${asked.reference}` }).click();
  await expect(said(second.page, /^Confirmed\./)).toBeVisible();
  await second.page.getByRole('button', { name: `Take back ${asked.reference}` }).click();
  await expect(said(second.page, 'Taken back.')).toBeVisible();
  const ledger = second.page.getByRole('region', { name: 'Consent ledger' });
  await ledger.getByRole('textbox', { name: 'Address or reference' }).fill(asked.email);
  await ledger.getByRole('button', { name: 'Search' }).click();
  await expect(ledger.getByRole('link', { name: new RegExp(asked.reference) })).toBeVisible();
  await expect(ledger.getByRole('row')).toHaveCount(2);
  await second.page.setViewportSize({ width: 390, height: 844 });
  expect(await fits(second.page)).toBe(true);
  await Promise.all([first.close(), second.close()]);
});

test('DSK-08/legal-hold DSK-08/consent-ledger an administrator places a hold, records a withdrawal, sees who looked, and sets the desk', async ({
  product,
  browser,
}) => {
  test.setTimeout(180_000);
  const asked = await askByEmail(product);
  const { page, open, close } = await concierge(browser, product, size, 'admin');
  await open('/person');
  await page.getByRole('textbox', { name: /^Email address/ }).fill(asked.email);
  await page.keyboard.press('Enter');
  const hold = page.getByRole('region', { name: 'Legal hold' });
  await hold.getByRole('textbox', { name: 'Reason' }).fill('Claim 2026-118');
  await hold.getByRole('button', { name: 'Place a hold' }).click();
  await expect(said(page, 'The hold stands.')).toBeVisible();
  await hold.getByRole('button', { name: 'Ask for it to be lifted' }).click();
  await expect(said(page, 'Asked for. A second administrator lifts it.')).toBeVisible();
  await page.getByRole('button', { name: /^Record a withdrawal: Answering this enquiry/ }).click();
  const question = page.getByRole('dialog');
  await question.getByRole('textbox', { name: 'How they said it' }).fill('By telephone');
  await expectAccessible(page, 'dialog');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^withdrawn .*By telephone/)).toBeVisible();
  await expectAccessible(page, 'body');

  await open('/privacy');
  const looks = page.getByRole('region', { name: 'Who looked at what' });
  await expect(looks.getByRole('row', { name: new RegExp(asked.reference) }).first()).toBeVisible();
  await expectAccessible(page, 'body');

  await open('/settings');
  await expect(page.getByRole('checkbox', { name: 'Sunday' })).not.toBeChecked();
  await expectAccessible(page, 'body');
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await fits(page)).toBe(true);
  // Saved as it stands: the desk is everybody's.
  await page.getByRole('button', { name: 'Save the settings' }).click();
  await expect(said(page, /^Saved\./)).toBeVisible();
  await close();
});
