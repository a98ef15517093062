import type { Migration } from './migrations.ts';
import { type Sql, type Store, StoreUnavailableError } from './port.ts';
import { expectedColumns, migrations } from './schema.ts';

/** A store whose tables are not what this version of the product needs; one sentence for the operator. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

const types = {
  sqlite: { int: 'INTEGER', blob: 'BLOB', keyed: 'WITHOUT ROWID' },
  postgres: { int: 'BIGINT', blob: 'BYTEA', keyed: '' },
} as const;

/** @returns whether it was still to be taken: another process may have been faster */
async function apply(
  sql: Sql,
  migration: Migration,
  dialect: Store['dialect'],
  now: number,
): Promise<boolean> {
  const taken = await sql.rows('SELECT 1 AS taken FROM migrations WHERE version = ?', [migration.version]);
  if (taken.length > 0) return false;
  const { int, blob, keyed } = types[dialect];
  for (const statement of migration.statements) {
    await sql.run(
      statement
        .replaceAll('{int}', int)
        .replaceAll('{blob}', blob)
        .replaceAll('{keyed}', keyed)
        .replaceAll('{now}', String(Math.trunc(now))),
    );
  }
  const { version, name, usableFrom } = migration;
  if (usableFrom === undefined)
    await sql.run('INSERT INTO migrations (version, name, applied_at) VALUES (?, ?, ?)', [
      version,
      name,
      now,
    ]);
  else
    await sql.run('INSERT INTO migrations (version, name, applied_at, usable_from) VALUES (?, ?, ?, ?)', [
      version,
      name,
      now,
      usableFrom,
    ]);
  return true;
}

async function verify(sql: Sql): Promise<void> {
  const applied = await sql.rows<{ version: number }>('SELECT version FROM migrations');
  const versions = new Set(applied.map((row) => row.version));
  if (!migrations.every(({ version }) => versions.has(version))) {
    throw new MigrationError(
      'The enquiry store did not keep its migrations; look at the disk before you start again.',
    );
  }
  for (const [table, columns] of Object.entries(expectedColumns)) {
    await sql.rows(`SELECT ${columns.join(', ')} FROM ${table} LIMIT 0`);
  }
}

/** Makes what steps are noted in. @returns the version of the last one */
async function prepare(sql: Sql, dialect: Store['dialect']): Promise<number> {
  if (dialect === 'postgres') await sql.run('CREATE SCHEMA IF NOT EXISTS enquiries');
  const { int } = types[dialect];
  await sql.run(
    `CREATE TABLE IF NOT EXISTS migrations (version ${int} PRIMARY KEY, name TEXT NOT NULL, applied_at ${int} NOT NULL)`,
  );
  const done = await sql.rows<{ version: number }>('SELECT version FROM migrations');
  return Math.max(0, ...done.map((row) => row.version));
}

const ofLater =
  'The enquiry store was made by a later version of Sundowner; start that version, or restore a backup.';

/**
 * A later version has taken steps this one does not know. It may go on beside it as long as each of them says so: that nothing this one
 * reads or writes was taken away.
 *
 * @throws MigrationError where one does not
 */
async function assertUsable(sql: Sql, ours: number): Promise<void> {
  const later = await sql
    .rows<{ usable_from: number | null }>('SELECT usable_from FROM migrations WHERE version > ?', [ours])
    .catch((error: unknown) => {
      // Of the time before steps said so.
      if (error instanceof StoreUnavailableError && error.reason === 'other') return [{ usable_from: null }];
      throw error;
    });
  if (!later.every(({ usable_from: from }) => from !== null && from <= ours))
    throw new MigrationError(ofLater);
}

/**
 * Brings the tables to this version, each step in one transaction of its own: what was ended half-way goes on from there, and a second
 * process that starts at the same moment waits. Reads them back afterwards to see that they landed.
 *
 * @param steps all there are, oldest first
 * @returns the names of the steps it took
 * @throws MigrationError when the store was made by a later version that took something away, or before the first one, or the steps did
 *   not land
 * @throws StoreUnavailableError `busy` while another process takes them
 */
export async function migrate(
  store: Store,
  now: number,
  steps: readonly Migration[] = migrations,
): Promise<string[]> {
  const newest = steps.at(-1)?.version ?? 0;
  return store.changeTables(async (step) => {
    const latest = await step((sql) => prepare(sql, store.dialect));
    if (latest > newest) await assertUsable(store.read, newest);
    if (latest > 0 && latest < (steps[0]?.version ?? 0)) {
      throw new MigrationError(
        'The enquiry store was made before the first release of Sundowner; begin with an empty one ("npm run init -- --new-store --force" keeps the old file).',
      );
    }
    const taken: string[] = [];
    for (const migration of steps.filter(({ version }) => version > latest))
      if (await step((sql) => apply(sql, migration, store.dialect, now))) taken.push(migration.name);
    await step(verify);
    return taken;
  });
}
