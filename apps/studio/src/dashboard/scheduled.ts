import { boundaries, type Span, type TimedSlug, timedCollections } from '../timed/time-span.ts';

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
