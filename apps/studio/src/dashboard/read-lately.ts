import { timedCollections } from '@sundowner/brand';
import type { CollectionSlug, Payload } from 'payload';
import { editsSlug } from '../edit-log/edits.ts';
import { scheduledJobs } from '../schedule/jobs.ts';
import { entryKind } from '../schema/collection-config.ts';
import { boundaries, type Span, type TimedSlug } from '../timed/timed-collection.ts';

/** Something that will happen without anybody acting. */
export interface Coming {
  readonly collection: string;
  readonly id: number | string;
  readonly title: string;
  readonly does: 'is published' | 'is taken back' | 'begins' | 'ends';
  /** Milliseconds. */
  readonly at: number;
  /** Why it did not happen, or `null` while it is to come. */
  readonly failure: string | null;
}

export interface TimedEntry extends Span {
  readonly collection: TimedSlug;
  readonly id: number | string;
  readonly title: string;
}

/** A publishing that was set for a time (schedule/jobs.ts). */
export interface PublishJob {
  readonly type: 'publish' | 'unpublish';
  readonly collection: string;
  readonly entry: string;
  /** ISO 8601. */
  readonly at: string;
  /** Why it was given up, or `null` while it waits. */
  readonly failure: string | null;
}

const does = { publish: 'is published', unpublish: 'is taken back' } as const;

/** Everything that will happen after `now` (milliseconds), the soonest first; before it what was set and failed. */
export function comingUp(
  entries: readonly TimedEntry[],
  jobs: readonly PublishJob[],
  now: number,
  titleOf: (collection: string, id: string) => string,
): readonly Coming[] {
  const timed = entries.flatMap(({ collection, id, title, ...span }): Coming[] => {
    const { from, until } = boundaries(span, timedCollections[collection]);
    const turn = (at: number | null, what: 'begins' | 'ends'): Coming[] =>
      at !== null && at > now ? [{ collection, id, title, does: what, at, failure: null }] : [];
    return [...turn(from, 'begins'), ...turn(until, 'ends')];
  });
  const published = jobs.map(
    ({ type, collection, entry, at, failure }): Coming => ({
      collection,
      id: entry,
      title: titleOf(collection, entry),
      does: does[type],
      at: Date.parse(at),
      failure,
    }),
  );
  return [...timed, ...published].sort(
    (one, other) => Number(other.failure !== null) - Number(one.failure !== null) || one.at - other.at,
  );
}

/** Rows of each list on the start page. */
export const rowsShown = 12;

/** Most timed entries and jobs looked at; beyond that the list would be no use to anybody. */
const most = 200;

export interface LatelyRow {
  readonly id: number;
  readonly of: string;
  readonly entry: string;
  readonly title: string;
  readonly did: string;
  readonly by: string;
  readonly at: string;
}

/** The last edits of all people, the newest first. */
export async function editedLately(payload: Payload): Promise<readonly LatelyRow[]> {
  const { docs } = await payload.db.find<LatelyRow>({
    collection: editsSlug,
    sort: '-id',
    limit: rowsShown,
    pagination: false,
  });
  return docs;
}

function collectionOf(payload: Payload, slug: string) {
  return payload.config.collections.find((collection) => collection.slug === slug) ?? null;
}

async function timedEntries(payload: Payload, slug: TimedSlug, now: string): Promise<TimedEntry[]> {
  const titled = collectionOf(payload, slug)?.admin.useAsTitle ?? 'id';
  const { docs } = await payload.db.find<Record<string, unknown> & { id: number }>({
    collection: slug,
    where: {
      and: [
        { _status: { equals: 'published' } },
        // A day's offer lasts until the evening of a date stored at noon.
        { or: [{ from: { greater_than: now } }, { until: { greater_than: dayBefore(now) } }] },
      ],
    },
    sort: 'until',
    limit: most,
    pagination: false,
  });
  return docs.map((row) => ({
    collection: slug,
    id: row.id,
    title: String(row[titled] ?? ''),
    from: (row.from as string | null) ?? null,
    until: (row.until as string | null) ?? null,
  }));
}

const dayBefore = (iso: string) => new Date(Date.parse(iso) - 24 * 60 * 60 * 1000).toISOString();

async function titles(payload: Payload, jobs: readonly PublishJob[]): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const wanted = new Map<string, Set<string>>();
  for (const { collection, entry } of jobs) {
    if (collectionOf(payload, collection))
      wanted.set(collection, (wanted.get(collection) ?? new Set()).add(entry));
  }
  for (const [slug, ids] of wanted) {
    const titled = collectionOf(payload, slug)?.admin.useAsTitle ?? 'id';
    const { docs } = await payload.find({
      collection: slug as CollectionSlug,
      where: { id: { in: [...ids] } },
      limit: most,
      depth: 0,
      draft: true,
      pagination: false,
    });
    for (const doc of docs) {
      const title = (doc as unknown as Record<string, unknown>)[titled];
      found.set(`${slug}:${doc.id}`, String(title ?? ''));
    }
  }
  return found;
}

/** What will happen by itself: publishing that was scheduled, and offers and notices that begin or end. */
export async function scheduledNext(payload: Payload, now: Date): Promise<readonly Coming[]> {
  const at = now.toISOString();
  const entries: TimedEntry[] = [];
  for (const slug of Object.keys(timedCollections) as TimedSlug[])
    entries.push(...(await timedEntries(payload, slug, at)));
  const jobs = (await scheduledJobs(payload)).slice(0, most);
  const named = await titles(payload, jobs);
  return comingUp(
    entries,
    jobs,
    now.getTime(),
    (slug, id) => named.get(`${slug}:${id}`) || `${entryKind(payload, slug)} ${id}`,
  );
}
