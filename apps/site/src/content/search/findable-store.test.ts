import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ContentQuery, emptyCollection } from '@sundowner/brand';
import { afterAll, expect, test } from 'vitest';
import { testSite } from '../../../../../tests/fakes/studio-tags.ts';
import { OutageError } from '../reading/errors.ts';
import { Reading } from '../reading/reading.ts';
import { createSnapshots } from '../reading/snapshots.ts';
import type { ContentSource } from '../reading/source.ts';
import { createFindableStore } from './findable-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'sundowner-findables-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const snapshots = createSnapshots(folder, log);

interface Story {
  id: number;
  updatedAt: string;
  title: string;
  slug: string;
}

/** The entries a query asks for by their ids; `null` when it asks for all. */
const idsIn = ({ where }: ContentQuery) => (where?.id && 'in' in where.id ? where.id.in : null);

/** A source of stories alone, which remembers what it was asked. */
function sourceOf(stories: () => Story[] | null): ContentSource & { asked: ContentQuery[] } {
  const asked: ContentQuery[] = [];
  return {
    asked,
    forget: () => undefined,
    read: async (query) => {
      asked.push(query);
      const found = query.collection === 'blog' ? stories() : [];
      if (found === null) throw new OutageError('away', null);
      const ids = idsIn(query);
      const docs = found.filter(({ id }) => !ids || ids.includes(id));
      return { cancelled: false, askedAt: 0, json: { docs } };
    },
  };
}

const story = (id: number, updatedAt = '2026-01-01'): Story => ({
  id,
  updatedAt,
  title: `Story ${id} of ${updatedAt}`,
  slug: `story-${id}`,
});
const collection = emptyCollection();
const storeOf = (
  source: ContentSource,
  linkable = (href: string) => href.startsWith('/blog/'),
  read = true,
) =>
  createFindableStore({
    collection: () => ({ collection, read }),
    newReading: () => new Reading({ site: testSite, source, snapshots, log, failing: new Set() }),
    snapshots,
    linkable,
  });

test('only what changed is read in full, in portions, and what is gone is gone', async () => {
  let stories = Array.from({ length: 450 }, (_, id) => story(id));
  const source = sourceOf(() => stories);
  const store = storeOf(source);
  expect((await store.all()).findables).toHaveLength(450);
  expect(source.asked.filter(idsIn)).toHaveLength(9);
  source.asked.length = 0;
  stories = [story(0, '2026-02-02'), ...stories.slice(2)];
  store.forget(['blog:0']);
  const { findables, freshness } = await store.all();
  expect(findables).toHaveLength(449);
  expect(findables.find(({ href }) => href === '/blog/story-0')?.title).toBe('Story 0 of 2026-02-02');
  expect(source.asked.filter(idsIn)).toHaveLength(1);
  expect(freshness.tags).toContain('blog');
});

test('a change of a picture reads everything anew', async () => {
  const source = sourceOf(() => [story(1)]);
  const store = storeOf(source);
  await store.all();
  source.asked.length = 0;
  store.forget(['media:3']);
  await store.all();
  expect(source.asked.filter(idsIn)).toHaveLength(1);
});

test('a making that began before a picture changed does not bring back what it read', async () => {
  let title = 'Before';
  const source = sourceOf(() => [{ ...story(1), title }]);
  const store = storeOf(source);
  const read = source.read.bind(source);
  const held = Promise.withResolvers<void>();
  source.read = async (query, signal) => {
    const answer = await read(query, signal);
    if (idsIn(query) && title === 'Before') await held.promise;
    return answer;
  };
  const early = store.all();
  await expect.poll(() => source.asked.some(idsIn)).toBe(true);
  title = 'After';
  store.forget(['media:3']);
  await store.all();
  held.resolve();
  await early;
  store.forget(['footer']);
  expect((await store.all()).findables.map(({ title: shown }) => shown)).toEqual(['After']);
});

test('away, what was known stands, and after a restart what was kept; made anew soon', async () => {
  let stories: Story[] | null = [story(1), story(2)];
  const source = sourceOf(() => stories);
  const store = storeOf(source);
  await store.all();
  stories = null;
  store.forget(['blog']);
  for (const asked of [store, storeOf(source)]) {
    const { findables, freshness } = await asked.all();
    expect(findables.map(({ href }) => href)).toEqual(['/blog/story-1', '/blog/story-2']);
    expect(freshness).toMatchObject({ maxAge: 5, tags: expect.arrayContaining(['outage']) });
  }
});

test('while nobody knows which pages there are, what was kept stands and is not replaced', async () => {
  const source = sourceOf(() => [story(1)]);
  const linkable = (href: string) => href.startsWith('/blog/');
  await storeOf(source).all();
  source.asked.length = 0;
  const { findables, freshness } = await storeOf(source, linkable, false).all();
  expect(findables.map(({ href }) => href)).toEqual(['/blog/story-1']);
  expect([freshness.maxAge, source.asked]).toEqual([5, []]);
});

test('no collection is read whose pages are not built', async () => {
  const source = sourceOf(() => [story(1)]);
  const store = storeOf(source, () => false);
  expect((await store.all()).findables).toEqual([]);
  expect(source.asked.some(({ collection }) => collection === 'blog')).toBe(false);
});
