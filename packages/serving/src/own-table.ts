/** One statement in PostgreSQL's words, with `$1` for parameters. */
export interface Statement {
  readonly text: string;
  readonly values?: readonly unknown[];
}

/** What is asked of a database: a pool of pg's does it. */
export interface Database {
  query(statement: Statement): Promise<unknown>;
}

/**
 * Asks about a table machines share besides the stores, in the schema `serving`, which may be dropped: the first that asks makes it, and after
 * a fault anew.
 *
 * @param make makes schema and table where they are not there
 */
export function ownTable(
  database: Database,
  make: string,
): (text: string, values?: readonly unknown[]) => Promise<readonly Readonly<Record<string, unknown>>[]> {
  let made: Promise<unknown> | null = null;
  // Two that make it at the same moment meet: who comes second finds it made.
  const making = () => database.query({ text: make }).catch(() => database.query({ text: make }));
  return async (text, values = []) => {
    try {
      made ??= making();
      await made;
      const { rows } = (await database.query({ text, values })) as {
        rows: readonly Readonly<Record<string, unknown>>[];
      };
      return rows;
    } catch (error) {
      made = null;
      throw error;
    }
  };
}
