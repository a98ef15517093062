import { type Brand, type Collection, collectionParts, emptyCollection } from '@sundowner/brand';
import type { Content } from '../content.ts';
import { toHttpError } from '../reading/errors.ts';
import type { ContentLog } from '../reading/log.ts';
import type { KnownCollection } from './collection-scope.ts';
import { readCollection } from './read-collection.ts';

export interface CollectionStore {
  /** The state new requests are answered from. */
  current(): KnownCollection;
  /** Reads it from published content, or from the last good copies. Resolves when it is read, or cannot be. */
  follow(content: Content): Promise<void>;
  /** Content under these tags changed; `null` when what changed is not known. */
  changed(tags: readonly string[] | null): void;
}

export interface CollectionStoreParts {
  readonly brand: Brand;
  readonly log: Pick<ContentLog, 'warn'>;
  /** Another state stands now: every page may show something of it. */
  readonly onSwap: () => void;
}

const isPart = (tag: string) => collectionParts.some((part) => tag === part || tag.startsWith(`${part}:`));

/** The collection, read whole and swapped whole when one of its entries changes. */
export function createCollectionStore({ brand, log, onSwap }: CollectionStoreParts): CollectionStore {
  let held: KnownCollection = { collection: emptyCollection(brand), read: false };
  let content: Content | null = null;
  let asked = 0;

  async function read(): Promise<void> {
    if (!content) return;
    asked += 1;
    const turn = asked;
    try {
      const collection = await readCollection(content.forPage());
      // A later change was asked for meanwhile: its answer is the one that counts.
      if (turn === asked) swap(collection);
    } catch (error) {
      log.warn({ reason: toHttpError(error).message }, 'the collection cannot be read; what was known of it stands');
    }
  }

  function swap(collection: Collection): void {
    const same = held.read && JSON.stringify(held.collection) === JSON.stringify(collection);
    // The same places in the same words: what was made for the old state stays right.
    if (same) return;
    held = { collection, read: true };
    onSwap();
  }

  return {
    current: () => held,
    async follow(of) {
      content = of;
      await read();
    },
    changed(tags) {
      if (!tags || tags.some(isPart)) void read();
    },
  };
}
