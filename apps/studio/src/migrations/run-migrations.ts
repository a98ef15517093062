import { type PayloadRequest, createLocalReq, type Payload } from 'payload';
import { migrations as postgres } from './postgres/index.ts';
import { migrations as sqlite } from './sqlite/index.ts';
import { type SchemaAdapter, queryRows, schemaAdapter } from '../schema/adapter.ts';
import { studioSettings } from '../settings.ts';
import { busyTimeout } from '../transactions/database.ts';
import { notUsableBeside, noteUsableFrom } from './later-versions.ts';
import { type MigrationStep, stepsOnPostgres } from './on-postgres.ts';
import { literal, statementsOn } from './statements.ts';

/** One committed migration; `db` is a Drizzle connection or transaction of its own dialect. */
interface Migration {
  readonly name: string;
  /** The migration from which on a studio may go on beside this one; absent of those before 0.1.0 was released. */
  readonly usableFrom?: string;
  up(args: { db: unknown; payload: unknown; req: PayloadRequest; former: string | null }): Promise<void>;
}

/** The committed migrations of the database in use, oldest first. */
function listMigrations(adapter: Pick<SchemaAdapter, 'name'>): readonly Migration[] {
  return (adapter.name === 'postgres' ? postgres : sqlite) as unknown as readonly Migration[];
}

const table = 'payload_migrations';

/** Names of the migrations the database says it has had; empty for a new one. */
async function appliedMigrations(adapter: SchemaAdapter): Promise<string[]> {
  const columns = await presentColumns(adapter);
  if (!columns.has(table)) return [];
  const from = adapter.name === 'postgres' ? `"${adapter.schemaName}"."${table}"` : `"${table}"`;
  const rows = await queryRows(adapter, `select name from ${from} order by id`);
  return rows.map(({ name }) => String(name));
}

/** Every table that is really there, with its columns. */
async function presentColumns(adapter: SchemaAdapter): Promise<Map<string, Set<string>>> {
  const raw =
    adapter.name === 'postgres'
      ? `select table_name as "table", column_name as "column" from information_schema.columns where table_schema = '${adapter.schemaName}'`
      : `select m.name as "table", c.name as "column" from sqlite_master m join pragma_table_info(m.name) c where m.type = 'table'`;
  const rows = await queryRows(adapter, raw);
  const present = new Map<string, Set<string>>();
  for (const row of rows) {
    const name = String(row.table);
    present.set(name, (present.get(name) ?? new Set()).add(String(row.column)));
  }
  return present;
}

/**
 * What the database lacks of what the collections need, each in a few words; empty when every migration landed.
 * Payload's own command can report success and leave nothing behind (docs/decisions), so the tables are looked at.
 */
async function schemaFaults(adapter: SchemaAdapter): Promise<string[]> {
  const applied = new Set(await appliedMigrations(adapter));
  const faults = listMigrations(adapter)
    .filter(({ name }) => !applied.has(name))
    .map(({ name }) => `migration ${name} has not been run`);
  const known = listMigrations(adapter).map(({ name }) => name);
  for (const name of await notUsableBeside(adapter, [...applied], known))
    faults.push(`migration ${name} is of another version of the studio`);
  const present = await presentColumns(adapter);
  for (const { name, columns } of Object.values(adapter.rawTables)) {
    const there = present.get(name);
    if (!there) faults.push(`table ${name} is missing`);
    else {
      const missing = Object.values(columns).filter((column) => !there.has(column.name));
      for (const column of missing) faults.push(`column ${name}.${column.name} is missing`);
    }
  }
  return faults;
}

/** A schema that is not what the studio needs; the message is one sentence for the operator. */
class SchemaError extends Error {
  override readonly name = 'SchemaError';
}

interface Drizzle {
  drizzle: { execute(query: unknown): Promise<unknown> };
  client: { execute(statement: string): Promise<unknown> };
}

/** What migrations are given from outside the studio. */
interface MigrationInputs {
  /** File of what the product knew of places before they were content (`former-places.ts`); `null` where nobody named one. */
  readonly former: string | null;
}

