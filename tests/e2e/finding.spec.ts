import { faultsOf } from '../fakes/schema-vocabulary.ts';
import { parseXml, textsOf } from '../fakes/xml.ts';
import { expect, test } from './fixtures.ts';
import { type Editor, makeAccount, signIn } from './studio-accounts.ts';

let editor: Editor;
test.beforeAll(async ({ product }) => {
  editor = await signIn(product, await makeAccount(product, 'editor'));
});

const paths = ['/', '/contact-us', '/privacy-policy'];

test('every page says what it is to search engines and social networks, by the rules of schema.org', async ({
  page,
  product,
}) => {
  for (const path of paths) {
    await page.goto(path);
    const head = await page.evaluate(() => ({
      nodes: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
        (script) => script.textContent ?? '',
      ),
      tags: Object.fromEntries(
        [...document.querySelectorAll('meta[property^="og:"]')].map((tag) => [
          tag.getAttribute('property') ?? '',
          tag.getAttribute('content') ?? '',
        ]),
      ),
      card: document.querySelector('meta[name="twitter:card"]')?.getAttribute('content'),
      feeds: document.querySelectorAll('link[rel="alternate"][type="application/rss+xml"]').length,
    }));
    expect(head.nodes.length).toBeGreaterThan(0);
    for (const text of head.nodes) expect(faultsOf(JSON.parse(text)), path).toEqual([]);
    expect(head.tags['og:url']).toBe(new URL(path, product.siteUrl).href);
    for (const name of ['og:title', 'og:description', 'og:type', 'og:site_name'])
      expect(head.tags[name], `${path} ${name}`).toBeTruthy();
    expect(head.card).toMatch(/^summary/);
    expect(head.feeds).toBe(1);
  }
});

test('the structured data of the home page is the collection, with its number and its search', async ({
  page,
  product,
}) => {
  await page.goto('/');
  const nodes = (await page.locator('script[type="application/ld+json"]').allTextContents()).map(
    (text) => JSON.parse(text) as Record<string, unknown>,
  );
  expect(nodes.map((node) => node['@type'])).toEqual(['Organization', 'WebSite']);
  const contact = await editor.entry('contactDetails');
  expect(JSON.stringify(nodes[0])).toContain(String(contact.travelPlannerNumber));
  expect(JSON.stringify(nodes[1])).toContain(`${product.siteUrl}/search?q={search_term_string}`);
});

test('CNT-04/sitemap the sitemap names built pages with their last change, and follows a publish', async ({
  product,
  request,
}) => {
  // A long walk: every page it names is asked for.
  test.slow();
  const read = async () => {
    const response = await request.get('/sitemap.xml');
    expect(response.headers()['content-type']).toContain('application/xml');
    return parseXml(await response.text()).children.map((url) => ({
      loc: textsOf(url, 'loc')[0],
      lastmod: textsOf(url, 'lastmod')[0] ?? '',
    }));
  };
  const before = await read();
  for (const path of paths)
    expect(before.map(({ loc }) => loc)).toContain(new URL(path, product.siteUrl).href);
  for (const { loc } of before) expect((await request.get(loc ?? '')).status(), loc).toBe(200);
  const of = (urls: typeof before) => urls.find(({ loc }) => loc?.endsWith('/privacy-policy'))?.lastmod ?? '';
  expect(of(before)).not.toBe('');
  const policy = await editor.entry('privacyPolicy');
  await editor.publish('privacyPolicy', policy.id, { lead: `Words of ${Date.now()}` });
  await expect.poll(async () => of(await read()), { intervals: [100] }).not.toBe(of(before));
});

test('CNT-04/feeds both feeds tell the newest stories and follow a publish', async ({ product, request }) => {
  const rss = await request.get('/blog/rss.xml');
  expect(rss.headers()['content-type']).toContain('application/rss+xml');
  const [channel] = parseXml(await rss.text()).children;
  const items = channel?.children.filter(({ name }) => name === 'item') ?? [];
  expect(items.length).toBeGreaterThan(3);
  const json = await request.get('/blog/feed.json');
  expect(json.headers()['content-type']).toContain('application/feed+json');
  const feed = (await json.json()) as { items: { title: string; image?: string }[] };
  expect(feed.items.map(({ title }) => title)).toEqual(items.flatMap((item) => textsOf(item, 'title')));
  expect(feed.items[0]?.image).toMatch(new RegExp(`^${product.siteUrl}/media/`));
  const story = await editor.entry('blog');
  const title = `A story of ${Date.now()}`;
  await editor.publish('blog', story.id, { title });
  for (const path of ['/blog/rss.xml', '/blog/feed.json']) {
    await expect.poll(async () => (await request.get(path)).text(), { intervals: [100] }).toContain(title);
  }
});
