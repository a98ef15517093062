import { type MachineNote, readMachines } from '@sundowner/serving/machines';
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
export const readConnections = (url: string): Promise<DatabaseConnections> => asking(url, connectionsOn);

/** What it gives, and who shares it. @throws StoreUnavailableError when it does not answer */
export const readDatabase = (
  url: string,
): Promise<{ readonly connections: DatabaseConnections; readonly machines: readonly MachineNote[] }> =>
  asking(url, async (client) => {
    const connections = await connectionsOn(client);
    const { rows } = await client.query<{ there: boolean }>(
      "SELECT to_regclass('serving.machines') IS NOT NULL AS there",
    );
    return { connections, machines: rows[0]?.there ? await readMachines(machinesOn(client)) : [] };
  });

/** The id of the installation whose enquiries it holds; `null` where it holds none. @throws StoreUnavailableError when it does not answer */
export const readInstallation = (url: string): Promise<string | null> =>
  asking(url, async (client) => {
    const { rows } = await client.query<{ there: boolean }>(
      "SELECT to_regclass('enquiries.installation') IS NOT NULL AS there",
    );
    if (!rows[0]?.there) return null;
    return (await client.query<{ id: string }>('SELECT id FROM enquiries.installation')).rows[0]?.id ?? null;
  });

const machinesOn = (client: pg.Client) => ({
  query: ({ text, values = [] }: { text: string; values?: readonly unknown[] }) =>
    client.query(text, [...values]),
});

async function connectionsOn(client: pg.Client): Promise<DatabaseConnections> {
  const { rows } = await client.query<{ most: number; taken: number }>(
    `SELECT current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int AS most,
            (SELECT count(*)::int - 1 FROM pg_stat_activity WHERE backend_type = 'client backend') AS taken`,
  );
  const [row] = rows;
  if (!row) throw new Error('PostgreSQL did not say how many connections it gives.');
  return row;
}

async function asking<Answer>(url: string, ask: (client: pg.Client) => Promise<Answer>): Promise<Answer> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: within,
    query_timeout: within,
    application_name: 'sundowner-doctor',
  });
  client.on('error', () => {});
  try {
    await client.connect();
    return await ask(client);
  } catch (error) {
    throw postgresFault(error);
  } finally {
    // One that is lost takes no farewell.
    void client.end().catch(() => {});
  }
}
