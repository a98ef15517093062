import { expect, type Page } from '@playwright/test';

/** Opens a component's page and waits until what needs React in the browser has it, fonts and pictures included. */
export async function openComponent(page: Page, url: string, component: string, query = ''): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${url}/gallery/ui/${component}${query}`, { waitUntil: 'load' });
  if ((await page.locator('[data-live]').count()) > 0) {
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
  }
  await page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all([document.fonts.ready, ...pictures.map((picture) => picture.decode().catch(() => {}))]);
  });
}

/** The part of a component's address that leaves out all its examples but these. */
export const only = (...names: readonly string[]): string =>
  `?${new URLSearchParams(names.map((name) => ['example', name]))}`;

/** An example by its name. */
export const example = (page: Page, name: string) =>
  page.getByRole('region', { name: `Example: ${name}`, exact: true });

const nextYear = new Date().getFullYear() + 1;
/** A year to come, whenever the tests run, and none with a 29 February. */
export const comingYear = nextYear % 4 === 0 ? nextYear + 1 : nextYear;
