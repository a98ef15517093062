import { defaultBrand, dialogs, emptyCollection, enquiryKinds, pagePaths } from '@sundowner/brand';
import { load } from 'cheerio';
import { placesNamed } from '../../demo/names/find-place-names.ts';
import type { LiveProduct } from '../support/live-product.ts';
import { personWith } from '../support/studio-people.ts';
import { brand, expect, signInAs, siteAddress, test } from './live-stage.ts';
import { expectAccessible } from './studio-visit.ts';

/** What answers with a page whatever is published. */
const always = [
  '/',
  '/contact-us',
  '/search',
  '/search?q=lodge',
  '/blog',
  '/experiences',
  '/rates',
  '/awards',
];
const files = ['/sitemap.xml', '/robots.txt', '/blog/rss.xml', '/blog/feed.json', '/site.webmanifest'];
const forms = [...new Set([...enquiryKinds, ...dialogs])].filter((address) => !address.includes('{'));
/** Every kind of page there is, each parameter with a word nobody has published. */
const routes = pagePaths(emptyCollection({ ...defaultBrand, slug: brand.BRAND_SLUG })).map((path) =>
  path.replace(/\{\w+\}/g, 'nobody-has-it'),
);
const ofProperties = ['/nobody-has-it', '/nobody-has-it/experiences', '/nobody-has-it/a-lodge/rooms'];

const pagesIn = (html: string): readonly string[] =>
  load(html)('a[href^="/"]')
    .map((_, link) => load(html)(link).attr('href')?.split('#')[0] ?? '')
    .get()
    .filter((href) => href !== '');

async function statusOf(product: LiveProduct, paths: Iterable<string>): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  for (const path of paths) found.set(path, (await product.ask(path)).status);
  return found;
}

test('COL-04/empty-routes COL-04/nothing-of-the-demonstration every route of an empty installation answers, nothing leads where there is no page, and nothing names the demonstration', async ({
  product,
}) => {
  const wanted = [...always, ...files, ...forms.map((form) => `/enquire/${form}`)];
  const found = new Map<string, string>();
  for (const path of new Set([...wanted, ...routes, ...ofProperties])) {
    const { status, body } = await product.ask(path);
    expect([200, 404], `${path} answers ${status}`).toContain(status);
    if (wanted.includes(path)) expect(status, path).toBe(200);
    found.set(path, body.toString());
  }
  const named = [...found].flatMap(([path, body]) => placesNamed(path, body));
  expect(named).toEqual([]);
  // Those who hear a page are told of no list, and of no landmark, in which there is nothing.
  const empty = /<(ul|ol|dl|table|tbody|nav)[ >][^<]*<\/\1>/g;
  expect(
    [...found].flatMap(([path, body]) => (body.match(empty) ?? []).map((part) => `${path}: ${part}`)),
  ).toEqual([]);
  const whole = [...found.values()].join('\n');
  for (const word of ['The More Collection', 'Welcome to', 'Set up']) expect(whole).not.toContain(word);

  // What is listed for search engines, and what pages lead to, is there.
  const listed = [...(found.get('/sitemap.xml') ?? '').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  const linked = ['/', '/contact-us', '/nobody-has-it', '/enquire/email'].flatMap((path) =>
    pagesIn(found.get(path) ?? ''),
  );
  const lost = [...(await statusOf(product, new Set([...listed, ...linked])))].filter(
    ([, status]) => status !== 200,
  );
  expect(lost).toEqual([]);
  const menus = load(found.get('/') ?? '')('header, nav').text();
  for (const absent of ['Residences', 'Our Story', 'Impact', 'Travel Africa', 'Lodges & Hotels', 'Safaris'])
    expect(menus).not.toContain(absent);
});

test('pages of an empty installation, and the guide, are accessible', { tag: '@both' }, async ({
  page,
  product,
  context,
}) => {
  for (const path of ['/', '/contact-us', '/enquire/email']) {
    await page.goto(siteAddress(path));
    await expectAccessible(page, 'html');
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over, path).toBeLessThanOrEqual(0);
  }
  const studio = await signInAs(context, product, personWith('editor').email);
  await studio.open('');
  await expect(page.getByRole('heading', { name: 'Set up The Reed Collection' })).toBeVisible();
  await expectAccessible(page, '.setup');
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(over).toBeLessThanOrEqual(0);
});
