import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { LaunchError } from '../launcher/progress.mjs';
import type { Key, Row, Unfit } from './side.ts';
import { namedFault } from './sqlite-stores.ts';
import { fullName, type MovedTable, ownRecords, type Steps, storeColumn, studioTables } from './tables.ts';
import { cast, DoesNotFitError, isLookedAt, listOf, selected, textOfSelected } from './values.ts';

/** Connections of the product's programs to a database, by the names they give. */
const productPrograms = [
  'sundowner-enquiries',
  'sundowner-studio',
  'sundowner-listener',
  'sundowner-migrations',
];

/** `sundowner on db.example.com`: no password is said. */
export function databaseWords(url: string): string {
  const { hostname, pathname, port } = new URL(url);
  return `the database ${decodeURIComponent(pathname.slice(1))} on ${hostname}${port ? `:${port}` : ''}`;
}

/** @throws LaunchError when it cannot be reached */
export async function connectTo(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    // One side waits while the other is compared, longer than many a network keeps a silent connection (350 s at AWS).
    keepAliveInitialDelayMillis: 30_000,
    application_name: 'sundowner-data-move',
  });
  // A connection that breaks fails its statement; its event, unheard, would end the process.
  client.on('error', () => {});
  try {
    await client.connect();
    return client;
  } catch (error) {
    const reason = error instanceof Error ? error.message || String(error) : String(error);
    throw new LaunchError(`${databaseWords(url)} cannot be reached: ${reason}.`);
  }
}

/** How long programs of a run that was ended may take to leave the database. Milliseconds. */
const leaveWithin = 5000;

/** What keeps a database from being held; `null` when it is held, until the connection ends. */
async function hindrance(client: pg.Client, words: string): Promise<string | null> {
  const { rows } = await client.query<{ n: string }>(
    'SELECT count(*) AS n FROM pg_stat_activity WHERE datname = current_database() AND application_name = ANY($1)',
    [productPrograms],
  );
  if (Number(rows[0]?.n) > 0) return `Sundowner is running on ${words}; stop it on every machine first.`;
  // "Move" in ASCII.
  const lock = await client.query<{ ours: boolean }>('SELECT pg_try_advisory_lock(1299149413) AS ours');
  return lock.rows[0]?.ours === true ? null : `Another move is at work on ${words}.`;
}

/** Takes a database for one move. @throws LaunchError while a program of the product uses it, or another move does */
export async function holdDatabase(client: pg.Client, words: string): Promise<void> {
  const until = performance.now() + leaveWithin;
  for (;;) {
    const reason = await hindrance(client, words);
    if (reason === null) return;
    if (performance.now() > until) throw new LaunchError(reason);
    await pause(250);
  }
}

/** Where each of the two schemas is at the moment: a move takes them out of the product's sight. */
export type SchemaNames = Readonly<Record<MovedTable['schema'], string>>;

/** The rows of both schemas of a database, read and written. */
export class PostgresRows {
  readonly client: pg.Client;
  schemas: SchemaNames = { studio: 'studio', enquiries: 'enquiries' };

  constructor(client: pg.Client) {
    this.client = client;
  }

  at = ({ schema, name }: Pick<MovedTable, 'schema' | 'name'>): string =>
    `"${this.schemas[schema]}"."${name}"`;

  /** What both schemas take on the disk. */
  async bytes(): Promise<number> {
    const { rows } = await this.client.query<{ n: string }>(
      `SELECT coalesce(sum(pg_total_relation_size(c.oid)), 0) AS n FROM pg_class c
        WHERE c.relkind = 'r' AND c.relnamespace = ANY(ARRAY[$1::regnamespace, $2::regnamespace]::oid[])`,
      Object.values(this.schemas),
    );
    return Number(rows[0]?.n);
  }

  /** The names of the steps each store has taken. */
  async steps(): Promise<Steps> {
    const studio = await this.client.query<{ step: string }>(
      `SELECT name AS step FROM "${this.schemas.studio}".payload_migrations`,
    );
    const enquiries = await this.client.query<{ step: string }>(
      `SELECT version::text AS step FROM "${this.schemas.enquiries}".migrations`,
    );
    const names = (rows: readonly { step: string }[]) => rows.map(({ step }) => step);
    return { studio: names(studio.rows), enquiries: names(enquiries.rows) };
  }

  async tables(): Promise<readonly MovedTable[]> {
    const studio = studioTables();
    const { rows } = await this.client.query<{
      name: string;
      column: string;
      type: string;
      place: number | null;
    }>(
      `SELECT c.relname AS name, a.attname AS column, format_type(a.atttypid, NULL) AS type,
          array_position(i.indkey::int2[], a.attnum) AS place
        FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
          JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
          LEFT JOIN pg_index i ON i.indrelid = c.oid AND i.indisprimary
        WHERE n.nspname = $1 AND c.relkind = 'r' ORDER BY c.relname, a.attnum`,
      [this.schemas.enquiries],
    );
    const store = [...Map.groupBy(rows, ({ name }) => name)].map(([name, columns]): MovedTable => {
      const key = columns.filter(({ place }) => place !== null);
      return {
        schema: 'enquiries',
        name,
        key: key.toSorted((a, b) => Number(a.place) - Number(b.place)).map(({ column }) => column),
        columns: columns.map(({ column, type }) => storeColumn(name, column, type)),
        counted: false,
      };
    });
    return [...studio, ...store].filter((table) => !ownRecords.includes(fullName(table)));
  }

