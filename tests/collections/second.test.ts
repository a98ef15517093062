import {
  bookablePlaces,
  kindOfPage,
  lastingPages,
  locationLists,
  pageKey,
  pathOfPageKey,
  propertyOfPath,
  routeOf,
  themeOfPath,
} from '@sundowner/brand';
import { describe, expect, test } from 'vitest';
import { demonstration } from '../../demo/content/demonstration.ts';
import { placesNamed } from '../../demo/names/find-place-names.ts';
import { collectionOf } from '../support/collection-of.ts';
import { seededEntries } from '../support/seeded-entries.ts';
import { secondCollection } from './second.ts';

const { brand, content, uploads } = secondCollection;
const collection = collectionOf(content, brand);

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap(strings);
}

describe('the collection its entries make', () => {
  test('three properties, one of which has another address than its key', () => {
    expect(
      collection.properties.map(({ key, root, region, theme, has }) => [key, root, region, theme, has]),
    ).toEqual([
      [
        'chibwe',
        '/chibwe-river',
        'lower-zambezi',
        'lagoon',
        { experiences: true, safaris: true, treehouses: false, travelInfo: true },
      ],
      [
        'omburi',
        '/omburi',
        'damaraland',
        'desert',
        { experiences: true, safaris: true, treehouses: true, travelInfo: false },
      ],
      [
        'tidehouse',
        '/tide-house',
        'the-coast',
        'ocean',
        { experiences: true, safaris: false, treehouses: false, travelInfo: false },
      ],
    ]);
    expect(propertyOfPath('/chibwe-river/mulonga', collection)?.key).toBe('chibwe');
    expect(propertyOfPath('/chibwe', collection)).toBeNull();
  });

  test('five camps, a houseboat, a villa and a hotel', () => {
    expect(collection.lodges.map(({ tag, path, kind, parent }) => [tag, path, kind, parent])).toEqual([
      ['ilala-camp', '/chibwe-river/ilala-camp', 'lodge', ''],
      ['ferry-house', '/chibwe-river/ilala-camp/ferry-house', 'villa', 'ilala-camp'],
      ['katondo-camp', '/chibwe-river/katondo-camp', 'lodge', ''],
      ['mulonga', '/chibwe-river/mulonga', 'lodge', ''],
      ['granite-camp', '/omburi/granite-camp', 'lodge', ''],
      ['quiver-camp', '/omburi/quiver-camp', 'lodge', ''],
      ['dry-river-camp', '/omburi/dry-river-camp', 'lodge', ''],
      ['tide-house', '/tide-house', 'hotel', ''],
    ]);
  });

  test('what is booked by itself, with its region', () => {
    expect(bookablePlaces(collection).map(({ tag, region, paths }) => [tag, region, paths])).toEqual([
      ['ilala-camp', 'lower-zambezi', ['/chibwe-river/ilala-camp']],
      ['ferry-house', 'lower-zambezi', ['/residences/ferry-house', '/chibwe-river/ilala-camp/ferry-house']],
      ['katondo-camp', 'lower-zambezi', ['/chibwe-river/katondo-camp']],
      ['mulonga', 'lower-zambezi', ['/chibwe-river/mulonga']],
      ['granite-camp', 'damaraland', ['/omburi/granite-camp']],
      ['quiver-camp', 'damaraland', ['/omburi/quiver-camp']],
      ['dry-river-camp', 'damaraland', ['/omburi/dry-river-camp']],
      ['tide-house', 'the-coast', ['/tide-house']],
      ['sandbank-camp', 'lower-zambezi', []],
      ['dune-house', 'the-coast', ['/residences/dune-house']],
    ]);
  });

  test.each([
    ['/chibwe-river/travel-info', '/{property}/travel-info'],
    ['/chibwe-river/ilala-camp/rooms', '/{property}/{lodge}/rooms'],
    ['/chibwe-river/ilala-camp/ferry-house', '/{property}/{lodge}/{villa}'],
    ['/omburi/treehouses/kopje', '/{property}/treehouses/{treehouse}'],
    ['/tide-house/suites', '/{property}/{rooms}'],
    ['/tide-house/rooms', null],
    ['/tide-house/safaris', null],
    ['/omburi/travel-info', null],
    ['/lukandu-360s', '/{brand}-360s'],
    ['/more-360s', null],
    ['/lionsands', null],
  ])('%s is %s', (path, route) => {
    expect(routeOf(path, collection)?.path ?? null).toBe(route);
  });

  test('the forms offer its own locations', () => {
    expect(
      locationLists.map((list) => [
        ...collection.properties.flatMap(({ locations }) => locations[list] ?? []),
        ...collection.regions.filter(({ offeredIn }) => offeredIn.includes(list)).map(({ name }) => name),
      ]),
    ).toEqual([
      ['Chibwe, Lower Zambezi', 'Omburi Desert Camps', 'Tide House, Swakopmund'],
      ['Chibwe, Lower Zambezi', 'Omburi Desert Camps', 'Tide House, Swakopmund', 'Swakopmund and the coast'],
      ['The Zambezi', 'Damaraland', 'Lower Zambezi'],
    ]);
  });

  test('kinds of experience, journeys, palettes and tags of stories are its own', () => {
    expect(collection.experiences.map(({ slug, value }) => [slug, value])).toEqual([
      ['on-the-water', 'water'],
      ['drives-and-walks', 'drives'],
      ['treehouses', 'starbed'],
      ['at-table', 'table'],
      ['for-the-young', 'young'],
      ['neighbours-and-land', 'neighbours'],
    ]);
    expect(collection.journeys.map(({ slug, trackingCategory }) => [slug, trackingCategory !== ''])).toEqual([
      ['river-and-falls', false],
      ['sand-in-everything', false],
      ['two-countries', true],
    ]);
    expect(['/', '/residences', '/impact', '/omburi'].map((path) => themeOfPath(path, collection))).toEqual([
      'savanna',
      'vineyard',
      'mountain',
      'desert',
    ]);
    expect(kindOfPage('safaris', collection)?.name).toBe('Drives and walks');
    expect(kindOfPage('treehouses', collection)?.value).toBe('starbed');
    expect(collection.countries.map(({ name }) => name)).toEqual(['Zambia', 'Namibia']);
    expect(collection.groundLines.map(({ kind, name }) => [kind, name])).toEqual([
      ['river', 'Zambezi'],
      ['sea', 'Atlantic'],
    ]);
    const titles = collection.storyTags.map(({ title }) => title);
    for (const { storyTag } of collection.properties) expect(titles).toContain(storyTag);
  });
});

