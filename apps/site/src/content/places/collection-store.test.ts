import { defaultBrand } from '@sundowner/brand';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testSite } from '../../../../../tests/fakes/studio-tags.ts';
import { OutageError } from '../reading/errors.ts';
import { Reading } from '../reading/reading.ts';
import type { Snapshots } from '../reading/snapshots.ts';
import { type CollectionStore, createCollectionStore } from './collection-store.ts';

const silent = { info: () => {}, warn: () => {}, error: () => {} };
const warn = vi.fn();
const heard = vi.fn();
/** What is published; `null` while the studio is away. */
let names: string[] | null;
/** What the studio does not know: it is of the version before. */
let unheardOf: string | null;
let kept: Map<string, unknown>;
let reads: number;
let held: Promise<void>;
let store: CollectionStore;

const snapshots: Snapshots = {
  load: async (name) => kept.get(name) ?? null,
  save: async (name, json) => void kept.set(name, json),
  remove: async (name) => void kept.delete(name),
};

/** Properties of these names. */
const content = {
  forPage: () =>
    new Reading({
      site: testSite,
      snapshots,
      log: silent,
      failing: new Set(),
      source: {
        forget: () => {},
        async read({ collection }) {
          const published = names;
          if (collection === 'propertyUpdated') {
            reads += 1;
            await held;
          }
          if (published === null) throw new OutageError('away', null);
          if (collection === unheardOf) throw new OutageError('no such collection', 404);
          const docs = collection === 'propertyUpdated' ? published : [];
          return {
            ...{ cancelled: false, askedAt: 0 },
            json: { docs: docs.map((name, id) => ({ id, key: name, slug: name, name })) },
          };
        },
      },
    }),
};
const known = () => store.current().collection.properties.map(({ name }) => name);

beforeEach(() => {
  vi.clearAllMocks();
  names = ['delta'];
  unheardOf = null;
  kept = new Map();
  reads = 0;
  held = Promise.resolve();
  store = createCollectionStore({ brand: defaultBrand, log: { warn }, retryMs: 10 });
  store.onSwap(heard);
});
afterEach(() => store.stop());

test('nothing is known of it before it is read', async () => {
  expect(store.current()).toMatchObject({ read: false, collection: { brand: defaultBrand, properties: [] } });
  store.follow(content);
  await store.settled();
  expect([store.current().read, known(), heard.mock.calls.length]).toEqual([true, ['delta'], 1]);
});

test('a change of one of its entries reads it anew; another state is passed on, the same is not', async () => {
  store.follow(content);
  await store.read();
  names = ['delta', 'harbour'];
  store.changed(['rate:7', 'media']);
  await store.settled();
  expect([known(), reads]).toEqual([['delta'], 1]);
  store.changed(['propertyUpdated:2']);
  await store.settled();
  expect([known(), heard.mock.calls.length]).toEqual([['delta', 'harbour'], 2]);
  const before = store.current();
  store.changed(null);
  await store.settled();
  expect([reads, heard.mock.calls.length, store.current() === before]).toEqual([3, 2, true]);
});

test('many changes at once are two readings, and the last of them is known', async () => {
  store.follow(content);
  await store.read();
  const gate = Promise.withResolvers<void>();
  held = gate.promise;
  for (const name of ['a', 'b', 'c', 'd']) {
    names = [name];
    store.changed(['propertyUpdated']);
  }
  gate.resolve();
  await store.settled();
  expect([known(), reads]).toEqual([['d'], 3]);
});

test('away, what was known stands, said once, and is read again by itself', async () => {
  store.follow(content);
  await store.read();
  kept.clear();
  names = null;
  store.changed(null);
  await store.settled();
  expect([store.current().read, known()]).toEqual([true, ['delta']]);
  await vi.waitFor(() => expect(reads).toBeGreaterThan(3));
  expect(warn).toHaveBeenCalledTimes(1);
  names = ['harbour'];
  await vi.waitFor(() => expect(known()).toEqual(['harbour']));
});

test('the last good copies stand at once; without any nothing is known, and nothing said', async () => {
  store.follow(content);
  await store.read();
  names = null;
  const after = createCollectionStore({ brand: defaultBrand, log: { warn } });
  await after.recall(content);
  expect(after.current()).toMatchObject({ read: true, collection: { properties: [{ name: 'delta' }] } });
  kept.clear();
  const first = createCollectionStore({ brand: defaultBrand, log: { warn } });
  await first.recall(content);
  expect(first.current().read).toBe(false);
  expect(warn).not.toHaveBeenCalled();
});

test('a reading that does not end holds nobody up; its state is taken when it has come', async () => {
  const hasty = createCollectionStore({ brand: defaultBrand, log: { warn }, waitMs: 1 });
  hasty.follow(content);
  await hasty.read();
  const gate = Promise.withResolvers<void>();
  held = gate.promise;
  names = ['late'];
  hasty.changed(null);
  await hasty.settled();
  expect(hasty.current().collection.properties.map(({ key }) => key)).toEqual(['delta']);
  gate.resolve();
  await vi.waitFor(() =>
    expect(hasty.current().collection.properties.map(({ key }) => key)).toEqual(['late']),
  );
  hasty.stop();
});

test('a studio that does not know all of it yet tells nothing of it: pages of properties are no less there', async () => {
  unheardOf = 'collection';
  store.follow(content);
  await store.read();
  expect(store.current().read).toBe(false);
  // Started again meanwhile, with copies of what could be read.
  const again = createCollectionStore({ brand: defaultBrand, log: { warn } });
  await again.recall(content);
  expect(again.current().read).toBe(false);
  unheardOf = null;
  await store.settled();
  expect([store.current().read, known()]).toEqual([true, ['delta']]);
});
