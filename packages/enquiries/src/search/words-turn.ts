import type { Sql, Store } from '../store/database/port.ts';

/** Any number that no other lock of this schema has. */
const wordsLock = 6_008_769_255;

/**
 * Waits until no other machine takes words down, for as long as this transaction is under way: two that put the same new words down in another
 * order wait for each other, until PostgreSQL ends one of them. SQLite has one writer at a time.
 */
export async function awaitTurn(sql: Sql, { dialect }: Pick<Store, 'dialect'>): Promise<void> {
  if (dialect === 'postgres') await sql.rows('SELECT pg_advisory_xact_lock(?)', [wordsLock]);
}
