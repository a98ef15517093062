import { type Sql, type Store, type StoreCondition, StoreUnavailableError } from './port.ts';
import { type After, Condition, systemAfter } from './store-watch.ts';

/** A store, and when it was opened. */
export interface LateStore {
  readonly store: Store;
  readonly opened: Promise<void>;
}

/** Between two tries. Milliseconds. */
const tryEvery = 2000;

/**
 * Stands for a store that cannot be opened yet (a full disk, a database server that is away) and opens it as soon as it can be: what
 * needs none meanwhile, as pages do, need not wait for it. Until then it is unavailable for every use.
 *
 * @param open opens the store, as often as it takes
 * @param fault why it could not be opened
 */
export function openLater(
  dialect: Store['dialect'],
  open: () => Promise<Store>,
  fault: StoreUnavailableError,
  after: After = systemAfter,
): LateStore {
  const condition = new Condition();
  const listeners: ((seen: StoreCondition) => void)[] = [];
  const { promise: opened, resolve: told } = Promise.withResolvers<void>();
  let store: Store | null = null;
  let last: Error = fault;
  let closed = false;
  let trying: Promise<void> = Promise.resolve();
  let callOff: () => void = () => {};

  function fails(error: unknown): void {
    last = error instanceof Error ? error : new Error(String(error));
    condition.goAway(`The enquiry store could not be opened: ${last.message}`);
    callOff = after(tryEvery, () => {
      trying = attempt();
    });
  }

  async function attempt(): Promise<void> {
    try {
      const found = await open();
      if (closed) return await found.close();
      store = found;
      condition.comeBack('The enquiry store is open.');
      for (const listener of listeners) found.onCondition(listener);
      told();
    } catch (error) {
      if (!closed) fails(error);
    }
  }

  const there = (): Store => {
    if (store) return store;
    throw last instanceof StoreUnavailableError ? last : new StoreUnavailableError('gone', last.name);
  };
  const read: Sql = {
    rows: async (text, parameters) => await there().read.rows(text, parameters),
    run: async (text, parameters) => await there().read.run(text, parameters),
  };
  fails(fault);

  return {
    opened,
    store: {
      dialect,
      read,
      transaction: async (work) => await there().transaction(work),
      changeTables: async (work) => await there().changeTables(work),
      get skipLocked() {
        return there().skipLocked;
      },
      get beside() {
        return there().beside;
      },
      get copyTo() {
        return there().copyTo;
      },
      onCondition(listener) {
        listeners.push(listener);
        if (store) store.onCondition(listener);
        else condition.listen(listener);
      },
      async close() {
        closed = true;
        callOff();
        await trying;
        await store?.close();
      },
    },
  };
}