  async count(table: MovedTable): Promise<number> {
    const { rows } = await this.client.query<{ n: string }>(`SELECT count(*) AS n FROM ${this.at(table)}`);
    return Number(rows[0]?.n);
  }

  async rows(table: MovedTable, after: Key | null, limit: number, unfit?: Unfit): Promise<readonly Row[]> {
    const { columns, schema } = table;
    // By its table's name: what is selected has the same name, and is text.
    const key = table.key.map((name) => `r."${name}"`).join(', ');
    const marks = table.key.map((name, at) => {
      const column = columns.find((one) => one.name === name);
      return column ? cast(column, `$${at + 1}::text`, this.schemas[schema]) : 'NULL';
    });
    const from = after ? `WHERE (${key}) > (${marks.join(', ')})` : '';
    const { rows } = await this.client.query<(string | null)[]>({
      text: `SELECT ${columns.map(selected).join(', ')} FROM ${this.at(table)} AS r ${from} ORDER BY ${key} LIMIT ${limit}`,
      values: after ? [...after] : [],
      rowMode: 'array',
    });
    const looked = columns.flatMap((column, at) => (isLookedAt(column) ? [{ column, at }] : []));
    for (const row of looked.length > 0 ? rows : []) {
      for (const { column, at } of looked) {
        try {
          row[at] = textOfSelected(column, row[at] ?? null);
        } catch (error) {
          if (!unfit || !(error instanceof DoesNotFitError)) throw namedFault(error, table, column.name);
          const place = columns.findIndex(({ name }) => name === table.key[0]);
          unfit(column.name, row[place] ?? '', error.message);
          row[at] = null;
        }
      }
    }
    return rows;
  }

  /**
   * Adds rows, one parameter for a column of all of them, and with them what is noted of it: a statement is a transaction of its own.
   *
   * @param note a statement with parameters from `$1` on
   */
  async insert(
    table: MovedTable,
    rows: readonly Row[],
    note: { readonly text: string; readonly values: readonly unknown[] },
  ): Promise<void> {
    const { columns, schema } = table;
    const own = note.values.length;
    const names = columns.map(({ name }) => `"${name}"`).join(', ');
    const arrays = columns.map((_, at) => `$${own + at + 1}::text[]`).join(', ');
    const letters = columns.map((_, at) => `v${at}`);
    const values = columns.map((column, at) => cast(column, `v${at}`, this.schemas[schema]));
    await this.client.query(
      `WITH noted AS (${note.text})
        INSERT INTO ${this.at(table)} (${names}) SELECT ${values.join(', ')} FROM unnest(${arrays}) AS r (${letters.join(', ')})`,
      [
        ...note.values,
        ...columns.map((column, at) =>
          listOf(
            column,
            rows.map((row) => row[at] ?? null),
          ),
        ),
      ],
    );
  }

  async lastIds(tables: readonly MovedTable[]): Promise<ReadonlyMap<string, number>> {
    const counted = tables.filter((table) => table.counted);
    const { rows: sequences } = await this.client.query<{ name: string }>(
      `SELECT pg_get_serial_sequence(t, k) AS name FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS r (t, k, n) ORDER BY n`,
      [counted.map(this.at), counted.map(({ key }) => key[0])],
    );
    const asked = sequences.map(
      ({ name }, at) =>
        `SELECT ${at} AS place, CASE WHEN is_called THEN last_value ELSE last_value - 1 END AS id FROM ${name}`,
    );
    const { rows } = await this.client.query<{ place: number; id: string }>(asked.join(' UNION ALL '));
    const ids = new Map(rows.map(({ place, id }) => [place, Number(id)]));
    return new Map(counted.map((table, at) => [fullName(table), ids.get(at) ?? 0]));
  }

  async setLastIds(last: ReadonlyMap<string, number>, tables: readonly MovedTable[]): Promise<void> {
    const counted = tables.filter((table) => table.counted);
    const ids = counted.map((table) => last.get(fullName(table)) ?? 0);
    await this.client.query(
      `SELECT setval(pg_get_serial_sequence(t, k)::regclass, greatest(id, 1), id > 0)
        FROM unnest($1::text[], $2::text[], $3::bigint[]) AS r (t, k, id)`,
      [counted.map(this.at), counted.map(({ key }) => key[0]), ids],
    );
  }

  async inTransaction(work: () => Promise<void>): Promise<void> {
    await this.client.query('BEGIN');
    try {
      await work();
      await this.client.query('COMMIT');
    } catch (error) {
      await this.client.query('ROLLBACK').catch(() => {});
      throw error;
    }
  }

  /** Names of the schemas there are. */
  async schemaNames(): Promise<ReadonlySet<string>> {
    const { rows } = await this.client.query<{ name: string }>(
      'SELECT n.nspname AS name FROM pg_namespace n WHERE EXISTS (SELECT 1 FROM pg_class c WHERE c.relnamespace = n.oid)',
    );
    return new Set(rows.map(({ name }) => name));
  }

  async close(): Promise<void> {
    await this.client.end().catch(() => {});
  }
}
