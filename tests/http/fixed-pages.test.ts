import { expect, test } from 'vitest';
import { platesOf, repeated, shown, wordsOf } from '../support/page-parts.ts';
import { site } from '../support/shared-site.ts';

const pages = [
  {
    id: 'RT-01/home',
    path: '/',
    heading: 'Safari lodges, treehouses and a Cape Town hotel',
    mark: 'Four places to stay',
  },
  { id: 'RT-01/contact-us', path: '/contact-us', heading: 'person', mark: 'Office hours' },
  { id: 'RT-01/privacy-policy', path: '/privacy-policy', heading: 'rivacy', mark: 'POPI' },
  {
    id: 'RT-01/subscription-confirmation',
    path: '/subscription-confirmation',
    heading: 'Your subscription',
    mark: 'press the button in it',
  },
  { id: 'RT-01/thank-you', path: '/thank-you?ref=MC-7KQ2-94HD', heading: 'Thank you', mark: 'MC-7KQ2-94HD' },
];

test.each(pages)(
  '$id answers 200 with its own heading, title, description and content',
  async ({ path, heading, mark }) => {
    const { status, $ } = await site.page(path);
    expect(status).toBe(200);
    expect($('h1')).toHaveLength(1);
    expect(wordsOf($('h1'))).toContain(heading);
    expect(wordsOf($('main'))).toContain(mark);
    expect($('title').text().length).toBeGreaterThan(8);
    expect($('meta[name="description"]').attr('content')?.length).toBeGreaterThan(20);
  },
);

test('every page has a title and a description of its own', async () => {
  const heads = await Promise.all(pages.map(({ path }) => site.page(path)));
  const titles = heads.map(({ $ }) => $('title').text());
  const descriptions = heads.map(({ $ }) => $('meta[name="description"]').attr('content'));
  expect(new Set(titles).size).toBe(pages.length);
  expect(new Set(descriptions).size).toBe(pages.length);
});

test('GEN-07/marked GEN-07/not-indexed every page says it is a demonstration and asks not to be indexed', async () => {
  for (const { path } of pages) {
    const { $ } = await site.page(path);
    const said = shown($, $('body *')).filter((_, part) =>
      /demonstration/i.test($(part).contents().not('*').text()),
    );
    expect(said.length, path).toBeGreaterThan(0);
    expect($('meta[name="robots"]').attr('content'), path).toMatch(/noindex/);
  }
  expect(await (await site.get('/robots.txt')).text()).toMatch(/Disallow: \//);
});

test('GEN-04/sizes-and-formats GEN-04/alt pictures carry sizes, modern formats, dimensions and alt text', async () => {
  const { $ } = await site.page('/');
  const pictures = $('main picture').toArray();
  expect(pictures.length).toBeGreaterThan(10);
  for (const picture of pictures) {
    const sources = $(picture).find('source').toArray();
    expect(sources.map((source) => $(source).attr('type'))).toEqual(
      expect.arrayContaining(['image/avif', 'image/webp']),
    );
    for (const source of sources) {
      expect($(source).attr('srcset')).toMatch(/\/media\/\S+ 640w/);
      expect($(source).attr('sizes')).toMatch(/\S/);
    }
    const image = $(picture).find('img');
    expect(image.attr('alt')).toBeDefined();
    expect(Number(image.attr('width'))).toBeGreaterThan(0);
    expect(Number(image.attr('height'))).toBeGreaterThan(0);
  }
  expect($('main img').filter((_, image) => Boolean($(image).attr('alt'))).length).toBeGreaterThan(4);
});

test('no page shows the same picture twice', async () => {
  for (const { path } of pages) {
    const { $ } = await site.page(path);
    // The experiences index shows each plate as a thumbnail and in its frame: one plate, two sizes of window.
    $('main img[data-frame]').remove();
    expect(repeated(platesOf($, $('main'))), path).toEqual([]);
  }
});

test.each(['/', '/contact-us', '/no-such-page', '/enquire/telephone?from=/', '/robots.txt'])(
  'strict security headers on %s',
  async (path) => {
    const { headers } = await site.get(path);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('x-powered-by')).toBeNull();
  },
);
