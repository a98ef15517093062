import { describe, expect, test } from 'vitest';
import { defaultBrand } from '../brand.ts';
import { collectionParts, collectionReads } from './collection-reads.ts';
import { type CollectionEntries, makeCollection } from './make-collection.ts';
import { bookablePlaces, placeOfPath, regionOfPath, themeOfPath, trackingCategoryOf } from './places.ts';
import { hasPage, isLinkable, lastingPages, routeOf } from './routes.ts';

const entries: CollectionEntries = {
  propertyUpdated: [
    {
      id: 1,
      key: 'delta',
      slug: 'the-delta',
      name: 'The Delta Camps',
      shortName: 'Delta',
      region: 'okavango',
      contentfulTag: 'delta-camps',
      offeredIn: ['email', 'destination'],
      destinationName: 'Okavango',
      trackingCategory: 'Delta',
      accommodation: [12, 11],
      safaris: [7],
    },
    { id: 2, key: 'harbour', slug: 'harbour', name: 'Harbour House', roomsPage: 'suites' },
    { id: 3, key: '', slug: 'nameless', name: 'Nameless' },
    { id: 4, key: 'twin', slug: 'harbour', name: 'Another at the same address' },
  ],
  accommodation: [
    {
      id: 11,
      contentfulTag: 'reed-camp',
      name: 'Reed Camp',
      property: 'delta',
      link: '/the-delta/reed-camp',
    },
    {
      id: 12,
      contentfulTag: 'island-camp',
      name: 'Island Camp',
      property: 'delta',
      link: '/the-delta/island-camp/',
      villas: [13],
    },
    {
      id: 13,
      contentfulTag: 'fig-house',
      name: 'Fig House',
      kind: 'villa',
      property: 'delta',
      link: '/the-delta/island-camp/fig-house',
    },
    { id: 14, contentfulTag: 'harbour', name: 'Harbour House', property: 'harbour', link: '/harbour' },
    { id: 15, contentfulTag: 'lost', name: 'Lost', property: 'gone', link: '/gone/lost' },
    { id: 16, contentfulTag: 'named-so', name: 'Rooms', property: 'delta', link: '/the-delta/rooms' },
  ],
  residence: [
    { id: 21, slug: 'fig', name: 'Fig', accommodationTag: 'fig-house' },
    { id: 22, slug: 'cottage', name: 'Cottage', accommodationTag: 'cottage', region: 'coast' },
  ],
  accommodationCard: [
    { id: 31, contentfulTag: 'barge', name: 'The Barge', region: 'okavango', enquiryName: 'Barge' },
    { id: 32, contentfulTag: 'reed-camp' },
  ],
  safari: [{ id: 7, property: 'delta' }],
  experiencesProperty: [{ contentfulTag: 'delta-camps' }, { contentfulTag: 'sold' }],
  treehouse: [{ id: 41, slug: 'marula', name: 'Marula', property: 'harbour' }],
  packages: [{ slug: 'two-rivers', trackingCategory: 'Two Rivers' }, { slug: 'plain' }],
};
const made = makeCollection(entries, defaultBrand);

