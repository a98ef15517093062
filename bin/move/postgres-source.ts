import { LaunchError } from '../launcher/progress.mjs';
import { connectTo, databaseWords, holdDatabase, PostgresRows } from './postgres-rows.ts';
import type { MoveSource } from './side.ts';
import { assertCurrent } from './tables.ts';

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
    if (hold) await holdDatabase(client, words);
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
      await rows.inTransaction(async () => {
        await client.query(`ALTER SCHEMA studio RENAME TO "studio_${moved}"`);
        await client.query(`ALTER SCHEMA enquiries RENAME TO "enquiries_${moved}"`);
      });
      return [`the schema studio_${moved}`, `the schema enquiries_${moved}`];
    },
  };
}
