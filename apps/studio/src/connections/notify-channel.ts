import { sql } from '@payloadcms/db-postgres';
import type { DatabaseChannel } from '@sundowner/serving/database-channels';
import type { PayloadRequest } from 'payload';

interface Session {
  execute(query: unknown): Promise<unknown>;
}

interface NotifyingDatabase {
  readonly name?: string;
  readonly sessions?: Readonly<Record<string | number, { db: Session } | undefined>>;
  /** Outside a transaction. */
  readonly drizzle?: Session;
}

/**
 * Says on a channel that there is something to look for, to the studios and sites of every machine: with the transaction of a request once that
 * is kept, or now where there is none. Nothing to say on SQLite, which has one machine.
 */
export async function notifyChannel(req: PayloadRequest, channel: DatabaseChannel): Promise<void> {
  const { name, sessions, drizzle } = req.payload.db as unknown as NotifyingDatabase;
  if (name !== 'postgres') return;
  const transaction = await req.transactionID;
  const session = transaction ? sessions?.[transaction]?.db : drizzle;
  await session?.execute(sql`select pg_notify(${channel}, '')`);
}
