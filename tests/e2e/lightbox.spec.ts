import type { Page } from '@playwright/test';
import { expect, test, withMotion } from './fixtures.ts';

test.use(withMotion);

const lodge = '/lionsands/river-lodge';

const picture = (page: Page) => page.locator('dialog').getByRole('figure');
const opener = (page: Page) => page.locator('a[data-open="1"]');

test.beforeEach(async ({ page }) => {
  await page.goto('/lionsands');
  await page.goto(lodge);
});

test('Back closes the pictures and stays on the page, Forward shows them again', async ({ page }) => {
  await opener(page).click();
  await expect(picture(page)).toBeVisible();
  await page.goBack();
  await expect(picture(page)).toBeHidden();
  expect(new URL(page.url()).pathname).toBe(lodge);
  await expect(opener(page)).toBeFocused();
  await page.goForward();
  await expect(picture(page)).toBeVisible();
  await page.goBack();
  await expect(picture(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/lionsands$/);
});

test('a close that a busy browser tells of only after Forward goes back nowhere', async ({ page }) => {
  await opener(page).click();
  await expect(picture(page)).toBeVisible();
  await page.goBack();
  await expect(picture(page)).toBeHidden();
  await page.goForward();
  await expect(picture(page)).toBeVisible();
  // Chromium tells it with the next frame, which may come after all of this, and with a Back of the visitor's own on its way.
  const wentBack = await page.locator('dialog[open]').evaluate((dialog) => {
    let times = 0;
    history.back = () => {
      times += 1;
    };
    dialog.dispatchEvent(new Event('close'));
    Reflect.deleteProperty(history, 'back');
    return times;
  });
  expect(wentBack).toBe(0);
  await expect(picture(page)).toBeVisible();
  await page.goBack();
  await expect(picture(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/lionsands$/);
});

test('pictures closed by hand take their entry with them, and can be opened again at once', async ({
  page,
}) => {
  await opener(page).click();
  await expect(picture(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(picture(page)).toBeHidden();
  await opener(page).click();
  await expect(picture(page)).toBeVisible();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(picture(page)).toBeHidden();
  await expect.poll(() => page.evaluate(() => history.state?.menu ?? null)).toBeNull();
  await page.goBack();
  await expect(page).toHaveURL(/\/lionsands$/);
});

test('a page that is loaded anew with its pictures open needs one Back', async ({ page }) => {
  await opener(page).click();
  await expect(picture(page)).toBeVisible();
  await page.reload();
  await expect.poll(() => page.evaluate(() => history.state?.menu ?? null)).toBeNull();
  await page.goBack();
  await expect(page).toHaveURL(/\/lionsands$/);
});
