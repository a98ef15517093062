import type { Page } from '@playwright/test';
import { idle, watchLine } from '../support/whole-page.ts';

/**
 * Goes to a page and waits until it has done all it does by itself: the browser had nothing to do, and nothing the page asked for is on
 * its way any more.
 */
export async function settled(page: Page, go: () => Promise<unknown>): Promise<void> {
  const line = watchLine(page);
  await go();
  await idle(page);
  await line.quiet();
}
