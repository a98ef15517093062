import { LaunchError } from '../launcher/progress.mjs';
import { connectTo, databaseWords, holdDatabase, PostgresRows } from './postgres-rows.ts';
import type { Key, MoveTarget, Progress, TargetState } from './side.ts';
import { fullName, isCurrent } from './tables.ts';

export interface PostgresTargetParts {
  readonly url: string;
  /** This installation's id. */
  readonly installation: string;
  /** Makes the tables of this version in the database. */
  readonly makeTables: (url: string) => Promise<void>;
}

type Phase = 'making' | 'copying' | 'placed';

/** Where the tables are while they are filled: a product that is started on the database meanwhile must not take them for its own. */
const hidden = { studio: 'studio_moving', enquiries: 'enquiries_moving' } as const;
const own = { studio: 'studio', enquiries: 'enquiries' } as const;

const recordTables = `
  CREATE SCHEMA data_move;
  CREATE TABLE data_move.state (one int PRIMARY KEY CHECK (one = 1), installation text NOT NULL, phase text NOT NULL);
  CREATE TABLE data_move.progress (name text PRIMARY KEY, after jsonb, done boolean NOT NULL);
  CREATE TABLE data_move.kept_references (name text NOT NULL, of_table text NOT NULL, definition text NOT NULL, PRIMARY KEY (of_table, name))`;

const noteProgress = `
  INSERT INTO data_move.progress (name, after, done) VALUES ($1, $2, $3)
    ON CONFLICT (name) DO UPDATE SET after = excluded.after, done = excluded.done`;

/** Every reference of the hidden tables, in words that make it again. */
const referencesWithin = `
  INSERT INTO data_move.kept_references (name, of_table, definition)
    SELECT c.conname, quote_ident(n.nspname) || '.' || quote_ident(t.relname), pg_get_constraintdef(c.oid)
      FROM pg_constraint c JOIN pg_class t ON t.oid = c.conrelid JOIN pg_namespace n ON n.oid = t.relnamespace
      WHERE c.contype = 'f' AND n.nspname IN ('studio_moving', 'enquiries_moving')
  RETURNING name, of_table`;

async function phaseIn(rows: PostgresRows, installation: string, words: string): Promise<Phase | null> {
  if (!(await rows.schemaNames()).has('data_move')) return null;
  const { rows: found } = await rows.client.query<{ installation: string; phase: Phase }>(
    'SELECT installation, phase FROM data_move.state',
  );
  const [state] = found;
  if (state?.installation !== installation)
    throw new LaunchError(
      `${words} holds a half-done move of another installation; choose an empty database.`,
    );
  return state.phase;
}

/** @throws LaunchError for a database that holds data which is not of a half-done move of this installation */
async function stateIn(rows: PostgresRows, installation: string, words: string): Promise<TargetState> {
  const phase = await phaseIn(rows, installation, words);
  const there = await rows.schemaNames();
  const full = ['studio', 'enquiries'].filter((name) => there.has(name));
  // A run that was ended after all was done left its record; where the schemas have gone since, it says nothing.
  const isOver = phase === null || phase === 'placed';
  if (phase === 'placed' && full.length === 2) return 'placed';
  if (isOver && full.length > 0)
    throw new LaunchError(
      `${words} holds data already (schema ${full.join(', ')}); choose an empty database.`,
    );
  if (phase === 'copying' && full.length > 0)
    throw new LaunchError(
      `A product was started on ${words} while the move was half-done, and made the schema ${full.join(', ')}; if nothing in it is needed, drop it and ask again.`,
    );
  return isOver ? 'empty' : 'begun';
}

/** What keeps a database from taking the stores; `null` when nothing does. */
async function refusalOf({ client }: PostgresRows): Promise<string | null> {
  const { rows } = await client.query<{ encoding: string; may: boolean; version: number }>(
    `SELECT current_setting('server_encoding') AS encoding, current_setting('server_version_num')::int AS version,
      has_database_privilege(current_database(), 'CREATE') AS may`,
  );
  const [row] = rows;
  if (row?.encoding !== 'UTF8') return `its encoding is ${row?.encoding}, and must be UTF8`;
  if (!row.may) return 'this account may not make schemas in it (GRANT CREATE ON DATABASE)';
  return row.version < 140_000 ? 'its server is older than PostgreSQL 14' : null;
}

/** Looks at a database as the target of a move, and changes nothing. @throws LaunchError where it cannot be one */
export async function postgresState(url: string, installation: string): Promise<TargetState> {
  const words = databaseWords(url);
  const rows = new PostgresRows(await connectTo(url));
  try {
    const refusal = await refusalOf(rows);
    if (refusal) throw new LaunchError(`${words} cannot take the data: ${refusal}.`);
    return await stateIn(rows, installation, words);
  } finally {
    await rows.close();
  }
}

/**
 * A database that is filled out of the product's sight, in schemas of another name, and has its schemas when it is whole.
 *
 * @throws LaunchError when it cannot be reached, or is in use
 */
