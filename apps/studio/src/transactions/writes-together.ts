import { sql } from '@payloadcms/db-postgres';
import type { DatabaseAdapterObj, PayloadRequest } from 'payload';
import { type Statement, sendOn } from '../connections/send-on.ts';

/** Drizzle's connection, or that of a transaction. */
interface Connection {
  insert(table: unknown): { values(rows: unknown): Statement };
  delete(table: unknown): { where(where: unknown): Statement };
  execute(query: unknown): Statement;
}

type Row = Readonly<Record<string, unknown>>;

interface Insert {
  readonly db: Connection;
  readonly tableName: string;
  readonly values: Row | readonly Row[];
  readonly onConflictDoUpdate?: unknown;
}

interface Delete {
  readonly db: Connection;
  readonly tableName: string;
  readonly where: unknown;
}

interface DeleteMany {
  readonly collection: string;
  readonly req?: Partial<PayloadRequest>;
  readonly where: {
    readonly and?: readonly Readonly<Record<string, { readonly equals?: unknown } | undefined>>[];
  };
}

interface RawTable {
  readonly foreignKeys?: Readonly<
    Record<
      string,
      { readonly foreignColumns: readonly { readonly table: string }[]; readonly onDelete?: string }
    >
  >;
}

/** Of Payload's adapter for PostgreSQL, what its operations write with. */
interface Writing {
  readonly drizzle: unknown;
  readonly tables: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly rawTables: Readonly<Record<string, RawTable>>;
  insert(insert: Insert): Promise<readonly Row[]>;
  deleteWhere(where: Delete): Promise<void>;
  execute(query: { readonly db?: Connection; readonly sql?: unknown }): Promise<unknown>;
  createVersion(args: unknown): Promise<unknown>;
  deleteMany(args: DeleteMany): Promise<void>;
  readonly sessions: Readonly<Record<string, { readonly db: Connection } | undefined>>;
}

/** Tables whose rows belong to a row of another, and go with it; and those of them that have such rows of their own. */
function tablesOfRows(rawTables: Writing['rawTables']) {
  const ofRows = new Set<string>();
  const withRows = new Set<string>();
  for (const [name, { foreignKeys = {} }] of Object.entries(rawTables))
    for (const { foreignColumns, onDelete } of Object.values(foreignKeys)) {
      if (onDelete !== 'cascade') continue;
      ofRows.add(name);
      for (const { table } of foreignColumns) withRows.add(table);
    }
  return { ofRows, withRows };
}

/** Whose lock is to be ended, where that is all the condition says. */
function lockOf({ collection, where: { and = [] } }: DeleteMany) {
  const [of, entry, ...more] = and;
  const slug = of?.['document.relationTo']?.equals;
  const id = entry?.['document.value']?.equals;
  const isOne = collection === 'payload-locked-documents' && more.length === 0;
  return isOne && typeof slug === 'string' && typeof id === 'number' ? { slug, id } : null;
}

const isNumbered = ({ id }: Row) => id !== undefined && id !== null;

function writing(adapter: Writing): Pick<Writing, 'insert' | 'deleteWhere' | 'createVersion' | 'deleteMany'> {
  const { insert, deleteWhere, createVersion, deleteMany } = adapter;
  let known: ReturnType<typeof tablesOfRows> | null = null;

  /** Whether the rows are those of an entry's lists, and nobody asks for the numbers they get. */
  function needsNoAnswer(table: string, rows: readonly Row[]): boolean {
    known ??= tablesOfRows(adapter.rawTables);
    return known.ofRows.has(table) && (!known.withRows.has(table) || rows.every(isNumbered));
  }
  const isTransaction = (db: unknown) => db !== adapter.drizzle;

  return {
    async insert(args) {
      const { db, tableName, values, onConflictDoUpdate } = args;
      const rows = [values].flat() as readonly Row[];
      if (!isTransaction(db) || onConflictDoUpdate || !needsNoAnswer(tableName, rows))
        return insert.call(adapter, args);
      sendOn(db.insert(adapter.tables[tableName]).values(values));
      return rows;
    },
    async deleteWhere(args) {
      const { db, tableName, where } = args;
      if (!isTransaction(db)) return deleteWhere.call(adapter, args);
      sendOn(db.delete(adapter.tables[tableName]).where(where));
    },
    /** Of locks: Payload reads which they are, and deletes them by their numbers. */
    async deleteMany(args) {
      const lock = lockOf(args);
      const db = adapter.sessions[String((await args.req?.transactionID) ?? '')]?.db;
      const { payload_locked_documents: locks, payload_locked_documents_rels: rels } = adapter.tables;
      const entry = lock && rels?.[`${lock.slug}ID`];
      if (!lock || !db || !entry) return deleteMany.call(adapter, args);
      const held = sql`select ${rels.parent} from ${rels} where ${rels.path} = 'document' and ${entry} = ${lock.id}`;
      sendOn(db.delete(locks).where(sql`${locks?.id} in (${held})`));
    },
    /** The one statement it executes in words of its own says of the version before that it is not the latest any more. */
    createVersion(args) {
      const within: Pick<Writing, 'execute'> = {
        async execute(query) {
          if (!query.db || !isTransaction(query.db)) return adapter.execute(query);
          sendOn(query.db.execute(sql`${query.sql}`));
          return undefined;
        },
      };
      return createVersion.call(Object.setPrototypeOf(within, adapter), args);
    },
  };
}

/**
 * Payload's adapter for PostgreSQL, which writes an entry's lists one table after the other and waits for each answer: with 200 ms to the
 * database a room with two lists took two seconds. Within a transaction what needs no answer is sent on, and waited for with what comes next.
 */
export function withWritesTogether<Adapter extends DatabaseAdapterObj>(adapter: Adapter): Adapter {
  return {
    ...adapter,
    init(args: Parameters<Adapter['init']>[0]) {
      const made = adapter.init(args);
      return Object.assign(made, writing(made as unknown as Writing));
    },
  };
}
