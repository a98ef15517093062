import type { Sql } from '../store/database/port.ts';

/**
 * Marks an enquiry as changed: whoever looks at the desk is shown it, and its words are searched anew. A contact with the traveller moves
 * what retention counts from, too.
 */
export async function markChanged(sql: Sql, id: string, now: number, contact = false): Promise<void> {
  await sql.run(
    `UPDATE enquiries SET changed_at = ?, indexed = 0, last_contact_at = CASE WHEN ? = 1 THEN ? ELSE last_contact_at END
      WHERE id = ?`,
    [now, contact ? 1 : 0, now, id],
  );
}
