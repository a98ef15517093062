import { setTimeout as delay } from 'node:timers/promises';
import { TransactionEnded } from '../connections/database-faults.ts';
import { heard } from '../connections/request-faults.ts';
import { LockTimeout, type Release, type Turns } from '../connections/turns.ts';
import {
  asRead,
  leavesAlone,
  type SqliteClient,
  type SqliteStatements,
  type SqliteTransaction,
} from './sqlite-client.ts';

/** All in milliseconds. */
export interface Timeouts {
  /** For writers of this process that came first. */
  readonly lock: number;
  /** For another process that writes to the file. */
  readonly file: number;
  /** How long a transaction may keep others waiting: one that stands still is undone. */
  readonly held: number;
}

/** What a transaction writes with, and what it reads with before it has written anything. */
export interface Connections {
  readonly reading: SqliteClient;
  readonly writing: SqliteClient;
}

/** What the transactions of a file share. */
export interface Sharing {
  readonly lock: Turns;
  /** Awaited before each statement (`pauses.ts`). */
  readonly pause: () => Promise<void>;
}

const lookAgainMs = 10;

const isBusy = (error: unknown) => String((error as { code?: unknown }).code ?? '').startsWith('SQLITE_BUSY');

/**
 * Waits until no other program writes. A look leaves no statement open, as a BEGIN that is refused does, which would take a
 * new connection each time: of those libsql closes none before its memory is collected.
 */
async function untilFree(connection: SqliteClient, end: number): Promise<void> {
  for (;;) {
    try {
      await connection.executeMultiple('BEGIN IMMEDIATE; ROLLBACK');
      return;
    } catch (error) {
      if (!isBusy(error)) throw error;
      if (Date.now() >= end)
        throw new LockTimeout('Another program wrote to the database for too long.', { cause: error });
    }
    // Not SQLite's own waiting, which would stop everything this process does.
    await delay(lookAgainMs);
  }
}

/**
 * Gives a client a new connection. libsql leaves a statement the file was too busy for open until its memory is collected;
 * while it is, SQLite commits nothing on that connection, or keeps what it should commit to itself.
 */
async function renew(client: SqliteClient): Promise<void> {
  // A client whose transaction has the connection opens another for the next request.
  (await client.transaction('deferred')).close();
}

async function begin(connection: SqliteClient, timeoutMs: number): Promise<void> {
  const end = Date.now() + timeoutMs;
  for (;;) {
    await untilFree(connection, end);
    try {
      await connection.execute('BEGIN IMMEDIATE');
      return;
    } catch (error) {
      // Another program came in between the look and this.
      if (!isBusy(error)) throw error;
      await renew(connection);
    }
  }
}

/**
 * A transaction of the file's one writer, which begins with its first statement that writes: what goes before, such as
 * checking an entry or cutting a picture to its sizes, holds nobody up.
 *
 * A statement that fails ends it, as on PostgreSQL: what follows is refused, and so is the commit. SQLite would otherwise
 * carry on without a transaction after a full disk.
 */
export function lazyTransaction(
  { reading, writing }: Connections,
  { lock, pause }: Sharing,
  timeouts: Timeouts,
): SqliteTransaction {
  let began: Promise<void> | null = null;
  let release: Release | null = null;
  let watch: NodeJS.Timeout | null = null;
  let fault: unknown = null;
  let ended = false;

  function start(): Promise<void> {
    began ??= (async () => {
      const end = await lock.take(timeouts.lock);
      try {
        if (ended) throw new TransactionEnded();
        await begin(writing, timeouts.file);
      } catch (error) {
        end();
        throw error;
      }
      release = end;
      watch = setTimeout(() => {
        fault ??= new LockTimeout(`A change stood still for ${timeouts.held / 1000} seconds and was undone.`);
        void undo();
      }, timeouts.held);
      watch.unref();
    })();
    return began;
  }

  function finish(): void {
    if (watch) clearTimeout(watch);
    release?.();
    release = null;
  }

  async function undo(): Promise<void> {
    ended = true;
    if (!began) return;
    await began.catch(() => {});
    if (!release) return;
    try {
      await writing.execute('ROLLBACK');
    } catch {
      // SQLite has undone it by itself: there is none to undo.
    } finally {
      finish();
    }
  }

  async function run<T>(only: 'reads' | 'writes', work: (on: SqliteStatements) => Promise<T>): Promise<T> {
    await pause();
    if (ended || fault) throw new TransactionEnded(fault);
    if (only === 'reads' && !began) return work(reading).catch(heard);
    try {
      await start();
      watch?.refresh();
      // Anybody who undid it meanwhile has given the connection to somebody else.
      if (ended) throw new TransactionEnded();
      return await work(writing);
    } catch (error) {
      fault ??= error;
      return heard(error);
    }
  }

  return {
    execute: (sql, values) =>
      run(leavesAlone(sql) ? 'reads' : 'writes', (on) =>
        on.execute(asRead(sql), ...(values ? [values] : [])),
      ),
    async batch(statements) {
      const results: unknown[] = [];
      for (const one of statements) results.push(await this.execute(one));
      return results;
    },
    executeMultiple: (sql) => run('writes', (on) => on.executeMultiple(sql)),
    async commit() {
      if (ended || fault) {
        await undo();
        throw new TransactionEnded(fault);
      }
      if (began) await began;
      ended = true;
      if (!release) return;
      try {
        await writing.execute('COMMIT');
      } catch (error) {
        await undo();
        return heard(error);
      }
      finish();
    },
    rollback: undo,
    close: () => void undo(),
    get closed() {
      return ended;
    },
  };
}
