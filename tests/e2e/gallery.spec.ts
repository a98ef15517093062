import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteDirectory } from '../../bin/product/paths.ts';
import { galleryComponents } from '../support/gallery-components.ts';
import { expect, test } from './gallery-fixtures.ts';

test('the gallery lists every component of the design system', async ({ page, gallery }) => {
  await page.goto(`${gallery.url}/gallery`);
  for (const name of galleryComponents) {
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  }
  expect(galleryComponents.length).toBeGreaterThan(30);
});

test('the document shell is drawn on any path, with the studio’s content', async ({
  page,
  gallery,
  allowFailedResponses,
}) => {
  // It links to pages that are not built, and the browser fetches them ahead when it has time.
  allowFailedResponses();
  await page.goto(`${gallery.url}/gallery/frame/lionsands/river-lodge`);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'lionsands');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('/lionsands/river-lodge');
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('visitors never get the gallery', async ({ product, request }) => {
  for (const path of ['/gallery', '/gallery/ui/button', '/gallery/frame/lionsands']) {
    expect((await request.get(`${product.siteUrl}${path}`)).status(), path).toBe(404);
  }
  const build = join(siteDirectory, 'dist');
  const files = readdirSync(build, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(mjs|js)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(5);
  const holding = files.filter((file) =>
    readFileSync(join(build, file), 'utf8').includes('Component gallery'),
  );
  expect(holding).toEqual([]);
});

test('an address of the gallery that is no component answers 404', async ({ gallery, request }) => {
  expect((await request.get(`${gallery.url}/gallery/ui/no-such-part`)).status()).toBe(404);
  expect((await request.get(`${gallery.url}/gallery/ui/button`)).status()).toBe(200);
});

test('the gallery keeps the content policy of the site', async ({ gallery, request }) => {
  const { headers } = { headers: (await request.get(`${gallery.url}/gallery/ui/button`)).headers() };
  expect(headers['content-security-policy']).toContain("script-src 'self'");
  expect(headers['content-security-policy']).not.toContain('unsafe');
});
