import { chmodSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { type Sql, type SqlValue, StoreUnavailableError, type UnavailableReason } from './port.ts';

// Primary result codes, https://www.sqlite.org/rescode.html
const reasons: Readonly<Record<number, UnavailableReason>> = {
  5: 'busy',
  6: 'busy',
  8: 'read-only',
  10: 'connection',
  11: 'damaged',
  13: 'full',
  14: 'connection',
  19: 'commit',
  26: 'damaged',
};

// A COMMIT that ends with one of these has written no end of its transaction, which is then none: full, a write that failed, busy,
// read-only, a constraint. After any other, a failed fsync above all, the end may stand in the file.
const decided: readonly number[] = [13, 10 | (3 << 8), 5, 6, 8, 19];

/** Whether it is certain after this error of a COMMIT that nothing was kept. */
export function keptNothing(error: unknown): boolean {
  const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) : 0;
  return decided.includes(code) || (code !== 0 && (code & 0xff) !== 10 && decided.includes(code & 0xff));
}

/** Whether another process holds what was asked for; asked again, it may be free. */
export function isBusy(error: unknown): boolean {
  const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : 0;
  return reasons[code] === 'busy';
}

/**
 * A driver's error as `StoreUnavailableError`. SQLite's own words can quote a value, so only its code is kept.
 */
export function sqliteFault(error: unknown): StoreUnavailableError {
  if (error instanceof StoreUnavailableError) return error;
  const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) : Number.NaN;
  if (Number.isNaN(code)) return new StoreUnavailableError('other', 'no code');
  return new StoreUnavailableError(reasons[code & 0xff] ?? 'other', `SQLITE ${code}`);
}

/** How long opening may wait for another process. Milliseconds. */
const openTimeout = 5000;
/** How long a statement may hold this process up for another one; the commit queue asks again without holding anything up. */
const busyTimeout = 50;
const readTimeout = 1000;

export interface SqliteConnection {
  readonly database: DatabaseSync;
  readonly sql: Sql;
  /** Prepared once each. @throws SQLite's own error */
  readonly statement: (text: string) => StatementSync;
}

function statementsOn(database: DatabaseSync): SqliteConnection['statement'] {
  const prepared = new Map<string, StatementSync>();
  return (text) => {
    const known = prepared.get(text);
    if (known) return known;
    const made = database.prepare(text);
    prepared.set(text, made);
    return made;
  };
}

/** Errors leave as `StoreUnavailableError`. */
function sqlOn(database: DatabaseSync, statement: SqliteConnection['statement']): Sql {
  const attempt = async <T>(work: () => T): Promise<T> => {
    if (!database.isOpen) throw new StoreUnavailableError('closed', 'closed');
    try {
      return work();
    } catch (error) {
      throw sqliteFault(error);
    }
  };
  return {
    rows: <Row>(text: string, parameters: readonly SqlValue[] = []) =>
      attempt(() => statement(text).all(...parameters) as Row[]),
    run: (text, parameters = []) => attempt(() => Number(statement(text).run(...parameters).changes)),
  };
}

function openWriter(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: openTimeout, enableForeignKeyConstraints: true });
  // Two processes that start at once both ask for the write-ahead log, and SQLite lets the busy one wait for everything but
  // that change; asking again is what its documentation advises.
  for (let attempt = 1; ; attempt++) {
    try {
      database.exec('PRAGMA journal_mode = WAL');
      break;
    } catch (error) {
      if (attempt === 20 || !isBusy(error)) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
    }
  }
  database.exec('PRAGMA synchronous = FULL');
  // An erased enquiry must not linger in free pages.
  database.exec('PRAGMA secure_delete = ON');
  database.exec(`PRAGMA busy_timeout = ${busyTimeout}`);
  return database;
}

function openReader(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: readTimeout });
  database.exec('PRAGMA query_only = ON');
  // Only a connection that has read holds the log open, so that closing the other one does not end it.
  database.exec('SELECT COUNT(*) FROM sqlite_schema');
  return database;
}

function closeQuietly(database: DatabaseSync): void {
  try {
    if (database.isOpen) database.close();
  } catch {
    // What cannot even be closed is left to the end of the process.
  }
}

/** The two connections of a store on one file: one that writes and one that reads. Either can be opened anew. */
export class SqliteConnections {
  readonly #file: string;
  #writer: SqliteConnection | null = null;
  #reader: SqliteConnection;
  #closed = false;

  /** @throws StoreUnavailableError when the file cannot be opened */
  constructor(file: string) {
    this.#file = file;
    try {
      mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
      this.#writer = this.#open(openWriter);
      chmodSync(file, 0o600);
      this.#reader = this.#open(openReader);
    } catch (error) {
      this.giveUpWriter();
      throw sqliteFault(error);
    }
  }

  #open(how: (file: string) => DatabaseSync): SqliteConnection {
    const database = how(this.#file);
    const statement = statementsOn(database);
    return { database, statement, sql: sqlOn(database, statement) };
  }

  /** The connection that writes, opened anew when it was given up. @throws StoreUnavailableError */
  writer(): SqliteConnection {
    if (this.#closed) throw new StoreUnavailableError('closed', 'closed');
    try {
      this.#writer ??= this.#open(openWriter);
      return this.#writer;
    } catch (error) {
      throw sqliteFault(error);
    }
  }

  reader(): SqliteConnection {
    return this.#reader;
  }

  /** Closes the connection that writes; those who still hold it find it closed. */
  giveUpWriter(): void {
    if (this.#writer) closeQuietly(this.#writer.database);
    this.#writer = null;
  }

  /**
   * Takes what the open log holds into the file, and opens both connections anew.
   *
   * @returns false when that is not possible yet: somebody reads, or a transaction is under way
   * @throws StoreUnavailableError
   */
  renew(): boolean {
    try {
      const { database } = this.writer();
      if (database.isTransaction) return false;
      if (database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.busy !== 0) return false;
      this.giveUpWriter();
      closeQuietly(this.#reader.database);
      this.#writer = this.#open(openWriter);
      this.#reader = this.#open(openReader);
      return true;
    } catch (error) {
      throw sqliteFault(error);
    }
  }

  /** Whether every page of the store is whole, asked over a connection that has none of them in memory. */
  isWhole(): boolean {
    let database: DatabaseSync | null = null;
    try {
      database = new DatabaseSync(this.#file, { readOnly: true });
      const [row] = database.prepare('PRAGMA quick_check(1)').all();
      return row?.quick_check === 'ok';
    } catch {
      return false;
    } finally {
      if (database) closeQuietly(database);
    }
  }

  close(): void {
    this.#closed = true;
    closeQuietly(this.#reader.database);
    this.giveUpWriter();
  }
}
