import { sql as postgresSql } from '@payloadcms/db-postgres';
import { createLocalReq, type Payload } from 'payload';
import { busyTimeout } from '../transactions/database.ts';
import { schemaAdapter } from '../schema/adapter.ts';
import { appliedMigrations, schemaFaults } from './inspect.ts';
import { type Migration, migrationsOf } from './migrations.ts';

/** A schema that is not what the studio needs; the message is one sentence for the operator. */
class SchemaError extends Error {
  override readonly name = 'SchemaError';
}

/** Any number that no other advisory lock of the product uses. */
const lock = 7_260_215;

interface Connection {
  execute(query: unknown): Promise<unknown>;
}

interface Drizzle {
  drizzle: Connection & { transaction<T>(work: (transaction: Connection) => Promise<T>): Promise<T> };
  client: { execute(statement: string): Promise<unknown> };
}

async function apply(payload: Payload, migration: Migration, db: unknown, batch: number): Promise<void> {
  const req = await createLocalReq({}, payload);
  const { name } = migration;
  try {
    await migration.up({ db, payload, req });
  } catch (error) {
    // Drizzle's own message is the whole statement; the database's words are its cause.
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new SchemaError(`Migration ${name} of the studio's database failed and was undone: ${reason}.`);
  }
  if (schemaAdapter(payload).name === 'sqlite') {
    await payload.db.create({ collection: 'payload-migrations', data: { name, batch } });
  } else {
    const { schemaName } = schemaAdapter(payload);
    await (db as Connection).execute(
      postgresSql.raw(
        `insert into "${schemaName}"."payload_migrations" (name, batch) values ('${name.replaceAll("'", "''")}', ${batch})`,
      ),
    );
  }
}

/** How long another starter's migrations are waited for on SQLite, in milliseconds; a small machine takes a minute. */
const starterTimeout = 300_000;

/** All pending migrations in one transaction of the file's only writer; another starter waits for its end. */
async function onSqlite(payload: Payload): Promise<string[]> {
  const { client, drizzle } = payload.db as unknown as Drizzle;
  await client.execute(`PRAGMA busy_timeout = ${starterTimeout}`);
  await client.execute('PRAGMA foreign_keys = OFF');
  await client.execute('BEGIN IMMEDIATE');
  try {
    const done = await applyPending(payload, drizzle);
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

/** The same on PostgreSQL, where an advisory lock makes another starter wait. */
async function onPostgres(payload: Payload): Promise<string[]> {
  const { drizzle } = payload.db as unknown as Drizzle;
  const { schemaName } = schemaAdapter(payload);
  return drizzle.transaction(async (transaction) => {
    await transaction.execute(postgresSql.raw(`select pg_advisory_xact_lock(${lock})`));
    await transaction.execute(postgresSql.raw(`create schema if not exists "${schemaName}"`));
    return applyPending(payload, transaction);
  });
}

async function applyPending(payload: Payload, db: unknown): Promise<string[]> {
  const adapter = schemaAdapter(payload);
  const applied = await appliedMigrations(adapter);
  const known = migrationsOf(adapter);
  const foreign = applied.find((name) => !known.some((migration) => migration.name === name));
  if (foreign) {
    throw new SchemaError(
      `The studio's database was made by another version of Sundowner (migration ${foreign}): start that version. A demonstration begins anew with an empty DATA_DIR or database.`,
    );
  }
  const pending = known.filter(({ name }) => !applied.includes(name));
  for (const migration of pending) await apply(payload, migration, db, applied.length + 1);
  return pending.map(({ name }) => name);
}

/**
 * Runs the migrations the database lacks, all or none, and looks whether they landed. Safe to run again and by two
 * starters at once.
 *
 * @returns the names of the migrations it ran
 * @throws SchemaError naming the first thing that is missing afterwards
 */
export async function runMigrations(payload: Payload): Promise<string[]> {
  const adapter = schemaAdapter(payload);
  const done = adapter.name === 'postgres' ? await onPostgres(payload) : await onSqlite(payload);
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
