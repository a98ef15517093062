import pg from 'pg';
import { postgresFault } from './postgres-faults.ts';

/** How many connections a database gives to programs like ours, all of them together. */
export interface DatabaseConnections {
  readonly most: number;
  /** Of these, by whom it may be, now. */
  readonly taken: number;
}

const within = 5000;

/** @throws StoreUnavailableError when it does not answer */
export async function readConnections(url: string): Promise<DatabaseConnections> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: within,
    query_timeout: within,
    application_name: 'sundowner-doctor',
  });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ most: number; taken: number }>(
      `SELECT current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int AS most,
              (SELECT count(*)::int - 1 FROM pg_stat_activity WHERE backend_type = 'client backend') AS taken`,
    );
    const [row] = rows;
    if (!row) throw new Error('PostgreSQL did not say how many connections it gives.');
    return row;
  } catch (error) {
    throw postgresFault(error);
  } finally {
    // One that is lost takes no farewell.
    void client.end().catch(() => {});
  }
}
