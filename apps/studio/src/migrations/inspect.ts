import { queryRows, type SchemaAdapter } from '../schema/adapter.ts';
import { migrationsOf } from './migrations.ts';

const table = 'payload_migrations';

/** Names of the migrations the database says it has had; empty for a new one. */
export async function appliedMigrations(adapter: SchemaAdapter): Promise<string[]> {
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
export async function schemaFaults(adapter: SchemaAdapter): Promise<string[]> {
  const applied = new Set(await appliedMigrations(adapter));
  const faults = migrationsOf(adapter)
    .filter(({ name }) => !applied.has(name))
    .map(({ name }) => `migration ${name} has not been run`);
  const known = new Set(migrationsOf(adapter).map(({ name }) => name));
  for (const name of applied) {
    if (!known.has(name)) faults.push(`migration ${name} is of another version of the studio`);
  }
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
