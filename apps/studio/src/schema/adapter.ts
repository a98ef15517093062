import type { CollectionSlug, Payload } from 'payload';

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

type Query = Omit<Parameters<Payload['find']>[0], 'draft' | 'trash'>;

interface Row {
  readonly id: number | string;
}

/**
 * Entries as their editors see them, those in the trash among them: with a draft over what is published.
 *
 * Payload finds them by their versions. On SQLite a studio had no transactions before decision 112, and a program that was
 * killed between an entry's row and its first version left one that no editor sees and whose unique values are taken: such a
 * row stands for itself here, so that a second run finishes it.
 */
export async function asEdited<Entry extends Row>(payload: Payload, query: Query): Promise<Entry[]> {
  const collection = query.collection as CollectionSlug;
  const found = async (draft: boolean) => {
    const { docs } = await payload.find({ ...query, collection, draft, trash: true } as never);
    return docs as unknown as Entry[];
  };
  if (!payload.collections[collection].config.versions?.drafts) return found(false);
  const edited = await found(true);
  const { where } = query;
  // Counted first: nearly always each row has its version, and reading all of them again takes as long as the first time.
  const { totalDocs: rows } = await payload.count({ collection, trash: true, ...(where ? { where } : {}) });
  if (rows <= edited.length) return edited;
  const seen = new Set(edited.map(({ id }) => id));
  const half: Entry[] = [];
  for (const row of await found(false)) {
    if (seen.has(row.id)) continue;
    const { totalDocs } = await payload.countVersions({ collection, where: { parent: { equals: row.id } } });
    if (totalDocs === 0) half.push(row);
  }
  return [...edited, ...half];
}
