import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql as postgresSql } from '@payloadcms/db-postgres';
import { sql as sqliteSql } from '@payloadcms/db-sqlite';
import type { Payload } from 'payload';
import { type SchemaAdapter, schemaAdapter } from '../schema/adapter.ts';

/** A Drizzle connection or transaction, as far as a migration uses it. */
interface Connection {
  run(query: unknown): Promise<unknown>;
  execute(query: unknown): Promise<unknown>;
}

/** The statements that make everything the snapshot of a migration describes, in an empty database. */
export function statementsFor(adapter: SchemaAdapter, migration: string): Promise<string[]> {
  const after = JSON.parse(readFileSync(join(adapter.migrationDir, `${migration}.json`), 'utf8'));
  const { schemaName, defaultDrizzleSnapshot: nothing } = adapter;
  // The schema itself is made before the first migration.
  const before = schemaName ? { ...nothing, schemas: { [schemaName]: schemaName } } : nothing;
  return adapter.requireDrizzleKit().generateMigration(before, after);
}

/** SHA-256 of statements, in hexadecimal digits. */
export const statementsDigest = (statements: readonly string[]): string =>
  createHash('sha256').update(statements.join('\n')).digest('hex');

/**
 * The first migration of a database: what its snapshot describes, which is the one record of it.
 *
 * @param digest of the statements when the migration was made; where drizzle-kit writes others, nothing is run
 * @throws Error from the migration, when it is no longer the one that was made
 */
export function wholeSchema(migration: string, digest: string) {
  return async ({ db, payload }: { db: unknown; payload: unknown }): Promise<void> => {
    const adapter = schemaAdapter(payload as Payload);
    const statements = await statementsFor(adapter, migration);
    if (statementsDigest(statements) !== digest) {
      throw new Error('its snapshot, or what drizzle-kit makes of it, is not what it was made with');
    }
    const connection = db as Connection;
    if (adapter.name === 'postgres')
      return void (await connection.execute(postgresSql.raw(statements.join('\n'))));
    for (const statement of statements) await connection.run(sqliteSql.raw(statement));
  };
}
