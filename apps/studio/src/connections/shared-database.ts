import type { Database } from '@sundowner/serving/own-table';
import { followDatabaseClock } from '@sundowner/serving/process-clock';
import type { Payload } from 'payload';

interface PooledDatabase {
  readonly name?: string;
  readonly pool?: Database;
}

/** The database as machines share it, past Payload; `null` for a studio that has a file of its own. */
export function sharedDatabase({ db }: Pick<Payload, 'db'>): Database | null {
  const { name, pool } = db as unknown as PooledDatabase;
  return name === 'postgres' ? (pool ?? null) : null;
}

/**
 * Has this process tell the time of the database it shares: Payload compares there by `Date` who edits an entry, whose session has ended and
 * what is due.
 */
export async function followSharedTime(payload: Payload): Promise<void> {
  const database = sharedDatabase(payload);
  if (database) await followDatabaseClock(database);
}
