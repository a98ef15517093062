interface Connection {
  connect(): Promise<unknown>;
  query(text: string): Promise<unknown>;
  end(): Promise<void>;
  on(event: 'error', listener: () => void): unknown;
}

type Driver = new (settings: object) => Connection;

/** Whether the database answers somebody who comes anew, past every pool. @param within milliseconds */
export async function answersAnew(Client: Driver, url: string, within: number): Promise<boolean> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: within,
    query_timeout: within,
    application_name: 'sundowner-studio',
  });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    // A connection that is lost takes no farewell.
    void client.end().catch(() => {});
  }
}
