import { axeFor } from '../support/axe.ts';
import { expect, test } from './fixtures.ts';

test('axe does find a fault, on a page and in a dialog', async ({ page }) => {
  await page.goto('/contact-us');
  const found = async (axe: ReturnType<typeof axeFor>) =>
    (await axe.analyze()).violations.map(({ id }) => id);
  await page.evaluate(() => document.querySelector('main')?.append(document.createElement('button')));
  expect(await found(axeFor(page))).toContain('button-name');
  await page.evaluate(() => {
    const dialog = document.createElement('dialog');
    dialog.append(document.createElement('input'));
    document.body.append(dialog);
    dialog.showModal();
  });
  expect(await found(axeFor(page).include('dialog[open]'))).toContain('label');
});

test('the skip link is the first stop of the keyboard and leads past the header', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: /skip to/i });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const inMain = await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement));
  expect(inMain).toBe(true);
});

test('every link and button of the home page can be reached and seen by keyboard', async ({ page }) => {
  await page.goto('/');
  const count = await page
    .locator('a[href]:visible, button:visible, summary:visible')
    .evaluateAll((all) => all.filter((element) => !element.closest('[inert]')).length);
  const seen = new Set<string>();
  for (let stop = 0; stop < count + 5; stop++) {
    await page.keyboard.press('Tab');
    const mark = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      const { boxShadow, outlineStyle } = getComputedStyle(element);
      const ringed =
        boxShadow !== 'none' || outlineStyle !== 'none' || element.closest(':focus-within') !== null;
      const { left, top } = element.getBoundingClientRect();
      const place = `${Math.round(left)},${Math.round(top + window.scrollY)}`;
      return `${place} ${element.outerHTML.slice(0, 160)}${ringed ? '' : ' WITHOUT A RING'}`;
    });
    if (mark) seen.add(mark);
  }
  expect([...seen].filter((mark) => mark.endsWith('WITHOUT A RING'))).toEqual([]);
  expect(seen.size).toBeGreaterThanOrEqual(Math.min(count, 20));
});
