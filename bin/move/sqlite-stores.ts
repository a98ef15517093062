import { existsSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue, type SQLOutputValue, type StatementSync } from 'node:sqlite';
import { LaunchError } from '../launcher/progress.mjs';
import type { Key, Progress, Row, Side, Unfit, UnfitValue } from './side.ts';
import { fullName, type MovedTable, ownRecords, type Steps, storeColumn, studioTables } from './tables.ts';
import { DoesNotFitError, textOfValue, valueOfText } from './values.ts';

/** Where the two stores of an embedded installation lie. */
export interface StoreFiles {
  readonly studio: string;
  readonly enquiries: string;
}

/** Kept in each store while it is being filled. */
const progressTable = 'data_move_progress';

/** Of each store. */
const cacheKilobytes = 65_536;

const list = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ');

/** The rows of both SQLite stores, read and written. */
export class SqliteStores implements Side {
  readonly words = 'the embedded stores';
  readonly #databases: Readonly<Record<MovedTable['schema'], DatabaseSync>>;
  readonly #statements = new Map<string, StatementSync>();

  constructor(files: StoreFiles, options: { readonly readOnly: boolean }) {
    // To open a file that is missing would make an empty store.
    const missing = Object.values(files).find((file) => !existsSync(file));
    if (missing) throw new LaunchError(`There is no store ${missing}.`);
    // References are looked at in the end: rows come table by table.
    const open = (file: string) =>
      new DatabaseSync(file, { ...options, timeout: 0, enableForeignKeyConstraints: false });
    const studio = open(files.studio);
    try {
      this.#databases = { studio, enquiries: open(files.enquiries) };
    } catch (error) {
      studio.close();
      throw error;
    }
    // Two megabytes otherwise, which the indexes of a large table do not fit in.
    this.run(`PRAGMA cache_size = -${cacheKilobytes}`);
  }

