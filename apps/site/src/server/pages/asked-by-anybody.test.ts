import { dialogs, routes } from '@sundowner/brand';
import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { demonstrationCollection } from '../../../../../tests/support/demonstration-collection.ts';
import { withCollection } from '../../content/places/collection-scope.ts';
import type { Log } from '../log.ts';
import { askedOfPage } from './asked-of-page.ts';
import { createPages, type Pages, pageQuery } from './pages.ts';

const seed = 20_261_127;
const count = 12_000;

const slug = fc.stringMatching(/^[a-z]{3,9}(-[a-z0-9]{2,6})?$/);
const known = { collection: demonstrationCollection(), read: true };
const inside = <T>(make: () => T): T => withCollection(known, make);
const root = fc.constantFrom(...known.collection.properties.map((property) => property.root));
const filled = (pattern: string, words: readonly string[]) =>
  pattern.replace('{brand}', 'more').replace(/\{\w+\}/g, () => words[0] ?? 'made-up');
const path = fc.oneof(
  {
    weight: 3,
    arbitrary: fc
      .tuple(fc.constantFrom(...routes), fc.array(slug))
      .map(([each, words]) => filled(each.path, words)),
  },
  // What an editor makes, or gives another address.
  { weight: 1, arbitrary: fc.tuple(root, slug).map(([of, name]) => `${of}/${name}`) },
  { weight: 1, arbitrary: fc.tuple(root, slug).map(([of, name]) => `${of}/${name}/rooms`) },
  { weight: 1, arbitrary: fc.tuple(root, slug, slug).map(([of, name, house]) => `${of}/${name}/${house}`) },
  { weight: 1, arbitrary: fc.tuple(root, slug).map(([of, name]) => `${of}/treehouses/${name}`) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(
        fc.constantFrom(
          '/residences',
          '/curated-journeys',
          '/travel-africa/package',
          '/destinations',
          '/blog',
          '/impact/project',
          '/careers',
          '/experiences',
        ),
        slug,
      )
      .map(([of, name]) => `${of}/${name}`),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      ...dialogs.map((name) => `/dialogs/${name}.json`),
      '/rates.pdf',
      '/lionsands/rates-and-offers.pdf',
      '/blog/rss.xml',
      '/sitemap.xml',
    ),
  },
);
/** Other spellings of a path, which lead to a page or to none. */
const spelt = fc
  .tuple(path, fc.constantFrom('', '', '', '/', 'upper', 'encoded', '%2f', '//'))
  .map(([plain, how]) => {
    if (how === 'upper') return plain.toUpperCase();
    if (how === 'encoded') return plain.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
    if (how === '%2f') return plain.replace(/(?<=.)\//, '%2f');
    if (how === '//') return plain.replace(/(?<=.)\//, '//');
    return plain === '/' ? plain : `${plain}${how}`;
  });
const name = fc.constantFrom(
  ...[
    'currency',
    'persona',
    'compare',
    'room',
    'treehouse',
    'dateStart',
    'dateEnd',
    'adults',
    'children',
    'age',
  ],
  ...[
    'traveller',
    'interest',
    'property',
    'page',
    'month',
    'nights',
    'budget',
    'q',
    'in',
    'place',
    'picture',
    'play',
  ],
  ...[
    'from',
    'ref',
    'token',
    'vacancy',
    'comments',
    'preview',
    'utm_source',
    'Currency',
    '%63urrency',
    'currency[]',
    '',
  ],
);
const value = fc.oneof(
  fc.constantFrom(
    ...[
      'USD',
      'usd',
      'ZAR',
      '',
      '%20',
      'EUR;x=1',
      'families',
      'couples',
      'all',
      '1',
      '2',
      '02',
      'a,b',
      'safaris',
    ],
    ...[
      'monwana-game-lodge',
      '/rates',
      '/lionsands/made-up',
      '//evil.example',
      '%00',
      '%F0%9F%A6%81',
      '2027-02-01',
    ],
    'x'.repeat(3000),
  ),
  slug,
);
const query = fc
  .tuple(
    fc.array(fc.tuple(name, value), { minLength: 1, maxLength: 4 }),
    fc.constantFrom('', '&', '&&', ';', '#x'),
  )
  .map(([parts, end]) => `${parts.map(([of, what]) => `${of}=${what}`).join('&')}${end}`);

/** What a page shows depends on its path and on what it sees of its query, and on nothing else: here it shows just that. */
const drawnAt = (address: string) =>
  inside(() => {
    const url = new URL(address, 'http://localhost');
    return JSON.stringify([url.pathname, [...pageQuery(url)]]);
  });

/** The answer as the site gives it: from what is kept, or drawn from what the page sees of the address. */
const answer = (pages: Pages, asked: string) => inside(() => answerInside(pages, asked));

async function answerInside(pages: Pages, asked: string) {
  const { address } = askedOfPage(new URL(asked, 'http://localhost'));
  const url = new URL(address, 'http://localhost');
  const response = await pages.answer(new Request(url), url, async () => {
    const kept = askedOfPage(url).key !== null;
    const headers = new Headers(
      kept ? { 'cdn-cache-control': 'max-age=60' } : { 'cache-control': 'no-store' },
    );
    return new Response(drawnAt(address), { headers });
  });
  return { text: await response.text(), control: response.headers.get('cache-control') };
}

const askedAt = (address: string) => inside(() => askedOfPage(new URL(address, 'http://localhost')));
const log = { warn: vi.fn() } as unknown as Log;
const newPages = () => createPages({ maxBytes: 100_000_000, collection: () => known, log });

test(`no answer to a query is served under another address: ${count} addresses, seed ${seed}`, async () => {
  const pages = newPages();
  let [kept, own] = [0, 0];
  const addresses = fc.sample(fc.tuple(spelt, query), { numRuns: count, seed });
  for (const [plain, asked] of addresses) {
    const address = `${plain}?${asked}`;
    const before = await answer(pages, address);
    const seen = askedAt(address);
    // What it was drawn from, asked again, is the same question: nothing of it goes lost or comes to be.
    expect(askedAt(seen.address)).toMatchObject({
      address: seen.address,
      key: seen.key,
    });
    expect(before.text, address).toBe(drawnAt(seen.address));
    if (seen.key === null) expect(before.control, address).toBe('no-store');
    else expect(seen.key, address).toBe(seen.address);
    // Whatever has been asked before, the plain address is answered as by a site nobody has asked anything.
    expect(await answer(pages, plain), `${plain} after ${address}`).toEqual(await answer(newPages(), plain));
    if (seen.key === null) own += 1;
    else kept += 1;
  }
  expect(addresses).toHaveLength(count);
  // Neither all of one kind nor all of the other: else this would prove nothing.
  expect(Math.min(kept, own)).toBeGreaterThan(count / 10);
});

test('a visitor’s currency reaches every page of a place, wherever an editor put it, and is nobody else’s', async () => {
  const pages = newPages();
  const places = fc
    .sample(
      fc.oneof(
        fc.tuple(root, slug).map(([of, of2]) => `${of}/${of2}`),
        fc.tuple(root, slug).map(([of, of2]) => `${of}/${of2}/rooms`),
        fc.tuple(root, slug).map(([of, of2]) => `${of}/treehouses/${of2}`),
        slug.map((house) => `/residences/${house}`),
      ),
      { numRuns: 500, seed },
    )
    .filter((place) => !/\/(covid|safaris|experiences)$/.test(place));
  for (const place of places) {
    expect((await answer(pages, `${place}?persona=families&currency=usd`)).text, place).toBe(
      JSON.stringify([place, [['currency', 'USD']]]),
    );
    expect((await answer(pages, place)).text, place).toBe(JSON.stringify([place, []]));
  }
});
