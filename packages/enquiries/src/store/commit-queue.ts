import type { DatabaseSync } from 'node:sqlite';
import { StoreUnavailableError } from './port.ts';
import { sqliteFault } from './sqlite-faults.ts';

interface Waiting {
  readonly work: () => Promise<unknown>;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

type Settled = { readonly entry: Waiting; readonly value: unknown };

/** How many waiting transactions one commit may carry. */
const groupSize = 64;

/**
 * Lets the transactions of one SQLite connection run one after the other, and commits those that were waiting together:
 * one fsync for up to 64 of them. Each stands in a savepoint of its own, so that one that throws takes nothing along.
 */
export class CommitQueue {
  readonly #database: DatabaseSync;
  readonly #waiting: Waiting[] = [];
  #draining: Promise<void> | null = null;
  #closed = false;

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  add<T>(work: () => Promise<T>): Promise<T> {
    if (this.#closed) return Promise.reject(new StoreUnavailableError('closed', 'closed'));
    return new Promise<T>((resolve, reject) => {
      this.#waiting.push({ work, resolve: resolve as (value: unknown) => void, reject });
      this.#draining ??= this.#drain();
    });
  }

  /** Takes nothing new and waits for what is under way. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#draining;
  }

  async #drain(): Promise<void> {
    // Callers of the same turn get into the same commit.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.#waiting.length > 0) {
      await this.#commitGroup(this.#waiting.splice(0, groupSize));
    }
    this.#draining = null;
  }

  async #commitGroup(group: readonly Waiting[]): Promise<void> {
    const done: Settled[] = [];
    const open: Waiting[] = [...group];
    try {
      this.#database.exec('BEGIN IMMEDIATE');
      while (open.length > 0) {
        const entry = open[0];
        if (entry) await this.#runOne(entry, done);
        open.shift();
      }
      this.#database.exec('COMMIT');
    } catch (error) {
      if (this.#database.isOpen && this.#database.isTransaction) this.#database.exec('ROLLBACK');
      const fault = sqliteFault(error);
      for (const entry of [...done.map((settled) => settled.entry), ...open]) entry.reject(fault);
      return;
    }
    for (const { entry, value } of done) entry.resolve(value);
  }

  async #runOne(entry: Waiting, done: Settled[]): Promise<void> {
    this.#database.exec('SAVEPOINT one');
    let value: unknown;
    try {
      value = await entry.work();
    } catch (error) {
      // A full disk makes SQLite roll the whole transaction back by itself; then nobody's work is kept.
      if (!this.#database.isTransaction) throw error;
      this.#database.exec('ROLLBACK TO one');
      this.#database.exec('RELEASE one');
      entry.reject(error);
      return;
    }
    this.#database.exec('RELEASE one');
    done.push({ entry, value });
  }
}
