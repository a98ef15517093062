import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { payloadRows } from '../../../../tests/fakes/payload-rows.ts';
import { demonstrationCollection } from '../../../../tests/support/demonstration-collection.ts';
import { chooseWay, retirementHooks } from './retirement.ts';
import { retirementOf } from './retirement-rules.ts';

vi.mock('../places/studio-collection.ts', async () => {
  const { demonstrationCollection: made } = await import(
    '../../../../tests/support/demonstration-collection.ts'
  );
  return { studioCollection: async () => made(), collectionHooks: () => ({}) };
});

beforeAll(() => vi.stubEnv('MODE', 'demo'));
afterAll(() => vi.unstubAllEnvs());

const known = demonstrationCollection();
const [property] = known.properties.filter(({ key, root }) =>
  known.lodges.some((lodge) => lodge.property === key && lodge.path !== root && lodge.parent === ''),
);
const lodge = known.lodges.find(
  (each) =>
    each.property === property?.key && each.path !== property.root && each.parent === '' && !each.whole,
);
if (!property || !lodge) throw new Error('The demonstration has a property with a lodge below it.');

const shown = { _status: 'published', deletedAt: null };
const row = {
  ...{ id: 7, title: lodge.name, kind: 'lodge', contentfulTag: lodge.tag },
  ...{ property: property.key, link: lodge.path, ...shown },
};
const targets = (collection: string, entry: object) =>
  retirementOf(collection, entry as never, known)?.ways.map(({ to }) => to);

describe('where visitors of a page that goes are sent', () => {
  test('of a lodge: to its property, or home; its page and that of its rooms', () => {
    const found = retirementOf('accommodation', row, known);
    expect(found?.from).toEqual([lodge.path, `${lodge.path}/rooms`]);
    expect(targets('accommodation', row)).toEqual([property.root, '/']);
  });

  test('of a villa: to its lodge first', () => {
    const villa = known.lodges.find(({ parent }) => parent !== '');
    const parent = known.lodges.find(({ tag }) => tag === villa?.parent);
    if (!villa || !parent) throw new Error('The demonstration has a villa.');
    const entry = {
      id: 8,
      contentfulTag: villa.tag,
      property: villa.property,
      link: villa.path,
      kind: 'villa',
    };
    expect(targets('accommodation', entry)?.[0]).toBe(parent.path);
  });

  test('of a lodge its villas stay, and are named', () => {
    const villa = known.lodges.find(({ parent, path }) =>
      known.lodges.some((each) => each.tag === parent && path.startsWith(`${each.path}/`)),
    );
    const parent = known.lodges.find(({ tag }) => tag === villa?.parent);
    if (!villa || !parent) throw new Error('The demonstration has a villa below its lodge.');
    const entry = { contentfulTag: parent.tag, property: parent.property, link: parent.path };
    const found = retirementOf('accommodation', { id: 9, kind: 'lodge', ...entry }, known);
    expect(found?.stay?.map(({ path }) => path)).toContain(villa.path);
    expect(found?.stay?.map(({ path }) => path)).not.toContain(parent.path);
    expect(retirementOf('accommodation', row, known)?.stay ?? []).not.toContainEqual(
      expect.objectContaining({ path: lodge.path }),
    );
  });

  test('of a treehouse: to all of its property, and of the last one to the property, with the page of all', () => {
    const [treehouse] = known.treehouses;
    const home = known.properties.find(({ key }) => key === treehouse?.property);
    if (!treehouse || !home) throw new Error('The demonstration has a treehouse.');
    const entry = { id: 5, slug: treehouse.slug, property: treehouse.property } as never;
    const knownWith = (slugs: readonly string[]) => ({
      ...known,
      treehouses: slugs.map((slug) => ({ slug, name: slug, property: home.key })),
    });
    const path = `${home.root}/treehouses/${treehouse.slug}`;
    const one = retirementOf('treehouse', entry, knownWith([treehouse.slug, 'another']));
    expect([one?.from, one?.ways[0]?.to]).toEqual([[path], `${home.root}/treehouses`]);
    const last = retirementOf('treehouse', entry, knownWith([treehouse.slug]));
    expect([last?.from, last?.ways[0]?.to]).toEqual([[path, `${home.root}/treehouses`], home.root]);
  });

  test('of what a page of a property stands on: to the property, with the last of it', () => {
    const leftWith = (has: Partial<(typeof property)['has']>) => ({
      ...known,
      properties: known.properties.map((each) =>
        each.key === property.key ? { ...each, has: { ...each.has, ...has } } : each,
      ),
    });
    const of = (collection: string, has: Parameters<typeof leftWith>[0]) => {
      const found = retirementOf(
        collection,
        { id: 4, property: property.key } as never,
        known,
        leftWith(has),
      );
      return found && [found.from, found.ways.map(({ to }) => to)];
    };
    const { root } = property;
    expect(of('safari', { safaris: false })).toEqual([[`${root}/safaris`], [root, '/']]);
    expect(of('safari', {})).toBeNull();
    const withoutRooms = {
      ...known,
      lodges: known.lodges.map((each) => (each.tag === lodge.tag ? { ...each, hasRooms: false } : each)),
    };
    expect(retirementOf('room', { id: 4 } as never, known, withoutRooms)).toMatchObject({
      from: [`${lodge.path}/rooms`],
      ways: [{ to: lodge.path }, { to: root }, { to: '/' }],
    });
    expect(of('experiencesProperty', { experiences: false })).toEqual([
      [`${root}/experiences`, `${root}/experiences/*`],
      [root, '/'],
    ]);
  });

  test('of a property: home, from its root and all that stands below', () => {
    const found = retirementOf(
      'propertyUpdated',
      { id: 1, key: property.key, slug: property.root.slice(1) },
      known,
    );
    expect(found).toMatchObject({ from: [property.root, `${property.root}/*`] });
    expect(found?.ways.map(({ to }) => to)).toEqual(['/']);
  });

  test('of a residence: to the page of all', () => {
    expect(targets('residence', { id: 3, slug: 'fig-house' })).toEqual(['/residences', '/']);
  });

  test('a story leaves nobody to be sent', () => {
    expect(retirementOf('blog', { id: 5, slug: 'first-rains' }, known)).toBeNull();
  });
});

