import pg from 'pg';

/**
 * Whether a database elsewhere holds the whole demonstration: its content, as the seed has marked it, and its enquiries. Asked in one question, since
 * each of the two commands that would look for themselves takes seconds of every start.
 *
 * @returns `false` as well where it cannot be asked: the commands say why
 */
export async function holdsDemonstration(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000, query_timeout: 5000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ whole: boolean }>(`SELECT
      EXISTS (SELECT 1 FROM studio.studio_marks WHERE key = 'demonstration-seeded' AND COALESCE(value ->> 'state', 'seeded') = 'seeded')
        AND EXISTS (SELECT 1 FROM enquiries.enquiries WHERE nonce LIKE 'demonstration-%') AS whole`);
    return rows[0]?.whole === true;
  } catch {
    return false;
  } finally {
    // A server that is silent does not say good-bye.
    void client.end().catch(() => {});
  }
}
