import type { SchemaAdapter } from '../schema/adapter.ts';

type Generate = ReturnType<SchemaAdapter['requireDrizzleKit']>['generateMigration'];

interface Reference {
  readonly columnsFrom: readonly string[];
  readonly onDelete?: string;
  readonly onUpdate?: string;
}

/** A snapshot of Drizzle, as far as it is read here. */
interface Snapshot {
  readonly tables?: Readonly<
    Record<string, { readonly foreignKeys: Readonly<Record<string, Reference>> } | undefined>
  >;
}

/** How drizzle-kit adds a column that refers to another table on SQLite. */
const added = /^ALTER TABLE `(\w+)` ADD `(\w+)` .* REFERENCES \w+\(\w+\)(?=;$)/;

/**
 * Statements in which a column that is added on SQLite says what becomes of its row when the other one is deleted. drizzle-kit says that
 * of new tables alone: a migrated database would refuse what a new one does.
 */
export const withReferenceActions =
  (generate: Generate): Generate =>
  async (before, after) => {
    const { tables = {} } = after as Snapshot;
    return (await generate(before, after)).map((statement) =>
      statement.replace(added, (whole, table: string, column: string) => {
        const reference = Object.values(tables[table]?.foreignKeys ?? {}).find(({ columnsFrom }) =>
          columnsFrom.includes(column),
        );
        if (!reference) return whole;
        return `${whole} ON UPDATE ${reference.onUpdate ?? 'no action'} ON DELETE ${reference.onDelete ?? 'no action'}`;
      }),
    );
  };
