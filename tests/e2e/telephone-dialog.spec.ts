import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { openDialog, wayByTelephone } from './telephone-steps.ts';

test('MOD-08/numbers MOD-08/hours MOD-08/heading MOD-08/button the dialog says how to reach us', async ({
  page,
}) => {
  const dialog = await openDialog(page);
  await expect(dialog.getByRole('heading', { name: 'Call us' })).toBeVisible();
  const numbers = dialog.locator('a[href^="tel:"]');
  await expect(numbers).toHaveCount(4);
  expect(
    await numbers.evaluateAll((all) =>
      all.every((a) => /^tel:\+?[0-9]+$/.test(a.getAttribute('href') ?? '')),
    ),
  ).toBe(true);
  await expect(dialog).toContainText('Australia');
  await expect(dialog).toContainText(/Office hours|Open now|Closed/);
  await expect(dialog).toContainText('Mon');
  await expect(dialog.getByText('Alternatively, we will gladly call you back')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Call Me Back' })).toBeVisible();
});

test('MOD-02/label MOD-02/scroll MOD-02/focus-trap the dialog is labelled, holds the focus and stills the page', async ({
  page,
}) => {
  await page.goto('/contact-us');
  await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }));
  const before = await page.evaluate(() => document.documentElement.clientWidth);
  // A person points at what she sees; Playwright's own click would scroll the page first.
  const box = await (await wayByTelephone(page)).boundingBox();
  await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('First name')).toBeVisible();
  await expect(dialog).toHaveAccessibleName(/call us/i);
  expect(await page.evaluate(() => document.documentElement.clientWidth)).toBe(before);
  await page.evaluate(() => {
    addEventListener('wheel', () => Object.assign(window, { turned: true }), {
      capture: true,
      passive: true,
    });
  });
  await page.mouse.move(20, 20);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'turned'))).toBe(true);
  // What a turned wheel moves has moved by the second frame.
  await page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))));
  expect(await page.evaluate(() => window.scrollY)).toBe(500);
  for (let stop = 0; stop < 30; stop++) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(() => {
      const active = document.activeElement;
      return active !== null && active !== document.body && !active.closest('dialog');
    });
    expect(outside, `after ${stop + 1} tabs`).toBe(false);
  }
});

/** Opens the dialog by keys on a page that was scrolled, and closes it again: the page is as it was. */
async function openAndClose(page: Page, close: (dialog: Locator) => Promise<void>): Promise<void> {
  await page.goto('/contact-us');
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
  const opener = page.locator('header').getByRole('button', { name: 'Enquire', exact: true });
  await (await wayByTelephone(page)).focus();
  const place = await page.evaluate(() => window.scrollY);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('First name')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/enquire/telephone');
  expect(new URL(page.url()).searchParams.get('from')).toBe('/contact-us');
  await close(dialog);
  await expect(dialog).toBeHidden();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/contact-us');
  await expect(opener).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(place);
}

test('MOD-02/escape MOD-02/focus-restored MOD-03/address MOD-03/place closing by Escape gives the page back as it was', async ({
  page,
}) => {
  await openAndClose(page, () => page.keyboard.press('Escape'));
});

test('MOD-02/close-icon MOD-02/focus-restored MOD-03/address MOD-03/place closing by its button, which is “Back” on a phone, gives the page back as it was', {
  tag: '@both',
}, async ({ page, isPhone }) => {
  await openAndClose(page, (dialog) =>
    dialog.getByRole('button', { name: isPhone ? /^back$/i : /close/i }).click(),
  );
});

test('MOD-02/close-icon closing it with a double click stays on the page', async ({ page }) => {
  await page.addInitScript(() => {
    const { back } = History.prototype;
    let steps = 0;
    History.prototype.back = function () {
      steps += 1;
      Object.assign(window, { stepsBack: steps });
      back.call(this);
    };
  });
  await page.goto('/privacy-policy');
  const dialog = await openDialog(page, '/contact-us');
  await dialog.getByRole('button', { name: /close/i }).dblclick();
  await expect(dialog).toBeHidden();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/contact-us');
  // Had the second click asked for a step of its own, it would lead past the page; and Forward would not lead to the dialog.
  expect(await page.evaluate(() => Reflect.get(window, 'stepsBack'))).toBe(1);
  await page.goForward();
  await expect(dialog.getByLabel('First name')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/enquire/telephone');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('MOD-03/mobile-back the browser’s Back closes the dialog and nothing else, and Forward opens it again', {
  tag: '@phone',
}, async ({ page }) => {
  const dialog = await openDialog(page, '/contact-us');
  await page.goBack();
  await expect(dialog).toBeHidden();
  expect(new URL(page.url()).pathname).toBe('/contact-us');
  await page.goForward();
  await expect(page.getByLabel('First name')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/enquire/telephone');
});

test('MOD-03/menus a dialog that closes leaves no menu open and nothing out of reach', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/contact-us');
  const open = page.locator('[data-menu]:popover-open');
  for (const way of ['Enquire', 'Menu']) {
    if (way === 'Enquire') await (await wayByTelephone(page)).click();
    else {
      await page.locator('header').getByRole('button', { name: way, exact: true }).click();
      await page.locator('#menu').getByRole('link', { name: 'Call us' }).click();
    }
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('First name')).toBeVisible();
    await expect(open).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(open).toHaveCount(0);
    await expect(page.locator('header').getByRole('button', { name: way, exact: true })).toBeFocused();
    await expect(page.locator('body > [inert]')).toHaveCount(0);
  }
});

test('a first click is never lost, however slow the line', async ({ page }) => {
  await page.goto('/contact-us');
  const click = Promise.withResolvers<void>();
  const held = page.waitForRequest(/_astro\/.*\.js/);
  await page.route(/_astro\/.*\.js/, async (route) => {
    await click.promise;
    await route.continue();
  });
  // Straight to the click: no hover to warm anything up.
  await page.locator('#enquire-menu a[data-dialog="telephone"]').dispatchEvent('click');
  await held;
  await expect(page.getByRole('dialog')).toHaveCount(0);
  click.resolve();
  await expect(page.getByRole('dialog').getByLabel('First name')).toBeVisible();
});

test('a script that cannot be loaded leads to the form’s own page', async ({
  page,
  allowFailedResponses,
}) => {
  allowFailedResponses();
  await page.goto('/contact-us');
  await page.route(/_astro\/.*\.js/, (route) => route.abort());
  await page.locator('#enquire-menu a[data-dialog="telephone"]').dispatchEvent('click');
  await page.waitForURL('**/enquire/telephone?from=**');
  await expect(page.getByLabel('First name')).toBeVisible();
});
