import type { sqliteAdapter } from '@payloadcms/db-sqlite';
import type { Timeouts } from './lazy-transaction.ts';
import { oneWriter } from './one-writer.ts';
import type { SqliteClient } from './sqlite-client.ts';

type SqliteAdapter = ReturnType<typeof sqliteAdapter>;

interface Connecting {
  client?: SqliteClient | undefined;
  connect(options?: object): Promise<void>;
}

/** Payload's adapter for SQLite on two connections to its file, with a transaction for each operation that writes. */
export function withOneWriter(adapter: SqliteAdapter, timeouts: Timeouts): SqliteAdapter {
  return {
    ...adapter,
    init(args) {
      const made = adapter.init(args);
      const ours = made as unknown as Connecting;
      const connect = ours.connect;
      ours.connect = async (options) => {
        const reading = await connected(ours, connect, options);
        const writing = await connected(ours, connect, options);
        // It waits in `lazyTransaction`, where that stops nobody else.
        await writing.execute('PRAGMA busy_timeout = 0');
        ours.client = oneWriter({ reading, writing }, timeouts);
        await connect.call(ours, options);
      };
      return made;
    },
  };
}

/** A client of the adapter's own making, as its settings ask. */
async function connected(
  adapter: Connecting,
  connect: Connecting['connect'],
  options: object | undefined,
): Promise<SqliteClient> {
  adapter.client = undefined;
  await connect.call(adapter, options);
  const { client } = adapter as Connecting;
  if (!client) throw new Error('The adapter for SQLite has made no client.');
  return client;
}
