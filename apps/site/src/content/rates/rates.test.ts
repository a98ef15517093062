import type { ContentQuery } from '@sundowner/brand';
import { expect, test, vi } from 'vitest';
import { testSite } from '../../../../../tests/fakes/studio-tags.ts';
import { currentCollection } from '../places/collection-scope.ts';
import { Reading } from '../reading/reading.ts';
import { readRatedProperties, readRates, readSeasons } from './rates.ts';

type Entry = Readonly<Record<string, unknown>>;

/** A studio that holds these entries, and these lodges, and gives them in the order it is asked for, as Payload does. */
function studioWith(
  entries: readonly Entry[],
  { demonstration = false, lodges = [] }: { demonstration?: boolean; lodges?: readonly Entry[] } = {},
) {
  const snapshots = { load: async () => null, save: async () => {}, remove: async () => {} };
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const source = {
    read: async ({ collection, sort: keys = [], limit }: ContentQuery) => {
      const docs = (collection === 'accommodation' ? lodges : entries).toSorted((one, other) => {
        const differences = keys.map((key) => {
          const field = key.replace('-', '');
          return (Number(one[field]) - Number(other[field])) * (key.startsWith('-') ? -1 : 1);
        });
        return differences.find((difference) => difference !== 0) ?? 0;
      });
      return { cancelled: false as const, json: { docs: docs.slice(0, limit) }, askedAt: 0 };
    },
    forget: () => {},
  };
  return new Reading({ site: { ...testSite, demonstration }, source, snapshots, log, failing: new Set() });
}

const rate = (year: number, position: number) => ({
  id: year * 10 + position,
  title: `${year}/${position}`,
  property: 'monwana',
  accommodation: { id: 1, name: 'Lodge', contentfulTag: 'lodge', kind: 'lodge' },
  year,
  position,
});

test('rates come newest year first, and within a year in the editors’ order', async () => {
  const studio = studioWith([rate(2026, 2), rate(2027, 2), rate(2028, 1), rate(2027, 1), rate(2026, 1)]);
  const titles = (await readRates(studio, null)).map(({ title }) => title);
  expect(titles).toEqual(['2028/1', '2027/1', '2027/2', '2026/1', '2026/2']);
  const own = (await readRates(studio, 'monwana')).map(({ year }) => year);
  expect(own).toEqual([2028, 2027, 2027, 2026, 2026]);
});

test('seasons and properties come in the editors’ order', async () => {
  const seasons = studioWith([
    { id: 1, name: 'Winter', position: 3 },
    { id: 2, name: 'Summer', position: 1 },
    { id: 3, name: 'Autumn', position: 2 },
  ]);
  expect((await readSeasons(seasons)).map(({ name }) => name)).toEqual(['Summer', 'Autumn', 'Winter']);
  const properties = studioWith([
    { id: 1, key: 'monwana', name: 'Monwana', position: 2 },
    { id: 2, key: 'lionsands', name: 'Lion Sands', position: 1 },
  ]);
  expect((await readRatedProperties(properties)).map(({ name }) => name)).toEqual(['Lion Sands', 'Monwana']);
});

test('a large collection is read whole', async () => {
  const many = Array.from({ length: 200 }, (_, at) => ({
    id: at,
    key: `place-${at}`,
    name: 'Place',
    position: at,
  }));
  expect(await readRatedProperties(studioWith(many))).toHaveLength(200);
  const prices = many.flatMap(({ id }) =>
    [1, 2, 3, 4].map((room) => ({ ...rate(2027, room), id: `${id}-${room}` })),
  );
  expect(await readRates(studioWith(prices), null)).toHaveLength(800);
});

test('a rate is for the narrowest place it names', async () => {
  const place = (name: string) => ({ id: name, name, slug: name.toLowerCase() });
  const stay = (name: string, kind: string) => ({ id: name, name, contentfulTag: name.toLowerCase(), kind });
  const [room, house, lodge, villa, wholeLodge] = await readRates(
    studioWith([
      {
        ...rate(2027, 1),
        accommodation: stay('Lodge', 'lodge'),
        room: { ...place('Room'), roomName: 'Suite' },
      },
      { ...rate(2027, 2), accommodation: stay('Villa', 'villa'), residence: place('House') },
      { ...rate(2027, 3), accommodation: stay('Lodge', 'lodge') },
      { ...rate(2027, 4), accommodation: { ...stay('Villa', 'villa'), sleeps: 8 }, per: 'unit' },
      { ...rate(2027, 5), accommodation: { ...stay('Lodge', 'lodge'), sleeps: 16 }, per: 'unit' },
    ]),
    null,
  );
  expect(room).toMatchObject({ kind: 'room', place: 'Suite', item: 'room', lodge: 'Lodge' });
  expect(house).toMatchObject({ kind: 'house', place: 'House', lodge: '' });
  expect(lodge).toMatchObject({ kind: 'lodge', place: 'Lodge', item: 'lodge', sleeps: null });
  // Let as a whole, with a page of its own and no residence: what a stay in it costs can be worked out.
  expect(villa).toMatchObject({ kind: 'house', place: 'Villa', item: 'villa', sleeps: 8, lodge: '' });
  expect(wholeLodge).toMatchObject({ kind: 'lodge', place: 'Lodge', item: '', sleeps: null });
});

