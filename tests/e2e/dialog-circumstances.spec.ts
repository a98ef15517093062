import type { Locator, Page } from '@playwright/test';
import { expect, test, withMotion } from './fixtures.ts';

test.use(withMotion);

const formPage = '/enquire/email?from=/lionsands/river-lodge';

/** Opens the e-mail form over a page, by its link there. */
async function openEmail(page: Page, path = '/contact-us'): Promise<Locator> {
  await page.goto(path);
  await page.locator(`main a[href^="/enquire/email?from="]`).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('First name')).toBeVisible();
  return dialog;
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('with reduced motion a dialog and its errors are simply there', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const dialog = await openEmail(page);
  const moving = () =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1)
          .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []))
          .filter((frame) => ['transform', 'translate', 'scale', 'rotate'].some((part) => part in frame))
          .length,
    );
  await expect.poll(moving).toBe(0);
  await dialog.locator('[type="submit"]').click();
  await expect(dialog.getByLabel('First name')).toBeFocused();
  await expect(dialog.getByLabel('First name')).toBeInViewport();
  await expect.poll(moving).toBe(0);
});

test('in forced colours the sheet has an edge, and what is chosen differs from what is not', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const dialog = await openEmail(page);
  const edge = await dialog.evaluate((element) => {
    const { borderTopWidth, borderTopStyle, outlineStyle, outlineWidth } = getComputedStyle(element);
    return borderTopStyle !== 'none' ? borderTopWidth : outlineStyle !== 'none' ? outlineWidth : '0px';
  });
  expect(Number.parseFloat(edge)).toBeGreaterThan(0);
  const chosen = dialog.locator('label').filter({ hasText: /^Cape Town$/ });
  const other = dialog.locator('label').filter({ hasText: /^Monwana Game Lodge$/ });
  await chosen.click();
  const look = (label: Locator) =>
    label.evaluate((element) =>
      [element, ...element.querySelectorAll('*')]
        .map((part) => getComputedStyle(part))
        .map(({ color, backgroundColor, borderTopColor }) => [color, backgroundColor, borderTopColor].join())
        .join(' '),
    );
  await expect.poll(async () => (await look(chosen)) === (await look(other))).toBe(false);
});

test('words twice as large on 320 px: a form’s page and its dialog keep every control in reach', {
  tag: '@phone',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const enlarge = () =>
    page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
  const outOfReach = (place: Locator) =>
    place.locator('input:visible, select:visible, textarea:visible, button:visible').evaluateAll((all) =>
      all
        // The traps for machines lie outside on purpose.
        .filter((control) => control.getAttribute('tabindex') !== '-1')
        .map((control) => ({ control, box: control.getBoundingClientRect() }))
        .filter(
          ({ box }) => box.width > 1 && (box.left < 0 || box.right > document.documentElement.clientWidth),
        )
        .map(({ control }) => control.outerHTML.slice(0, 120)),
    );
  await page.goto(formPage);
  await enlarge();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  expect(await outOfReach(page.locator('main form'))).toEqual([]);
  const dialog = await openEmail(page);
  await enlarge();
  expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(
    0,
  );
  expect(await outOfReach(dialog)).toEqual([]);
});

test('MOD-02/focus-restored MOD-03/address one dialog after another: each alone, each with its way back', async ({
  page,
}) => {
  await page.goto('/contact-us');
  for (const kind of ['email', 'celebration', 'email']) {
    const opener = page.locator(`main a[href^="/enquire/${kind}?from="]`).first();
    await opener.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.locator(`#${kind}-form`)).toBeVisible();
    await expect(dialog.locator('form')).toHaveCount(1);
    await expect(page).toHaveURL(new RegExp(`/enquire/${kind}\\?from=/contact-us$`));
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/contact-us$/);
    await expect(opener).toBeFocused();
  }
});

test('MOD-03/package FRM-09/comments a package is asked about from its page, and forgotten when the dialog closes', async ({
  page,
}) => {
  await page.goto('/contact-us');
  const link = page.locator('main a[href^="/enquire/travel-africa?from="]').first();
  const dialog = page.getByRole('dialog');
  const comments = dialog.locator('[name="comments"]');
  /** The link as the page of that path has it. */
  const openFrom = async (path: string) => {
    await link.evaluate((anchor: HTMLAnchorElement, from) => {
      anchor.href = `/enquire/travel-africa?from=${from}`;
    }, path);
    await link.click();
  };
  await openFrom('/travel-africa/package/southern-african-odyssey');
  await expect(comments).toHaveValue("I'd like to enquire about the Southern African Odyssey package.");
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await openFrom('/contact-us');
  await expect(dialog.locator('#travel-africa-form')).toBeVisible();
  await expect(comments).toHaveValue('');
});

test('the calendar of a field near the foot of a dialog is seen whole, and the field above it', {
  tag: '@both',
}, async ({ page }) => {
  await openEmail(page, '/lionsands/river-lodge');
  // The calendar is a dialog of its own to assistive technology.
  const dialog = page.locator('dialog');
  const arrival = dialog.getByRole('combobox', { name: 'Arrival' });
  const dates = dialog.getByText('Arrival', { exact: true });
  await expect(arrival).toBeAttached();
  // As a hand finds it: the field is the last thing in view.
  await dates.evaluate((field) => field.scrollIntoView({ block: 'end' }));
  await dates.click();
  const calendar = dialog.getByRole('dialog', { name: 'Choose your dates' });
  await expect(calendar.getByRole('grid').first()).toBeVisible();
  const seen = (element: Locator) =>
    element.evaluate((part) => {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      return [top + 2, bottom - 2].every((y) =>
        part.contains(document.elementFromPoint((left + right) / 2, y)),
      );
    });
  await expect.poll(() => seen(calendar)).toBe(true);
  expect(await seen(arrival)).toBe(true);
});
