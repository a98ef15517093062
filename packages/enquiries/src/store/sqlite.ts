import { chmodSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { backup, DatabaseSync, type StatementSync } from 'node:sqlite';
import { CommitQueue } from './commit-queue.ts';
import { type Sql, type SqlValue, type Store, StoreUnavailableError } from './port.ts';
import { sqliteFault } from './sqlite-faults.ts';

const busyTimeout = 5000;

/** Statements of one connection, prepared once each. Errors leave as `StoreUnavailableError`. */
function sqlOn(database: DatabaseSync): Sql {
  const prepared = new Map<string, StatementSync>();
  const statement = (text: string): StatementSync => {
    const known = prepared.get(text);
    if (known) return known;
    const made = database.prepare(text);
    prepared.set(text, made);
    return made;
  };
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
  const database = new DatabaseSync(file, { timeout: busyTimeout, enableForeignKeyConstraints: true });
  // Two processes that start at once both ask for the write-ahead log, and SQLite lets the busy one wait for everything but
  // that change; asking again is what its documentation advises.
  for (let attempt = 1; ; attempt++) {
    try {
      database.exec('PRAGMA journal_mode = WAL');
      break;
    } catch (error) {
      if (attempt === 20) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
    }
  }
  database.exec('PRAGMA synchronous = FULL');
  // An erased enquiry must not linger in free pages.
  database.exec('PRAGMA secure_delete = ON');
  return database;
}

/**
 * The store on one SQLite file, mode 0600: WAL, `synchronous=FULL` (a commit is on disk when it returns), a queue so that
 * asynchronous code never interleaves in a transaction, and a second connection for reads.
 *
 * @throws StoreUnavailableError when the file cannot be opened
 */
export function openSqliteStore(file: string): Store {
  let writer: DatabaseSync;
  let reader: DatabaseSync;
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    writer = openWriter(file);
    chmodSync(file, 0o600);
    reader = new DatabaseSync(file, { timeout: busyTimeout });
    reader.exec('PRAGMA query_only = ON');
  } catch (error) {
    throw sqliteFault(error);
  }
  const queue = new CommitQueue(writer);
  const writing = sqlOn(writer);

  return {
    dialect: 'sqlite',
    read: sqlOn(reader),
    skipLocked: '',
    transaction: (work) => queue.add(() => work(writing)),
    async copyTo(target) {
      await backup(reader, target);
      chmodSync(target, 0o600);
    },
    async close() {
      await queue.close();
      if (reader.isOpen) reader.close();
      if (writer.isOpen) writer.close();
    },
  };
}