async function apply(
  payload: Payload,
  migration: Migration,
  { db, batch, former }: MigrationInputs & { readonly db: unknown; readonly batch: number },
): Promise<void> {
  const req = await createLocalReq({}, payload);
  const { name } = migration;
  try {
    await migration.up({ db, payload, req, former });
  } catch (error) {
    // Drizzle's own message is the whole statement; the database's words are its cause.
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    const reason = cause instanceof Error ? cause.message : String(cause);
    const sentence = `Migration ${name} of the studio's database failed and was undone: ${reason}.`;
    // By its code anybody who runs the step knows a table in use, and begins it again.
    throw new SchemaError(sentence, { cause });
  }
  const statements = statementsOn(payload, db);
  const { run, named } = statements;
  await run(`insert into ${named('payload_migrations')} (name, batch) values (${literal(name)}, ${batch})`);
  if (schemaAdapter(payload).name === 'postgres') await noteUsableFrom(statements, migration);
}

/** How long another starter's migrations are waited for on SQLite, in milliseconds; a small machine takes a minute. */
const starterTimeout = 300_000;

/** All pending migrations in one transaction of the file's only writer; another starter waits for its end. */
async function onSqlite(payload: Payload, inputs: MigrationInputs): Promise<string[]> {
  const { client, drizzle } = payload.db as unknown as Drizzle;
  await client.execute(`PRAGMA busy_timeout = ${starterTimeout}`);
  await client.execute('PRAGMA foreign_keys = OFF');
  await client.execute('BEGIN IMMEDIATE');
  try {
    const done = await applyPending(payload, (work) => work(drizzle), inputs);
    await client.execute('COMMIT');
    return done;
  } catch (error) {
    await client.execute('ROLLBACK');
    throw error;
  } finally {
    await client.execute('PRAGMA foreign_keys = ON');
    await client.execute(`PRAGMA busy_timeout = ${busyTimeout}`);
  }
}

/** Each pending migration in a transaction of its own. */
function onPostgres(payload: Payload, inputs: MigrationInputs): Promise<string[]> {
  const { drizzle: pool } = payload.db as unknown as Drizzle;
  const { schemaName = 'studio' } = schemaAdapter(payload);
  const url = studioSettings().databaseUrl ?? '';
  const warn = (sentence: string) => payload.logger.warn(sentence);
  return stepsOnPostgres({ url, schemaName, pool, warn }, (step) => applyPending(payload, step, inputs));
}

async function applyPending(
  payload: Payload,
  step: MigrationStep,
  { former }: MigrationInputs,
): Promise<string[]> {
  const adapter = schemaAdapter(payload);
  const applied = await appliedMigrations(adapter);
  const known = listMigrations(adapter);
  const names = known.map(({ name }) => name);
  const [foreign] = await notUsableBeside(adapter, applied, names);
  if (foreign) {
    throw new SchemaError(
      `The studio's database was made by another version of Sundowner (migration ${foreign}): start that version. A demonstration begins anew with an empty DATA_DIR or database.`,
    );
  }
  const pending = known.filter(({ name }) => !applied.includes(name));
  for (const migration of pending)
    await step((db) => apply(payload, migration, { db, batch: applied.length + 1, former }));
  return pending.map(({ name }) => name);
}

/**
 * Runs the migrations the database lacks and looks whether they landed: on SQLite all or none, on PostgreSQL one by one, so that what was ended
 * half-way goes on from there. Safe to run again and by two starters at once.
 *
 * @returns the names of the migrations it ran
 * @throws SchemaError naming the first thing that is missing afterwards
 */
export async function runMigrations(
  payload: Payload,
  inputs: MigrationInputs = { former: null },
): Promise<string[]> {
  const adapter = schemaAdapter(payload);
  const done = adapter.name === 'postgres' ? await onPostgres(payload, inputs) : await onSqlite(payload, inputs);
  await assertSchema(payload);
  return done;
}

/** @throws SchemaError when the database lacks something the collections need */
export async function assertSchema(payload: Payload): Promise<void> {
  const faults = await schemaFaults(schemaAdapter(payload));
  if (faults.length === 0) return;
  const others = faults.length > 1 ? ` (and ${faults.length - 1} more)` : '';
  throw new SchemaError(`The studio's database is not ready: ${faults[0]}${others}.`);
}
