import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FakeEntry } from '../fakes/studio-entries.ts';
import { type SharedSite, sharedSite } from './site-shared.ts';

let stage: SharedSite;
const get = async (path: string) => {
  const answer = await fetch(`${stage.url}${path}`);
  const html = await answer.text();
  return { status: answer.status, html, main: html.slice(html.indexOf('<main'), html.indexOf('</main>')) };
};
/** A demonstration is not indexed and so has no canonical link; what it says of itself elsewhere is the same address. */
const addressOf = (html: string) => /<meta property="og:url" content="[^"]*?:\d+([^"]+)"/.exec(html)?.[1];

/** A place that has only a name. */
const bare = (id: number, link: string, name: string, kind = 'lodge'): FakeEntry => ({
  id,
  slug: link.split('/').at(-1),
  name,
  kind,
  property: link.split('/')[1],
  link,
  contentfulTag: { '/lionsands/river-lodge': 'lion-sands-river-lodge' }[link] ?? '',
});
const river = bare(1, '/lionsands/river-lodge', 'River Lodge');
const tinga = bare(2, '/lionsands/tinga-lodge', 'Tinga Lodge');
const villa = bare(3, '/lionsands/ivory-lodge/fish-eagle-villa', 'Fish Eagle Villa', 'villa');
const house = bare(4, '/capecadogan/residence', 'Quarters Residence', 'residence');
const property = () => {
  const found = stage.studio.store.collections.propertyUpdated?.find(({ key }) => key === 'lionsands');
  if (!found) throw new Error('There is no Lion Sands.');
  return found;
};

beforeAll(async () => {
  stage = await sharedSite();
  const { collections } = stage.studio.store;
  Object.assign(collections, {
    accommodation: [river, tinga, villa, house],
    residence: [
      { id: 1, slug: 'quarters-residence', name: 'Quarters Residence', region: 'cape-town' },
      { id: 2, slug: 'fish-eagle', name: 'Fish Eagle', property: 'lionsands' },
    ],
  });
  collections.propertyUpdated?.push({
    id: 90,
    key: 'capecadogan',
    name: 'Cape Cadogan Boutique Hotel',
    shortName: 'Cape Cadogan',
    link: '/capecadogan',
    accommodation: [],
  });
  Object.assign(property(), { accommodation: [river, tinga] });
  await stage.publishAll();
});
afterAll(() => stage?.close());

describe('places of which little is told', () => {
  test.each([
    '/lionsands',
    '/lionsands/river-lodge',
    '/lionsands/ivory-lodge/fish-eagle-villa',
    '/capecadogan/residence',
    '/lionsands/travel-info',
  ])('%s stands with its name, a way to ask and no empty section', async (path) => {
    const { status, html, main } = await get(path);
    expect(status).toBe(200);
    expect(main.match(/<h1[ >]/g)).toHaveLength(1);
    expect(main).toContain('/enquire/');
    expect(/aria-current="page">([^<]*)<\/li>/.exec(main)?.[1], 'the trail ends here').not.toBe('Home');
    for (const empty of [/<h[1-6][^>]*>\s*<\/h/, /undefined|NaN|\[object/]) expect(main).not.toMatch(empty);
    // In menus and at the foot as well.
    expect(html.match(/<(ul|ol|dl|table|tbody|figure|nav)[ >][^<]*<\/\1>/g)).toBeNull();
    for (const section of [
      'id="dining"',
      'id="what-is-here"',
      'data-gallery',
      'blockquote',
      'data-money',
      '<svg class="_map',
    ])
      expect(main, section).not.toContain(section);
  });

  test('without an address to book at its dates are asked of us, with one they open there', async () => {
    const dates = async () => (await get('/lionsands/river-lodge')).main;
    expect(await dates()).toMatch(/<form[^>]*action="\/enquire\/email"/);
    expect(await dates()).not.toContain('target="_blank"');
    await stage.publish(['accommodationCard'], ({ store }) => {
      store.collections.accommodationCard = [
        {
          id: 1,
          contentfulTag: 'lion-sands-river-lodge',
          checkAvailabilityLink: 'https://book.example.com/river',
        },
      ];
    });
    await expect
      .poll(dates, { timeout: 10_000 })
      .toContain('href="https://book.example.com/river" target="_blank"');
  });
});

test('COL-03/retired COL-03/no-dead-link a property without experiences has no page of them, and nothing leads to one', async () => {
  const page = '/lionsands/experiences';
  const leading = async () => {
    const paths = ['/lionsands', '/lionsands/travel-info', '/experiences', '/sitemap.xml'];
    const found = await Promise.all(paths.map(async (path) => [path, (await get(path)).html] as const));
    return found.filter(([, html]) => html.includes(page)).map(([path]) => path);
  };
  expect(await leading()).toContain('/lionsands/travel-info');
  await stage.publish(['experiencesProperty'], ({ store }) => {
    store.collections.experiencesProperty = [];
  });
  await expect.poll(leading, { timeout: 10_000 }).toEqual([]);
  expect((await get(page)).status).toBe(404);
  await stage.publish(['experiencesProperty', 'experiencesProperty:1'], ({ store }) => {
    store.collections.experiencesProperty = [{ id: 1, contentfulTag: 'lion-sands' }];
  });
  await expect.poll(leading, { timeout: 10_000 }).toContain('/sitemap.xml');
  expect((await get(page)).status).toBe(200);
});

test('COL-03/no-dead-link a kind of experience that a property has no more is led to from nowhere', async () => {
  const page = '/lionsands/experiences/supper';
  const row = { id: 'a', title: 'Supper', link: page };
  const supper = { id: 7, title: 'Supper', buttonText: 'There', buttonLink: page };
  const kind = {
    ...{ id: 7, title: 'At table', identifier: 'table', link: '/experiences/at-table' },
    ...{ experiencesCategoryFor: 'experiences', experiences: [supper] },
  };
  const publishRows = (...rows: readonly object[]) =>
    stage.publish(['experiencesProperty', 'experiencesProperty:1', 'experiencesCategory'], ({ store }) => {
      const entry = { id: 1, contentfulTag: 'lion-sands', experienceCategories: rows };
      Object.assign(store.collections, { experiencesProperty: [entry], experiencesCategory: [kind] });
    });
  const leading = async () => (await get('/experiences/at-table')).html.includes(page);
  await publishRows(row);
  await expect.poll(leading, { timeout: 10_000 }).toBe(true);
  expect((await get(page)).status).toBe(200);
  await publishRows();
  await expect.poll(leading, { timeout: 10_000 }).toBe(false);
  expect((await get(page)).status).toBe(404);
  await publishRows(row);
  await expect.poll(leading, { timeout: 10_000 }).toBe(true);
});

test('COL-03/retired COL-03/no-dead-link COL-03/taken-back files, pictures and films of a property go with it, and come back with it', async () => {
  const sold = { id: 91, key: 'sold', slug: 'sold', name: 'Sold House', shortName: 'Sold', link: '/sold' };
  const image = {
    ...{ id: 1, filename: 'dune.jpg', url: '/api/media/file/dune.jpg', mimeType: 'image/jpeg' },
    ...{ width: 1600, height: 900, alt: 'A dune' },
  };
  const file = (id: number, title: string, property: string | null) => ({
    ...{ id, title, property, category: 'factSheet', url: `https://files.example.com/${id}.pdf` },
  });
  const picture = (id: number, title: string, property: string | null) => ({
    ...{ id, title, property, image, forPress: true },
  });
  const gallery = (id: number, title: string, property: string | null, items: readonly object[]) => ({
    ...{ id, slug: `gallery-${id}`, title, property, items },
  });
  const film = { title: 'Quagga film', url: 'https://films.example.com/1' };
  const files = [file(1, 'Quagga fact sheet', 'sold'), file(2, 'Whole fact sheet', null)];
  const galleries = [
    gallery(1, 'Quagga gallery', 'sold', [picture(1, 'Quagga dune', null)]),
    gallery(2, 'Whole gallery', null, [picture(2, 'Quagga hill', 'sold'), picture(3, 'Whole hill', null)]),
    gallery(3, 'Quagga pictures', null, [picture(4, 'Quagga sand', 'sold')]),
  ];
  const films = [
    { id: 1, slug: 'quagga', title: 'Quagga films', property: 'sold', ownChannel: true, videos: [film] },
  ];
  const publish = (...properties: readonly object[]) =>
    stage.publish(
      ['propertyUpdated', 'download', 'imageGallery', 'videoGallery', 'mediaContactDetails'],
      ({ store }) => {
        const { collections } = store;
        const others = (collections.propertyUpdated ?? []).filter(({ key }) => key !== 'sold');
        Object.assign(collections, {
          ...{ propertyUpdated: [...others, ...properties], download: files },
          ...{ imageGallery: galleries, videoGallery: films },
          mediaContactDetails: [{ id: 1, heading: 'Press', downloads: files, galleries }],
        });
      },
    );
  const paths = ['/information-downloads', '/image-gallery', '/media-contact-details', '/video-gallery'];
  const naming = async () => {
    const pages = await Promise.all(paths.map(async (path) => [path, (await get(path)).html] as const));
    return pages.filter(([, html]) => html.includes('Quagga')).map(([path]) => path);
  };
  await publish(sold);
  await expect.poll(naming, { timeout: 10_000 }).toEqual(paths);
  await publish();
  await expect.poll(naming, { timeout: 10_000 }).toEqual([]);
  expect((await get('/image-gallery')).main).toContain('Whole hill');
  expect((await get('/media-contact-details')).main).toContain('Whole gallery');
  expect((await get('/information-downloads')).main).toContain('Whole fact sheet');
  await publish(sold);
  await expect.poll(naming, { timeout: 10_000 }).toEqual(paths);
});

test('a lodge that is taken back is linked from nowhere', async () => {
  expect((await get('/lionsands')).main).toContain('href="/lionsands/tinga-lodge"');
  expect((await get('/lionsands/river-lodge')).main).toContain('href="/lionsands/tinga-lodge"');
  await stage.publish(['accommodation', 'accommodation:2', 'propertyUpdated'], ({ store }) => {
    store.collections.accommodation = [river, villa, house];
    // The studio leaves the id where it may not tell the entry.
    Object.assign(property(), { accommodation: [river, 2] });
  });
  const linking = async () => {
    const pages = await Promise.all(
      ['/lionsands', '/lionsands/river-lodge', '/lionsands/travel-info'].map(get),
    );
    return pages.filter(({ html }) => html.includes('/lionsands/tinga-lodge')).length;
  };
  await expect.poll(linking, { timeout: 10_000 }).toBe(0);
  expect((await get('/lionsands/tinga-lodge')).status).toBe(404);
});

test('a villa and a residence name the page search engines keep', async () => {
  for (const [path, kept] of [
    ['/lionsands/ivory-lodge/fish-eagle-villa', '/residences/fish-eagle'],
    ['/capecadogan/residence', '/residences/quarters-residence'],
  ] as const) {
    const { html } = await get(path);
    expect(addressOf(html)).toBe(kept);
    expect(html).toContain(`"@id":"http://localhost:${stage.port}${kept}"`);
  }
});

test('a property of hotels or houses does not ask to choose a lodge', async () => {
  const heading = async () =>
    /<h2[^>]*id="stays-heading"[^>]*>([^<]+)/.exec((await get('/lionsands')).main)?.[1];
  await stage.publish(['propertyUpdated'], () => {
    Object.assign(property(), { accommodation: [river, bare(2, '/lionsands/tinga-lodge', 'Tinga Lodge')] });
  });
  await expect.poll(heading, { timeout: 10_000 }).toBe('Choose your lodge');
  await stage.publish(['propertyUpdated'], () => {
    Object.assign(property(), { accommodation: [{ ...river, kind: 'hotel' }, villa] });
  });
  await expect.poll(heading, { timeout: 10_000 }).toBe('Places to stay');
});
