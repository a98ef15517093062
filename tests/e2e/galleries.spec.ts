import { expect, test } from './fixtures.ts';

test('CNT-20/image-gallery a filter shows its pictures in place, and the lightbox leads through those alone', async ({
  page,
}) => {
  await page.goto('/image-gallery');
  await page.getByLabel('Subject').hover();
  await page.getByLabel('Subject').selectOption('treehouses');
  await expect(page).toHaveURL(/\?subject=treehouses$/);
  const count = page.locator('#picture-count');
  await expect(count).toHaveText('5 pictures');
  await page.locator('#pictures-listed a').nth(1).click();
  const lightbox = page.getByRole('dialog');
  await expect(lightbox).toContainText('2 of 5');
  await lightbox.press('End');
  await expect(lightbox).toContainText('5 of 5');
  await expect(lightbox.getByRole('link', { name: 'Large file for the press' })).toHaveAttribute(
    'href',
    /^\/image-gallery\?picture=/,
  );
  await lightbox.press('Escape');
  await expect(lightbox).toHaveCount(0);
  await expect(page).toHaveURL(/\?subject=treehouses$/);
});

test('CNT-20/video-gallery a film is fetched when it is asked for, and plays with its captions', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const ofFilms = () => asked.filter((path) => /\.(mp4|webm|vtt)$/.test(path));
  await page.goto('/video-gallery');
  const link = page.locator('a[data-film]').first();
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  expect(ofFilms()).toEqual([]);
  await link.press('Enter');
  const video = page.locator('video');
  await expect(video).toBeFocused();
  await expect.poll(ofFilms).toContainEqual(expect.stringMatching(/^\/media\/film-.*\.mp4$/));
  await expect
    .poll(() =>
      video.evaluate((film: HTMLVideoElement) =>
        [...film.textTracks].map((track) => [track.kind, track.mode]),
      ),
    )
    .toEqual([['captions', 'showing']]);
  await expect(page).toHaveURL(/\/video-gallery$/);
});
