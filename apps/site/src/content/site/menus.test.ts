import type { ContentQuery } from '@sundowner/brand';
import { expect, test } from 'vitest';
import { tagsIn, testSite } from '../../../../../tests/fakes/studio-tags.ts';
import { OutageError } from '../reading/errors.ts';
import { Reading } from '../reading/reading.ts';
import { readMenus } from './menus.ts';

const site = 'https://www.example.com';
const media = (name: string) => ({
  id: name,
  alt: name,
  filename: `${name}.webp`,
  sizes: { avif640: { filename: `${name}-640.avif`, width: 640, height: 400 } },
});

type Collections = Readonly<Record<string, readonly object[] | 'away'>>;

/** Menus made from entries in memory, and the tags of what they show. */
async function menusOf(collections: Collections) {
  const source = {
    async read({ collection }: ContentQuery) {
      const docs = collections[collection] ?? [];
      if (docs === 'away') throw new OutageError('away', null);
      return { cancelled: false, json: { docs, tags: tagsIn(docs) }, askedAt: 0 } as const;
    },
    forget: () => {},
  };
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  const snapshots = { load: async () => null, save: async () => {}, remove: async () => {} };
  const reading = new Reading({ site: testSite, source, snapshots, log, failing: new Set() });
  const menus = await readMenus(reading);
  return { menus, freshness: reading.freshness() };
}

const lionSands = {
  id: 1,
  key: 'lionsands',
  name: 'Lion Sands Game Reserve',
  region: 'sabi-sand',
  link: '/lionsands',
  coordinates: '24°57′S 31°30′E',
  dropDownImage: media('river'),
  accommodation: [
    {
      id: 11,
      name: 'Ivory Lodge',
      kind: 'lodge',
      link: `${site}/lionsands/ivory-lodge`,
      villas: [
        { id: 12, name: 'Fish Eagle Villa', kind: 'villa', link: '/lionsands/ivory-lodge/fish-eagle-villa' },
      ],
    },
    // The property lists it as well.
    { id: 12, name: 'Fish Eagle Villa', kind: 'villa', link: '/lionsands/ivory-lodge/fish-eagle-villa' },
    13,
    { id: 14, name: 'Nowhere', kind: 'lodge', link: 'javascript:alert(1)' },
  ],
  treehouses: [
    { id: 22, slug: 'kingston', name: 'Kingston', discoverButtonLink: '/lionsands/treehouses/kingston' },
    // As it is made in the studio: nothing asks for a link of its own.
    { id: 21, slug: 'chalkley', name: 'Chalkley', property: 'lionsands' },
  ],
};

test('a property lists its lodges with their villas, and nothing that leads nowhere', async () => {
  const { menus } = await menusOf({ propertyUpdated: [lionSands] });
  const [property] = menus.properties;
  expect(property?.lodges.map(({ name, href, kind }) => [name, href, kind])).toEqual([
    ['Ivory Lodge', '/lionsands/ivory-lodge', 'lodge'],
    ['Fish Eagle Villa', '/lionsands/ivory-lodge/fish-eagle-villa', 'villa'],
  ]);
  expect(property?.treehouses.map(({ name, href }) => [name, href])).toEqual([
    ['Chalkley', '/lionsands/treehouses/chalkley'],
    ['Kingston', '/lionsands/treehouses/kingston'],
  ]);
  expect(property?.place).toEqual({ latitude: -24.95, longitude: 31.5 });
  expect(property?.picture?.sources.avif[0]?.src).toBe('/media/river-640.avif');
});

test('degrees an editor gave go before the printed coordinates', async () => {
  const { menus } = await menusOf({ propertyUpdated: [{ ...lionSands, latitude: -25, longitude: 31 }] });
  expect(menus.properties[0]?.place).toEqual({ latitude: -25, longitude: 31 });
});

test('NAV-08/order the experiences keep the order the studio gives them in', async () => {
  const experiencesCategory = ['Second', 'First'].map((title) => ({
    id: title,
    title,
    link: '/experiences/safari',
  }));
  const { menus } = await menusOf({ experiencesCategory });
  expect(menus.experiences.map(({ name }) => name)).toEqual(['Second', 'First']);
});

test('NAV-07/groups a residence stands under its banner’s sub text', async () => {
  const hero = { id: 31, bannerSubText: 'Cape Town', backgroundImage: media('redcliffe') };
  const residences = [{ id: 1, residences: [{ id: 41, slug: 'redcliffe', name: 'Redcliffe', hero }, 42] }];
  const { menus, freshness } = await menusOf({ residences });
  expect(menus.residences).toMatchObject([
    { name: 'Redcliffe', href: '/residences#redcliffe', group: 'Cape Town' },
  ]);
  // One that is not published yet is noted, so that its publish brings it in.
  expect(freshness?.tags).toEqual(
    expect.arrayContaining(['residence:41', 'residence:42', 'heroBanner:31', 'media:redcliffe']),
  );
});

test('an outage of one part leaves the others', async () => {
  const { menus, freshness } = await menusOf({
    propertyUpdated: [lionSands],
    residences: 'away',
    homepage: 'away',
  });
  expect(menus.properties).toHaveLength(1);
  expect([menus.residences, menus.defaultPicture]).toEqual([[], null]);
  expect(freshness?.maxAge).toBe(5);
});
