import type { Page } from '@playwright/test';
import { measureBoxes } from './measure-boxes.ts';

/** From the narrowest window promised to the widest, with those on both sides of where the layout changes. */
const sweptWidths = [320, 360, 390, 496, 600, 768, 833, 960, 1120, 1280, 1440, 1920] as const;

/**
 * What is wrong with the boxes of a page at each width: what sticks out of the content's edges, words on what a picture shows, words at
 * the very edge of their band, one left alone in a row, an arrow away from its words, a price in another type than prices have, a word
 * or a sum of money broken over lines. The page is loaded already; the window alone changes. A fault is told once, with every width it was seen at.
 */
export async function boxFaults(page: Page, widths: readonly number[] = sweptWidths): Promise<string[]> {
  // Laid out as ever and not painted: boxes alone are asked about.
  await page.evaluate(() => document.documentElement.style.setProperty('opacity', '0'));
  const found = new Map<string, number[]>();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const fault of await page.evaluate(measureBoxes))
      found.set(fault, [...(found.get(fault) ?? []), width]);
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('opacity'));
  return [...found].map(([fault, at]) => `${fault} (${at.join(', ')})`);
}
