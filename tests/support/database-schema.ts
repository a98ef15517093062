import type { DatabaseSync } from 'node:sqlite';
import pg from 'pg';

type Row = Readonly<Record<string, unknown>>;

/** What two databases do not have in common, each part in a line: what the first has alone, and what the second has alone. */
export function schemaDifferences(one: readonly string[], other: readonly string[]): readonly string[] {
  const [first, second] = [new Set(one), new Set(other)];
  return [
    ...one.filter((line) => !second.has(line)).map((line) => `first alone: ${line}`),
    ...other.filter((line) => !first.has(line)).map((line) => `second alone: ${line}`),
  ].toSorted();
}

/**
 * Everything a SQLite database is made of but its rows: tables, columns with their types and defaults, keys, references and indexes, each in
 * a line. The order of columns is none of it: one that was added later stands last.
 */
export function sqliteSchema(database: DatabaseSync): readonly string[] {
  const all = (statement: string) => database.prepare(statement).all() as Row[];
  const made = all("select type, name, tbl_name, sql from sqlite_master where name not like 'sqlite_%'");
  const tables = made.filter(({ type }) => type === 'table');
  const others = made
    .filter(({ type }) => type !== 'table' && type !== 'index')
    .map(({ type, name, sql }) => `${type} ${name}: ${sql}`);
  return [...tables.flatMap((table) => sqliteTable(all, table)), ...others].toSorted();
}

function sqliteTable(all: (statement: string) => Row[], { name, sql }: Row): string[] {
  const table = `table ${name}`;
  const columns = all(`pragma table_xinfo("${name}")`).map(
    (column) =>
      `${table}, column ${column.name}: ${String(column.type).toLowerCase()}, not null ${column.notnull}, default ${column.dflt_value}, primary key ${column.pk}, hidden ${column.hidden}`,
  );
  const references = all(`pragma foreign_key_list("${name}")`).map(
    (key) =>
      `${table}, ${key.from} refers to ${key.table}.${key.to}, on update ${key.on_update}, on delete ${key.on_delete}`,
  );
  const indexes = all(`pragma index_list("${name}")`).map((index) => {
    const of = all(`pragma index_xinfo("${index.name}")`)
      .filter(({ key }) => key === 1)
      .map((column) => `${column.name} ${column.coll}${column.desc === 1 ? ' downwards' : ''}`);
    // What SQLite names by itself is numbered in the order it was made.
    const called = String(index.name).startsWith('sqlite_') ? 'of its own' : index.name;
    return `${table}, index ${called}: ${of.join(', ')}; unique ${index.unique}, partial ${index.partial}, made by ${index.origin}`;
  });
  return [
    `${table}${/\bautoincrement\b/i.test(String(sql)) ? ', never counts a number twice' : ''}`,
    ...columns,
    ...references,
    ...indexes,
  ];
}

/** The same of a schema in a PostgreSQL database, with its types. */
export async function postgresSchema(databaseUrl: string, schema: string): Promise<readonly string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ line: string }>(postgresParts, [schema]);
    return rows.map(({ line }) => line).toSorted();
  } finally {
    await client.end();
  }
}

const postgresParts = `
  select 'table ' || table_name || ', column ' || column_name || ': ' || udt_name || ', null ' || is_nullable
      || ', default ' || coalesce(column_default, 'none') || ', precision ' || coalesce(datetime_precision, numeric_precision, 0) as line
    from information_schema.columns where table_schema = $1
  union all
  select 'table ' || c.relname || ', ' || k.conname || ': ' || pg_get_constraintdef(k.oid)
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace where n.nspname = $1
  union all
  select 'index ' || indexdef from pg_indexes where schemaname = $1
  union all
  select 'type ' || t.typname || ': ' || string_agg(e.enumlabel, ', ' order by e.enumlabel)
    from pg_type t join pg_enum e on e.enumtypid = t.oid join pg_namespace n on n.oid = t.typnamespace where n.nspname = $1
    group by t.typname`;
