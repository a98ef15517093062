/** What a parameter or a column can be. Times are integers: milliseconds since 1970. */
export type SqlValue = string | number | null | Uint8Array;

/**
 * Statements in the SQL both databases speak, with `?` for parameters. Text and numbers only; no statement holds a literal
 * question mark.
 */
export interface Sql {
  rows<Row>(text: string, parameters?: readonly SqlValue[]): Promise<Row[]>;
  /** @returns how many rows were changed */
  run(text: string, parameters?: readonly SqlValue[]): Promise<number>;
}

/**
 * The enquiry store: one port, two databases, one contract suite run on both.
 *
 * Everything rejects with `StoreUnavailableError` when the database cannot do its work, a commit that failed above all.
 */
export interface Store {
  readonly dialect: 'sqlite' | 'postgres';
  /** Reads what is committed. */
  readonly read: Sql;
  /**
   * Runs `work` as one transaction and resolves once the commit is on disk. When `work` throws, nothing of it is kept and
   * its error is passed on. `work` awaits nothing but its own statements: on SQLite others wait for it.
   */
  transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
  /**
   * Changes tables while no other process changes them, in steps that are each one transaction. No bound of ordinary statements ends a
   * step, however slow the way to the database or large the table; one that meets a table in use goes back and comes again, so that
   * nobody waits behind it for long.
   *
   * @throws StoreUnavailableError `busy` while another process changes them
   */
  changeTables<T>(work: (step: Store['transaction']) => Promise<T>): Promise<T>;
  /**
   * Ends a select that picks rows of a table named `d` to claim: several processes never wait for each other's. Empty on
   * SQLite, which has one writer at a time.
   */
  readonly skipLocked: string;
  /** Writes a consistent copy to a new file while the store is in use; `null` where the database has its own tool. */
  readonly copyTo: ((file: string) => Promise<void>) | null;
  /** Takes statements of PostgreSQL's own, for what is kept beside the store; `null` on SQLite. */
  readonly beside: { query(statement: DatabaseStatement): Promise<unknown> } | null;
  /** Hears when the store goes away and when it is back (KEEP-02); at once when it is away already. */
  readonly onCondition: (listener: (condition: StoreCondition) => void) => void;
  close(): Promise<void>;
}

/** One statement in PostgreSQL's words, with `$1` for parameters. */
export interface DatabaseStatement {
  readonly text: string;
  readonly name?: string;
  readonly values?: readonly unknown[];
}

/** What a store's watch sees: it went away, more is known of that, it is back where it was opened. */
export interface StoreCondition {
  readonly state: 'away' | 'more' | 'back';
  /** One sentence or more for the operator. */
  readonly words: string;
}

export type UnavailableReason =
  | 'full'
  | 'read-only'
  | 'busy'
  | 'connection'
  | 'commit'
  | 'closed'
  /** It was moved, deleted, replaced or cut while it was open. */
  | 'gone'
  | 'damaged'
  | 'other';

/** The store could not do its work. Carries the driver's code, never a value. */
export class StoreUnavailableError extends Error {
  override readonly name = 'StoreUnavailableError';
  readonly reason: UnavailableReason;
  /** What of the transaction is on disk. `perhaps` where the answer to its COMMIT is missing, or says nothing of that. */
  readonly kept: 'nothing' | 'perhaps';
  /** The driver's. */
  readonly code: string;

  constructor(reason: UnavailableReason, code: string, kept: 'nothing' | 'perhaps' = 'nothing') {
    super(`The enquiry store is unavailable: ${reason} (${code}).`);
    this.reason = reason;
    this.kept = kept;
    this.code = code;
  }

  /** The same fault, met at a COMMIT that does not say what became of it. */
  doubted(): StoreUnavailableError {
    return new StoreUnavailableError(this.reason, this.code, 'perhaps');
  }
}

/**
 * The store that stands there may not be used: missing, empty or damaged though this installation has had one, or another
 * installation's. No restart mends it; the message names the store and says what to do.
 */
export class StoreIdentityError extends Error {
  override readonly name = 'StoreIdentityError';
}
