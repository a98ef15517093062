import { defaultBrand } from '@sundowner/brand';
import { expect, test } from 'vitest';
import { introSections } from '../../demo/content/intro-sections.ts';
import { privacyPolicy } from '../../demo/content/privacy-policy.ts';
import type { Block, Inline } from '../../demo/content/rich-text.ts';
import { stories } from '../../demo/content/stories.ts';
import { eachOf } from '../support/page-parts.ts';
import { site } from '../support/shared-site.ts';

const words = (parts: readonly Inline[]) =>
  parts
    .map(({ text }) => text)
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** What each kind of block is drawn as, and the words of those of its kind in a text. */
const kinds = [
  ['paragraphs', 'p', (block: Block) => (block.type === 'paragraph' ? [words(block.children)] : [])],
  ['headings', 'h2, h3', (block: Block) => (block.type === 'heading' ? [words(block.children)] : [])],
  ['lists', 'ul > li, ol > li', (block: Block) => (block.type === 'list' ? block.items.map(words) : [])],
  ['quotes', 'blockquote', (block: Block) => (block.type === 'quote' ? [words(block.children)] : [])],
] as const;

test.each(kinds)('CNT-03/%s of every story stand on its page as what they are', async (_, drawnAs, of) => {
  const told = stories.filter(({ body }) => body.flatMap(of).length > 0);
  expect(told.length).toBeGreaterThan(0);
  for (const { slug, body } of told) {
    const { $ } = await site.page(`/blog/${slug}`);
    const drawn = eachOf($, $('article').find(drawnAs));
    expect(drawn, slug).toEqual(expect.arrayContaining(body.flatMap(of)));
  }
});

test('CNT-03/links of the privacy policy are anchors that lead where they say', async () => {
  const inside = (block: Block): readonly Inline[] =>
    block.type === 'list' ? block.items.flat() : block.children;
  const links = privacyPolicy(defaultBrand)
    .sections.flatMap(({ body }) => body.flatMap(inside))
    .flatMap((part) => (part.type === 'link' ? [[part.text, part.href]] : []));
  expect(links.length).toBeGreaterThan(1);
  const { $ } = await site.page('/privacy-policy');
  // A link that opens a new tab says so to visitors who do not see it.
  const drawn = $('main a')
    .toArray()
    .map((link) => [$(link).text().replace(' (opens in a new tab)', ''), $(link).attr('href')]);
  expect(drawn).toEqual(expect.arrayContaining(links));
});

test('CNT-02/intro-section the head of a page is what its introduction says', async () => {
  const paths: Readonly<Record<string, string>> = {
    home: '/',
    'contact-us': '/contact-us',
    'privacy-policy': '/privacy-policy',
  };
  const written = introSections(defaultBrand);
  for (const [key, path] of Object.entries(paths)) {
    const { $ } = await site.page(path);
    const said = written.find(({ heroBannerFor }) => heroBannerFor === key);
    expect($('title').text(), path).toBe(said?.metaTitle);
    for (const name of ['Description', 'Keywords'] as const)
      expect($(`meta[name="${name.toLowerCase()}"]`).attr('content'), path).toBe(said?.[`meta${name}`]);
  }
});
