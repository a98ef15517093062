import type { Page } from '@playwright/test';
import { axeFor } from '../support/axe.ts';
import { expect, test } from './fixtures.ts';
import { wayByTelephone } from './telephone-steps.ts';

test.beforeEach(({ allowFailedResponses }) => {
  // One of the pages is the one that is not there.
  allowFailedResponses();
});

/** A part that changes its layout at a width. */
const changes = [
  {
    id: '374',
    last: 374,
    look: (page: Page) =>
      page
        .locator('main section')
        .first()
        .locator('a')
        .evaluateAll((all) => {
          const tops = all.map((link) => Math.round(link.getBoundingClientRect().width));
          return tops.slice(0, 2).join();
        }),
  },
  {
    id: '496',
    last: 495,
    look: (page: Page) =>
      page
        .locator('#collection ul')
        .first()
        .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length),
  },
  {
    id: '833',
    last: 832,
    look: (page: Page) =>
      page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--bar-2')),
  },
  {
    id: '1120',
    last: 1120,
    look: (page: Page) => page.locator('header button[popovertarget="menu"]').first().isVisible(),
  },
];

test(`${changes.map(({ id }) => `GEN-03/${id}`).join(' ')} the layout changes at these widths, and not a pixel before`, async ({
  page,
}) => {
  await page.goto('/');
  for (const { id, last, look } of changes) {
    const at = async (width: number) => {
      await page.setViewportSize({ width, height: 900 });
      return String(await look(page));
    };
    const before = await at(last);
    expect(await at(last + 1), id).not.toBe(before);
    if (id !== '374') expect(await at(last - 1), id).toBe(before);
  }
});

test('GEN-03/768 a dialog fills the screen at 768 px and is a sheet at 769', async ({ page }) => {
  await page.goto('/contact-us');
  await (await wayByTelephone(page)).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('First name')).toBeVisible();
  await page.setViewportSize({ width: 768, height: 900 });
  const room = await page.evaluate(() => document.documentElement.clientWidth);
  await expect.poll(() => dialog.boundingBox()).toMatchObject({ x: 0, y: 0 });
  // The place of a scrollbar is kept free at the end.
  expect(room - ((await dialog.boundingBox())?.width ?? 0)).toBeLessThanOrEqual(16);
  await expect(dialog.getByText('ENQUIRE NOW', { exact: true })).toBeVisible();
  await page.setViewportSize({ width: 769, height: 900 });
  await expect.poll(async () => (await dialog.boundingBox())?.width).toBeLessThan(room);
  await expect(dialog.getByText('ENQUIRE NOW', { exact: true })).toBeHidden();
});

test('printed pages hold the words in dark ink, and none of the bars', async ({ page }) => {
  for (const path of ['/', '/contact-us', '/no-such-page', '/thank-you?ref=MC-7KQ2-94HD']) {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button').locator('visible=true')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const { violations } = await axeFor(page).withRules(['color-contrast']).analyze();
    expect(
      violations.flatMap(({ nodes }) => nodes.map(({ html }) => html)),
      path,
    ).toEqual([]);
    await page.emulateMedia({ media: 'screen' });
  }
});

/** The words whose colour, as the browser forces it, stands out too little from what lies behind them. */
const faintWords = (page: Page) =>
  page.evaluate(() => {
    const channels = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
    const light = (colour: string) => {
      const [r = 0, g = 0, b = 0] = channels(colour).map((value) =>
        value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const behind = (element: Element | null): string => {
      if (!element) return 'rgb(255, 255, 255)';
      const { backgroundColor } = getComputedStyle(element);
      return (channels(backgroundColor)[3] ?? 1) > 0 ? backgroundColor : behind(element.parentElement);
    };
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const faint: string[] = [];
    for (let node = words.nextNode(); node; node = words.nextNode()) {
      const element = node.parentElement;
      if (!node.textContent?.trim() || !element?.checkVisibility() || element.closest('svg')) continue;
      const [one = 0, other = 0] = [light(getComputedStyle(element).color), light(behind(element))].toSorted(
        (a, b) => b - a,
      );
      if ((one + 0.05) / (other + 0.05) < 4.5) faint.push(node.textContent.trim());
    }
    return faint;
  });

test('forced colours, high contrast and less motion keep every page readable', async ({ page }) => {
  for (const path of ['/', '/contact-us', '/search', '/no-such-page', '/enquire/telephone?from=/']) {
    await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce', contrast: 'more' });
    await page.goto(path);
    // What else axe looks for does not depend on colours: templates.spec.ts.
    const { violations } = await axeFor(page).withRules(['color-contrast']).analyze();
    expect(
      violations.flatMap(({ nodes }) => nodes.map(({ html }) => html)),
      path,
    ).toEqual([]);
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce', contrast: 'more' });
    // axe reads the fill of letters, for which the browser tells the colour it has overruled: it is judged here. Colours that pass into
    // others are read once they have.
    await expect.poll(() => faintWords(page), path).toEqual([]);
    // What moves does so at once.
    const moving = await page.evaluate(
      () =>
        document
          .getAnimations()
          .filter((animation) => Number(animation.effect?.getComputedTiming().duration) > 1).length,
    );
    expect(moving, path).toBe(0);
  }
});
