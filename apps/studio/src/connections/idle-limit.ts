import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { type Statement, sendOn } from './send-on.ts';

interface TransactionalDatabase {
  readonly name?: string;
  readonly sessions?: Readonly<
    Record<string | number, { db: { execute(query: unknown): Statement } } | undefined>
  >;
}

/**
 * Says for the rest of a request's transaction how long it may say nothing before PostgreSQL undoes it. Nothing to say where there is no
 * transaction, or on SQLite.
 */
export async function limitIdle(req: PayloadRequest, milliseconds: number): Promise<void> {
  const transaction = await req.transactionID;
  const database = req.payload.db as unknown as TransactionalDatabase;
  if (database.name !== 'postgres' || !transaction) return;
  const db = database.sessions?.[transaction]?.db;
  const limit = sql`select set_config('idle_in_transaction_session_timeout', ${String(milliseconds)}, true)`;
  if (db) sendOn(db.execute(limit));
}
