import type { Page } from '@playwright/test';

/** An empty page that reads pictures, in the background: of a page there the browser draws no more than a frame a second. */
export async function readerBehind(page: Page): Promise<Page> {
  const reader = await page.context().newPage();
  await page.bringToFront();
  return reader;
}