  #statement(schema: MovedTable['schema'], text: string): StatementSync {
    const name = `${schema} ${text}`;
    const known = this.#statements.get(name);
    if (known) return known;
    const made = this.#databases[schema].prepare(text);
    // A row without its columns' names takes half the time.
    made.setReturnArrays(true);
    this.#statements.set(name, made);
    return made;
  }

  /** What a statement of both stores gives, by store. */
  #asked(text: string): readonly (readonly [MovedTable['schema'], Record<string, SQLOutputValue>[]])[] {
    return (['studio', 'enquiries'] as const).map((schema) => [
      schema,
      this.#databases[schema].prepare(text).all(),
    ]);
  }

  /** Runs a statement in both stores. */
  run(text: string): void {
    for (const database of Object.values(this.#databases)) database.exec(text);
  }

  /** Nobody else may write from now on. @throws the driver's error while somebody does */
  holdAlone(): void {
    this.run('BEGIN IMMEDIATE');
  }

  /** The names of the steps each store has taken. */
  steps(): Steps {
    const names = (schema: MovedTable['schema'], text: string) =>
      this.#databases[schema]
        .prepare(text)
        .all()
        .map((row) => String(Object.values(row)[0]));
    return {
      studio: names('studio', 'SELECT name FROM payload_migrations ORDER BY name'),
      enquiries: names('enquiries', 'SELECT version FROM migrations ORDER BY version'),
    };
  }

  async tables(): Promise<readonly MovedTable[]> {
    const present = this.#asked(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'",
    );
    const names = new Map(present.map(([schema, rows]) => [schema, rows.map(({ name }) => String(name))]));
    const studio = studioTables();
    const known = new Set(studio.map(({ name }) => name));
    const foreign = names.get('studio')?.find((name) => !known.has(name) && name !== progressTable);
    if (foreign)
      throw new Error(`The studio's store has a table ${foreign}, which this version does not know.`);
    const store = (names.get('enquiries') ?? []).filter((name) => name !== progressTable);
    const tables = [...studio, ...store.map((name) => this.#storeTable(name))];
    return tables.filter((table) => !ownRecords.includes(fullName(table)));
  }

  #storeTable(name: string): MovedTable {
    const columns = this.#databases.enquiries.prepare(`PRAGMA table_info("${name}")`).all();
    const key = columns.filter(({ pk }) => Number(pk) > 0).toSorted((a, b) => Number(a.pk) - Number(b.pk));
    return {
      schema: 'enquiries',
      name,
      key: key.map((column) => String(column.name)),
      columns: columns.map((column) => storeColumn(name, String(column.name), String(column.type))),
      counted: false,
    };
  }

  async count({ schema, name }: MovedTable): Promise<number> {
    return Number(this.#databases[schema].prepare(`SELECT COUNT(*) AS n FROM "${name}"`).get()?.n);
  }

  async rows(table: MovedTable, after: Key | null, limit: number, unfit?: Unfit): Promise<readonly Row[]> {
    const { schema, name, columns } = table;
    const key = list(table.key);
    const from = after ? `WHERE (${key}) > (${after.map(() => '?').join(', ')})` : '';
    const names = list(columns.map((column) => column.name));
    const statement = this.#statement(
      schema,
      `SELECT ${names} FROM "${name}" ${from} ORDER BY ${key} LIMIT ${limit}`,
    );
    const found = statement.all(...(after ? this.#keyValues(table, after) : []));
    // As the statement was told to give them.
    return (found as unknown as SQLOutputValue[][]).map((row) =>
      columns.map((column, at) => {
        try {
          return textOfValue(column, row[at] ?? null);
        } catch (error) {
          if (!unfit || !(error instanceof DoesNotFitError)) throw namedFault(error, table, column.name);
          const parts = table.key.map((part) => row[columns.findIndex((one) => one.name === part)]);
          unfit(column.name, parts.map(String).join('/'), error.message);
          return null;
        }
      }),
    );
  }

  #keyValues({ key, columns }: MovedTable, values: Key): SQLInputValue[] {
    return key.map((name, at) => {
      const column = columns.find((one) => one.name === name);
      return column ? valueOfText(column, values[at] ?? null) : null;
    });
  }

  async lastIds(tables: readonly MovedTable[]): Promise<ReadonlyMap<string, number>> {
    const rows = this.#databases.studio.prepare('SELECT name, seq FROM sqlite_sequence').all();
    const given = new Map(rows.map(({ name, seq }) => [`studio.${name}`, Number(seq)]));
    const counted = tables.filter((table) => table.counted);
    // A table without AUTOINCREMENT has no line there, and goes on after the greatest id it holds.
    return new Map(
      counted.map((table) => [
        fullName(table),
        Math.max(given.get(fullName(table)) ?? 0, this.#greatestId(table)),
      ]),
    );
  }

  #greatestId({ schema, name, key }: MovedTable): number {
    const row = this.#databases[schema].prepare(`SELECT max("${key[0]}") AS id FROM "${name}"`).get();
    return Number(row?.id ?? 0);
  }

  setLastIds(last: ReadonlyMap<string, number>): void {
    const { studio } = this.#databases;
    const remove = studio.prepare('DELETE FROM sqlite_sequence WHERE name = ?');
    const add = studio.prepare('INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)');
    this.#inTransaction(studio, () => {
      for (const [full, id] of last) {
        const name = full.slice('studio.'.length);
        remove.run(name);
        if (id > 0) add.run(name, id);
      }
    });
  }

  #inTransaction(database: DatabaseSync, work: () => void): void {
    database.exec('BEGIN');
    try {
      work();
      database.exec('COMMIT');
    } catch (error) {
      database.exec('ROLLBACK');
      throw error;
    }
  }

  /** Makes ready to be filled. */
  keepProgress(): void {
    this.run(
      `CREATE TABLE IF NOT EXISTS ${progressTable} (name TEXT PRIMARY KEY, after TEXT, done INTEGER NOT NULL)`,
    );
  }

  progress(): ReadonlyMap<string, Progress> {
    return new Map(
      this.#asked(`SELECT name, after, done FROM ${progressTable}`).flatMap(([, rows]) =>
        rows.map(({ name, after, done }) => [
          String(name),
          { after: after === null ? null : (JSON.parse(String(after)) as Key), done: done === 1 },
        ]),
      ),
    );
  }

  write(table: MovedTable, rows: readonly Row[], { after, done }: Progress): void {
    const { schema, name, columns } = table;
    const insert = this.#statement(
      schema,
      `INSERT INTO "${name}" (${list(columns.map((column) => column.name))}) VALUES (${columns.map(() => '?').join(', ')})`,
    );
    const note = this.#statement(
      schema,
      `INSERT INTO ${progressTable} (name, after, done) VALUES (?, ?, ?)
        ON CONFLICT (name) DO UPDATE SET after = excluded.after, done = excluded.done`,
    );
    this.#inTransaction(this.#databases[schema], () => {
      for (const row of rows)
        insert.run(...columns.map((column, at) => valueOfText(column, row[at] ?? null)));
      note.run(fullName(table), after ? JSON.stringify(after) : null, done ? 1 : 0);
    });
  }

  clear(table: MovedTable): void {
    this.#inTransaction(this.#databases[table.schema], () => {
      this.#databases[table.schema].exec(`DELETE FROM "${table.name}"`);
      this.#statement(table.schema, `DELETE FROM ${progressTable} WHERE name = ?`).run(fullName(table));
    });
  }

  /** Rows that refer to one that is not there. */
  lostReferences(): readonly UnfitValue[] {
    return this.#asked('PRAGMA foreign_key_check').flatMap(([schema, rows]) =>
      rows.map(({ table, rowid, parent }) => ({
        column: `${schema}.${table}`,
        key: String(rowid),
        reason: `refers to a row of ${parent} that is not there`,
      })),
    );
  }

  /** Takes the record of progress out and everything into the two files. */
  seal(): void {
    this.run(`DROP TABLE IF EXISTS ${progressTable}`);
    this.run('PRAGMA wal_checkpoint(TRUNCATE)');
  }

  async close(): Promise<void> {
    for (const database of Object.values(this.#databases)) if (database.isOpen) database.close();
  }
}

/** Names the place of a value that does not fit. */
export function namedFault(error: unknown, table: MovedTable, column: string): unknown {
  if (!(error instanceof DoesNotFitError)) return error;
  return new DoesNotFitError(`A value of ${fullName(table)}.${column} ${error.message}.`);
}