describe('the redirect', () => {
  const { beforeChange = [], afterChange = [] } = retirementHooks('accommodation' as never);
  const studio = (redirects: readonly object[] = [], entry: object = row) =>
    payloadRows({ accommodation: [entry as never], redirects: redirects as never, 'studio-marks': [] });
  type Studio = ReturnType<typeof studio>;

  /** Stores a change of the lodge with the hooks around it. */
  async function change({ req, payload }: Studio, data: object): Promise<void> {
    const around = { data, operation: 'update', originalDoc: { id: 7 }, req };
    for (const hook of beforeChange) await hook(around as never);
    await payload.update({ collection: 'accommodation', id: 7, data } as never);
    for (const hook of afterChange) await hook({ doc: { id: 7, ...data }, req } as never);
  }
  const ways = (of: Studio) => of.rowsOf('redirects').map(({ from, to }) => `${from} to ${to}`);
  const unpublished = { _status: 'draft' };

  test('is made as the lodge goes off the site, and taken back when it is published again', async () => {
    const now = studio();
    await change(now, unpublished);
    expect(ways(now)).toEqual([
      `${lodge.path} to ${property.root}`,
      `${lodge.path}/rooms to ${property.root}`,
    ]);
    expect(now.rowsOf('redirects')[0]).toMatchObject({ _status: 'published' });
    await change(now, { _status: 'published' });
    expect(ways(now)).toEqual([]);
  });

  test('leads where an editor chose, or is not made', async () => {
    const home = studio();
    await chooseWay(home.payload, 'accommodation', 7, '/');
    await change(home, unpublished);
    expect(ways(home)).toEqual([`${lodge.path} to /`, `${lodge.path}/rooms to /`]);
    const none = studio();
    await chooseWay(none.payload, 'accommodation', 7, null);
    await change(none, unpublished);
    expect(ways(none)).toEqual([]);
  });

  test('of an editor stays as it is', async () => {
    const now = studio([{ from: lodge.path, to: '/elsewhere', note: 'Ours.', ...shown }]);
    await change(now, unpublished);
    expect(ways(now)).toEqual([`${lodge.path} to /elsewhere`, `${lodge.path}/rooms to ${property.root}`]);
    await change(now, { _status: 'published' });
    expect(ways(now)).toEqual([`${lodge.path} to /elsewhere`]);
  });

  test('leads to the new page when the lodge comes back at another address', async () => {
    const now = studio();
    await change(now, unpublished);
    const link = `${property.root}/another-camp`;
    await change(now, { _status: 'published', link });
    expect(ways(now)).toContain(`${lodge.path} to ${link}`);
  });

  test('is not made for a change that keeps it published', async () => {
    const now = studio();
    await change(now, { _status: 'published', name: 'Another name' });
    expect(ways(now)).toEqual([]);
  });
});
