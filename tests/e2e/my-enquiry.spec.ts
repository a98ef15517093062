import type { Page } from '@playwright/test';
import { axeFor } from '../support/axe.ts';
import { expect, type Mail, test } from './fixtures.ts';
import { fillIn, newVisitor, openDialog, submit } from './telephone-steps.ts';

/** Sends the telephone form. @returns the path of the link in its confirmation */
async function linkOf(page: Page, mails: () => readonly Mail[]): Promise<string> {
  const visitor = newVisitor();
  const dialog = await openDialog(page);
  await fillIn(dialog, visitor);
  await submit(dialog);
  await page.waitForURL(/\/thank-you\?ref=/);
  const linkIn = () =>
    mails()
      .filter(({ to }) => to === visitor.email)
      .map(({ text }) => /\/my-enquiry\/[\w-]{43}/.exec(text)?.[0])
      .find((link) => link !== undefined);
  await expect.poll(linkIn, { timeout: 30_000 }).toBeTruthy();
  return linkIn() ?? '';
}

test('CNV-10/axe CNV-10/keyboard a traveller opens the letter, adds words and withdraws by keyboard alone', async ({
  page,
  mails,
}) => {
  await page.goto(await linkOf(page, mails));
  await expect(page).toHaveURL(/\/my-enquiry$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your call back');
  expect((await axeFor(page).analyze()).violations).toEqual([]);

  await page.getByLabel('Your words to the concierges').focus();
  await page.keyboard.type('After six, please.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const news = page.getByRole('status');
  await expect(news).toHaveText(/^Sent at \d\d:\d\d\. The concierges have it\.$/);
  await expect(news).toBeFocused();
  await expect(page.getByText('After six, please.')).toBeVisible();
  await expect(page.getByLabel('Your words to the concierges')).toHaveValue('');

  await page.locator('#withdraw > summary').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Would you tell us why?')).toBeVisible();
  await page.getByRole('button', { name: 'Withdraw this enquiry' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^You withdrew this enquiry today at/)).toBeVisible();
  await expect(page.getByText('After six, please.')).toBeHidden();
  expect((await axeFor(page).analyze()).violations).toEqual([]);
  await page.getByRole('button', { name: 'Undo the withdrawal' }).press('Enter');
  await expect(page.getByText('After six, please.')).toBeVisible();
});

test('CNV-10/script it is at most 5 kB, and a draft stays on the device', async ({ page, mails }) => {
  const link = await linkOf(page, mails);
  const scripts: number[] = [];
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'script') return;
    scripts.push((await response.body().catch(() => Buffer.alloc(0))).byteLength);
  });
  await page.goto(link);
  await page.waitForLoadState('networkidle');
  expect(scripts.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(5 * 1024);
  expect(scripts.length).toBeGreaterThan(0);
  await page.getByLabel('Your words to the concierges').fill('Not yet sent');
  await page.reload();
  await expect(page.getByLabel('Your words to the concierges')).toHaveValue('Not yet sent');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('CNV-10/no-scripts a lost link is asked for, and the page works by forms alone', async ({ page }) => {
    await page.goto('/my-enquiry');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('See your enquiry');
    await page.getByLabel('Your email address').fill('nobody-here@example.com');
    await page.getByRole('button', { name: 'Send me a new link' }).click();
    await expect(page.getByRole('status')).toHaveText(
      'If an enquiry was made with this address, a link is on its way.',
    );
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('CNV-10/phone nothing is cut, and every target is large enough for a finger', async ({
    page,
    mails,
  }) => {
    await page.goto(await linkOf(page, mails));
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
    await expect(page.getByText('What you asked for', { exact: true })).toBeHidden();
    const small = await page
      .locator(
        'main button:visible, main summary:visible, main select:visible, main input:visible, footer a:visible',
      )
      .evaluateAll((all) => all.filter((element) => element.getBoundingClientRect().height < 44).length);
    expect(small).toBe(0);
    expect((await axeFor(page).analyze()).violations).toEqual([]);
  });
});
