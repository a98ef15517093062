import { setTimeout } from 'node:timers/promises';
import type { Brand } from '@sundowner/brand';
import { z } from 'zod';
import { id } from '../fields/fields.ts';
import { judgePlaces } from '../property/published-places.ts';
import { OutageError } from '../reading/errors.ts';
import { type Freshness, outageTag, type Reading } from '../reading/reading.ts';
import type { Snapshots } from '../reading/snapshots.ts';
import type { Findable } from './findable.ts';
import type { FindableCollection } from './findable-collection.ts';
import { findableCollections } from './findable-collections.ts';
import { mayBeFound, mergePages, type RawEntry, readEntries, toFindables } from './read-findables.ts';

export interface Found {
  readonly findables: readonly Findable[];
  /** How long what is made of them may be kept, and what outdates it. */
  readonly freshness: Freshness;
}

export interface FindableStore {
  /** Every published entry whose page is built; from the last good copy while the content service is away. */
  all(): Promise<Found>;
  /** Content under these tags changed. `null`: anything may have. */
  forget(tags: readonly string[] | null): void;
}

export interface FindableStoreParts {
  readonly brand: Brand;
  readonly newReading: () => Reading;
  readonly snapshots: Snapshots;
  /** Whether the page at a path may be linked to; `isLinkable` of the route table unless a test says otherwise. */
  readonly linkable?: (href: string) => boolean;
}

/** Entries of one collection at most: a question after all of them must stay one answer. */
const mostEntries = 20_000;
/** Entries read in full at once: pages that are drawn meanwhile wait no longer than these take. */
const portion = 50;
const snapshotName = 'findables';
const day = 86_400;

/** Entries that show others: those change with what they show, though nobody saved them. */
const shownInside = new Set(['media', 'accommodation']);

const mark = z.object({ id, updatedAt: z.string() });
const kept = z.array(
  z.looseObject({ key: z.string(), place: z.string(), anchor: z.string(), cost: z.string().default('') }),
);

interface Known {
  readonly updatedAt: string;
  /** None of an entry without a page. */
  readonly findables: readonly Findable[];
}

/**
 * What can be found, kept in memory and brought up to date by what changed since: ten thousand stories are asked for by
 * their last change, and only those that have another one are read.
 */
export function createFindableStore({
  brand,
  newReading,
  snapshots,
  linkable,
}: FindableStoreParts): FindableStore {
  let known = new Map<string, Map<string, Known>>();
  const may = mayBeFound(brand, linkable);
  let making: Promise<Found> | null = null;

  /** @param into what is known when the making begins: one under way must not bring back what a change outdated */
  async function refresh(found: FindableCollection, into: typeof known): Promise<boolean> {
    const { collection } = found;
    const reading = newReading();
    try {
      const marks = await reading.list({
        name: `find-${collection}`,
        collection,
        depth: 0,
        limit: mostEntries,
        sort: ['-updatedAt'],
        select: { updatedAt: true },
        schema: mark,
        keep: 'never',
      });
      const before = into.get(collection) ?? new Map<string, Known>();
      const now = new Map<string, Known>();
      const changed: (string | number)[] = [];
      for (const { id: entry, updatedAt } of marks) {
        const old = before.get(String(entry));
        if (old?.updatedAt === updatedAt) now.set(String(entry), old);
        else changed.push(entry);
      }
      for (let at = 0; at < changed.length; at += portion) {
        const began = performance.now();
        const entries = await readEntries(reading, found, changed.slice(at, at + portion));
        for (const entry of entries) now.set(String(entry.id), know(entry, found));
        // Of thousands, a part of the time is left to whoever asks for a page.
        if (at + portion < changed.length) await setTimeout((performance.now() - began) / 4);
      }
      into.set(collection, now);
      return true;
    } catch (error) {
      // The read has said so in the log; what was known stands.
      if (error instanceof OutageError) return false;
      throw error;
    }
  }

  function know(entry: RawEntry, found: FindableCollection): Known {
    return { updatedAt: entry.updatedAt, findables: toFindables(entry, found, { brand, may }) };
  }

  async function make(): Promise<Found> {
    const asked = findableCollections.filter((found) => found.isBuilt(may, brand));
    const mine = known;
    const whole = await Promise.all(asked.map((found) => refresh(found, mine)));
    const all = asked.flatMap(({ collection }) =>
      [...(mine.get(collection)?.values() ?? [])].flatMap(({ findables }) => findables),
    );
    const { isPublished } = judgePlaces(publishedAmong(all));
    const findables = mergePages(all.filter(({ href }) => isPublished(href)));
    const tags = asked.map(({ collection }) => collection);
    if (whole.every(Boolean)) {
      await snapshots.save(snapshotName, findables);
      return { findables, freshness: { maxAge: day, swr: day, tags } };
    }
    const freshness = { maxAge: 5, swr: day, tags: [...tags, outageTag] };
    if (findables.length > 0) return { findables, freshness };
    const copy = kept.safeParse(await snapshots.load(snapshotName));
    if (!copy.success) throw new OutageError('the content service is away and nothing was kept', null);
    return { findables: copy.data as unknown as Findable[], freshness };
  }

  return {
    all() {
      if (making) return making;
      const under = make().finally(() => {
        if (making === under) making = null;
      });
      making = under;
      return under;
    },
    forget(tags) {
      // A making under way began before the change.
      making = null;
      const every = tags === null || tags.some((tag) => shownInside.has(tag.split(':')[0] ?? ''));
      if (every) known = new Map();
    },
  };
}

/** A page's introduction outlives the place it introduces. */
function publishedAmong(findables: readonly Findable[]) {
  const hrefsOf = (collection: string) =>
    findables.filter(({ key }) => key.startsWith(`${collection}:`)).map(({ href }) => href);
  const slugsOf = (collection: string) => hrefsOf(collection).map((href) => href.split('/').at(-1) ?? '');
  return {
    lodges: new Set(hrefsOf('accommodation')),
    treehouses: new Set(slugsOf('treehouse')),
    residences: null,
  };
}