describe('its entries', () => {
  test('every page has a head of its own, that search results can show whole', () => {
    const keys = content.introSection.map(({ heroBannerFor }) => heroBannerFor);
    expect(keys).toEqual(expect.arrayContaining([...lastingPages(collection).map(pageKey), 'apology']));
    const pages = keys.filter((key) => key !== 'apology' && !key.startsWith('enquire-'));
    expect(pages.filter((key) => pathOfPageKey(key, collection) === null)).toEqual([]);
    for (const names of [keys, content.introSection.map(({ metaTitle }) => metaTitle)])
      expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    for (const { heroBannerFor, metaDescription } of content.introSection)
      expect(metaDescription?.length ?? 0, heroBannerFor).toBeLessThanOrEqual(160);
  });

  test('there is one of every kind, each after what it refers to', () => {
    expect(seededEntries(secondCollection).refused).toEqual([]);
    expect(
      Object.entries(content).filter(([, entries]) => Array.isArray(entries) && entries.length === 0),
    ).toEqual([]);
    const keys = uploads.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('every room, house and star bed has a price for every night of both years', () => {
    const nights = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
    for (const { title, seasons } of content.rate)
      expect(
        (seasons ?? []).reduce((sum, { from, to }) => sum + nights(from, to), 0),
        title,
      ).toBe(365);
    const named = content.rate.flatMap(
      ({ room, residence, treehouse }) => (room ?? residence ?? treehouse)?.name ?? [],
    );
    for (const { slug } of [...content.room, ...content.treehouse])
      expect(
        named.filter((name) => name === slug),
        slug,
      ).toHaveLength(2);
  });

  test('links lead to pages of the collection, or away from it', () => {
    const paths = strings({ ...content, redirects: content.redirects.map(({ to }) => to) }).filter((text) =>
      /^\/[a-z0-9]\S*$/.test(text),
    );
    expect(paths.length).toBeGreaterThan(50);
    expect(paths.filter((path) => routeOf(path, collection) === null)).toEqual([]);
  });

  test('no name of the demonstration stands in it', async () => {
    const pictures = await Promise.all(
      uploads.filter(({ key }) => !key.endsWith('.pdf')).map(({ file }) => file()),
    );
    const words = [
      ...strings(content),
      ...uploads.map(({ key }) => key),
      ...pictures.flatMap(({ alt, title }) => [alt, title ?? '']),
    ];
    expect(words.flatMap((each) => placesNamed('second', each))).toEqual([]);
    const people = demonstration().teamMember.map(({ name }) => name);
    expect(words.filter((each) => people.some((name) => each.includes(name)))).toEqual([]);
    expect(
      words.filter((each) => /\bMore (Collection|Family)\b|\/more-|\bPOPIA?\b|\brand\b/.test(each)),
    ).toEqual([]);
  });

  test('apostrophes and quotation marks are the printer’s, and mailboxes are at example.com', () => {
    const words = strings(content);
    expect(words.filter((text) => /["']| {2}/.test(text))).toEqual([]);
    const boxes = words.flatMap((text) => text.match(/[\w.+-]+@[\w.-]+/g) ?? []);
    expect(boxes.filter((box) => !box.endsWith('@example.com'))).toEqual([]);
  });
});
