import { collectionParts } from '@sundowner/brand';
import type { PayloadRequest, Where } from 'payload';
import { expect, test, vi } from 'vitest';

vi.stubEnv('MODE', 'demo');
vi.stubEnv('DATA_DIR', '/nowhere');
const { runEnd } = await import('../transactions/afterwards.ts');
const { collectionHooks, studioCollection } = await import('./studio-collection.ts');

interface Asked {
  readonly collection: string;
  readonly draft?: boolean;
  readonly select?: Readonly<Record<string, boolean>>;
}

/** A studio of one property that counts how often the collection is read from its database. */
function countingStudio() {
  const state = { name: 'The Delta', draftSlug: 'the-delta', reads: 0 };
  let changes: { readonly id: number; readonly tags: readonly string[] }[] = [];
  /** The last of them, the first below. */
  const rows = (least: number, most: number) =>
    changes
      .filter(({ id }) => id >= least)
      .toSorted((a, b) => b.id - a.id)
      .slice(0, most);
  const payload = {
    find: async ({ collection, draft, select }: Asked) => {
      if (collection !== 'propertyUpdated') return { docs: [] };
      const slug = draft ? state.draftSlug : 'the-delta';
      // Not the reading of addresses alone.
      if (select?.name) state.reads += 1;
      return { docs: [{ id: 1, key: 'delta', slug, name: state.name }] };
    },
    db: {
      find: async ({ where, limit }: { where: Where; limit: number }) => {
        const [, after] = (where.and ?? []) as { id?: { greater_than_equal: number } }[];
        return { docs: rows(after?.id?.greater_than_equal ?? 0, limit) };
      },
    },
    // No part has a number it is in the order of.
    collections: Object.fromEntries(
      collectionParts.map((part) => [part, { config: { flattenedFields: [] } }]),
    ),
  };
  // Of Payload no more than the reading of the collection asks for.
  const request = (transactionID?: string) =>
    ({ payload, context: {}, transactionID }) as unknown as PayloadRequest;
  const change = (id: number, ...tags: string[]) => void changes.push({ id, tags });
  /** Puts the changes so far together in one. */
  const collapse = (id: number, ...tags: string[]) => {
    changes = [{ id, tags }];
  };
  const nameIn = async (req: PayloadRequest, drafts = false) =>
    (await studioCollection(req, { drafts })).properties[0]?.name;
  return { state, change, collapse, request, nameIn };
}

test('what is published is read once, and of it what is published since', async () => {
  const { state, change, request, nameIn } = countingStudio();
  change(100, 'propertyUpdated', 'propertyUpdated:1');
  expect(await nameIn(request())).toBe('The Delta');
  const before = await studioCollection(request(), { drafts: false });
  expect(state.reads).toBe(1);
  change(101, 'blog', 'blog:7');
  change(102, 'region', 'region:2');
  // Something else was published: the record stays the same one, and the property is not read.
  expect(await studioCollection(request(), { drafts: false })).toBe(before);
  state.name = 'The Wide Delta';
  expect(await nameIn(request())).toBe('The Delta');
  expect(state.reads).toBe(1);
  change(103, 'propertyUpdated');
  expect(await nameIn(request())).toBe('The Wide Delta');
  expect(await nameIn(request())).toBe('The Wide Delta');
  expect(state.reads).toBe(2);
});

test('it is read whole where what was published since cannot be told', async () => {
  const { state, change, collapse, request, nameIn } = countingStudio();
  change(300, 'propertyUpdated');
  expect(await nameIn(request())).toBe('The Delta');
  for (let id = 301; id <= 501; id++) change(id, 'blog');
  state.name = 'The Wide Delta';
  expect(await nameIn(request())).toBe('The Wide Delta');
  collapse(502, 'blog');
  state.name = 'The Long Delta';
  expect(await nameIn(request())).toBe('The Long Delta');
  expect(state.reads).toBe(3);
});

test('it is read whole again after five minutes', async () => {
  const { state, change, request, nameIn } = countingStudio();
  change(550, 'propertyUpdated');
  vi.useFakeTimers({ toFake: ['performance'], now: Date.now() + 86_400_000 });
  try {
    expect(await nameIn(request())).toBe('The Delta');
    state.name = 'The Wide Delta';
    vi.advanceTimersByTime(299_000);
    expect(await nameIn(request())).toBe('The Delta');
    vi.advanceTimersByTime(600_000);
    expect(await nameIn(request())).toBe('The Wide Delta');
  } finally {
    vi.useRealTimers();
  }
});

test('what is read within a transaction is kept when that has ended, and not when it is taken back', async () => {
  const { state, change, request, nameIn } = countingStudio();
  change(600, 'propertyUpdated');
  expect(await nameIn(request())).toBe('The Delta');
  for (const [transaction, end] of [
    ['one', 'undone'],
    ['two', 'kept'],
  ] as const) {
    change(601, 'propertyUpdated');
    state.name = `Read in ${transaction}`;
    expect(await nameIn(request(transaction))).toBe(`Read in ${transaction}`);
    const { reads } = state;
    await runEnd(transaction, end);
    state.name = 'Read after';
    expect(await nameIn(request(`after ${transaction}`))).toBe(end === 'kept' ? 'Read in two' : 'Read after');
    expect(state.reads - reads).toBe(end === 'kept' ? 0 : 1);
  }
});

test('drafts are read once for each request', async () => {
  const { state, request, nameIn } = countingStudio();
  const req = request();
  await Promise.all([nameIn(req, true), nameIn(req, true)]);
  expect(state.reads).toBe(1);
  await nameIn(request(), true);
  expect(state.reads).toBe(2);
});

test('a request that writes a part of it sees what it wrote, and no other does', async () => {
  const { state, change, request, nameIn } = countingStudio();
  change(700, 'propertyUpdated');
  const [writing, other] = [request(), request()];
  expect(await nameIn(writing)).toBe('The Delta');
  state.name = 'The Wide Delta';
  const [note] = collectionHooks('propertyUpdated').afterChange ?? [];
  await note?.({ doc: {}, req: writing } as unknown as Parameters<NonNullable<typeof note>>[0]);
  expect(await nameIn(writing)).toBe('The Wide Delta');
  expect(await nameIn(other)).toBe('The Delta');
  expect(collectionHooks('blog')).toEqual({});
});

test('with drafts, a published property keeps the address it has until another is published', async () => {
  const { state, request } = countingStudio();
  state.draftSlug = 'the-wide-delta';
  const [property] = (await studioCollection(request(), { drafts: true })).properties;
  expect(property?.root).toBe('/the-delta');
});
