import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrations } from '@sundowner/enquiries/store/database/schema';
import { LaunchError } from '../launcher/progress.mjs';
import { studioDirectory } from '../product/paths.ts';

/** What a column holds, however each database keeps it. */
export type Kind =
  | 'text'
  | 'choice'
  | 'integer'
  | 'bigint'
  | 'number'
  | 'truth'
  | 'moment'
  | 'json'
  | 'bytes';

export interface MovedColumn {
  readonly name: string;
  readonly kind: Kind;
  /** Of a choice: PostgreSQL's type of its own, and its words. */
  readonly choice?: { readonly type: string; readonly words: ReadonlySet<string> };
}

export interface MovedTable {
  readonly schema: 'studio' | 'enquiries';
  readonly name: string;
  /** Columns that name a row. */
  readonly key: readonly string[];
  readonly columns: readonly MovedColumn[];
  /** Whether its ids are counted, and none is given twice. */
  readonly counted: boolean;
}

/** `studio.media`: by it a table is told apart from one of the other schema. */
export const fullName = ({ schema, name }: Pick<MovedTable, 'schema' | 'name'>): string =>
  `${schema}.${name}`;

/** Each database notes its own steps in it. */
export const ownRecords: readonly string[] = ['studio.payload_migrations', 'enquiries.migrations'];

/** What drizzle-kit keeps of a schema, as far as it is read here. */
interface Snapshot {
  readonly tables: Readonly<
    Record<
      string,
      {
        readonly name: string;
        readonly columns: Readonly<
          Record<
            string,
            {
              readonly name: string;
              readonly type: string;
              readonly typeSchema?: string;
              readonly primaryKey: boolean;
            }
          >
        >;
      }
    >
  >;
  readonly enums: Readonly<Record<string, { readonly name: string; readonly values: readonly string[] }>>;
}

const kinds: Readonly<Record<string, Kind>> = {
  varchar: 'text',
  integer: 'integer',
  serial: 'integer',
  numeric: 'number',
  boolean: 'truth',
  'timestamp(3) with time zone': 'moment',
  jsonb: 'json',
};

function studioColumn(
  { enums }: Snapshot,
  { name, type, typeSchema }: { name: string; type: string; typeSchema?: string },
): MovedColumn {
  if (typeSchema !== undefined) {
    const words = new Set(enums[`${typeSchema}.${type}`]?.values);
    return { name, kind: 'choice', choice: { type, words } };
  }
  const kind = kinds[type];
  if (!kind) throw new Error(`There is no rule for moving a column of the type ${type} (${name}).`);
  return { name, kind };
}

/**
 * The studio's tables in this version. SQLite has a type for neither times nor choices: what a column holds is known from the snapshot of
 * PostgreSQL's newest migration, whose tables and columns have the same names.
 */
export function studioTables(): MovedTable[] {
  const folder = join(studioDirectory, 'src', 'migrations', 'postgres');
  const [newest = ''] = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .reverse();
  const snapshot = JSON.parse(readFileSync(join(folder, newest), 'utf8')) as Snapshot;
  return Object.values(snapshot.tables).map((table) => {
    const columns = Object.values(table.columns);
    return {
      schema: 'studio',
      name: table.name,
      key: columns.filter(({ primaryKey }) => primaryKey).map(({ name }) => name),
      columns: columns.map((column) => studioColumn(snapshot, column)),
      counted: columns.some(({ type }) => type === 'serial'),
    };
  });
}

/** The names of the steps each store has taken. */
export type Steps = Readonly<Record<MovedTable['schema'], readonly string[]>>;

/** The studio's migrations of this version, oldest first. */
function studioMigrations(dialect: 'sqlite' | 'postgres'): string[] {
  return readdirSync(join(studioDirectory, 'src', 'migrations', dialect))
    .filter((name) => /^\d.*\.ts$/.test(name))
    .map((name) => name.replace(/\.ts$/, ''))
    .sort();
}

/** Whether both stores have taken every step of this version, and no other. */
export function isCurrent(steps: Steps, dialect: 'sqlite' | 'postgres'): boolean {
  const wanted: Steps = {
    studio: studioMigrations(dialect),
    enquiries: migrations.map(({ version }) => String(version)),
  };
  return (['studio', 'enquiries'] as const).every(
    (schema) => steps[schema].toSorted().join() === wanted[schema].toSorted().join(),
  );
}

/** @throws LaunchError for stores of another version */
export function assertCurrent(steps: Steps, dialect: 'sqlite' | 'postgres'): void {
  if (!isCurrent(steps, dialect))
    throw new LaunchError(
      'The stores are of another version of Sundowner; start this version on them once, stop it, and move them then.',
    );
}

const storeKinds: Readonly<Record<string, Kind>> = {
  INTEGER: 'bigint',
  bigint: 'bigint',
  TEXT: 'text',
  text: 'text',
  BLOB: 'bytes',
  bytea: 'bytes',
};

/** A column of the enquiry store, whose steps know three types alone. */
export function storeColumn(table: string, name: string, type: string): MovedColumn {
  const kind = storeKinds[type];
  if (!kind) throw new Error(`There is no rule for moving ${table}.${name}, which is of the type ${type}.`);
  return { name, kind };
}

/** Whether there is a file in each row, of which a few fill the memory. */
export const holdsFiles = ({ columns }: MovedTable): boolean => columns.some(({ name }) => name === 'bytes');

const short: ReadonlySet<Kind> = new Set(['integer', 'bigint', 'number', 'truth', 'moment']);
/** Values in a batch of a table that holds nothing else: the words of the search have millions of rows. */
const shortAtOnce = 20_000;

/** So many rows are read, and written in one transaction. */
export function batchSize(table: MovedTable): number {
  const { columns } = table;
  if (holdsFiles(table)) return 4;
  if (columns.some(({ kind }) => kind === 'bytes')) return 200;
  return columns.every(({ kind }) => short.has(kind))
    ? Math.max(500, Math.floor(shortAtOnce / columns.length))
    : 500;
}
