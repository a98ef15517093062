import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { siteDirectory } from '../../bin/product/paths.ts';
import { type Gallery, startGallery } from '../support/gallery.ts';
import { galleryComponents } from '../support/gallery-components.ts';
import { sharedProduct } from '../support/shared-product.ts';
import { site } from '../support/shared-site.ts';

let gallery: Gallery;
// The gallery may have to be built first.
beforeAll(async () => {
  gallery = await startGallery(sharedProduct());
}, 600_000);
afterAll(() => gallery?.stop());

const read = async (path: string) => {
  const response = await fetch(`${gallery.url}${path}`);
  return { status: response.status, headers: response.headers, $: load(await response.text()) };
};

test('the gallery lists every component of the design system', async () => {
  const { $ } = await read('/gallery');
  const listed = $('a[href^="/gallery/ui/"]')
    .toArray()
    .map((link) => $(link).text());
  expect(listed.toSorted()).toEqual([...galleryComponents].sort());
  expect(listed.length).toBeGreaterThan(30);
});

test('the document shell is drawn on any path, with the studio’s content', async () => {
  const { $ } = await read('/gallery/frame/lionsands/river-lodge');
  expect($('html').attr('data-theme')).toBe('savanna');
  expect($('h1').text()).toBe('/lionsands/river-lodge');
  expect($('body footer a').text()).toContain('Lion Sands');
});

test('visitors never get the gallery', async () => {
  for (const path of ['/gallery', '/gallery/ui/button', '/gallery/frame/lionsands']) {
    expect((await site.get(path)).status, path).toBe(404);
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

test('an address of the gallery that is no component answers 404, and one that is keeps the content policy of the site', async () => {
  expect((await read('/gallery/ui/no-such-part')).status).toBe(404);
  const { status, headers, $ } = await read('/gallery/ui/button');
  expect(status).toBe(200);
  expect(headers.get('content-security-policy')).toContain("script-src 'self'");
  expect(headers.get('content-security-policy')).not.toContain('unsafe');
  expect($('html').attr('dir')).toBeUndefined();
  expect((await read('/gallery/ui/button?dir=rtl')).$('html').attr('dir')).toBe('rtl');
});
