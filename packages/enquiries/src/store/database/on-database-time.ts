import { followDatabaseClock } from '@sundowner/serving/process-clock';
import type { Store } from './port.ts';
import { postgresFault } from './postgres-faults.ts';

/**
 * Opens a store, and has this process tell its database's time from then on, so that what it writes there and what other machines compare
 * with it is by one clock. A store in a file goes by the clock of its machine.
 *
 * @throws what `open` throws, and StoreUnavailableError where the database does not say what time it is
 */
export async function onDatabaseTime(open: () => Promise<Store>): Promise<Store> {
  const store = await open();
  if (!store.beside) return store;
  try {
    await followDatabaseClock(store.beside);
    return store;
  } catch (error) {
    await store.close();
    throw postgresFault(error);
  }
}
