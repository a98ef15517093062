import type { Sql } from './database/port.ts';

/**
 * Whether nobody has said yes to an enquiry being kept, as a condition on `enquiries e`: it began at the desk, was not asked yet, and is
 * no part of one that was.
 */
export const unasked = `e.merged_into IS NULL AND EXISTS (
    SELECT 1 FROM begun b WHERE b.enquiry_id = e.id AND b.ask_until IS NOT NULL)
  AND NOT EXISTS (SELECT 1 FROM enquiries m WHERE m.merged_into = e.id AND NOT EXISTS (
    SELECT 1 FROM begun o WHERE o.enquiry_id = m.id AND o.ask_until IS NOT NULL))`;

/** When an enquiry is erased unless they say yes; `null` for one that needs no yes any more. */
export async function askUntil(sql: Sql, enquiryId: string): Promise<number | null> {
  const [row] = await sql.rows<{ until: number | null }>(
    `SELECT (SELECT b.ask_until FROM begun b WHERE b.enquiry_id = e.id) AS until FROM enquiries e WHERE e.id = ? AND ${unasked}`,
    [enquiryId],
  );
  return row?.until ?? null;
}
