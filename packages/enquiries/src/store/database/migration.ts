/**
 * One forward step of the schema. `{int}` and `{blob}` stand for each database's own type, `{keyed}` after a table for one that SQLite
 * keeps in the order of its key alone, `{now}` for the moment it is taken.
 */
export interface Migration {
  readonly version: number;
  readonly name: string;
  readonly statements: readonly string[];
}
