import { expect, test } from 'vitest';
import { crumbsOf, eachOf, partNamed, wordsOf } from '../support/page-parts.ts';
import { site } from '../support/shared-site.ts';

const pages = [
  { id: 'RT-03/lionsands', path: '/lionsands', heading: 'Lion Sands', mark: 'River Lodge' },
  { id: 'RT-03/monwana', path: '/monwana', heading: 'Monwana', mark: 'Waterhole suite' },
  { id: 'RT-03/marataba', path: '/marataba', heading: 'Marataba', mark: 'Safari Lodge' },
  { id: 'RT-03/capecadogan', path: '/capecadogan', heading: 'Cape Cadogan', mark: 'Quarters Residence' },
  { id: 'RT-04/river-lodge', path: '/lionsands/river-lodge', heading: 'River Lodge', mark: 'Baked guava' },
  { id: 'RT-04/ivory-lodge', path: '/lionsands/ivory-lodge', heading: 'Ivory Lodge', mark: 'Getting here' },
  { id: 'RT-04/tinga-lodge', path: '/lionsands/tinga-lodge', heading: 'Tinga Lodge', mark: 'Getting here' },
  {
    id: 'RT-04/narina-lodge',
    path: '/lionsands/narina-lodge',
    heading: 'Narina Lodge',
    mark: 'Getting here',
  },
  {
    id: 'RT-04/fish-eagle-villa',
    path: '/lionsands/ivory-lodge/fish-eagle-villa',
    heading: 'Fish Eagle',
    mark: 'Blessing Ubisi',
  },
  {
    id: 'RT-04/hinkwenu-villa',
    path: '/lionsands/tinga-lodge/hinkwenu-villa',
    heading: 'Hinkwenu',
    mark: 'Getting here',
  },
  { id: 'RT-05/safari-lodge', path: '/marataba/safari-lodge', heading: 'Safari Lodge', mark: 'Getting here' },
  {
    id: 'RT-05/mountain-lodge',
    path: '/marataba/mountain-lodge',
    heading: 'Mountain Lodge',
    mark: 'Getting here',
  },
  {
    id: 'RT-06/capecadogan-residence',
    path: '/capecadogan/residence',
    heading: 'Quarters Residence',
    mark: 'Rooms of the house',
  },
] as const;

test(`${pages.map(({ id }) => id).join(' ')} each place answers with its own head, content and structured data`, async () => {
  const titles = new Set<string>();
  for (const { path, heading, mark } of pages) {
    const { status, html, $ } = await site.page(path);
    expect(status, path).toBe(200);
    expect(wordsOf($('h1').first()), path).toBe(heading);
    expect(html, path).toContain(mark);
    titles.add($('title').first().text());
    expect($('meta[name="description"]').attr('content'), path).toMatch(/.{40,}/);
    expect(html, path).toMatch(/"@type":"(Resort|LodgingBusiness|Hotel)"/);
    expect($('link[rel="preload"][as="image"]').length, path).toBeGreaterThan(0);
    expect(html, path).toContain(`/enquire/book?from=${path}`);
  }
  expect(titles.size).toBe(pages.length);
});

test('a property leads to the parks and reserves it lies in', async () => {
  const lands = {
    '/lionsands': ['/destinations/sabi-sands-reserve', '/destinations/kruger-national-park'],
    '/marataba': ['/destinations/marakele-national-park'],
    '/capecadogan': ['/destinations/cape-town'],
  };
  for (const [path, addresses] of Object.entries(lands)) {
    const { html } = await site.page(path);
    for (const address of addresses) expect(html, path).toContain(`href="${address}"`);
  }
});

test('NAV-14/accommodation a villa’s way leads over its lodge to its property', async () => {
  const { $ } = await site.page('/lionsands/ivory-lodge/fish-eagle-villa');
  const way = crumbsOf($);
  expect(eachOf($, way)).toEqual(['Home', 'Lion Sands', 'Ivory Lodge', 'Fish Eagle']);
  const lodge = way.eq(2).find('a').attr('href') ?? '';
  expect(lodge).toBe('/lionsands/ivory-lodge');
  const { $: above, status } = await site.page(lodge);
  expect(status).toBe(200);
  expect(crumbsOf(above).eq(1).find('a').attr('href')).toBe('/lionsands');
});

test('CNT-16/favourites CNT-16/quote CNT-16/testimonials a property says what guests come back for, and what they wrote', async () => {
  const { $ } = await site.page('/lionsands');
  expect(eachOf($, $('main h2'))).toContain('Five favourites at Lion Sands');
  expect(wordsOf($('main'))).toContain('What to look out for this month');
  const quotes = eachOf($, $('main blockquote'));
  expect(quotes.filter((words) => words.includes('Lie still, and listen'))).not.toEqual([]);
  const written = $('main section').filter((_, part) => wordsOf($(part)).includes('What guests wrote'));
  expect(written.find('blockquote').length).toBeGreaterThan(0);
});

test('RT-09/kruger-national-park a destination lists the lodges that stand in it', async () => {
  for (const [path, lodges] of [
    ['/destinations/kruger-national-park', ['Tinga Lodge', 'Narina Lodge']],
    ['/destinations/sabi-sands-reserve', ['River Lodge', 'Ivory Lodge']],
    ['/destinations/marakele-national-park', ['Safari Lodge', 'Mountain Lodge']],
  ] as const) {
    const { $ } = await site.page(path);
    const listed = eachOf($, partNamed($, 'Where to sleep').find('li li'));
    expect(listed, path).toEqual(lodges.map((name) => expect.stringContaining(name)));
  }
});

test('a destination says once what it is: the region it lies in does not say it again', async () => {
  const { $ } = await site.page('/destinations/cape-town');
  const main = $('main').html() ?? '';
  expect(main).toContain('a pear tree in it held up by rods');
  expect($('main aside')).toHaveLength(0);
  expect(main.match(/with a city round it/g)).toHaveLength(1);
});
