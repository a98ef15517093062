import { LaunchError } from '../launcher/progress.mjs';
import { connectTo, databaseWords, holdDatabase, PostgresRows } from './postgres-rows.ts';
import type { MoveSource } from './side.ts';
import { assertCurrent } from './tables.ts';

/** How long what a program of the product had begun to write may take. */
const writtenWithin = '5s';

/** Nobody else may write from now on, until the schemas have their other names: what came meanwhile would be left behind in them. */
async function holdAlone({ client }: PostgresRows, words: string): Promise<void> {
  const { rows } = await client.query<{ tables: string }>(
    `SELECT string_agg(format('%I.%I', schemaname, tablename), ', ') AS tables
      FROM pg_tables WHERE schemaname IN ('studio', 'enquiries')`,
  );
  await client.query('BEGIN');
  // Making the other side's tables takes longer than some servers let a transaction wait.
  await client.query('SET LOCAL idle_in_transaction_session_timeout = 0');
  await client.query(`SET LOCAL lock_timeout = '${writtenWithin}'`);
  try {
    await client.query(`LOCK TABLE ${rows[0]?.tables} IN SHARE ROW EXCLUSIVE MODE`);
  } catch (error) {
    // 55P03: lock_not_available.
    if ((error as { code?: string }).code !== '55P03') throw error;
    throw new LaunchError(`A program is writing to ${words}; stop it before you move its data.`);
  }
}

/**
 * The stores of an installation in PostgreSQL, to be moved.
 *
 * @param hold whether no program may use them; a rehearsal reads beside the running product
 * @throws LaunchError when it cannot be reached, is in use, holds none, or is not of this version
 */
export async function postgresSource(url: string, { hold }: { readonly hold: boolean }): Promise<MoveSource> {
  const words = databaseWords(url);
  const rows = new PostgresRows(await connectTo(url));
  const { client } = rows;
  try {
    const there = await rows.schemaNames();
    if (!there.has('studio') || !there.has('enquiries'))
      throw new LaunchError(`There are no stores of Sundowner in ${words} to move.`);
    if (hold) {
      await holdDatabase(client, words);
      await holdAlone(rows, words);
    }
    assertCurrent(await rows.steps(), 'postgres');
  } catch (error) {
    await rows.close();
    throw error;
  }
  return {
    words,
    bytes: () => rows.bytes(),
    // PostgreSQL takes none.
    lostReferences: async () => [],
    tables: () => rows.tables(),
    count: (table) => rows.count(table),
    rows: (...asked) => rows.rows(...asked),
    lastIds: (tables) => rows.lastIds(tables),
    close: () => rows.close(),
    async retire(stamp) {
      const moved = `moved_${stamp.slice(0, 19).replaceAll(/\D/g, '')}`;
      // In the transaction that keeps others from writing.
      await client.query(`ALTER SCHEMA studio RENAME TO "studio_${moved}"`);
      await client.query(`ALTER SCHEMA enquiries RENAME TO "enquiries_${moved}"`);
      await client.query('COMMIT');
      return [`the schema studio_${moved}`, `the schema enquiries_${moved}`];
    },
  };
}
