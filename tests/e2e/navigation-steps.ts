import type { Locator, Page } from '@playwright/test';
import { axeFor } from '../support/axe.ts';
import { expect } from './fixtures.ts';

/** The document shell of `path` with every link of our own, from the gallery: most pages are not built yet. */
export async function openFrame(page: Page, galleryUrl: string, path: string): Promise<void> {
  await page.goto(`${galleryUrl}/gallery/frame${path === '/' ? '' : path}`);
  await expect(page.locator('html')).toHaveAttribute('data-menus', '');
}

export const bar = (page: Page): Locator => page.getByRole('banner');

/** The button of a panel or of a menu, by its words. */
export const opener = (page: Page, name: string): Locator =>
  page.getByRole('banner').getByRole('button', { name, exact: true }).and(page.locator('[aria-controls]'));

/** The panel a button names. */
export async function panelOf(page: Page, button: Locator): Promise<Locator> {
  return page.locator(`#${await button.getAttribute('aria-controls')}`);
}

/** Opens a panel with a click and waits until it is seen and said to be open. */
export async function openPanel(page: Page, name: string): Promise<Locator> {
  const button = opener(page, name);
  const id = await button.getAttribute('aria-controls');
  await button.click();
  const panel = page.locator(`#${id}`);
  await expect(panel).toBeVisible();
  // On a phone the panel hides what opened it.
  await expect(page.locator(`button[popovertarget="${id}"][aria-controls]`).first()).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  return panel;
}

export const texts = (locator: Locator): Promise<string[]> =>
  locator.evaluateAll((all) => all.map((each) => each.textContent?.trim() ?? ''));

/** How many elements stand in the first row. */
export const firstRow = (locator: Locator): Promise<number> =>
  locator.evaluateAll((all) => {
    const tops = all.map((each) => Math.round(each.getBoundingClientRect().top));
    return tops.filter((top) => top === tops[0]).length;
  });

/** Waits until nothing slides or fades in any more: axe measures contrast on what is drawn. */
export async function stilled(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ timeline, playState, effect }) => {
          const end = effect?.getComputedTiming().endTime;
          return timeline instanceof DocumentTimeline && playState === 'running' && Number.isFinite(end);
        })
        .map(({ finished }) => finished),
    ),
  );
}

/** Runs axe on the page once nothing moves. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  await stilled(page);
  const { violations } = await axeFor(page).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  expect(found, what).toEqual([]);
}

/** Adds up every shift of the layout from the first byte on, those after a click too. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { shifts: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        (window as unknown as { shifts: number }).shifts += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: number }).shifts);
}

/** Where parts of the page stand: what must not move when a menu opens. */
export const places = (page: Page): Promise<number[]> =>
  page.evaluate(() =>
    ['header a', 'main h1', 'main'].flatMap((selector) => {
      const { left, top, width } = document.querySelector(selector)?.getBoundingClientRect() ?? {
        left: -1,
        top: -1,
        width: -1,
      };
      return [left, top, width];
    }),
  );
