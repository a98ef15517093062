import { dayIn } from '@sundowner/calendar/zone';
import { type CheerioAPI, load } from 'cheerio';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { experiencesCategories } from '../../demo/content/experiences.ts';
import { type Gallery, startGallery } from '../support/gallery.ts';
import { sharedProduct } from '../support/shared-product.ts';
import { site } from '../support/shared-site.ts';

let gallery: Gallery;
// The gallery may have to be built first.
beforeAll(async () => {
  gallery = await startGallery(sharedProduct());
}, 600_000);
afterAll(() => gallery?.stop());

/** The document shell of `path` with every link of our own, from the gallery: most pages are not built yet. */
async function frame(path: string): Promise<CheerioAPI> {
  const response = await fetch(`${gallery.url}/gallery/frame${path === '/' ? '' : path}`);
  expect(response.status, path).toBe(200);
  return load(await response.text());
}

const texts = ($: CheerioAPI, selector: string) =>
  $(selector)
    .toArray()
    .map((each) => $(each).text().trim());
const hrefs = ($: CheerioAPI, selector: string) =>
  $(selector)
    .toArray()
    .map((each) => $(each).attr('href') ?? '');

/** Selects the panel that a button of the header opens, by the button's words. */
function panel($: CheerioAPI, name: string): string {
  const button = $('header button[aria-controls]').filter((_, each) => $(each).text().trim() === name);
  expect(button.length, name).toBeGreaterThan(0);
  return `#${button.first().attr('aria-controls')}`;
}

const home = [
  'Lodges & Hotels',
  'Residences',
  'Experiences',
  'Safaris',
  'Our Story',
  'Impact',
  'Travel Africa Expertly',
];
const homePanels = ['Lodges & Hotels', 'Residences', 'Experiences', 'Safaris'];
const inProperty = ['Lodges', 'Experiences', 'Safaris', 'Treehouses', 'Rates', 'Travel Africa Expertly'];

describe('the primary bar', () => {
  test.each([
    ['home', ['/'], home, homePanels],
    ['outside-property', ['/blog', '/travel-africa', '/residences/redcliffe', '/rates'], home, homePanels],
    ['lionsands', ['/lionsands', '/lionsands/safaris'], inProperty, ['Lodges']],
    ['marataba', ['/marataba', '/marataba/safaris'], inProperty, ['Lodges']],
    [
      'monwana',
      ['/monwana', '/monwana/suites'],
      ['Suites', 'Experiences', 'Safaris', 'Rates', 'Travel Africa Expertly'],
      [],
    ],
    [
      'capecadogan',
      ['/capecadogan', '/capecadogan/rooms'],
      ['Rooms', 'Experiences', 'Rates', 'Travel Africa Expertly'],
      [],
    ],
  ])('NAV-03/%s the menu of its context', async (_, paths, labels, panels) => {
    for (const path of paths) {
      const $ = await frame(path);
      const entries = 'nav[aria-label="Main"] > div > ul:first-child > li';
      expect(
        texts($, entries).map((text) => text.replace(/(Residences)\1, menu/, '$1')),
        path,
      ).toEqual(labels);
      expect(
        texts($, `${entries} button`).map((text) => text.replace(', menu', '')),
        path,
      ).toEqual(panels);
    }
  });

  test('NAV-03/current-page the current page is marked, also after its redirect', async () => {
    for (const [moved, path, label] of [
      ['/monwana/rooms', '/monwana/suites', 'Suites'],
      ['/packages', '/curated-journeys', 'Curated journeys'],
      ['/lionsands/rates', '/lionsands/rates-and-offers', 'Rates'],
    ] as const) {
      const answer = await site.get(moved);
      expect([answer.status, new URL(answer.headers.get('location') ?? '', site.url).pathname]).toEqual([
        301,
        path,
      ]);
      const $ = await frame(path);
      // A phone's menu names it too.
      expect([...new Set(texts($, ':is(header, footer) [aria-current="page"]'))], path).toEqual([label]);
    }
    const $ = await frame('/lionsands/river-lodge');
    const lodges = panel($, 'Lodges');
    expect(texts($, `${lodges} [aria-current="page"]`)).toEqual([expect.stringMatching(/^River Lodge/)]);
    expect(texts($, `${lodges} a:not([aria-current])`)).toContainEqual(expect.stringMatching(/^Ivory Lodge/));
  });

  test.each([
    ['lionsands', '/lionsands/river-lodge', 'lion-sands-game-reserve'],
    ['monwana', '/monwana', 'monwana-game-lodge'],
    ['marataba', '/marataba/treehouses', 'marataba-luxury-lodges'],
    ['capecadogan', '/capecadogan/rooms', 'cape-cadogan-boutique-hotel'],
  ])('NAV-13/%s Stories carry the property’s anchor', async (_, path, anchor) => {
    const $ = await frame(path);
    const stories = $('[aria-label="Service"] a, [aria-label="Main"] a')
      .toArray()
      .filter((link) => $(link).text().includes('Stories'));
    const href = `/blog?property=${anchor}#${anchor}`;
    expect(stories.map((link) => $(link).attr('href'))).toEqual([href, href]);
  });
});

