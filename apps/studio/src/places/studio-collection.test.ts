import { collectionParts } from '@sundowner/brand';
import type { PayloadRequest } from 'payload';
import { expect, test, vi } from 'vitest';

vi.stubEnv('MODE', 'demo');
vi.stubEnv('DATA_DIR', '/nowhere');
const { collectionHooks, studioCollection } = await import('./studio-collection.ts');

interface Asked {
  readonly collection: string;
  readonly draft?: boolean;
  readonly select?: Readonly<Record<string, boolean>>;
}

/** A studio of one property that counts how often the collection is read from its database. */
function countingStudio() {
  const state = { sequence: 1, name: 'The Delta', draftSlug: 'the-delta', reads: 0 };
  const payload = {
    find: async ({ collection, draft, select }: Asked) => {
      if (collection !== 'propertyUpdated') return { docs: [] };
      const slug = draft ? state.draftSlug : 'the-delta';
      // Not the reading of addresses alone.
      if (select?.name) state.reads += 1;
      return { docs: [{ id: 1, key: 'delta', slug, name: state.name }] };
    },
    db: { find: async () => ({ docs: [{ id: state.sequence }] }) },
    // No part has a number it is in the order of.
    collections: Object.fromEntries(
      collectionParts.map((part) => [part, { config: { flattenedFields: [] } }]),
    ),
  };
  // Of Payload no more than the reading of the collection asks for.
  const request = () => ({ payload, context: {} }) as unknown as PayloadRequest;
  const nameIn = async (req: PayloadRequest, drafts = false) =>
    (await studioCollection(req, { drafts })).properties[0]?.name;
  return { state, request, nameIn };
}

test('what is published is read once, until something is published', async () => {
  const { state, request, nameIn } = countingStudio();
  state.sequence = 100;
  expect(await nameIn(request())).toBe('The Delta');
  const before = await studioCollection(request(), { drafts: false });
  expect(state.reads).toBe(1);
  state.sequence = 101;
  // Something else was published: the record stays the same one.
  expect(await studioCollection(request(), { drafts: false })).toBe(before);
  state.name = 'The Wide Delta';
  expect(await nameIn(request())).toBe('The Delta');
  state.sequence = 102;
  expect(await nameIn(request())).toBe('The Wide Delta');
  expect(state.reads).toBe(3);
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
  const { state, request, nameIn } = countingStudio();
  state.sequence = 200;
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
