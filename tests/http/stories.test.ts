import { addressWord } from '@sundowner/brand';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { properties } from '../../demo/content/properties.ts';
import { plainText } from '../../demo/content/rich-text.ts';
import { signedStories } from '../../demo/content/stories/signed.ts';
import { stories } from '../../demo/content/stories.ts';
import { storyTags } from '../../demo/content/tags.ts';
import { eachOf, wordsOf } from '../support/page-parts.ts';
import { plainForm } from '../support/plain-form.ts';
import { type SitePage, site } from '../support/shared-site.ts';
import { referenceTags, storiesAddress, storiesMatching, storiesShown } from '../support/story-reference.ts';

const everything = storiesMatching([]);
const featured = stories.find(({ isFeaturedPost }) => isFeaturedPost)?.title ?? '';
/** The tag of a property is shown by the property's name. */
const nameOfTag = (title: string) => properties.find(({ storyTag }) => storyTag === title)?.name ?? title;
type Page = SitePage['$'];
const apart = ($: Page) => eachOf($, $('#featured-story h2'));
const listed = ($: Page) => eachOf($, $('#stories-listed h3'));
const count = ($: Page) => wordsOf($('#story-count'));
/** What a page of these titles shows apart, and lists. */
const expected = (titles: readonly string[], page = 1) => ({
  apart: page === 1 && titles.includes(featured) ? [featured] : [],
  listed: titles.filter((title) => title !== featured).slice((page - 1) * 9, page * 9),
});

test('RT-01/blog CNT-06/order CNT-06/featured CNT-12/featured the newest first, nine of them, one apart', async () => {
  const { status, $ } = await site.page('/blog');
  expect(status).toBe(200);
  expect($('h1')).toHaveLength(1);
  expect(wordsOf($('h1'))).toBe('Stories from the field');
  expect($('meta[name="description"]').attr('content')).toMatch(/stories/);
  expect(apart($)).toEqual([featured]);
  expect(listed($)).toEqual(everything.filter((title) => title !== featured).slice(0, 9));
  expect(listed($)).toHaveLength(9);
  expect(count($)).toBe(`${everything.length} stories`);
});

test('CNT-06/pages every story stands on one page of them, and there is none beyond the last', async () => {
  const last = Math.ceil((everything.length - 1) / 9);
  const titles: string[] = [];
  const heads = new Set<string>();
  for (let page = 1; page <= last; page++) {
    const { status, $ } = await site.page(storiesAddress([], page));
    expect(status).toBe(200);
    expect(wordsOf($('nav[aria-label="Stories, pages"] [aria-current="page"]'))).toBe(`Page ${page}`);
    titles.push(...listed($));
    heads.add($('title').text());
  }
  expect(titles).toEqual(everything.filter((title) => title !== featured));
  expect(heads.size).toBe(last);
  for (const beyond of [last + 1, 0, 'two']) {
    expect((await site.page(`/blog?page=${beyond}`)).status, String(beyond)).toBe(404);
  }
});

test('CNT-06/filters CNT-06/prefixes CNT-12/tags three groups in their order, without prefixes', async () => {
  const { $ } = await site.page('/blog');
  const form = $('form[aria-label="Filter the stories"]');
  expect(form.attr('method')).toBe('get');
  for (const [name, group] of [
    ['traveller', 'travellerType'],
    ['interest', 'interest'],
    ['property', 'property'],
  ] as const) {
    const labels = eachOf($, form.find(`input[name="${name}"] + span`));
    expect(labels).toEqual(storyTags[group].map((title) => nameOfTag(title).replace('{brand}', 'More')));
  }
  expect(wordsOf(form)).not.toMatch(/Traveller Type -|Interests -/);
});

test('CNT-06/address CNT-06/every-group what is chosen is in the address, and can be taken away', async () => {
  const chosen = referenceTags.filter(({ slug }) => ['family', 'safaris'].includes(slug));
  const { $ } = await site.page(storiesAddress(chosen));
  const boxes = $('form[aria-label="Filter the stories"] input[checked]').toArray();
  expect(boxes.map((box) => $(box).attr('value'))).toEqual(['family', 'safaris']);
  const titles = storiesMatching(chosen);
  expect(titles.length).toBeLessThan(everything.length);
  expect(count($)).toBe(`${titles.length} stories`);
  const away = $('#stories-chosen a[aria-label="Remove Family"]').attr('href') ?? '';
  const without = await site.page(away);
  expect(count(without.$)).toBe(`${storiesMatching(chosen.slice(1)).length} stories`);
});

test('CNT-06/no-match no story matches every group: those that match any stand under a line that says so', async () => {
  const slugs = ['honeymooners', 'recipes', 'cape-cadogan-boutique-hotel'];
  const chosen = referenceTags.filter(({ slug }) => slugs.includes(slug));
  expect(storiesMatching(chosen)).toEqual([]);
  const titles = storiesShown(chosen);
  const { status, $ } = await site.page(storiesAddress(chosen));
  expect(status).toBe(200);
  expect({ apart: apart($), listed: listed($) }).toEqual(expected(titles));
  expect(titles.length).toBeLessThan(everything.length);
  expect(count($)).toBe(
    `No story matches all of your choices. ${titles.length} stories match at least one of them.`,
  );
  expect(wordsOf($('#stories-listed h2'))).toBe('Stories that match one of your choices');
  const removals = $('#stories-chosen a[aria-label^="Remove"]').toArray();
  expect(removals.map((link) => $(link).attr('aria-label'))).toEqual([
    'Remove Honeymooners',
    'Remove Recipes',
    'Remove Cape Cadogan Boutique Hotel',
  ]);
});

