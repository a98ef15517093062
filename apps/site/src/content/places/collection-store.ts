import { setTimeout as delay } from 'node:timers/promises';
import {
  type Brand,
  type Collection,
  collectionParts,
  emptyCollection,
  entryPageParts,
  type Installation,
} from '@sundowner/brand';
import { toHttpError } from '../reading/errors.ts';
import type { ContentLog } from '../reading/log.ts';
import { isPartial, type Reading } from '../reading/reading.ts';
import type { KnownCollection } from './collection-scope.ts';
import { readCollection } from './read-collection.ts';

/** Content to read it from. */
interface Source {
  forPage(): Reading;
}

export interface CollectionStore {
  /** The state new requests are answered from. */
  current(): KnownCollection;
  /**
   * Resolves when what is known to have changed is read, or cannot be: a page drawn then knows what was published before it was asked for.
   * At most two readings are waited for, and never longer than `waitMs`. One that was never read is tried.
   */
  settled(): Promise<void>;
  /** Takes the last good copies, where there are any. */
  recall(kept: Source): Promise<void>;
  /** From now on it is read from published content. */
  follow(content: Source): void;
  /** Reads it anew. Resolves when it is read, or cannot be. */
  read(): Promise<void>;
  /** Content under these tags changed; `null` when what changed is not known. */
  changed(tags: readonly string[] | null): void;
  /** `heard` is called whenever another state stands: every page may show something of it. */
  onSwap(heard: () => void): void;
  /** Reads no more. */
  stop(): void;
}

export interface CollectionStoreParts {
  readonly brand: Brand;
  readonly installation?: Installation;
  readonly log: Pick<ContentLog, 'warn'>;
  /** How long after a reading that failed the next is tried, in milliseconds. */
  readonly retryMs?: number;
  /** How long a page waits for a reading under way, in milliseconds: a studio that is silent holds no page up. */
  readonly waitMs?: number;
}

const parts: readonly string[] = [...collectionParts, ...entryPageParts];
const isPart = (tag: string) => parts.some((part) => tag === part || tag.startsWith(`${part}:`));

/** The collection, read whole and swapped whole when one of its entries changes. */
export function createCollectionStore({
  brand,
  installation,
  log,
  retryMs = 5000,
  waitMs = 1000,
}: CollectionStoreParts): CollectionStore {
  let held: KnownCollection = { collection: emptyCollection(brand, installation), read: false };
  let content: Source | null = null;
  let heard = () => {};
  let reading: Promise<void> | null = null;
  /** The reading after the one under way, which began before what changed since. */
  let next: Promise<void> | null = null;
  let failing = false;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  function read(): Promise<void> {
    if (!content || stopped) return Promise.resolve();
    if (!reading) {
      clearTimeout(timer);
      reading = take(content).finally(() => {
        reading = null;
      });
      return reading;
    }
    next ??= reading.then(() => {
      next = null;
      return read();
    });
    return next;
  }

  async function take(from: Source): Promise<void> {
    const page = from.forPage();
    try {
      swap(await readCollection(page));
      // A last good copy may stand in: what changed since is still to come.
      if (isPartial(page.freshness())) tryAgain();
      else failing = false;
    } catch (error) {
      const reason = toHttpError(error).message;
      if (!failing) log.warn({ reason }, 'the collection cannot be read; its last known state is used');
      failing = true;
      tryAgain();
    }
  }

  function tryAgain(): void {
    if (stopped) return;
    timer = setTimeout(() => void read(), retryMs);
    timer.unref();
  }

  function swap(collection: Collection): void {
    // The same places in the same words: what was made for the old state stays right.
    if (held.read && JSON.stringify(held.collection) === JSON.stringify(collection)) return;
    held = { collection, read: true };
    heard();
  }

  return {
    current: () => held,
    async settled() {
      const awaited = next ?? reading ?? (held.read ? null : read());
      if (!awaited) return;
      const waited = new AbortController();
      await Promise.race([
        awaited,
        delay(waitMs, undefined, { signal: waited.signal, ref: false }).catch(() => undefined),
      ]);
      waited.abort();
    },
    async recall(kept) {
      try {
        swap(await readCollection(kept.forPage()));
      } catch {
        // Nothing was kept: nobody knows the collection until the studio answers.
      }
    },
    follow(of) {
      content = of;
    },
    read,
    changed(tags) {
      if (!tags || tags.some(isPart)) void read();
    },
    onSwap(listener) {
      heard = listener;
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