describe('the collection as its entries say it', () => {
  test('a safari card gives its property the page before the property lists it', () => {
    const [, harbour] = makeCollection(
      { ...entries, safari: [{ id: 8, property: 'harbour' }] },
      defaultBrand,
    ).properties;
    expect(harbour?.has.safaris).toBe(true);
  });

  test('properties without a key, and a second one at an address, are left out', () => {
    expect(made.properties.map(({ key, root }) => [key, root])).toEqual([
      ['delta', '/the-delta'],
      ['harbour', '/harbour'],
    ]);
    expect(made.properties.map(({ has }) => has)).toEqual([
      { experiences: true, safaris: true, treehouses: false, travelInfo: false },
      { experiences: false, safaris: false, treehouses: true, travelInfo: false },
    ]);
    expect(made.properties.map(({ locations }) => locations)).toEqual([
      { email: 'The Delta Camps', destination: 'Okavango' },
      {},
    ]);
  });

  test('lodges stand in the order of their property, villas after their lodge', () => {
    expect(made.lodges.map(({ tag, parent }) => [tag, parent])).toEqual([
      ['island-camp', ''],
      ['fig-house', 'island-camp'],
      ['reed-camp', ''],
      ['named-so', ''],
      ['harbour', ''],
    ]);
  });

  test('a lodge has a page of rooms once a room that names it is published', () => {
    const { lodges } = makeCollection(
      { ...entries, room: [{ accommodation: 11 }, { accommodation: null }] },
      defaultBrand,
    );
    expect(lodges.filter(({ hasRooms }) => hasRooms).map(({ tag }) => tag)).toEqual(['reed-camp']);
    const known = makeCollection({ ...entries, room: [{ accommodation: 11 }] }, defaultBrand);
    for (const [path, stands] of [
      ['/the-delta/reed-camp/rooms', true],
      ['/the-delta/island-camp/rooms', false],
      ['/harbour/suites', false],
    ] as const)
      expect(routeOf(path, known) !== null, path).toBe(stands);
  });

  test('villas that name each other are lodges all the same', () => {
    const [first, second] = [
      { id: 1, contentfulTag: 'a', property: 'p', link: '/p/a', villas: [2] },
      { id: 2, contentfulTag: 'b', property: 'p', link: '/p/b', villas: [1] },
    ];
    const { lodges } = makeCollection(
      { propertyUpdated: [{ key: 'p', slug: 'p', name: 'P' }], accommodation: [first, second] },
      defaultBrand,
    );
    expect(lodges.map(({ tag }) => tag)).toEqual(['a', 'b']);
  });

  test('what is booked by itself: lodges, cards without a page, residences that are no villa', () => {
    expect(bookablePlaces(made).map(({ tag, region, paths }) => [tag, region, paths])).toEqual([
      ['island-camp', 'okavango', ['/the-delta/island-camp']],
      ['fig-house', 'okavango', ['/residences/fig', '/the-delta/island-camp/fig-house']],
      ['reed-camp', 'okavango', ['/the-delta/reed-camp']],
      ['named-so', 'okavango', ['/the-delta/rooms']],
      ['harbour', '', ['/harbour']],
      ['barge', 'okavango', []],
      ['cottage', 'coast', ['/residences/cottage']],
    ]);
  });
});

describe('addresses', () => {
  test.each([
    ['/the-delta', '/{property}'],
    ['/the-delta/', '/{property}'],
    ['/the-delta/safaris', '/{property}/safaris'],
    ['/harbour/safaris', null],
    ['/harbour/treehouses/marula', '/{property}/treehouses/{treehouse}'],
    ['/the-delta/treehouses', null],
    ['/the-delta/island-camp', '/{property}/{lodge}'],
    ['/the-delta/island-camp/rooms', '/{property}/{lodge}/rooms'],
    ['/the-delta/island-camp/fig-house', '/{property}/{lodge}/{villa}'],
    ['/the-delta/island-camp/fig-house/rooms', null],
    ['/the-delta/rooms', null],
    ['/the-delta/unknown', null],
    ['/harbour/suites', '/{property}/{rooms}'],
    ['/harbour/rooms', null],
    ['/gone/lost', null],
    ['/more-360s', '/{brand}-360s'],
    ['/residences/anything', '/residences/{residence}'],
    ['/the-delta/experiences/boats?persona=families#top', '/{property}/experiences/{category}'],
  ])('%s is %s', (path, route) => {
    expect(routeOf(path, made)?.path ?? null).toBe(route);
    expect(isLinkable(path, made)).toBe(route !== null);
  });

  test('every page without parameters is listed once, and none that may go', () => {
    const pages = lastingPages(made);
    expect(new Set(pages).size).toBe(pages.length);
    expect(pages).toContain('/the-delta/island-camp/fig-house');
    expect(pages.filter((path) => path.endsWith('/covid'))).toEqual([]);
  });
});

