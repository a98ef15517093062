import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { payloadRows } from '../../../../tests/fakes/payload-rows.ts';
import { demonstrationCollection } from '../../../../tests/support/demonstration-collection.ts';
import { retirementHooks } from './retirement.ts';
import { pagesLeftBehind } from './retirement-rules.ts';

/** The collection where a test has its own, and how often it was read. */
const places = vi.hoisted((): { own?: unknown; reads: number } => ({ reads: 0 }));

vi.mock('../places/studio-collection.ts', async () => {
  const { demonstrationCollection: made } = await import(
    '../../../../tests/support/demonstration-collection.ts'
  );
  const studioCollection = async () => {
    places.reads += 1;
    return places.own ?? made();
  };
  return { studioCollection, collectionHooks: () => ({}) };
});

beforeAll(() => vi.stubEnv('MODE', 'demo'));
afterAll(() => vi.unstubAllEnvs());

const known = demonstrationCollection();
const property = known.properties.find(({ key }) => key === 'lionsands');
const lodge = known.lodges.find((each) => each.property === 'lionsands' && each.hasRooms && !each.whole);
if (!property || !lodge) throw new Error('The demonstration has a property with a lodge.');
const { root } = property;
const shown = { _status: 'published', deletedAt: null };

describe('COL-03/redirects pages that an entry does not take along', () => {
  afterEach(() => {
    delete places.own;
  });

  /** The collection with the property changed. */
  const having = (
    changes: Omit<Partial<typeof property>, 'has'> & { has?: Partial<typeof property.has> },
  ) => ({
    ...known,
    properties: known.properties.map((each) =>
      each.key === property.key ? { ...each, ...changes, has: { ...each.has, ...changes.has } } : each,
    ),
  });

  /** Publishes an unpublished entry again. @returns the redirects that are left of those it had left */
  async function again(slug: string, entry: object, froms: readonly string[], of: string, to: string = root) {
    const note = `${of} (${slug} 7).`;
    const { req, rowsOf } = payloadRows({
      [slug]: [{ id: 7, property: property?.key, ...entry, ...shown }],
      redirects: froms.map((from) => ({ from, to, note, ...shown })),
    });
    for (const hook of retirementHooks(slug as never).afterChange ?? [])
      await hook({ doc: { id: 7, _status: 'published' }, req } as never);
    return rowsOf('redirects').map(({ from, to }) => `${from} to ${to}`);
  }
  const change = 'Left by a change of "Drives"';

  test('lead on when the entry is published again elsewhere, and no more once they are pages', async () => {
    const safaris = `${root}/safaris`;
    for (const note of [change, 'Left when "Drives" was unpublished']) {
      places.own = having({ has: { safaris: false } });
      expect(await again('safari', {}, [safaris], note)).toEqual([`${safaris} to ${root}`]);
      places.own = having({ has: { safaris: true } });
      expect(await again('safari', {}, [safaris], note)).toEqual([]);
    }
  });

  test('of a property lead where they led when it is published again', async () => {
    const entry = { key: property.key, slug: root.slice(1) };
    const old = `${root}/chalets`;
    const to = `${root}/suites` as const;
    expect(await again('propertyUpdated', entry, [old, root], change, to)).toEqual([`${old} to ${to}`]);
  });

  test('of a lodge that becomes a villa lead to its page, and of one that leaves the root to that', () => {
    const path = lodge.path;
    const left = {
      ...known,
      lodges: known.lodges.map((each) => (each.tag === lodge.tag ? { ...each, whole: true } : each)),
    };
    expect(pagesLeftBehind('accommodation', known, left, [])).toEqual([{ from: `${path}/rooms`, to: path }]);
    const at = (place: typeof path) => ({
      ...having({ roomsPage: 'suites' }),
      lodges: known.lodges.map((each) => (each.tag === lodge.tag ? { ...each, path: place } : each)),
    });
    expect(pagesLeftBehind('accommodation', at(root), at(path), [])).toEqual([
      { from: `${root}/suites`, to: root },
    ]);
    // What moves with it is a page at its new address.
    const to = `${root}/another-camp` as const;
    expect(pagesLeftBehind('accommodation', at(path), at(to), [{ from: path, to }])).toEqual([]);
  });

  test('of a property that moves as well lead on from the address that is no page there', () => {
    const before = having({ has: { travelInfo: true } });
    const to = '/moved-on' as const;
    const left = {
      ...having({ root: to, has: { travelInfo: false } }),
      lodges: known.lodges.map((each) =>
        each.property === property.key
          ? { ...each, path: `${to}${each.path.slice(root.length)}` as typeof each.path }
          : each,
      ),
    };
    const kinds = property.kinds?.map((path) => `${to}${path.slice(root.length)}` as typeof path) ?? null;
    const now = {
      ...left,
      properties: left.properties.map((each) => (each.root === to ? { ...each, kinds } : each)),
    };
    expect(pagesLeftBehind('propertyUpdated', before, now, [{ from: root, to }])).toEqual([
      { from: `${to}/travel-info`, to },
    ]);
  });

  test('are not looked for when a draft is saved over a published entry', async () => {
    const { req } = payloadRows({ accommodation: [{ id: 7, ...shown }], redirects: [] });
    const { beforeChange = [], afterChange = [] } = retirementHooks('accommodation' as never);
    const of = { data: {}, operation: 'update', originalDoc: { id: 7 }, req };
    for (const hook of beforeChange) await hook(of as never);
    places.reads = 0;
    for (const hook of afterChange) await hook({ doc: { id: 7, _status: 'draft' }, req } as never);
    expect(places.reads).toBe(0);
  });
});
