import type { Payload } from 'payload';

/** What the schema's own code uses of Payload's Drizzle adapters, alike for SQLite and PostgreSQL. */
export interface SchemaAdapter {
  readonly name: 'sqlite' | 'postgres';
  readonly migrationDir: string;
  readonly schemaName?: string;
  readonly schema: Record<string, unknown>;
  /** Tables and columns the collections ask for. */
  readonly rawTables: Readonly<
    Record<string, { name: string; columns: Readonly<Record<string, { name: string }>> }>
  >;
  readonly defaultDrizzleSnapshot: Record<string, unknown>;
  readonly drizzle: unknown;
  execute(query: { drizzle: unknown; raw: string }): Promise<{ rows: Record<string, unknown>[] }>;
  requireDrizzleKit(): {
    generateDrizzleJson(schema: Record<string, unknown>): Promise<Record<string, unknown>>;
    generateMigration(before: object, after: object): Promise<string[]>;
  };
}

export function schemaAdapter(payload: Payload): SchemaAdapter {
  return payload.db as unknown as SchemaAdapter;
}

/** The rows of a query, each by column name. */
export async function queryRows(adapter: SchemaAdapter, raw: string): Promise<Record<string, unknown>[]> {
  const { rows } = await adapter.execute({ drizzle: adapter.drizzle, raw });
  return rows;
}
