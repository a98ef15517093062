import type { CollectionSlug, PayloadRequest } from 'payload';

/** Of Payload's Drizzle adapters, what one row is inserted with. */
interface Inserting {
  readonly drizzle: unknown;
  readonly sessions: Readonly<Record<string, { readonly db: unknown } | undefined>>;
  readonly tableNameMap: ReadonlyMap<string, string>;
  insert(args: {
    readonly db: unknown;
    readonly tableName: string;
    readonly values: Readonly<Record<string, string>>;
  }): Promise<readonly { readonly id: number }[]>;
}

/**
 * Inserts a row of texts into a collection that has no lists, in the request's transaction. Payload's own way reads the whole row again.
 *
 * @returns the number it got
 */
export async function insertRow(
  req: PayloadRequest,
  slug: CollectionSlug,
  values: Readonly<Record<string, string>>,
): Promise<number> {
  const adapter = req.payload.db as unknown as Inserting;
  const db = adapter.sessions[String((await req.transactionID) ?? '')]?.db ?? adapter.drizzle;
  const tableName = adapter.tableNameMap.get(slug) ?? slug;
  const [row] = await adapter.insert({ db, tableName, values });
  if (!row) throw new Error(`Nothing was inserted into ${slug}.`);
  return row.id;
}
