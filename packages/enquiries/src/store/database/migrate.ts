import type { Migration } from './migrations.ts';
import type { Sql, Store } from './port.ts';
import { expectedColumns, migrations } from './schema.ts';

/** A store whose tables are not what this version of the product needs; one sentence for the operator. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

const types = {
  sqlite: { int: 'INTEGER', blob: 'BLOB', keyed: 'WITHOUT ROWID' },
  postgres: { int: 'BIGINT', blob: 'BYTEA', keyed: '' },
} as const;

async function apply(sql: Sql, migration: Migration, dialect: Store['dialect'], now: number): Promise<void> {
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
  await sql.run('INSERT INTO migrations (version, name, applied_at) VALUES (?, ?, ?)', [
    migration.version,
    migration.name,
    now,
  ]);
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

/**
 * Brings the tables to this version, in one transaction that a second process starting at the same moment waits for, and
 * reads them back afterwards to see that they landed.
 *
 * @returns the names of the steps it took
 * @throws MigrationError when the store was made by a later version or before the first one, or the steps did not land
 */
export async function migrate(store: Store, now: number): Promise<string[]> {
  const steps = await store.transaction(async (sql) => {
    if (store.dialect === 'postgres') {
      // "Sundowner" in ASCII, cut to 53 bits: any constant does, it only has to be this one everywhere.
      await sql.rows('SELECT pg_advisory_xact_lock(6008769254)');
      await sql.run('CREATE SCHEMA IF NOT EXISTS enquiries');
    }
    const integer = types[store.dialect].int;
    await sql.run(
      `CREATE TABLE IF NOT EXISTS migrations (version ${integer} PRIMARY KEY, name TEXT NOT NULL, applied_at ${integer} NOT NULL)`,
    );
    const done = await sql.rows<{ version: number }>('SELECT version FROM migrations');
    const latest = Math.max(0, ...done.map((row) => row.version));
    if (latest > (migrations.at(-1)?.version ?? 0)) {
      throw new MigrationError(
        'The enquiry store was made by a later version of Sundowner; start that version, or restore a backup.',
      );
    }
    if (latest > 0 && latest < (migrations[0]?.version ?? 0)) {
      throw new MigrationError(
        'The enquiry store was made before the first release of Sundowner; begin with an empty one ("npm run init -- --new-store --force" keeps the old file).',
      );
    }
    const missing = migrations.filter((migration) => migration.version > latest);
    for (const migration of missing) await apply(sql, migration, store.dialect, now);
    return missing.map((migration) => migration.name);
  });
  await store.transaction(verify);
  return steps;
}
