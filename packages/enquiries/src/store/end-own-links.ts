import type { Sql } from './database/port.ts';

/**
 * Ends every link to the traveller's own page of an enquiry and of those that became part of it, with every session and code:
 * when its address changes, when somebody asks for a new link, and when the address says that it is not theirs.
 */
export async function endOwnLinks(sql: Sql, enquiryId: string, now: number): Promise<void> {
  const parts = await sql.rows<{ id: string }>('SELECT id FROM enquiries WHERE id = ? OR merged_into = ?', [
    enquiryId,
    enquiryId,
  ]);
  for (const { id } of parts) {
    await sql.run(
      `INSERT INTO own_pages (enquiry_id, links) VALUES (?, 1)
        ON CONFLICT (enquiry_id) DO UPDATE SET links = own_pages.links + 1`,
      [id],
    );
    await sql.run('UPDATE own_links SET ended_at = ? WHERE enquiry_id = ? AND ended_at IS NULL', [now, id]);
    await sql.run('DELETE FROM own_sessions WHERE enquiry_id = ?', [id]);
    await sql.run('DELETE FROM own_codes WHERE enquiry_id = ?', [id]);
  }
}
