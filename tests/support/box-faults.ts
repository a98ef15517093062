import type { Page } from '@playwright/test';
import { measureBoxes, opened } from './measure-boxes.ts';

/** From the narrowest window promised to the widest, with those on both sides of where the layout changes. */
const sweptWidths = [320, 360, 390, 496, 600, 768, 833, 960, 1120, 1280, 1440, 1920] as const;

/** A phone's, a tablet's and a desk's, at which folds are opened as well. */
const openedWidths: readonly number[] = [390, 833, 1440];

/** Opens every fold of a page's main part, or closes again those that were closed; whether there is one. Runs in a page. */
function openFolds(open: boolean): boolean {
  const folds = document.querySelectorAll<HTMLDetailsElement>(
    open ? 'main details:not([open])' : 'main details[data-opened]',
  );
  for (const fold of folds) {
    // Of several with one name one alone would stay open.
    if (open && fold.name) fold.dataset.name = fold.name;
    fold.name = open ? '' : (fold.dataset.name ?? '');
    fold.open = open;
    fold.toggleAttribute('data-opened', open);
  }
  return folds.length > 0;
}

/**
 * What is wrong with the boxes of a page at each width: what sticks out of the content's edges, words on what a picture shows, words at
 * the very edge of their band, one left alone in a row, an arrow away from its words, a price in another type than prices have, a word
 * or a sum of money broken over lines, something past the window. Folds are as they are served, and at three of the widths opened as well.
 * The page is loaded already; the window alone changes. A fault is told once, with every width it was seen at.
 */
export async function boxFaults(page: Page, widths: readonly number[] = sweptWidths): Promise<string[]> {
  // Laid out as ever and not painted: boxes alone are asked about.
  await page.evaluate(() => document.documentElement.style.setProperty('opacity', '0'));
  const found = new Map<string, number[]>();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const note = (faults: readonly string[]) => {
      for (const fault of faults) found.set(fault, [...(found.get(fault) ?? []), width]);
    };
    note(await page.evaluate(measureBoxes, null));
    if (!openedWidths.includes(width) || !(await page.evaluate(openFolds, true))) continue;
    note((await page.evaluate(measureBoxes, opened)).map((fault) => `with its folds open ${fault}`));
    await page.evaluate(openFolds, false);
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('opacity'));
  return [...found].map(([fault, at]) => `${fault} (${at.join(', ')})`);
}
