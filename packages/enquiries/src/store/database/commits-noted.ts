import { AsyncLocalStorage } from 'node:async_hooks';
import type { Store } from './port.ts';

const noted = new AsyncLocalStorage<{ commits: number }>();

/**
 * Runs `work`, and tells it how many transactions have been kept in the course of it: what needs several and fails at one of them is
 * done in part.
 */
export function notingCommits<Value>(work: (commits: () => number) => Promise<Value>): Promise<Value> {
  const count = { commits: 0 };
  return noted.run(count, () => work(() => count.commits));
}

/** A store whose commits are noted. */
export function notedStore(store: Store): Store {
  return {
    ...store,
    async transaction(work) {
      const value = await store.transaction(work);
      const count = noted.getStore();
      if (count) count.commits += 1;
      return value;
    },
  };
}
