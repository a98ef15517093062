import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { demonstrationCollection } from '../../../../tests/support/demonstration-collection.ts';
import { addThere, readListSuggestions } from './read-list-suggestions.ts';

vi.mock('../places/studio-collection.ts', async () => {
  const { demonstrationCollection: made } = await import(
    '../../../../tests/support/demonstration-collection.ts'
  );
  return { studioCollection: async () => made(), collectionHooks: () => ({}) };
});

beforeAll(() => vi.stubEnv('MODE', 'demo'));
afterAll(() => vi.unstubAllEnvs());

type Row = Record<string, unknown> & { id: number };

const [property] = demonstrationCollection().properties;
const key = property?.key ?? '';
const lodge = { id: 7, name: 'Reed Camp', kind: 'lodge', property: key, link: `/${key}/reed-camp` };
const reserve = (accommodation: readonly number[]): Row => ({
  ...{ id: 1, name: 'The reserve', key, accommodation, _status: 'published', deletedAt: null },
});

/** Entries as they are saved last, and as visitors meet them. */
let saved: Record<string, Row[]>;
let seen: Record<string, Row[]>;
const updates: object[] = [];

interface Asked {
  readonly collection: string;
  readonly draft?: boolean;
  readonly where?: { readonly id?: { readonly equals: number } };
}

const rowsOf = (rows: Record<string, Row[]>, { collection, where }: Asked) =>
  (rows[collection] ?? []).filter(({ id }) => !where?.id || where.id.equals === id);

const flattenedFields = ['name', 'key', 'accommodation', '_status', 'updatedAt'].map((name) => ({ name }));
const payload = {
  find: async (asked: Asked) => ({ docs: rowsOf(asked.draft ? saved : seen, asked) }),
  update: async (asked: Asked & { readonly id: number; readonly data: object }) => {
    updates.push(asked);
    Object.assign(rowsOf(saved, { ...asked, where: { id: { equals: asked.id } } })[0] ?? {}, asked.data);
  },
  collections: Object.fromEntries(
    ['propertyUpdated', 'accommodation', 'destination'].map((slug) => [
      slug,
      { config: { slug, admin: { useAsTitle: 'name' }, labels: {}, fields: [], flattenedFields } },
    ]),
  ),
};
const req = { payload, user: { id: 1, role: 'editor' }, context: {} } as never;

beforeEach(() => {
  saved = { propertyUpdated: [reserve([3])] };
  seen = { propertyUpdated: [reserve([3])] };
  updates.length = 0;
});

const list = { from: 'propertyUpdated', id: 1, field: 'accommodation' };

describe('lists that lead to a lodge', () => {
  test('are those of its property', async () => {
    expect(await readListSuggestions(req, 'accommodation', lodge)).toMatchObject([
      { ...list, place: 'The reserve, lodges', stands: 'no', at: 2, published: true },
    ]);
  });

  test('take it at their end and show it at once, with the rights of the account that asks', async () => {
    saved = { propertyUpdated: [{ ...reserve([3]), _status: 'published' }] };
    expect(await addThere(req, 'accommodation', lodge, list)).toMatchObject({ place: { stands: 'seen' } });
    const data = { accommodation: [3, 7], _status: 'published' };
    expect(updates).toMatchObject([
      { id: 1, data, draft: false, overrideAccess: false, overrideLock: false },
    ]);
  });

  test.each([
    ['words of it wait as a draft', [reserve([3])]],
    ['it is not published', []],
  ])('take it as a draft where %s', async (_, published) => {
    const _status = published.length > 0 ? 'draft' : 'published';
    saved = { propertyUpdated: [{ ...reserve([3]), name: 'The new reserve', _status }] };
    seen = { propertyUpdated: published };
    const added = await addThere(req, 'accommodation', lodge, list);
    expect(added).toMatchObject({ place: { stands: 'saved' } });
    expect(updates).toMatchObject([
      { id: 1, data: { accommodation: [3, 7] }, draft: true, overrideAccess: false, overrideLock: false },
    ]);
  });

  test('COL-05/lonely take it at once where a draft was saved after the last publish with nothing new in it', async () => {
    const later = { _status: 'draft', updatedAt: '2027-03-04T12:00:01.000Z' };
    saved = { propertyUpdated: [{ ...reserve([3]), ...later }] };
    expect(await addThere(req, 'accommodation', lodge, list)).toMatchObject({ place: { stands: 'seen' } });
    expect(updates).toMatchObject([{ data: { accommodation: [3, 7], _status: 'published' }, draft: false }]);
  });

  test('take it once', async () => {
    await addThere(req, 'accommodation', lodge, list);
    await addThere(req, 'accommodation', lodge, list);
    expect(updates).toHaveLength(1);
  });

  test.each([[{ ...list, field: 'rooms' }], [{ ...list, from: 'users' }], [{ ...list, id: 2 }]])(
    'are no others: %j',
    async (asked) => {
      expect(await addThere(req, 'accommodation', lodge, asked)).toHaveProperty('fault');
      expect(updates).toEqual([]);
    },
  );
});