test('CNT-06/every-group 200 choices at random, asked as the plain form asks, against the plain rule', async () => {
  const choice = fc.record({
    chosen: fc.subarray([...referenceTags], { minLength: 1, maxLength: 6 }),
    page: fc.constantFrom(1, 1, 1, 2),
  });
  let some = 0;
  const ask = async ({ chosen, page }: { chosen: typeof referenceTags; page: number }) => {
    const { status, $ } = await site.page(storiesAddress(chosen, page));
    const of = expected(storiesShown(chosen), page);
    if (page > 1 && of.listed.length === 0) return expect(status).toBe(404);
    if (storiesMatching(chosen).length > 0) some++;
    return expect({ apart: apart($), listed: listed($) }, storiesAddress(chosen, page)).toEqual(of);
  };
  const asked = fc.sample(choice, { numRuns: 200, seed: 20261124 });
  for (let at = 0; at < asked.length; at += 8) await Promise.all(asked.slice(at, at + 8).map(ask));
  // A rule that lets nothing through would agree with a page that shows nothing.
  expect(some).toBeGreaterThan(40);
  expect(some).toBeLessThan(asked.length);
});

test('NAV-13/filtered the stories of a property open filtered by it, at its anchor', async () => {
  for (const { slug, storyTag } of properties) {
    const storiesAnchor = addressWord(storyTag ?? '');
    const { $ } = await site.page(`/${slug}`);
    const href = $('[aria-label="Service"] a:contains("Stories")').attr('href') ?? '';
    const [address = '', anchor] = href.split('#');
    expect(anchor).toBe(storiesAnchor);
    const page = await site.page(address);
    expect(page.$(`#${anchor}`)).toHaveLength(1);
    const titles = storiesMatching([{ group: 'property', slug: storiesAnchor }]);
    expect({ apart: apart(page.$), listed: listed(page.$) }).toEqual(expected(titles));
    expect(titles.length).toBeLessThan(everything.length);
  }
});

describe('a story', () => {
  test('RT-02/blog CNT-12/by-slug every story has a page with its own heading, title and text', async () => {
    const titles = new Set<string>();
    for (const { slug, title, standfirst } of stories) {
      const { status, $ } = await site.page(`/blog/${slug}`);
      expect(status, slug).toBe(200);
      expect(eachOf($, $('h1'))).toEqual([title]);
      expect(wordsOf($('main'))).toContain(standfirst);
      titles.add($('title').text());
    }
    expect(titles.size).toBe(stories.length);
  });

  test('CNT-12/by-slug CNT-12/tags who wrote it, how long it takes, its tags, related stories and structured data', async () => {
    const story = stories.find(({ slug }) => slug === 'a-fence-made-of-bees');
    const { $, html } = await site.page('/blog/a-fence-made-of-bees');
    expect(wordsOf($('article'))).toContain(signedStories['a-fence-made-of-bees']?.author);
    const words = plainText(story?.body ?? []).split(/\s+/).length;
    expect(wordsOf($('article'))).toContain(`${Math.round(words / 200)} minutes to read`);
    const tags = $('nav[aria-label="Stories on the same subjects"] a')
      .toArray()
      .map((link) => [wordsOf($(link)), $(link).attr('href')]);
    expect(tags).toContainEqual(['Giving Back', '/blog?interest=giving-back']);
    expect(tags).toContainEqual(['Lion Sands Game Reserve', '/blog?property=lion-sands-game-reserve']);
    const related = signedStories['a-fence-made-of-bees']?.related ?? [];
    const hrefs = $('[aria-labelledby="related-heading"] li a')
      .toArray()
      .map((link) => $(link).attr('href'));
    expect(hrefs).toEqual(related.map((slug) => `/blog/${slug}`));
    expect(html).toContain('"@type":"BlogPosting"');
    expect(html).toContain('"@type":"BreadcrumbList"');
  });

  test('RT-02/blog the place it is about has an enquiry that knows place and story', async () => {
    const { $ } = await site.page('/blog/a-fence-made-of-bees');
    const band = $('[aria-labelledby="place-heading"]');
    expect(wordsOf(band.find('h2'))).toBe('Lion Sands Game Reserve');
    const form = await site.page(band.find('a[data-dialog="email"]').attr('href') ?? '');
    const field = plainForm(form.$, '#email-form');
    expect(field.valuesOf('comments').join()).toContain(
      'Lion Sands Game Reserve, after reading “A fence made of bees”',
    );
    expect(field.valuesOf('locationToVisit')).toEqual(['Lion Sands Game Reserve']);
  });

  test('RT-02/blog it is passed on without anybody being told', async () => {
    const { $ } = await site.page('/blog/a-fence-made-of-bees');
    const links = $('[data-by-hand="share"] a').toArray();
    expect(links.map((link) => new URL($(link).attr('href') ?? '').protocol)).toEqual([
      'mailto:',
      'https:',
      'http:',
    ]);
    expect(new URL($(links[1] ?? '').attr('href') ?? '').host).toBe('wa.me');
    for (const link of links)
      expect(decodeURIComponent($(link).attr('href') ?? '')).toContain('/blog/a-fence-made-of-bees');
    expect($('main script, main iframe')).toHaveLength(0);
  });
});

test('RT-02/blog feeds lead to the stories', async () => {
  const feed = (await (await site.get('/blog/feed.json')).json()) as { items: { url: string }[] };
  expect(new URL(feed.items[0]?.url ?? '').pathname).toMatch(/^\/blog\/.+/);
  expect(await (await site.get('/blog/rss.xml')).text()).toContain(`/blog/${stories[0]?.slug}`);
});
