import type { Page } from '@playwright/test';
import { expect, test } from './gallery-fixtures.ts';
import { opener, openFrame, openPanel } from './navigation-steps.ts';

// The gallery links pages that are not built; fetching them ahead is answered 404.
test.beforeEach(({ allowFailedResponses }) => allowFailedResponses());

/** What stands in the history behind the page that is shown. */
const depth = (page: Page) => page.evaluate(() => history.length);

test.describe('Back on a phone', { tag: '@phone' }, () => {
  test('MOD-03/mobile-back Back closes what is open, level by level, and stays on the page', async ({
    page,
    gallery,
  }) => {
    await openFrame(page, gallery.url, '/marataba');
    await openFrame(page, gallery.url, '#what-it-is');
    const menu = await openPanel(page, 'Menu');
    const experiences = await openPanel(page, 'Experiences');
    await page.goBack();
    await expect(experiences).toBeHidden();
    await expect(menu).toBeVisible();
    await page.goBack();
    await expect(menu).toBeHidden();
    await expect(opener(page, 'Menu')).toBeFocused();
    await expect(page.locator('main')).not.toHaveAttribute('inert', '');
    const panel = await openPanel(page, 'Enquire');
    await page.goBack();
    await expect(panel).toBeHidden();
    expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe('/gallery/frame#what-it-is');
    await page.goBack();
    await expect(page).toHaveURL(`${gallery.url}/gallery/frame/marataba`);
  });

  test('MOD-03/mobile-back a menu closed by itself leaves nothing to go back through', async ({
    page,
    gallery,
  }) => {
    await openFrame(page, gallery.url, '/marataba');
    await openFrame(page, gallery.url, '/');
    for (const close of ['the cross', 'Escape', 'a wider screen'] as const) {
      await openPanel(page, 'Menu');
      const residences = await openPanel(page, 'Residences, menu');
      if (close === 'the cross') await opener(page, 'Menu').click();
      else if (close === 'Escape') {
        await page.keyboard.press('Escape');
        await expect(residences).toBeHidden();
        await page.keyboard.press('Escape');
      } else await page.setViewportSize({ width: 1200, height: 800 });
      await expect(page.locator(':popover-open')).toHaveCount(0);
      await expect.poll(() => page.evaluate(() => history.state?.menu)).toBe(undefined);
    }
    await page.goBack();
    await expect(page).toHaveURL(`${gallery.url}/gallery/frame/marataba`);
  });

  test('MOD-03/mobile-back a menu closed while the history is still on its way leaves nothing either', async ({
    page,
    gallery,
  }) => {
    await page.clock.install();
    await openFrame(page, gallery.url, '/marataba');
    await openFrame(page, gallery.url, '/');
    const menu = await openPanel(page, 'Menu');
    const residences = await openPanel(page, 'Residences, menu');
    // A busy browser lets a step wait.
    const steps = await page.evaluateHandle(() => {
      const waiting: number[] = [];
      history.go = (by = 0) => void waiting.push(by);
      return waiting;
    });
    await page.keyboard.press('Escape');
    await expect(residences).toBeHidden();
    await expect.poll(() => steps.evaluate((waiting) => waiting.length)).toBe(1);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await page.clock.runFor(1000);
    await steps.evaluate((waiting) => {
      Reflect.deleteProperty(history, 'go');
      for (const by of waiting) history.go(by);
    });
    await expect.poll(() => page.evaluate(() => history.state?.menu)).toBe(undefined);
    await page.goBack();
    await expect(page).toHaveURL(`${gallery.url}/gallery/frame/marataba`);
  });

  test('MOD-03/mobile-back one menu after another takes one step, and so does the dialog a menu leads to', async ({
    page,
  }) => {
    await page.goto('/privacy-policy');
    await page.goto('/contact-us');
    const before = await depth(page);
    const enquire = await openPanel(page, 'Enquire');
    await enquire.getByRole('button', { name: 'Back' }).click();
    const menu = await openPanel(page, 'Menu');
    await menu.getByRole('link', { name: 'Call us' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('First name')).toBeVisible();
    await expect(menu).toBeHidden();
    expect(await depth(page)).toBe(before + 1);
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/contact-us$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/privacy-policy$/);
  });

  test('MOD-03/mobile-back a page left from its menu comes back without it, in one step', async ({
    page,
  }) => {
    await page.goto('/privacy-policy');
    await page.goto('/');
    const menu = await openPanel(page, 'Menu');
    await menu.getByRole('link', { name: 'Contact' }).first().click();
    await expect(page).toHaveURL(/\/contact-us$/);
    await page.goBack();
    await expect(menu).toBeHidden();
    await expect.poll(() => page.evaluate(() => history.state?.menu)).toBe(undefined);
    // Forward leads on to the page, not back into the menu.
    await page.goForward();
    await expect(page).toHaveURL(/\/contact-us$/);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => history.state?.menu)).toBe(undefined);
    await expect(page.locator(':popover-open')).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/privacy-policy$/);
  });

  test('MOD-03/mobile-back a page left from a menu within the menu lies one step on, and back one step', async ({
    page,
    gallery,
  }) => {
    await openFrame(page, gallery.url, '/marataba');
    await openFrame(page, gallery.url, '/');
    await openPanel(page, 'Menu');
    const residences = await openPanel(page, 'Residences, menu');
    await residences.getByRole('link').first().click();
    await page.waitForURL((url) => !url.pathname.startsWith('/gallery/frame'));
    const led = page.url();
    await page.goBack();
    await expect(page).toHaveURL(`${gallery.url}/gallery/frame`);
    await expect.poll(() => page.evaluate(() => history.state?.menu)).toBe(undefined);
    await expect(page.locator(':popover-open')).toHaveCount(0);
    await page.goForward();
    await expect(page).toHaveURL(led);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => history.state?.menu)).toBe(undefined);
    await page.goBack();
    await expect(page).toHaveURL(`${gallery.url}/gallery/frame/marataba`);
  });
});
