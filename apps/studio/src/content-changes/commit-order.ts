import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { limitIdle } from '../connections/idle-limit.ts';

/** Any number that no other advisory lock of the product uses. */
const lock = 7_260_214;
/** What is done while it is held takes milliseconds. */
const holderMs = 10_000;

interface TransactionalDatabase {
  readonly name?: string;
  readonly sessions?: Readonly<
    Record<string | number, { db: { execute(query: unknown): Promise<unknown> } } | undefined>
  >;
}

/**
 * Makes sequences grow in the order of commits on PostgreSQL: whoever records a change holds a lock until its
 * transaction ends, so a reader that has seen sequence 6 cannot miss a 5 that commits later. SQLite has one writer.
 */
export async function inCommitOrder(req: PayloadRequest): Promise<void> {
  const transaction = await req.transactionID;
  const database = req.payload.db as unknown as TransactionalDatabase;
  if (database.name !== 'postgres' || !transaction) return;
  // One that is never heard of again would hold up every other change.
  await limitIdle(req, holderMs);
  await database.sessions?.[transaction]?.db.execute(sql`select pg_advisory_xact_lock(${lock})`);
}
