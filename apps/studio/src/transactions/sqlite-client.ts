/** What Drizzle and the studio use of a libsql client of a file; `sql` is the statement and its values. */
export interface SqliteStatements {
  execute(sql: unknown, values?: unknown): Promise<unknown>;
  batch(statements: readonly unknown[], mode?: string): Promise<unknown[]>;
  executeMultiple(sql: string): Promise<void>;
}

export interface SqliteTransaction extends SqliteStatements {
  commit(): Promise<void>;
  rollback(): Promise<void>;
  close(): void;
  readonly closed: boolean;
}

export interface SqliteClient extends SqliteStatements {
  transaction(mode?: string): Promise<SqliteTransaction>;
  migrate(statements: readonly unknown[]): Promise<unknown[]>;
  sync(): Promise<unknown>;
  close(): void;
  readonly closed: boolean;
  readonly protocol: string;
}

/** The words of a statement, which comes with its values or without. */
export const statementText = (statement: unknown): string =>
  typeof statement === 'string' ? statement : String((statement as { sql?: unknown }).sql ?? '');

/** Payload lets go of an entry nobody holds with it, at the beginning of every change. */
const deletesNothing = (sql: string) => /^\s*delete\s[^']*\bwhere false\s*$/i.test(sql);

/**
 * A statement as it is asked of the connection that reads. SQLite wants the file for a DELETE of nothing, too, and waits for it with the
 * whole process: five seconds for each, in which nobody is answered.
 */
export const asRead = (statement: unknown): unknown =>
  deletesNothing(statementText(statement)) ? 'select 1 where false' : statement;

/**
 * Whether a statement changes nothing in the file. One with a common table expression may write for all its first word
 * says; what opens and closes a transaction by hand (the migrations do) is its caller's own affair and waits for nobody.
 */
export function leavesAlone(statement: unknown): boolean {
  const sql = statementText(statement);
  if (deletesNothing(sql)) return true;
  if (/^\s*with\b/i.test(sql)) return !/\b(insert|update|delete|replace)\b/i.test(sql);
  return /^\s*(select|explain|pragma|begin|commit|rollback)\b/i.test(sql);
}