test('a rate that names a room alone stands with the lodge the room belongs to, and is gone with it', async () => {
  const ofRoom = (position: number, accommodation: number | null, more: object = {}) => ({
    ...rate(2027, position),
    property: 'lionsands',
    accommodation: null,
    room: { id: position, roomName: 'Suite', slug: `suite-${position}`, accommodation },
    ...more,
  });
  const found = await readRates(
    studioWith(
      [
        // Of a room the studio gives the number of its lodge alone, whether that is published or not.
        ofRoom(1, 5),
        ofRoom(2, 6),
        ofRoom(3, null),
        ofRoom(4, null, { property: 'capecadogan' }),
        ofRoom(5, 5, { accommodation: { id: 7, name: 'Other', contentfulTag: 'other', kind: 'lodge' } }),
      ],
      { lodges: [{ id: 5, name: 'River Lodge' }] },
    ),
    null,
  );
  const { lodges } = currentCollection();
  expect(found.map(({ item, place, lodge }) => [item, place, lodge])).toEqual([
    ['suite-1', 'Suite', 'River Lodge'],
    ['suite-3', 'Suite', 'Lion Sands'],
    ['suite-4', 'Suite', lodges.find(({ path }) => path === '/capecadogan')?.name],
    ['suite-5', 'Suite', 'Other'],
  ]);
});

test('COL-03/retired a rate of what is published no more is not on sale, nor one of nothing', async () => {
  const room = { id: 'room', roomName: 'Suite', slug: 'suite' };
  const villa = { id: 2, name: 'Villa', contentfulTag: 'villa', kind: 'villa' };
  const found = await readRates(
    studioWith([
      rate(2027, 1),
      // The studio gives the number alone of an entry that is not published.
      { ...rate(2027, 2), accommodation: 7, room },
      { ...rate(2027, 3), room: 7 },
      { ...rate(2027, 4), accommodation: null, treehouse: 7 },
      { ...rate(2027, 5), accommodation: null, residence: 7 },
      { ...rate(2027, 6), accommodation: villa, residence: 7, per: 'unit' },
      { ...rate(2027, 7), accommodation: null },
      { ...rate(2027, 8), property: 'sold-last-year' },
    ]),
    null,
  );
  expect(found.map(({ title, place }) => [title, place])).toEqual([
    ['2027/1', 'Lodge'],
    ['2027/6', 'Villa'],
  ]);
});

test('a rate that was entered in another currency than prices are kept in is not on sale, but in a demonstration', async () => {
  const entries = [
    { ...rate(2027, 1), currency: 'USD' },
    { ...rate(2027, 2), currency: 'ZAR' },
    // Of before rates said what they are in.
    rate(2027, 3),
  ];
  const found = await readRates(studioWith(entries), null);
  expect(found.map(({ title, currency }) => [title, currency])).toEqual([
    ['2027/2', 'ZAR'],
    ['2027/3', 'ZAR'],
  ]);
  expect(await readRates(studioWith(entries, { demonstration: true }), null)).toHaveLength(3);
});

test.each([
  [14, 'Up to 10, and 4 children', { sleeps: 14, sleepsAdults: 10, guests: 'Up to 10, and 4 children' }],
  [8, 'Up to 10, and 4 children', { sleeps: 8, sleepsAdults: null, guests: 'Up to 8' }],
  [16, 'Up to 10, and 4 children', { sleeps: 16, sleepsAdults: null, guests: 'Up to 16' }],
  [null, 'Up to 10, and 4 children', { sleeps: 14, sleepsAdults: 10, guests: 'Up to 10, and 4 children' }],
  [8, 'Ask us', { sleeps: 8, sleepsAdults: null, guests: 'Ask us' }],
])(
  'a house for %s, whose rate says "%s", is for so many wherever that is told',
  async (sleeps, guests, told) => {
    const residence = { id: 3, name: 'Fish Eagle', slug: 'fish-eagle', sleeps };
    const [found] = await readRates(
      studioWith([{ ...rate(2027, 1), accommodation: null, residence, per: 'unit', guests }]),
      null,
    );
    expect(found).toMatchObject(told);
  },
);

test('FAC-01/nothing a season whose price is nothing has none, but a child may pay nothing', async () => {
  const season = { name: 'Green', from: '2027-01-01T12:00:00.000Z', to: '2027-12-31T12:00:00.000Z' };
  const seasons = [{ ...season, perPersonSharing: 0, single: -1, unit: 0, child: 0 }];
  const [found] = await readRates(studioWith([{ ...rate(2027, 1), seasons }]), null);
  expect(found?.seasons).toMatchObject([{ perPersonSharing: null, single: null, unit: null, child: 0 }]);
});
