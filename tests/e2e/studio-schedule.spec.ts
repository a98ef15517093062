import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { signIn } from './studio-accounts.ts';
import { visitStudio } from './studio-visit.ts';

test('a time that has come publishes the entry on the site', async ({ page, product }) => {
  const visit = await visitStudio(page, product, 'editor');
  const editor = await signIn(product, visit.email);
  const { id } = await editor.entry('contactDetails');
  await visit.open(`/collections/contactDetails/${id}`);
  const saved = page.waitForResponse((response) => response.url().includes('autosave=true'));
  await page.getByLabel('United Kingdom, toll-free').fill('0808 157 0999');
  expect((await saved).status()).toBe(200);
  const site = async () => (await fetch(new URL('/contact-us', product.siteUrl))).text();
  expect(await site()).not.toContain('0808 157 0999');
  const at = new Date(Date.now() - 1000).toISOString();
  expect((await visit.ask('POST', `contactDetails/${id}/schedule`, { type: 'publish', at })).status).toBe(
    200,
  );
  await expect.poll(site).toContain('0808 157 0999');
  await page.reload();
  await expect(page.getByRole('region', { name: 'On the site' })).not.toContainText('Set for later');
});

const drawer = (page: Page) => page.getByRole('dialog').filter({ hasText: 'Set a time for' });

/** Opens the drawer from the menu beside the button that publishes. */
async function openDrawer(page: Page): Promise<void> {
  await page.locator('.form-submit .popup-button').click();
  await page.locator('#schedule-publish').click();
  await expect(drawer(page)).toBeVisible();
}

/** Chooses a day of the calendar that is shown, and its last time. */
async function choose(page: Page, day: string): Promise<void> {
  await page.locator(day).first().click();
  await page.locator('.react-datepicker__time-list-item').last().click();
}

/** This computer's clock is days behind. Playwright's own clock is none that the drawer's dates can extend. */
async function turnBack(page: Page, days: number): Promise<void> {
  await page.addInitScript((behind) => {
    const Real = globalThis.Date;
    const now = () => Real.now() - behind;
    globalThis.Date = new Proxy(Real, {
      construct: (target, given, asked) =>
        Reflect.construct(target, given.length === 0 ? [now()] : given, asked) as object,
      get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
    });
  }, days * 86_400_000);
}

test('times are set in the drawer, listed there and beside the entry, and removed', async ({
  page,
  product,
}) => {
  const visit = await visitStudio(page, product, 'editor');
  const editor = await signIn(product, visit.email);
  const { id } = await editor.entry('tag');
  await visit.open(`/collections/tag/${id}`);
  const panel = page.getByRole('region', { name: 'On the site' });
  await expect(panel).toContainText('Its place is');
  await openDrawer(page);
  await drawer(page).getByText('Unpublish').click();
  await drawer(page).locator('#time input').click();
  await page.locator('.react-datepicker__navigation--next').click();
  await choose(page, '.react-datepicker__day--015:not(.react-datepicker__day--outside-month)');
  await drawer(page).locator('#scheduled-publish-save').click();
  await expect(page.getByText('The time is set.')).toBeVisible();
  await expect(drawer(page).getByRole('cell', { name: /23:55/ })).toBeVisible();
  await expect(drawer(page).getByRole('cell', { name: 'Unpublish' })).toBeVisible();
  await drawer(page).locator('.drawer__close').click();
  await expect(drawer(page)).toHaveCount(0);
  await expect(panel).toContainText(/Set for later/);
  await page.reload();
  await expect(panel).toContainText(/Set for later/);

  await openDrawer(page);
  await drawer(page).locator('.schedule-publish__delete').click();
  await expect(drawer(page).getByText('Nothing is set for this entry yet.')).toBeVisible();
  await drawer(page).locator('.drawer__close').click();
  await expect(panel).not.toContainText('Set for later');
});

test('a time that has passed is refused in words', async ({ browser, product }) => {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const visit = await visitStudio(page, product, 'editor');
    const editor = await signIn(product, visit.email);
    const { id } = await editor.entry('tag');
    await turnBack(page, 2);
    await visit.open(`/collections/tag/${id}`);
    await openDrawer(page);
    await drawer(page).locator('#time input').click();
    await choose(page, '.react-datepicker__day--today');
    await drawer(page).locator('#scheduled-publish-save').click();
    await expect(page.getByText(/has passed\. Choose a time that is still to come\./)).toBeVisible();
    await expect(drawer(page).getByText('Nothing is set for this entry yet.')).toBeVisible();
  } finally {
    await context.close();
  }
});
