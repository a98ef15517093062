import type { Page } from '@playwright/test';
import { expect, test } from './own-product.ts';
import { makeAccount, signIn } from './studio-accounts.ts';
import { openPage, reload, visitStudio } from './studio-visit.ts';

const drawer = (page: Page) => page.getByRole('dialog').filter({ hasText: 'Set a time for' });

/** Opens the drawer from the menu beside the button that publishes. */
async function openDrawer(page: Page): Promise<void> {
  await page.locator('.form-submit .popup-button').click();
  await page.locator('#schedule-publish').click();
  await expect(drawer(page)).toBeVisible();
}

/** Chooses a day of the month that is shown, and its last time. */
async function choose(page: Page, day: number): Promise<void> {
  const name = `.react-datepicker__day--${String(day).padStart(3, '0')}`;
  await page.locator(`${name}:not(.react-datepicker__day--outside-month)`).click();
  await page.locator('.react-datepicker__time-list-item').last().click();
}

const dayMs = 86_400_000;
/** The day of the month it is at the house. */
const dayAt = (at: number) =>
  Number(new Intl.DateTimeFormat('en', { day: 'numeric', timeZone: 'Africa/Johannesburg' }).format(at));

/**
 * A day that has passed, and how far a clock is behind for which it is the next one of the same month: its last time lies ahead there at
 * any moment of the day, and behind here.
 */
function passedDay(): { readonly day: number; readonly behind: number } {
  const now = Date.now();
  const behind = dayAt(now - dayMs) === 1 ? 3 : 2;
  return { day: dayAt(now - (behind - 1) * dayMs), behind };
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
  }, days * dayMs);
}

test('times are set in the drawer, listed there and beside the entry, and removed; one that has passed is refused in words', async ({
  page,
  product,
}) => {
  const visit = await visitStudio(page, product, 'editor');
  const editor = await signIn(product, await makeAccount(product, 'editor'));
  const { id } = await editor.entry('tag');
  await visit.open(`/collections/tag/${id}`);
  const panel = page.getByRole('region', { name: 'On the site' });
  await expect(panel).toContainText('Visitors meet it on /blog');
  await openDrawer(page);
  await drawer(page).getByText('Unpublish').click();
  await drawer(page).locator('#time input').click();
  await page.locator('.react-datepicker__navigation--next').click();
  await choose(page, 15);
  await drawer(page).locator('#scheduled-publish-save').click();
  await expect(page.getByText('The time is set.')).toBeVisible();
  await expect(drawer(page).getByRole('cell', { name: /23:55/ })).toBeVisible();
  await expect(drawer(page).getByRole('cell', { name: 'Unpublish' })).toBeVisible();
  await drawer(page).locator('.drawer__close').click();
  await expect(drawer(page)).toHaveCount(0);
  await expect(panel).toContainText(/Set for later/);
  await reload(page);
  await expect(panel).toContainText(/Set for later/);

  await openDrawer(page);
  await drawer(page).locator('.schedule-publish__delete').click();
  await expect(drawer(page).getByText('Nothing is set for this entry yet.')).toBeVisible();
  await drawer(page).locator('.drawer__close').click();
  await expect(panel).not.toContainText('Set for later');

  await editor.schedule('tag', id, new Date(Date.now() + dayMs));
  await reload(page);
  await panel.getByRole('button', { name: 'Take it back' }).click();
  await expect(panel).not.toContainText('Set for later');
  await expect(panel).toContainText('Visitors meet it on /blog');

  // The studio tells the console of a refusal, too: on a page of its own, whose console nobody reads.
  const late = await page.context().newPage();
  const { day, behind } = passedDay();
  await turnBack(late, behind);
  await openPage(late, page.url());
  await openDrawer(late);
  await drawer(late).locator('#time input').click();
  await choose(late, day);
  await drawer(late).locator('#scheduled-publish-save').click();
  await expect(late.getByText(/has passed\. Choose a time that is still to come\./)).toBeVisible();
  await expect(drawer(late).getByText('Nothing is set for this entry yet.')).toBeVisible();
});
