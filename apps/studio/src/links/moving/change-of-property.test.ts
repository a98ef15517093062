import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { payloadRows } from '../../../../../tests/fakes/payload-rows.ts';
import { changeProperty, comingProperty, otherProperty, type PropertyChange } from './change-of-property.ts';

vi.mock('../../places/studio-collection.ts', async () => {
  const { demonstrationCollection } = await import(
    '../../../../../tests/support/demonstration-collection.ts'
  );
  return { studioCollection: async () => demonstrationCollection(), collectionWritten: () => {} };
});

beforeAll(() => vi.stubEnv('MODE', 'demo'));
afterAll(() => vi.unstubAllEnvs());

const shown = { _status: 'published', deletedAt: null };
const [a, b] = ['lionsands', 'monwana'];
const config = (slug: string) => ({ slug, trash: true, versions: {}, fields: [], flattenedFields: [] });
const kinds = ['accommodation', 'room', 'residence', 'rate', 'offer', 'propertyUpdated'];

let studio: ReturnType<typeof payloadRows>;
beforeEach(() => {
  const rows = {
    accommodation: [
      {
        ...{ id: 1, name: 'Camp', contentfulTag: 'camp', property: b, link: '/monwana/camp', villas: [2] },
        breadcrumbs: [{ id: 'x', name: 'Lion Sands', link: '/lionsands' }, { name: 'Camp' }],
        ...shown,
      },
      {
        id: 2,
        contentfulTag: 'fig',
        property: a,
        rootlink: '/lionsands',
        link: '/monwana/camp/fig',
        ...shown,
      },
      {
        id: 3,
        contentfulTag: 'other',
        property: a,
        rootlink: '/lionsands',
        link: '/lionsands/other',
        ...shown,
      },
    ],
    room: [
      { id: 11, property: a, accommodation: 1, ...shown },
      { id: 12, property: null, accommodation: 2, ...shown },
      { id: 13, property: a, accommodation: 3, ...shown },
      { id: 14, property: a, accommodation: null, overviewDiscoverButtonLink: '/monwana/camp', ...shown },
    ],
    residence: [{ id: 21, property: a, accommodationTag: 'fig', ...shown }],
    rate: [
      { id: 31, property: a, accommodation: 1, ...shown },
      { id: 32, property: a, room: 12, _status: 'draft', deletedAt: null },
      { id: 33, property: a, residence: 21, ...shown },
      { id: 34, property: a, accommodation: 3, ...shown },
      { id: 35, property: 'capecadogan', accommodation: 1, ...shown },
    ],
    offer: [
      { id: 41, property: a, accommodation: [1, 2], ...shown },
      { id: 42, property: a, accommodation: [1, 3], ...shown },
      { id: 43, property: a, accommodation: [], ...shown },
    ],
    propertyUpdated: [
      { id: 51, key: a, accommodation: [3, 1], rooms: [11, 13], ...shown },
      { id: 52, key: b, accommodation: [9], rooms: [], ...shown },
    ],
    'entry-links': [],
    'content-changes': [],
    ...Object.fromEntries(kinds.map((kind) => [`${kind}-versions`, []])),
    'propertyUpdated-versions': [
      {
        ...{ id: 61, parent: 51, latest: true },
        version: { key: a, name: 'Mine', accommodation: [1, 2, 3], rooms: [], _status: 'draft' },
      },
      {
        ...{ id: 62, parent: 52, latest: true },
        version: { key: b, accommodation: [9], rooms: [], _status: 'draft' },
      },
    ],
    'rate-versions': [
      { id: 63, parent: 31, latest: true, version: { property: a, accommodation: 1, _status: 'draft' } },
    ],
  };
  studio = payloadRows(rows, Object.fromEntries(kinds.map((kind) => [kind, config(kind)])));
});

const lodge = () => studio.rowsOf('accommodation')[0] as never;
const change = (more: Partial<PropertyChange> = {}): PropertyChange => ({
  ...{ lodge: lodge(), from: a, to: b, below: '/monwana/camp' },
  ...more,
});
const propertiesOf = (kind: string) => studio.rowsOf(kind).map(({ property }) => property);
const listsOf = (at: number) => {
  const { accommodation, rooms } = studio.rowsOf('propertyUpdated')[at] as Readonly<Record<string, unknown>>;
  return [accommodation, rooms];
};

