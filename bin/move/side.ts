import type { MovedTable } from './tables.ts';

/** A row: each column's value in letters that both databases share, in the order of the table's columns. */
export type Row = readonly (string | null)[];

/** What tells the last row of a batch from the next. */
export type Key = readonly string[];

/** One of the two places an installation's data can be in. */
export interface Side {
  /** What an operator reads of it: `the embedded stores`, `the database sundowner on db.example.com`. */
  readonly words: string;
  tables(): Promise<readonly MovedTable[]>;
  count(table: MovedTable): Promise<number>;
  /**
   * Rows after a key, in the order of their keys.
   *
   * @param unfit hears of a value the other database cannot take, which is read as `null`; without it such a value is an error
   */
  rows(table: MovedTable, after: Key | null, limit: number, unfit?: Unfit): Promise<readonly Row[]>;
  /** The id after which each counted table goes on, by `fullName`; 0 for none. */
  lastIds(tables: readonly MovedTable[]): Promise<ReadonlyMap<string, number>>;
  close(): Promise<void>;
}

/** A value that would not fit, without what is in it. */
export interface UnfitValue {
  readonly column: string;
  /** The row's id. */
  readonly key: string;
  readonly reason: string;
}

export type Unfit = (column: string, key: string, reason: string) => void;

export interface MoveSource extends Side {
  /** What it takes on its disk. */
  bytes(): Promise<number>;
  /** Rows that refer to one that is not there. */
  lostReferences(): Promise<readonly UnfitValue[]>;
  /** Takes the old data out of the product's sight. @returns where it is kept */
  retire(stamp: string): Promise<readonly string[]>;
}

/** How far a table is. */
export interface Progress {
  readonly after: Key | null;
  readonly done: boolean;
}

export interface MoveTarget extends Side {
  /** Of its own half-done move: tables are there and out of the product's sight. Idempotent. */
  prepare(): Promise<void>;
  progress(): Promise<ReadonlyMap<string, Progress>>;
  /** Writes rows and how far the table is, in one transaction. */
  write(table: MovedTable, rows: readonly Row[], progress: Progress): Promise<void>;
  /** Empties a table that is to be copied anew. */
  clear(table: MovedTable): Promise<void>;
  setLastIds(last: ReadonlyMap<string, number>, tables: readonly MovedTable[]): Promise<void>;
  /** Puts everything where the product looks for it. Idempotent. */
  complete(): Promise<void>;
  /** Forgets the move. */
  finish(): Promise<void>;
}

/** How a target was found: nothing is in it, a move of ours is half-way, or everything is in place and the old data still too. */
export type TargetState = 'empty' | 'begun' | 'placed';
