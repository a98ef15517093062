import { setTimeout } from 'node:timers/promises';
import { answersByRecord } from '@sundowner/brand';
import { z } from 'zod';
import { id } from '../fields/fields.ts';
import type { KnownCollection } from '../places/collection-scope.ts';
import { OutageError } from '../reading/errors.ts';
import { type Freshness, outageTag, type Reading } from '../reading/reading.ts';
import type { Snapshots } from '../reading/snapshots.ts';
import type { Findable } from './findable.ts';
import type { FindableCollection } from './findable-collection.ts';
import { findableCollections } from './findable-collections.ts';
import {
  type Around,
  mayBeFound,
  mergePages,
  type RawEntry,
  type ReadFindable,
  readEntries,
  toFindables,
} from './read-findables.ts';

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
  /** The published one. */
  readonly collection: () => KnownCollection;
  readonly newReading: () => Reading;
  readonly snapshots: Snapshots;
  /** Whether there is a page at a path; the collection says so unless a test does. */
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
  readonly findables: readonly ReadFindable[];
}

/**
 * What can be found, kept in memory and brought up to date by what changed since: ten thousand stories are asked for by
 * their last change, and only those that have another one are read.
 */
export function createFindableStore({
  collection,
  newReading,
  snapshots,
  linkable,
}: FindableStoreParts): FindableStore {
  let known = new Map<string, Map<string, Known>>();
  let making: Promise<Found> | null = null;

  /** @param into what is known when the making begins: one under way must not bring back what a change outdated */
  async function refresh(found: FindableCollection, into: typeof known, around: Around): Promise<boolean> {
    const { collection: slug } = found;
    const reading = newReading();
    try {
      const marks = await reading.list({
        name: `find-${slug}`,
        collection: slug,
        depth: 0,
        limit: mostEntries,
        sort: ['-updatedAt'],
        select: { updatedAt: true },
        schema: mark,
        keep: 'never',
      });
      const before = into.get(slug) ?? new Map<string, Known>();
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
        for (const entry of entries) now.set(String(entry.id), know(entry, found, around));
        // Of thousands, a part of the time is left to those who ask for a page.
        if (at + portion < changed.length) await setTimeout((performance.now() - began) / 4);
      }
      into.set(slug, now);
      return true;
    } catch (error) {
      // The read has said so in the log; what was known stands.
      if (error instanceof OutageError) return false;
      throw error;
    }
  }

  function know(entry: RawEntry, found: FindableCollection, around: Around): Known {
    return { updatedAt: entry.updatedAt, findables: toFindables(entry, found, around) };
  }

  async function lastGood(): Promise<readonly Findable[]> {
    const copy = kept.safeParse(await snapshots.load(snapshotName));
    if (!copy.success) throw new OutageError('the content service is away and nothing was kept', null);
    return copy.data as unknown as Findable[];
  }

  async function make(): Promise<Found> {
    const { collection: places, read } = collection();
    const around = { known: places, may: mayBeFound(places, linkable) };
    const asked = findableCollections.filter((found) => found.isBuilt(around.may, places));
    const tags = asked.map(({ collection: slug }) => slug);
    const soon = { maxAge: 5, swr: day, tags: [...tags, outageTag] };
    // Nobody knows which pages there are.
    if (!read) return { findables: await lastGood(), freshness: soon };
    const mine = known;
    const began = performance.now();
    const whole = await Promise.all(asked.map((found) => refresh(found, mine, around)));
    const all = tags.flatMap((slug) =>
      [...(mine.get(slug)?.values() ?? [])].flatMap(({ findables }) => findables),
    );
    const findables = mergePages(all, (href) => answersByRecord(href, places));
    if (whole.every(Boolean)) {
      await snapshots.save(snapshotName, findables, began);
      return { findables, freshness: { maxAge: day, swr: day, tags } };
    }
    return { findables: findables.length > 0 ? findables : await lastGood(), freshness: soon };
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
