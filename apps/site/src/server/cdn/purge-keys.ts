import { collectionOfTag } from '../../content/reading/changed-tags.ts';

/** On every answer that may be kept. */
const everything = 'everything';
/** On answers that say no more of what they show: any change may be one of theirs. */
export const anyChange = 'any-change';

/** A CDN takes 16 kB of keys, and a proxy before the site often 8 kB of a whole head. */
const mostBytes = 4096;
/** Purged one by one; so many say little less than everything. */
const mostPurged = 1024;

const entriesOf = (collection: string) => `${collection}:any`;

/**
 * The keys of an answer that was made under these tags: they themselves, one for any entry of each collection it shows one of, and one for
 * everything. An answer of more than fits says that every change is one of its own.
 */
export function keysOfAnswer(tags: readonly string[]): string {
  const shown = new Set(tags.filter((tag) => tag.includes(':')).map(collectionOfTag));
  const keys = [everything, ...tags, ...[...shown].map(entriesOf)].join(' ');
  return keys.length > mostBytes ? `${everything} ${anyChange}` : keys;
}

/**
 * What a CDN forgets for a change: never less than pages are outdated by it here (changed-tags.ts).
 *
 * @param changed as a watch joins them, `lodge:*` for any entry of a collection; `null` where it is not known what changed
 */
export function keysToPurge(changed: Iterable<string> | null): readonly string[] {
  if (changed === null) return [everything];
  const keys = new Set(
    [...changed].map((tag) => (tag.endsWith(':*') ? entriesOf(collectionOfTag(tag)) : tag)),
  );
  if (keys.size === 0) return [];
  return keys.size >= mostPurged ? [everything] : [...keys, anyChange];
}
