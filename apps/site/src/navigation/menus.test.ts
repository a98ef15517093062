import type { Collection } from '@sundowner/brand';
import { describe, expect, test } from 'vitest';
import { currentCollection, withCollection } from '../content/places/collection-scope.ts';
import type { MenuCard, MenuProperty } from '../content/site/menu-properties.ts';
import type { Menus } from '../content/site/menus.ts';
import { enquireLink } from '../links/dialog-link.ts';
import { isLinkable } from '../links/is-linkable.ts';
import { currentness } from './currentness.ts';
import { type MenuEntry, pageMenus } from './menus.ts';

const card = (name: string, href: string): MenuCard => ({ name, href, picture: null, mobilePicture: null });

const property = (
  given: Partial<MenuProperty> & Pick<MenuProperty, 'key' | 'name' | 'href'>,
): MenuProperty => ({
  shortName: given.name,
  regionKey: 'sabi-sand',
  theme: 'savanna',
  line: '',
  place: null,
  picture: null,
  mobilePicture: null,
  lodges: [],
  rooms: [],
  safaris: [],
  treehouses: [],
  ...given,
});

const lodge = (name: string, href: string) => ({ ...card(name, href), kind: 'lodge' as const });

// In another order than the collection's, so that the menu's own differs from it.
const menus: Menus = {
  properties: [
    property({
      key: 'marataba',
      name: 'Marataba',
      href: '/marataba',
      lodges: [lodge('Safari Lodge', '/marataba/safari-lodge')],
      safaris: [card('Marataba', '/marataba/safaris')],
      treehouses: [card('Thabametsi', '/marataba/treehouses/thabametsi')],
    }),
    property({
      key: 'lionsands',
      name: 'Lion Sands',
      href: '/lionsands',
      lodges: [lodge('River Lodge', '/lionsands/river-lodge')],
      safaris: [card('Lion Sands', '/lionsands/safaris')],
      treehouses: [card('Chalkley', '/lionsands/treehouses/chalkley')],
    }),
    property({
      key: 'monwana',
      name: 'Monwana',
      href: '/monwana',
      safaris: [card('Monwana', '/monwana/safaris')],
    }),
  ],
  residences: [{ ...card('Redcliffe', '/residences#redcliffe'), slug: 'redcliffe', group: 'Cape Town' }],
  experiences: [{ ...card('Safari', '/experiences/safari'), category: 'safari' }],
  defaultPicture: null,
};

const everything = () => true;
const labels = (entries: readonly MenuEntry[]) => entries.map(({ label }) => label);
const marked = (path: string) =>
  [...pageMenus(menus, path, everything).primary, ...pageMenus(menus, path, everything).secondary]
    .filter(({ current }) => current)
    .map(({ label }) => label);

describe('contexts', () => {
  test.each([
    ['/lionsands/river-lodge', ['Lodges', 'Experiences', 'Safaris', 'Treehouses', 'Rates']],
    ['/marataba', ['Lodges', 'Experiences', 'Safaris', 'Treehouses', 'Rates']],
    ['/monwana/suites', ['Suites', 'Experiences', 'Safaris', 'Rates']],
    ['/capecadogan', ['Rooms', 'Experiences', 'Rates']],
  ])('NAV-03 %s has its own menu', (path, expected) => {
    const { primary } = pageMenus(menus, path, everything);
    expect(labels(primary)).toEqual([...expected, 'Travel Africa Expertly']);
    expect(primary.filter(({ panel }) => panel).map(({ label }) => label)).toEqual(
      expected.includes('Lodges') ? ['Lodges'] : [],
    );
  });

  test.each(['/', '/blog/first-rains', '/travel-africa', '/residences/redcliffe', '/lionsandsx'])(
    'NAV-03/outside-property %s has the menu of Home',
    (path) => {
      const { primary, secondary } = pageMenus(menus, path, everything);
      expect(labels(primary)).toEqual([
        'Lodges & Hotels',
        'Residences',
        'Experiences',
        'Safaris',
        'Our Story',
        'Impact',
        'Travel Africa Expertly',
      ]);
      expect(labels(secondary)).not.toContain('Lodges & Hotels');
    },
  );

  test('cards stand in the order of the collection’s properties', () => {
    const { panels } = pageMenus(menus, '/', everything);
    expect(panels.safaris?.map(({ name }) => name)).toEqual(['Lion Sands', 'Monwana', 'Marataba']);
    expect(panels.treehouses?.map(({ name }) => name)).toEqual(['Chalkley', 'Thabametsi']);
  });

  test('the Lodges panel shows the property’s own lodges, or the cards an editor made for it', () => {
    const { panels } = pageMenus(menus, '/marataba/safaris', everything);
    expect(panels['our-lodges']?.map(({ name }) => name)).toEqual(['Safari Lodge']);
    const [first, ...rest] = menus.properties;
    if (!first) throw new Error('there is a first property');
    const rooms = [card('Tented suite', '/marataba/safari-lodge/rooms')];
    const changed = { ...menus, properties: [{ ...first, rooms }, ...rest] };
    expect(pageMenus(changed, '/marataba', everything).panels['our-lodges']).toEqual(rooms);
  });

  test('COL-02/menus a lodge no card was made for stands after the cards', () => {
    const [first, ...rest] = menus.properties;
    if (!first) throw new Error('there is a first property');
    const rooms = [card('Tented suite', '/marataba/safari-lodge/rooms')];
    const lodges = [...first.lodges, lodge('Mountain Lodge', '/marataba/mountain-lodge')];
    const changed = { ...menus, properties: [{ ...first, rooms, lodges }, ...rest] };
    const { panels } = pageMenus(changed, '/marataba', everything);
    expect(panels['our-lodges']?.map(({ name }) => name)).toEqual(['Tented suite', 'Mountain Lodge']);
  });

  test('COL-03/retired a panel of which no region is published or shown opens nothing', () => {
    const collection = { ...currentCollection(), regions: [] };
    for (const path of ['/', '/marataba']) {
      const { primary, secondary, panels } = withCollection({ collection, read: true }, () =>
        pageMenus(menus, path, everything),
      );
      expect(panels['lodges-hotels'], path).toBeUndefined();
      const entry = [...primary, ...secondary].find(({ label }) => label === 'Lodges & Hotels');
      expect(entry, path).toEqual(
        path === '/'
          ? { label: 'Lodges & Hotels', href: '/#collection', panel: null, current: false }
          : undefined,
      );
    }
  });
});

