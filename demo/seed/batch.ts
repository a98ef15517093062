import type { CollectionName } from '../content/references.ts';
import type { Known } from './known.ts';
import { resolved } from './resolve.ts';

/** One collection of the seed, in the order its entries can be published. */
export interface Batch {
  readonly collection: CollectionName;
  /** Words for the progress line. */
  readonly words: string;
  /** Field an entry is known by, or `null` where there is only one. */
  readonly key: string | null;
  readonly entries: readonly { readonly name: string; data(known: Known): Record<string, unknown> }[];
}

/**
 * The entries of a noun, written with references (`content/references.ts`) and known by the field `key`. A second batch of the
 * same noun may add fields that lead back to what is published between the two; its rows hold the key and those fields.
 */
export function noun(
  collection: CollectionName,
  words: string,
  key: string,
  entries: readonly object[],
): Batch {
  return {
    collection,
    words,
    key,
    entries: entries.map((entry) => ({
      name: String((entry as Record<string, unknown>)[key]),
      data: (known) => resolved(entry, known) as Record<string, unknown>,
    })),
  };
}

/** The one entry of a noun there is one of. */
export function only(collection: CollectionName, words: string, entry: object): Batch {
  const data = (known: Known) => resolved(entry, known) as Record<string, unknown>;
  return { collection, words, key: null, entries: [{ name: words, data }] };
}