test('days on which nobody works are those of the contact details', () => {
  const holidays = [
    { date: '2026-09-30T12:00:00.000Z', name: 'Botswana Day' },
    { date: '2026-10-01' },
    { name: 'None' },
  ];
  const { closedDays } = makeCollection({ contactDetails: [{ id: 1, holidays }] }, defaultBrand);
  expect(closedDays).toEqual(['2026-09-30', '2026-10-01']);
});

test('what its operator sets is known with it', () => {
  const installation = { timeZone: 'Africa/Gaborone', baseCurrency: 'USD', locale: 'en-BW' };
  expect(makeCollection({}, defaultBrand, installation).installation).toEqual(installation);
});

test('a page is about the longest address it stands under', () => {
  expect(placeOfPath('/the-delta/island-camp/fig-house', made)?.tag).toBe('fig-house');
  expect(placeOfPath('/the-delta/island-camp/rooms', made)?.tag).toBe('island-camp');
  expect(placeOfPath('/residences/fig', made)?.tag).toBe('fig-house');
  expect(placeOfPath('/the-delta/island-campfire', made)).toBeNull();
  expect([regionOfPath('/the-delta/safaris', made), regionOfPath('/contact-us', made)]).toEqual([
    'okavango',
    null,
  ]);
});

test('pages wear the palette of their property or section, and count under its category', () => {
  const worn = makeCollection(
    {
      ...entries,
      collection: [{ homePalette: 'lagoon', residencesPalette: 'ocean' }],
      propertyUpdated: [{ ...entries.propertyUpdated?.[0], palette: 'vineyard' }],
    },
    defaultBrand,
  );
  expect(
    ['/', '/the-delta/safaris', '/residences/fig', '/impact', '/impactful'].map((path) =>
      themeOfPath(path, worn),
    ),
  ).toEqual(['lagoon', 'vineyard', 'ocean', 'lagoon', 'lagoon']);
  expect(
    ['/the-delta/reed-camp', '/curated-journeys/two-rivers', '/curated-journeys/plain', '/'].map((path) =>
      trackingCategoryOf(path, worn),
    ),
  ).toEqual(['Delta', 'Two Rivers', '', '']);
});

test('COL-03/no-dead-link nobody is led to a page of rooms of which none is published', () => {
  const pages = ['/the-delta/reed-camp/rooms', '/the-delta/island-camp/rooms', '/harbour/suites'];
  const led = (room?: CollectionEntries['room']) => {
    const collection = makeCollection({ ...entries, ...(room ? { room } : {}) }, defaultBrand);
    return pages.filter((path) => hasPage(path, collection));
  };
  expect(
    led([
      { id: 1, accommodation: 11 },
      { id: 2, accommodation: { id: 99 } },
    ]),
  ).toEqual(pages.slice(0, 1));
  expect(led([{ id: 3, accommodation: { id: 14 } }])).toEqual(pages.slice(2));
  // Where they could not be read each is taken to have some.
  expect(led()).toEqual(pages);
});

test('COL-03/no-dead-link nobody is led to a kind of experience that a property has not', () => {
  const row = (link: string) => ({ title: 'A day', link });
  const pages = [
    '/the-delta/experiences/boats',
    '/the-delta/experiences/walks',
    '/harbour/experiences/boats',
  ];
  const led = (of?: CollectionEntries['experiencesProperty']) => {
    const { experiencesProperty: _, ...others } = entries;
    const collection = makeCollection(
      { ...others, ...(of ? { experiencesProperty: of } : {}) },
      defaultBrand,
    );
    return pages.filter((path) => hasPage(path, collection));
  };
  expect(
    led([
      { id: 1, contentfulTag: 'delta-camps', experienceCategories: [row('/the-delta/experiences/boats/')] },
    ]),
  ).toEqual(pages.slice(0, 1));
  expect(led([{ id: 1, contentfulTag: 'delta-camps', experienceCategories: [] }])).toEqual([]);
  expect(led([])).toEqual([]);
  // Where they could not be read each property is taken to have some.
  expect(led()).toEqual(pages);
});

test('each of its entries is asked for once', () => {
  const asked = Object.values(collectionReads).map(({ collection }) => collection);
  expect(new Set(asked).size).toBe(asked.length);
  expect(asked).toEqual(collectionParts);
});
