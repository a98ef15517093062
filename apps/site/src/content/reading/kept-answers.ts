import { type ContentQuery, timedCollections } from '@sundowner/brand';
import { LRUCache } from 'lru-cache';
import { collectionOfTag, outdatedBy } from './changed-tags.ts';

/** Tags of changes; `null` when what changed is not known. */
export type ChangedTags = readonly string[] | null;

/** What an answer holds, as far as changes can outdate it. */
interface Contents {
  /** The collection it was asked of: any change there may add an entry to it, or take one away. */
  readonly collection: string;
  /** Entries of other collections that it shows or refers to, and collections whose entries join it. */
  readonly others: readonly string[];
  /** Nobody can say: every change outdates it. */
  readonly unclear: boolean;
}

interface Kept {
  readonly json: unknown;
  readonly contents: Contents;
  readonly began: number;
}

export interface KeptAnswersOptions {
  /** Of JSON; in memory it is about three times as much. */
  readonly maxBytes?: number;
  /**
   * Since when every change is heard of, be its notice lost or not, by the clock of `now`; `null` while nobody can say. What was asked for
   * since then is kept until it changes; anything else, and what does not say what it holds, for 15 s.
   */
  readonly followedSince?: () => number | null;
  /** Milliseconds that only go forward. */
  readonly now?: () => number;
}

export interface KeptAnswers {
  /** The answer to the query of this key, or `null`. */
  find(key: string): Pick<Kept, 'json' | 'began'> | null;
  /** @param began when it was asked for */
  keep(key: string, query: ContentQuery, json: unknown, began: number): void;
  /** Drops what these changes may have outdated. */
  forget(tags: ChangedTags): void;
}

/** As long as the questions after changes are apart: a lost notice is no older than that anywhere. */
const unfollowedMs = 15_000;
const defaultBytes = 33_554_432;
/** Addresses that do not exist are endless, and each is an answer without entries. */
const mostAnswers = 5000;
/** What an answer costs beside its JSON. */
const overheadBytes = 512;

/** Answers of the studio as they came: what pages are made from again, for as long as it stays true. */
export function createKeptAnswers({
  maxBytes = defaultBytes,
  followedSince = () => null,
  now = () => performance.now(),
}: KeptAnswersOptions = {}): KeptAnswers {
  const kept = new LRUCache<string, Kept>({
    max: mostAnswers,
    maxSize: maxBytes,
    sizeCalculation: ({ json }, key) => (JSON.stringify(json) ?? '').length + key.length + overheadBytes,
  });

  function holds({ contents, began }: Kept): boolean {
    if (now() - began <= unfollowedMs) return true;
    const since = followedSince();
    return since !== null && began >= since && !contents.unclear && !isTimed(contents);
  }

  return {
    find(key) {
      const known = kept.get(key);
      return known && holds(known) ? known : null;
    },
    keep(key, query, json, began) {
      kept.set(key, { json, contents: contentsOf(query, json), began });
    },
    forget(tags) {
      if (tags === null) return kept.clear();
      const outdated = outdates(tags);
      for (const [key, { contents }] of [...kept.entries()]) if (outdated(contents)) kept.delete(key);
    },
  };
}

/** Whether these changes may have outdated the answer to a query. */
export const answerOutdated = (query: ContentQuery, json: unknown, tags: ChangedTags): boolean =>
  tags === null || (tags.length > 0 && outdates(tags)(contentsOf(query, json)));

function outdates(tags: readonly string[]): (contents: Contents) => boolean {
  const collections = new Set(tags.map(collectionOfTag));
  const outdated = outdatedBy(tags);
  return ({ collection, others, unclear }) =>
    tags.length > 0 && (unclear || collections.has(collection) || others.some(outdated));
}

/** Their entries come and go with time as well, and the studio says so a moment later. */
const isTimed = ({ collection, others }: Contents): boolean =>
  [collection, ...others].some((tag) => collectionOfTag(tag) in timedCollections);

function contentsOf(query: ContentQuery, json: unknown): Contents {
  const { collection, where = {}, every = {}, sort = [] } = query;
  const tags = tagsIn(json);
  // A field of another entry decides, and what is found does not say which.
  const asksOthers = [...Object.keys(where), ...Object.keys(every), ...sort].some((name) =>
    name.includes('.'),
  );
  const others = (tags ?? []).filter((tag) => collectionOfTag(tag) !== collection);
  return { collection, others, unclear: tags === null || asksOthers };
}

function tagsIn(json: unknown): readonly string[] | null {
  if (typeof json !== 'object' || json === null || !('tags' in json) || !Array.isArray(json.tags))
    return null;
  return json.tags.map(String);
}