describe('COL-03 a lodge that goes to another property', () => {
  test('is known by its property of before and of now', () => {
    expect(otherProperty('accommodation', { property: a }, { property: b })).toEqual({ from: a, to: b });
    expect(otherProperty('accommodation', { property: a }, { property: a })).toBeNull();
    expect(otherProperty('accommodation', { property: null }, { property: b })).toBeNull();
    expect(otherProperty('rate', { property: a }, { property: b })).toBeNull();
  });

  test('takes along what names it and the property, and nothing else', async () => {
    await changeProperty(studio.req, change());
    expect(propertiesOf('accommodation')).toEqual([b, b, a]);
    expect(studio.rowsOf('accommodation')[1]).toMatchObject({ rootlink: '/monwana' });
    expect(studio.rowsOf('accommodation')[0]?.breadcrumbs).toEqual([
      { id: 'x', name: 'Monwana', link: '/monwana' },
      { name: 'Camp' },
    ]);
    expect(propertiesOf('room')).toEqual([b, null, a, b]);
    expect(propertiesOf('residence')).toEqual([b]);
    expect(propertiesOf('rate')).toEqual([b, b, b, a, 'capecadogan']);
    expect(propertiesOf('offer')).toEqual([b, a, a]);
    expect(studio.rowsOf('rate-versions')[0]).toMatchObject({ version: { property: b, _status: 'draft' } });
  });

  test('leaves the lists of the one and stands at the end of those of the other, in drafts by what these list', async () => {
    await changeProperty(studio.req, change());
    expect([listsOf(0), listsOf(1)]).toEqual([
      [[3], [13]],
      [[9, 1], [11]],
    ]);
    expect(studio.rowsOf('propertyUpdated-versions').map(({ version }) => version)).toMatchObject([
      { name: 'Mine', accommodation: [3], rooms: [] },
      { accommodation: [9, 1, 2], rooms: [] },
    ]);
  });

  test('tells the site of what visitors see', async () => {
    await changeProperty(studio.req, change());
    const tags = studio.rowsOf('content-changes').flatMap(({ tags: each }) => each as string[]);
    for (const tag of ['accommodation:2', 'rate:31', 'propertyUpdated:51', 'propertyUpdated:52'])
      expect(tags).toContain(tag);
    expect(tags).not.toContain('rate:32');
  });

  test('goes back with all of it', async () => {
    await changeProperty(studio.req, change());
    await studio.payload.update({ collection: 'accommodation', id: 1, data: { property: a } } as never);
    for (const [id, link] of [
      [1, '/lionsands/camp'],
      [2, '/lionsands/camp/fig'],
    ] as const)
      await studio.payload.update({ collection: 'accommodation', id, data: { link } } as never);
    await studio.payload.update({
      ...{ collection: 'room', id: 14 },
      data: { overviewDiscoverButtonLink: '/lionsands/camp' },
    } as never);
    await changeProperty(studio.req, change({ from: b, to: a, below: '/lionsands/camp' }));
    expect(propertiesOf('accommodation')).toEqual([a, a, a]);
    expect(studio.rowsOf('accommodation')[0]?.breadcrumbs).toMatchObject([
      { name: 'Lion Sands', link: '/lionsands' },
      {},
    ]);
    expect(propertiesOf('room')).toEqual([a, null, a, a]);
    expect(propertiesOf('rate')).toEqual([a, a, a, a, 'capecadogan']);
    expect(propertiesOf('offer')).toEqual([a, a, a]);
    expect([listsOf(0), listsOf(1)]).toEqual([
      [
        [3, 1],
        [13, 11],
      ],
      [[9], []],
    ]);
  });

  test('from the root of its property leaves the pages below that', async () => {
    await changeProperty(studio.req, change({ below: null }));
    expect(propertiesOf('accommodation')).toEqual([b, a, a]);
    expect(propertiesOf('rate')).toEqual([b, a, a, a, 'capecadogan']);
  });

  test('is said beforehand, and nothing is written by that', async () => {
    for (const id of [1, 2])
      await studio.payload.update({
        ...{ collection: 'accommodation', id },
        data: { property: a, link: id === 1 ? '/lionsands/camp' : '/lionsands/camp/fig' },
      } as never);
    const coming = await comingProperty(studio.req, change({ below: '/lionsands/camp' }));
    expect(coming).toEqual({
      ...{ from: 'Lion Sands Game Reserve', to: 'Monwana Game Lodge', listed: true },
      along: { accommodation: 1, room: 1, residence: 1, rate: 3, offer: 1 },
    });
    expect(propertiesOf('rate')).toEqual([a, a, a, a, 'capecadogan']);
  });
});
