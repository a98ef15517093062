import { type Sql, StoreUnavailableError } from './port.ts';
import { isBusy, keptNothing, type SqliteConnection, sqliteFault } from './sqlite-connections.ts';
import type { StoreLimits } from './store-watch.ts';

interface Entry {
  readonly work: (sql: Sql) => Promise<unknown>;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
  callOff: () => void;
  /** Once it has begun it may take as long as it takes. */
  readonly patient: boolean;
  expired: boolean;
  state: 'waiting' | 'begun' | 'worked' | 'settled';
  value: unknown;
}

export interface CommitQueueDeps {
  /** The connection that writes. @throws StoreUnavailableError when there is none */
  readonly writer: () => SqliteConnection;
  /** Closes it; the next `writer` is a new one. */
  readonly giveUpWriter: () => void;
  /** Asked before every commit and after it. @throws StoreUnavailableError when what is written to is not the store any more */
  readonly assertThere: () => void;
  /** Hears of every failure of a whole group. */
  readonly onFault: (fault: StoreUnavailableError) => void;
  readonly limits: Pick<StoreLimits, 'wait' | 'after'>;
}

/** How many waiting transactions one commit may carry. */
const groupSize = 64;
/** Milliseconds between two tries to begin while another process writes. */
const beginEvery = 20;

/** Ends the group that is running, when one of it has waited too long. */
interface Cut {
  /** Rejects when it happens. */
  readonly promise: Promise<never>;
  happened: boolean;
  happen(): void;
}

const waited = () => new StoreUnavailableError('busy', 'waited too long');

/**
 * Lets the transactions of one SQLite connection run one after the other, and commits those that were waiting together:
 * one fsync for up to 64 of them. Each stands in a savepoint of its own, so that one that throws takes nothing along.
 *
 * Every transaction is answered: one that is not on disk after `limits.wait` fails, and a group that a work holds up is
 * rolled back. After a COMMIT or a ROLLBACK that failed nobody knows the connection's state: it is closed, and the next
 * group opens another. So is one that may only read: SQLite opens a file that refuses writing for reading, and such a
 * connection would go on refusing when the file takes writing again.
 */
export class CommitQueue {
  readonly #deps: CommitQueueDeps;
  readonly #waiting: Entry[] = [];
  #draining: Promise<void> | null = null;
  #cut: Cut | null = null;
  #closed = false;

  constructor(deps: CommitQueueDeps) {
    this.#deps = deps;
  }

  /** @param options.patient only its beginning is bounded: while another process writes, it waits no longer than any other */
  add<T>(work: (sql: Sql) => Promise<T>, { patient = false } = {}): Promise<T> {
    if (this.#closed) return Promise.reject(new StoreUnavailableError('closed', 'closed'));
    return new Promise<T>((resolve, reject) => {
      const entry: Entry = {
        work,
        resolve: resolve as (value: unknown) => void,
        reject,
        callOff: () => {},
        patient,
        expired: false,
        state: 'waiting',
        value: undefined,
      };
      entry.callOff = this.#deps.limits.after(this.#deps.limits.wait, () => this.#expire(entry));
      this.#waiting.push(entry);
      this.#draining ??= this.#drain();
    });
  }

  /** Takes nothing new and waits for what is under way. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#draining;
  }

  #expire(entry: Entry): void {
    if (entry.state === 'settled' || (entry.patient && entry.state !== 'waiting')) return;
    entry.expired = true;
    const place = this.#waiting.indexOf(entry);
    if (place === -1) this.#cut?.happen();
    else {
      this.#waiting.splice(place, 1);
      settle(entry, waited());
    }
  }

  async #drain(): Promise<void> {
    while (this.#waiting.length > 0) {
      await this.#gather();
      const group = this.#waiting.splice(0, groupSize);
      // All of them may have waited too long meanwhile.
      if (group.length > 0) await this.#commitGroup(group);
    }
    this.#draining = null;
  }

  /** Lets callers into the same commit as long as every turn brings more of them: a commit costs the same for all. */
  async #gather(): Promise<void> {
    for (let before = -1; before < this.#waiting.length && this.#waiting.length < groupSize; ) {
      before = this.#waiting.length;
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  async #commitGroup(group: readonly Entry[]): Promise<void> {
    const { writer, assertThere } = this.#deps;
    const cut = newCut();
    this.#cut = cut;
    let connection: SqliteConnection | null = null;
    let committing = false;
    try {
      assertThere();
      connection = writer();
      await begin(connection, cut);
      for (const entry of group) await runOne(connection, entry, cut);
      assertThere();
      committing = true;
      connection.database.exec('COMMIT');
      assertThere();
    } catch (error) {
      const met = sqliteFault(error);
      const fault = committing && !keptNothing(error) ? met.doubted() : met;
      this.#undo(connection, committing || cut.happened || fault.reason === 'read-only');
      this.#fail(group, fault, cut.happened);
      return;
    } finally {
      this.#cut = null;
    }
    for (const entry of group) if (entry.state === 'worked') settle(entry);
  }

  #undo(connection: SqliteConnection | null, isDoubtful: boolean): void {
    let doubtful = isDoubtful;
    try {
      const database = connection?.database;
      // A full disk makes SQLite roll the whole transaction back by itself.
      if (database?.isOpen && database.isTransaction) database.exec('ROLLBACK');
    } catch {
      doubtful = true;
    }
    if (connection && doubtful) this.#deps.giveUpWriter();
  }

  #fail(group: readonly Entry[], fault: StoreUnavailableError, wasCut: boolean): void {
    // Those that only stood behind the one that took too long go on in the next group.
    const goOn = group.filter(({ state, expired }) => wasCut && state === 'waiting' && !expired);
    for (const entry of group) {
      if (entry.state !== 'settled' && !goOn.includes(entry)) settle(entry, fault);
    }
    this.#waiting.unshift(...goOn);
    this.#deps.onFault(fault);
  }
}

function newCut(): Cut {
  const { promise, reject } = Promise.withResolvers<never>();
  // Nobody may be listening at the moment it happens.
  promise.catch(() => {});
  const cut: Cut = {
    promise,
    happened: false,
    happen() {
      cut.happened = true;
      reject(waited());
    },
  };
  return cut;
}

function settle(entry: Entry, fault?: unknown): void {
  entry.callOff();
  entry.state = 'settled';
  if (fault === undefined) entry.resolve(entry.value);
  else entry.reject(fault);
}

async function begin({ database }: SqliteConnection, cut: Cut): Promise<void> {
  for (;;) {
    try {
      database.exec('BEGIN IMMEDIATE');
      return;
    } catch (error) {
      if (!isBusy(error)) throw error;
      await Promise.race([new Promise((resolve) => setTimeout(resolve, beginEvery)), cut.promise]);
    }
  }
}

async function runOne({ database, statement, sql }: SqliteConnection, entry: Entry, cut: Cut): Promise<void> {
  statement('SAVEPOINT one').run();
  entry.state = 'begun';
  const work = entry.work(sql);
  try {
    entry.value = await Promise.race([work, cut.promise]);
  } catch (error) {
    // Of a work that was cut short nothing more is heard; it finds its connection closed.
    work.catch(() => {});
    // A full disk makes SQLite roll the whole transaction back by itself; then nobody's work is kept.
    if (cut.happened || !database.isTransaction) throw error;
    statement('ROLLBACK TO one').run();
    statement('RELEASE one').run();
    settle(entry, error);
    return;
  }
  statement('RELEASE one').run();
  entry.state = 'worked';
}
