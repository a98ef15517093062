import type { Sql } from './database/port.ts';

/**
 * The enquiry a reference leads to, as a condition on `enquiries` under another name: its own, or the one that was merged with it. Takes
 * the reference as its one parameter.
 */
export const ofReference = (table: string): string =>
  `${table}.id = (SELECT COALESCE(r.merged_into, r.id) FROM enquiries r WHERE r.reference = ?)`;

/** Ids of the enquiries that became part of this one. */
export async function mergedWith(sql: Sql, id: string): Promise<string[]> {
  const rows = await sql.rows<{ id: string }>('SELECT id FROM enquiries WHERE merged_into = ? ORDER BY id', [
    id,
  ]);
  return rows.map((row) => row.id);
}

/** An enquiry as the ledger of erasures knows it. */
export interface ConsentedEnquiry {
  readonly id: string;
  /** Of the consent text. */
  readonly version: string;
}

/** Enquiries, each with those that became part of it: what is erased together. */
export async function withMerged(
  sql: Sql,
  rows: readonly ConsentedEnquiry[],
): Promise<readonly ConsentedEnquiry[]> {
  const all: ConsentedEnquiry[] = [];
  for (const { id, version } of rows) {
    const parts = await sql.rows<ConsentedEnquiry>(
      `SELECT e.id, c.version FROM enquiries e JOIN consents c ON c.enquiry_id = e.id WHERE e.merged_into = ? ORDER BY e.id`,
      [id],
    );
    all.push({ id, version }, ...parts);
  }
  return all;
}
