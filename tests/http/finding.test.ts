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
    expect($('meta[name="twitter:card"]').attr('content')).toMatch(/^summary/);
    expect($('link[rel="alternate"][type="application/rss+xml"]')).toHaveLength(1);
  },
);

test('the structured data of the home page is the collection, with its number and its search', async () => {
  const { $ } = await site.page('/');
  const nodes = $('script[type="application/ld+json"]')
    .toArray()
    .map((node) => JSON.parse($(node).text()) as Record<string, unknown>);
  expect(nodes.map((node) => node['@type'])).toEqual(['Organization', 'WebSite']);
  expect(JSON.stringify(nodes[0])).toContain(contactDetails.travelPlannerNumber);
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
