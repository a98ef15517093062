/** One statement in PostgreSQL's words, with `$1` for parameters. */
export interface Statement {
  readonly text: string;
  readonly values?: readonly unknown[];
}

/** What is asked of a database: a pool of pg's does it. */
export interface Database {
  query(statement: Statement): Promise<unknown>;
}

/** PostgreSQL's codes for a table and for a schema that is not there. */
const notThere: ReadonlySet<unknown> = new Set(['42P01', '3F000']);
const isNotThere = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && notThere.has(error.code);

/**
 * Asks about a table machines share besides the stores, in the schema `serving`, which may be dropped: who finds it missing makes it. So a
 * role that may make nothing works with a table somebody else made.
 *
 * @param make makes schema and table where they are not there
 */
export function ownTable(
  database: Database,
  make: string,
): (text: string, values?: readonly unknown[]) => Promise<readonly Readonly<Record<string, unknown>>[]> {
  // Two that make it at the same moment meet: who comes second finds it made.
  const making = () => database.query({ text: make }).catch(() => database.query({ text: make }));
  return async (text, values = []) => {
    const statement = { text, values };
    const answer = database.query(statement).catch(async (error: unknown) => {
      if (!isNotThere(error)) throw error;
      await making();
      return database.query(statement);
    });
    return ((await answer) as { rows: readonly Readonly<Record<string, unknown>>[] }).rows;
  };
}
