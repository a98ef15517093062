import type { SchemaAdapter } from '../schema/adapter.ts';

type Generate = ReturnType<SchemaAdapter['requireDrizzleKit']>['generateMigration'];

type Named<Each> = Readonly<Record<string, Each>>;

/** A snapshot of Drizzle, as far as it is put together here. */
interface Snapshot {
  readonly tables?: Named<{ readonly columns: Named<unknown> }>;
  readonly enums?: Named<unknown>;
}

/** What a later schema is, with everything of an earlier one that it lacks. */
export function withWhatGoes<After extends Snapshot>(before: Snapshot, after: After): After {
  const tables = Object.entries(after.tables ?? {}).map(([name, table]) => [
    name,
    { ...table, columns: { ...before.tables?.[name]?.columns, ...table.columns } },
  ]);
  return {
    ...after,
    tables: { ...before.tables, ...Object.fromEntries(tables) },
    ...(after.enums ? { enums: { ...before.enums, ...after.enums } } : {}),
  };
}

/**
 * Statements that make what is new before they drop what goes. Given both at once, drizzle-kit asks at the terminal whether one is the
 * other under a new name, and waits there; nothing of ours is renamed so.
 */
export const newBeforeGone =
  (generate: Generate): Generate =>
  async (before, after) => {
    const between = withWhatGoes(before as Snapshot, after as Snapshot);
    return [...(await generate(before, between)), ...(await generate(between, after))];
  };