describe('its panels', () => {
  test('NAV-06/regions NAV-06/stellenbosch-hidden regions stand with their properties and lodges', async () => {
    const $ = await frame('/');
    const lodges = panel($, 'Lodges & Hotels');
    expect(texts($, `${lodges} h3`)).toEqual([
      'Sabi Sand Game Reserve and Kruger National Park',
      'Thornybush Game Reserve',
      'Marakele National Park',
      'Cape Town',
    ]);
    const cape = $(`${lodges} [data-property="capecadogan"] a[href="/capecadogan"]`).toArray();
    expect(cape.map((link) => $(link).text().trim())).toEqual(['Cape Cadogan Boutique Hotel', 'The hotel']);
    expect($(`${lodges} [data-property="lionsands"] a`)).toHaveLength(7);
    expect($(lodges).text()).not.toMatch(/Stellenbosch|Madikwe/);
  });

  test('NAV-08/heading NAV-08/cards NAV-08/order CNT-15/dropdown the experiences in their order, each with Explore', async () => {
    const $ = await frame('/');
    const experiences = panel($, 'Experiences');
    expect(texts($, `${experiences} h2`)).toEqual(['More Experiences']);
    const expected = experiencesCategories
      .filter(({ showInDropdown }) => showInDropdown)
      .toSorted((a, b) => (a.dropdownPosition ?? 0) - (b.dropdownPosition ?? 0));
    expect(expected).toHaveLength(6);
    const cards = `${experiences} ul > li > :is(a, button)`;
    expect(texts($, cards)).toEqual(expected.map(({ title }) => `${title} Explore`));
    expect($(`${experiences} a[href="/experiences/food-and-wine"]`).text()).toMatch(/^Food & Wine/);
  });

  test('ways to enquire that are not built are not shown to visitors, and lead to their addresses in the gallery', async () => {
    const ways = ($: CheerioAPI) => hrefs($, `${panel($, 'Enquire')} li a`);
    const bare = (list: string[]) => list.map((href) => href.split('?')[0]);
    const shown = bare(ways((await site.page('/')).$));
    expect(shown).toContain('/enquire/telephone');
    const all = ways(await frame('/monwana'));
    expect(bare(all)).toEqual(['/enquire/telephone', '/enquire/email', '/enquire/book']);
    expect(all[1]).toBe('/enquire/email?from=/monwana');
    for (const href of ['/enquire/email', '/enquire/book']) {
      const { status } = await site.get(href);
      expect(status === 200, `${href} is shown to visitors exactly when it is built`).toBe(
        shown.includes(href),
      );
    }
  });
});

test('no link of the menus leads to a page that is not built', async () => {
  const { $ } = await site.page('/');
  const links = hrefs($, 'header a, [aria-label="Service"] a, footer a');
  const own = [...new Set(links.filter((href) => href.startsWith('/')).map((href) => href.split('#')[0]))];
  expect(own.length).toBeGreaterThan(2);
  for (const href of own) expect((await site.get(href ?? '')).status, href).toBe(200);
});

test('NAV-14/accommodation NAV-14/experiences the way to a lodge and to a kind of experience', async () => {
  const trail = async (path: string) => {
    const $ = await frame(path);
    return $('nav[aria-label="Breadcrumb"] li')
      .toArray()
      .map((each) => [$(each).text(), $(each).find('a').attr('href') ?? null]);
  };
  expect(await trail('/lionsands/ivory-lodge/fish-eagle-villa')).toEqual([
    ['Lion Sands', '/lionsands'],
    ['Ivory Lodge', '/lionsands/ivory-lodge'],
    ['Fish Eagle', null],
  ]);
  expect(await trail('/marataba/experiences/food-and-wine')).toEqual([
    ['Marataba', '/marataba'],
    ['Experiences', '/marataba/experiences'],
    ['Food & Wine', null],
  ]);
});

test('NAV-15/logo NAV-15/social NAV-15/copyright NAV-15/policies the foot of every page', async () => {
  const $ = await frame('/monwana');
  const named = (name: string) =>
    $('footer a').filter((_, link) => ($(link).attr('aria-label') ?? $(link).text()).trim() === name);
  expect($('footer a[href="/"]').attr('aria-label') ?? $('footer a[href="/"]').text()).toMatch(/, home$/);
  for (const name of ['LinkedIn', 'Facebook', 'Instagram', 'YouTube']) {
    const link = named(`${name} (opens in a new tab)`);
    expect(link.attr('target'), name).toBe('_blank');
    expect(link.attr('rel'), name).toContain('noopener');
    expect(link.attr('href')).toMatch(new RegExp(`^https://www.${name.toLowerCase()}.com/`));
  }
  const year = dayIn(Date.now(), 'Africa/Johannesburg').slice(0, 4);
  expect($('footer').text()).toContain(`All rights reserved. © Copyright ${year} More Collection.`);
  expect(named('Privacy policy').attr('href')).toBe('/privacy-policy');
  expect(named('Cookie policy').attr('href')).toBe('/cookie-policy');
  expect(named('Search').attr('href')).toBe('/search');
});

test('NAV-15/sections NAV-15/own-links NAV-15/other-links link sections from content, other hosts’ in a tab of their own', async () => {
  const $ = await frame('/');
  expect(texts($, 'footer details > summary')).toEqual(['Lodges & hotels', 'Experiences', 'Plan', 'More']);
  const plan = $('footer details').eq(2);
  const rates = plan.find('a[href="/rates"]');
  expect(rates.text()).toBe('All rates');
  expect(rates.attr('target')).toBeUndefined();
  const parks = plan.find('a').filter((_, link) => $(link).text().startsWith('Park gates and fees'));
  expect(parks.text()).toBe('Park gates and fees (opens in a new tab)');
  expect(parks.attr('target')).toBe('_blank');
  expect(parks.attr('rel')).toContain('noopener');
});
