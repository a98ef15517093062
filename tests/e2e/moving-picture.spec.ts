import type { Page } from '@playwright/test';
import { expect, test, withMotion } from './fixtures.ts';

const film = /\/media\/film-[^/]*\.(webm|mp4)$/;

/** The films a page has asked for. */
function filmsAsked(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (film.test(new URL(request.url()).pathname)) asked.push(request.url());
  });
  return asked;
}

const part = (page: Page) => page.locator('[data-moving]');
const isMoving = (page: Page) =>
  page.evaluate(() => {
    const video = document.querySelector<HTMLVideoElement>('[data-moving] video');
    return video ? [video.muted, video.paused, video.loop] : null;
  });

test.describe('with motion', () => {
  test.use(withMotion);

  test('FEL-01/plays FEL-01/stop the picture under the words moves when it is seen, and stays still once it is stopped', async ({
    page,
  }) => {
    const asked = filmsAsked(page);
    await page.goto('/', { waitUntil: 'load' });
    expect(asked).toEqual([]);
    await part(page).scrollIntoViewIfNeeded();
    await expect.poll(() => isMoving(page)).toEqual([true, false, true]);
    const stop = page.getByRole('button', { name: 'Stop the moving picture' });
    await expect(stop).toBeVisible();
    await stop.click();
    await expect.poll(() => isMoving(page)).toEqual([true, true, true]);
    await expect(page.getByRole('button', { name: 'Play the moving picture' })).toBeVisible();

    const before = asked.length;
    await page.goto('/monwana');
    await part(page).scrollIntoViewIfNeeded();
    const play = page.getByRole('button', { name: 'Play the moving picture' });
    await expect(play).toBeVisible();
    expect(await isMoving(page)).toBeNull();
    expect(asked).toHaveLength(before);
    await play.click();
    await expect.poll(() => isMoving(page)).toEqual([true, false, true]);
  });

  test('FEL-01/phone it never moves on a phone, and nothing of it is fetched @phone', async ({ page }) => {
    const asked = filmsAsked(page);
    await page.goto('/monwana');
    await part(page).scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await expect(part(page).getByRole('button', { includeHidden: true })).toBeHidden();
  });
});

test('FEL-01/reduced-motion FEL-01/data-saver it is still for somebody who wants less motion or less data', async ({
  page,
}) => {
  const asked = filmsAsked(page);
  await page.goto('/');
  await part(page).scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto('/');
  await part(page).scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await expect(part(page).getByRole('button', { includeHidden: true })).toBeHidden();
});
