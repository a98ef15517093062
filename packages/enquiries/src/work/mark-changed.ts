import type { Sql } from '../store/database/port.ts';

/**
 * Marks an enquiry as changed: open desks show it again, and its words are indexed again. A contact with the traveller also moves the
 * moment from which retention counts.
 */
export async function markChanged(sql: Sql, id: string, now: number, contact = false): Promise<void> {
  await sql.run(
    `UPDATE enquiries SET changed_at = ?, indexed = 0, last_contact_at = CASE WHEN ? = 1 THEN ? ELSE last_contact_at END
      WHERE id = ?`,
    [now, contact ? 1 : 0, now, id],
  );
}