test('no menu leads to a page that is not built', () => {
  for (const path of ['/', '/contact-us', '/lionsands']) {
    const { primary, secondary, panels } = pageMenus(menus, path, isLinkable);
    const links = [...primary, ...secondary].flatMap(({ href }) => href ?? []);
    const listed = Object.values(panels).flatMap((cards) => cards.map(({ href }) => href));
    expect([...links, ...listed].filter((href) => !isLinkable(href))).toEqual([]);
    expect(links.length).toBeGreaterThan(2);
  }
});

test('without content the menus keep their links', () => {
  const nothing: Menus = {
    properties: [],
    residences: [],
    experiences: [],
    defaultPicture: null,
  };
  const { primary, panels } = pageMenus(nothing, '/', everything);
  expect(panels).toEqual({});
  expect(primary).toContainEqual({ label: 'Residences', href: '/residences', panel: null, current: false });
  expect(primary).toContainEqual({
    label: 'Lodges & Hotels',
    href: '/#collection',
    panel: null,
    current: false,
  });
});

describe('the current page', () => {
  test.each([
    ['/contact-us', '/contact-us', 'page'],
    ['/contact-us', '/contact-us/', 'page'],
    ['/monwana/rooms', '/monwana/suites', 'page'],
    ['/packages', '/curated-journeys', 'page'],
    ['/lionsands/rates', '/lionsands/rates-and-offers', 'page'],
    ['/blog#lion-sands-game-reserve', '/blog', 'page'],
    ['/#stories', '/', undefined],
    ['/monwana/rooms', '/monwana', undefined],
    ['https://www.example.com/', '/', undefined],
  ])('NAV-03/current-page a link to %s on %s: %s', (href, path, expected) => {
    expect(currentness(href, path)).toBe(expected);
  });

  test.each([
    ['/monwana/suites', ['Suites']],
    ['/lionsands/river-lodge', ['Lodges', 'Lodges & Hotels']],
    ['/blog', ['Stories']],
    ['/nowhere', []],
  ])('%s marks %j', (path, expected) => {
    expect(marked(path)).toEqual(expected);
  });
});

test('NAV-13 stories of a property’s pages open filtered by it', () => {
  const { secondary } = pageMenus(menus, '/marataba/safaris', everything);
  expect(secondary.find(({ label }) => label === 'Stories')?.href).toBe(
    '/blog?property=marataba-luxury-lodges#marataba-luxury-lodges',
  );
});

test('Enquire says where it was pressed, and on its own page leads to the form', () => {
  expect(enquireLink('/travel-africa/package/cape & safari').href).toBe(
    '/enquire/telephone?from=/travel-africa/package/cape%20%26%20safari',
  );
  expect(enquireLink('/enquire/telephone')).toEqual({ href: '#enquiry-form', 'aria-current': 'page' });
  expect(enquireLink('/enquire/book', 'book')).toEqual({ href: '#main', 'aria-current': 'page' });
  expect(enquireLink('/enquire/telephone', 'email').href).toBe('/enquire/email');
});

test('a page whose entry is not published is not led to: the home page shows the same where it does', () => {
  const entryOf = (journeys: Collection['journeys'], absentPages: Collection['absentPages']) =>
    withCollection({ collection: { ...currentCollection(), journeys, absentPages }, read: true }, () =>
      pageMenus(menus, '/rates', isLinkable).primary.find(({ label }) => label === 'Travel Africa Expertly'),
    );
  const journeys = [
    { id: '1', slug: 'two-rivers', name: 'Two Rivers', enquiryName: '', trackingCategory: '' },
  ];
  expect(entryOf(journeys, [])?.href).toBe('/travel-africa');
  expect(entryOf(journeys, ['/travel-africa'])?.href).toBe('/#journeys');
  expect(entryOf([], ['/travel-africa'])).toBeUndefined();
});

test('COL-03/no-dead-link without a published room a property leads to no page of rooms', () => {
  const known = currentCollection();
  const lodges = known.lodges.map((each) => (each.path === '/monwana' ? { ...each, hasRooms: false } : each));
  const labels = () => pageMenus(menus, '/monwana', isLinkable).primary.map(({ label }) => label);
  expect(labels()).toContain('Suites');
  const without = withCollection({ collection: { ...known, lodges }, read: true }, labels);
  expect(without).not.toContain('Suites');
  expect(without).toContain('Rates');
});
