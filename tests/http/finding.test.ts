import sharp from 'sharp';
import { expect, test } from 'vitest';
import { contactDetails } from '../../demo/content/contact.ts';
import { faultsOf } from '../fakes/schema-vocabulary.ts';
import { parseXml, textsOf } from '../fakes/xml.ts';
import { site } from '../support/shared-site.ts';

const paths = ['/', '/contact-us', '/privacy-policy'];

test.each(paths)(
  '%s says what it is to search engines and social networks, by the rules of schema.org',
  async (path) => {
    const { $ } = await site.page(path);
    const nodes = $('script[type="application/ld+json"]').toArray();
    expect(nodes.length).toBeGreaterThan(0);
    for (const node of nodes) expect(faultsOf(JSON.parse($(node).text()))).toEqual([]);
    const tag = (property: string) => $(`meta[property="${property}"]`).attr('content');
    expect(tag('og:url')).toBe(new URL(path, site.url).href);
    for (const name of ['og:title', 'og:description', 'og:type', 'og:site_name'])
      expect(tag(name), name).toBeTruthy();
    expect([tag('og:image:type'), tag('og:image:width'), tag('og:image:height')]).toEqual([
      'image/jpeg',
      '1200',
      '630',
    ]);
    expect($('meta[name="twitter:card"]').attr('content')).toMatch(/^summary/);
    expect($('link[rel="alternate"][type="application/rss+xml"]')).toHaveLength(1);
  },
);

test.each(['/', '/blog/what-the-first-rains-change', '/lionsands/river-lodge', '/privacy-policy'])(
  'GEN-08/page GEN-08/default the picture of a link to %s is a JPEG of 1200 x 630 that every network shows',
  async (path) => {
    const { $ } = await site.page(path);
    const address = new URL($('meta[property="og:image"]').attr('content') ?? '');
    expect($('meta[name="twitter:image"]').attr('content')).toBe(address.href);
    const answer = await site.get(address.pathname);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.byteLength).toBeLessThan(300_000);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  },
);

test('GEN-08/page a card of a picture there is not is 404', async () => {
  for (const name of ['no-such.webp.jpg', 'no-such.webp', '..%2Finstance.json.jpg'])
    expect((await site.get(`/cards/${name}`)).status).toBe(404);
});

test('the structured data of the home page is the collection, with its number and its search', async () => {
  const { $ } = await site.page('/');
  const nodes = $('script[type="application/ld+json"]')
    .toArray()
    .map((node) => JSON.parse($(node).text()) as Record<string, unknown>);
  expect(nodes.map((node) => node['@type'])).toEqual(['Organization', 'WebSite']);
  expect(JSON.stringify(nodes[0])).toContain(contactDetails.travelPlannerNumber.replace(/\s/g, ''));
  expect(JSON.stringify(nodes[1])).toContain(`${site.url}/search?q={search_term_string}`);
});

test('CNT-04/sitemap the sitemap names built pages with their last change, and each answers', async () => {
  const response = await site.get('/sitemap.xml');
  expect(response.headers.get('content-type')).toContain('application/xml');
  const urls = parseXml(await response.text()).children.map((url) => ({
    loc: textsOf(url, 'loc')[0] ?? '',
    lastmod: textsOf(url, 'lastmod')[0] ?? '',
  }));
  for (const path of paths) expect(urls.map(({ loc }) => loc)).toContain(new URL(path, site.url).href);
  expect(urls.find(({ loc }) => loc.endsWith('/privacy-policy'))?.lastmod).toMatch(/^\d{4}-\d{2}-\d{2}/);
  const wrong: string[] = [];
  for (const { loc } of urls) {
    const { status } = await site.get(new URL(loc).pathname);
    if (status !== 200) wrong.push(`${loc} answers ${status}`);
  }
  expect(wrong).toEqual([]);
});

test('CNT-04/feeds both feeds tell the newest stories, and the same', async () => {
  const rss = await site.get('/blog/rss.xml');
  expect(rss.headers.get('content-type')).toContain('application/rss+xml');
  const [channel] = parseXml(await rss.text()).children;
  const items = channel?.children.filter(({ name }) => name === 'item') ?? [];
  expect(items.length).toBeGreaterThan(3);
  const json = await site.get('/blog/feed.json');
  expect(json.headers.get('content-type')).toContain('application/feed+json');
  const feed = (await json.json()) as { items: { title: string; image?: string }[] };
  expect(feed.items.map(({ title }) => title)).toEqual(items.flatMap((item) => textsOf(item, 'title')));
  expect(feed.items[0]?.image).toMatch(new RegExp(`^${site.url}/media/`));
});