export async function postgresTarget({
  url,
  installation,
  makeTables,
}: PostgresTargetParts): Promise<MoveTarget> {
  const words = databaseWords(url);
  const rows = new PostgresRows(await connectTo(url));
  const { client } = rows;
  const setPhase = (phase: Phase) => client.query('UPDATE data_move.state SET phase = $1', [phase]);
  try {
    await holdDatabase(client, words);
    // No batch waits for the disk: a server that loses its power loses the last ones with the record of them, and the move goes on before.
    await client.query('SET synchronous_commit = off');
    if ((await phaseIn(rows, installation, words)) === 'copying') rows.schemas = hidden;
  } catch (error) {
    await rows.close();
    throw error;
  }

  /** @throws LaunchError when a product was started on tables that had just been made */
  async function assertUnused(): Promise<void> {
    const { rows: found } = await client.query<{ n: string }>(
      'SELECT (SELECT count(*) FROM enquiries.installation) + (SELECT count(*) FROM studio.users) AS n',
    );
    if (Number(found[0]?.n) > 0)
      throw new LaunchError(
        `${words} holds data already: a product was started on it. Choose an empty database.`,
      );
  }

  /** Takes the tables that were made out of sight, without what they refer to: rows come table by table. */
  async function hide(): Promise<void> {
    const tables = (await rows.tables()).map(rows.at);
    await rows.inTransaction(async () => {
      await client.query(`TRUNCATE ${tables.join(', ')} RESTART IDENTITY`);
      await client.query(`ALTER SCHEMA studio RENAME TO ${hidden.studio}`);
      await client.query(`ALTER SCHEMA enquiries RENAME TO ${hidden.enquiries}`);
      const { rows: references } = await client.query<{ name: string; of_table: string }>(referencesWithin);
      const drops = references.map(
        ({ name, of_table: table }) =>
          `ALTER TABLE ${table} DROP CONSTRAINT ${client.escapeIdentifier(name)}`,
      );
      await client.query(drops.join(';'));
      await setPhase('copying');
    });
    rows.schemas = hidden;
  }

  /** Another version of the product began the move. */
  async function beginAnew(): Promise<void> {
    await rows.inTransaction(async () => {
      for (const schema of Object.values(hidden)) await client.query(`DROP SCHEMA ${schema} CASCADE`);
      await client.query('DROP SCHEMA data_move CASCADE');
    });
    rows.schemas = own;
  }

  async function addReferences(): Promise<void> {
    const { rows: references } = await client.query<{ name: string; of_table: string; definition: string }>(
      'SELECT name, of_table, definition FROM data_move.kept_references ORDER BY of_table, name',
    );
    const adds = references.map(
      ({ name, of_table: table, definition }) =>
        `ALTER TABLE ${table} ADD CONSTRAINT ${client.escapeIdentifier(name)} ${definition}`,
    );
    await client.query(adds.join(';'));
  }

  return {
    words,
    tables: () => rows.tables(),
    count: (table) => rows.count(table),
    rows: (...asked) => rows.rows(...asked),
    lastIds: (tables) => rows.lastIds(tables),
    setLastIds: (last, tables) => rows.setLastIds(last, tables),
    close: () => rows.close(),
    async prepare() {
      let state = await stateIn(rows, installation, words);
      if (rows.schemas === hidden && !isCurrent(await rows.steps(), 'postgres')) {
        await beginAnew();
        state = 'empty';
      }
      if (state === 'empty')
        await rows.inTransaction(async () => {
          await client.query('DROP SCHEMA IF EXISTS data_move CASCADE');
          await client.query(recordTables);
          await client.query("INSERT INTO data_move.state VALUES (1, $1, 'making')", [installation]);
        });
      if ((await phaseIn(rows, installation, words)) !== 'making') return;
      await makeTables(url);
      await assertUnused();
      await hide();
    },
    async progress() {
      const { rows: found } = await client.query<{ name: string; after: Key | null; done: boolean }>(
        'SELECT name, after, done FROM data_move.progress',
      );
      return new Map(found.map(({ name, after, done }): [string, Progress] => [name, { after, done }]));
    },
    write: (table, some, { after, done }) =>
      rows.insert(table, some, {
        text: noteProgress,
        values: [fullName(table), after ? JSON.stringify(after) : null, done],
      }),
    clear: (table) =>
      rows.inTransaction(async () => {
        await client.query(`DELETE FROM ${rows.at(table)}`);
        await client.query('DELETE FROM data_move.progress WHERE name = $1', [fullName(table)]);
      }),
    async complete() {
      if ((await phaseIn(rows, installation, words)) === 'placed') return;
      // On the disk with all before it, since the old data is taken away next.
      await client.query('SET synchronous_commit = on');
      // In one transaction: with some of them, a table that is copied anew would take rows of others away.
      await rows.inTransaction(async () => {
        await addReferences();
        await client.query(`ALTER SCHEMA ${hidden.studio} RENAME TO studio`);
        await client.query(`ALTER SCHEMA ${hidden.enquiries} RENAME TO enquiries`);
        await setPhase('placed');
      });
      rows.schemas = own;
      // What was written at once says nothing yet of how much there is of it.
      await client.query('ANALYZE');
    },
    async finish() {
      await client.query('DROP SCHEMA IF EXISTS data_move CASCADE');
    },
  };
}
