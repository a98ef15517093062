import { AsyncLocalStorage } from 'node:async_hooks';
import type { Collection } from '@sundowner/brand';

/** The collection as a request meets it, from its first line to its last. */
export interface KnownCollection {
  readonly collection: Collection;
  /** False while it was neither read nor kept: what seems to have no page may have one. */
  readonly read: boolean;
}

/** Astro's bundle and our own modules share it, as they share the runtime (server/runtime.ts). */
const key = Symbol.for('sundowner.site.collection');
const ofTests = Symbol.for('sundowner.site.collection-of-tests');
const holder = globalThis as { [key]?: AsyncLocalStorage<KnownCollection>; [ofTests]?: KnownCollection };

function scope(): AsyncLocalStorage<KnownCollection> {
  holder[key] ??= new AsyncLocalStorage<KnownCollection>();
  return holder[key];
}

/** Makes an answer from one state of the collection: whatever is published meanwhile, links and menus of a page agree. */
export function withCollection<T>(known: KnownCollection, make: () => T): T {
  return scope().run(known, make);
}

/** For tests: whatever is made outside a request sees `known`, in hooks and tests of every file alike. */
export function enterCollection(known: KnownCollection): void {
  holder[ofTests] = known;
}

/** `null` outside a request. */
export const collectionInScope = (): KnownCollection | null => scope().getStore() ?? holder[ofTests] ?? null;

/** @throws Error when a page is made outside a request */
export function knownCollection(): KnownCollection {
  const known = collectionInScope();
  if (!known) throw new Error('A page was made outside a request: no collection is known to it.');
  return known;
}

/** The collection the page being made belongs to. */
export const currentCollection = (): Collection => knownCollection().collection;
