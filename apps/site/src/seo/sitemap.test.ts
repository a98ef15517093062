import { absentAmong, defaultBrand, emptyCollection, makeCollection } from '@sundowner/brand';
import { expect, test } from 'vitest';
import { parseXml, textsOf } from '../../../../tests/fakes/xml.ts';
import type { Findable } from '../content/search/findable.ts';
import { indexedPages, robots, sitemap } from './sitemap.ts';

const site = { collection: emptyCollection(), siteUrl: 'https://www.example.com', today: '2026-06-01' };
const findable = (href: string, rest: Partial<Findable> = {}): Findable => ({
  key: href,
  group: 'stories',
  kind: 'Story',
  place: '',
  href,
  anchor: '',
  cost: '',
  shown: null,
  title: 'A title',
  summary: '',
  text: '',
  also: '',
  picture: null,
  updatedAt: '2026-05-01T08:00:00.000Z',
  ...rest,
});

/** By the rules of sitemap.xsd: `urlset` of `url`, each with one `loc`, at most one `lastmod`, nothing unknown. */
function checked(xml: string) {
  const root = parseXml(xml);
  expect(root.name).toBe('urlset');
  expect(root.attributes.xmlns).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
  const urls = root.children.map((url) => {
    expect(url.name).toBe('url');
    expect(
      url.children
        .map(({ name }) => name)
        .filter((name) => !['loc', 'lastmod', 'image:image'].includes(name)),
    ).toEqual([]);
    const [loc, ...more] = textsOf(url, 'loc');
    expect(more).toEqual([]);
    expect(loc).toMatch(/^https:\/\/www\.example\.com\//);
    expect(loc?.length).toBeLessThan(2048);
    const lastmod = textsOf(url, 'lastmod');
    expect(lastmod.length).toBeLessThanOrEqual(1);
    for (const moment of lastmod) expect(moment).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    const pictures = url.children
      .filter(({ name }) => name === 'image:image')
      .flatMap((image) => textsOf(image, 'image:loc'));
    return { loc, lastmod: lastmod[0], pictures };
  });
  expect(new Set(urls.map(({ loc }) => loc)).size).toBe(urls.length);
  return urls;
}

test('the sitemap lists built pages, neither forms nor thanks nor the search, under our own address', () => {
  const places = checked(sitemap([], site)).map(({ loc }) => loc);
  expect(places).toContain('https://www.example.com/');
  expect(places).toContain('https://www.example.com/contact-us');
  expect(places.join()).not.toMatch(/enquire|thank-you|search|\{/);
});

test('a list of which nothing is published is not in it', () => {
  const lists = ['/awards', '/blog', '/image-gallery', '/video-gallery', '/more-tv', '/more-360s'];
  const inMap = (absentPages: ReturnType<typeof absentAmong>) =>
    checked(sitemap([], { ...site, collection: { ...site.collection, absentPages } }))
      .map(({ loc }) => loc?.replace('https://www.example.com', '') ?? '')
      .filter((path) => lists.includes(path));
  expect(inMap([]).sort()).toEqual(lists.toSorted());
  const nothing = ['award', 'blog', 'imageGallery', 'videoGallery', 'tourLink'].map(
    (name) => [name, []] as const,
  );
  expect(inMap(absentAmong(new Map(nothing), 'more'))).toEqual([]);
  expect(inMap(absentAmong(new Map([['award', []]]), 'more'))).not.toContain('/awards');
});

test('every entry has its last change and its pictures, and a page of several entries the newest', () => {
  const picture = (src: string) => ({
    picture: {
      ...{ src, alt: 'A "river" & a <lodge>', width: 1600, height: 900, focus: { x: 50, y: 50 } },
      sources: { avif: [], webp: [] },
    },
  });
  const urls = checked(
    sitemap(
      [
        findable('/blog/first-rains', picture('/media/a%20b.webp')),
        findable('/contact-us', { updatedAt: '2026-03-01T00:00:00.000Z', ...picture('/media/x.webp') }),
        findable('/contact-us', { updatedAt: '2026-04-01T00:00:00.000Z', ...picture('/media/y.webp') }),
      ],
      site,
    ),
  );
  expect(urls.find(({ loc }) => loc?.endsWith('/first-rains'))).toMatchObject({
    lastmod: '2026-05-01T08:00:00.000Z',
    pictures: ['https://www.example.com/media/a%20b.webp'],
  });
  expect(urls.find(({ loc }) => loc?.endsWith('/contact-us'))).toMatchObject({
    lastmod: '2026-04-01T00:00:00.000Z',
    pictures: ['https://www.example.com/media/x.webp', 'https://www.example.com/media/y.webp'],
  });
});

test('what would be markup is escaped', () => {
  expect(checked(sitemap([findable('/blog/a&b')], site)).map(({ loc }) => loc)).toContain(
    'https://www.example.com/blog/a&b',
  );
});

test('GEN-07 crawlers see nothing of a demonstration, and no form of the live product', () => {
  expect(robots('https://www.example.com', true)).toBe('User-agent: *\nDisallow: /\n');
  const live = robots('https://www.example.com', false);
  expect(live).toContain('Disallow: /enquire/');
  expect(live).not.toMatch(/^Disallow: \/$/m);
  expect(live).toContain('Sitemap: https://www.example.com/sitemap.xml');
});

test('CNT-21/vacancy an open post is listed to the end of its last day', () => {
  const post = (href: string, until: string) => findable(href, { shown: { from: '2026-01-01', until } });
  const listed = checked(
    sitemap([post('/careers/open', '2026-06-01'), post('/careers/gone', '2026-05-31')], site),
  );
  const paths = listed.map(({ loc }) => new URL(String(loc)).pathname);
  expect(paths).toContain('/careers/open');
  expect(paths).not.toContain('/careers/gone');
});

test('CNT-04/sitemap a page of rooms is listed with its rooms, and a page that is one entry while that is published', () => {
  const lodge = {
    id: 2,
    contentfulTag: 'reed',
    name: 'Reed Camp',
    property: 'delta',
    link: '/delta/reed-camp',
  };
  const places = {
    propertyUpdated: [{ id: 1, key: 'delta', slug: 'delta', name: 'The Delta' }],
    accommodation: [lodge],
  };
  const known = (room: readonly { readonly accommodation: number }[]) => ({
    ...makeCollection({ ...places, room }, defaultBrand),
    absentPages: ['/careers'] as const,
  });
  const collection = known([]);
  const rooms = '/delta/reed-camp/rooms';
  const paths = (...found: Findable[]) =>
    checked(sitemap(found, { ...site, collection })).map(({ loc = '' }) => new URL(loc).pathname);
  expect(paths()).toContain('/delta/reed-camp');
  expect(paths().filter((path) => path === '/careers' || /\/(?:rooms|suites|covid)$/.test(path))).toEqual([]);
  expect(indexedPages(collection)).toEqual(paths());
  const found = findable(rooms, { title: '' });
  expect(paths(found)).toContain(rooms);
  expect(indexedPages(known([{ accommodation: 2 }]))).toContain(rooms);
});
