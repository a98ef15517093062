import type { Sql } from './store/port.ts';

/**
 * Takes everything personal out of one enquiry for good: its fields, its files, its fingerprint, and every delivery not yet made. What
 * stays is what is counted: kind, times, page, the consent's words, and which channels had it.
 */
export async function erasePersonal(sql: Sql, enquiryId: string, now: number): Promise<void> {
  await sql.run(
    `UPDATE enquiries SET state = 'erased', sealed = NULL, fingerprint = 'erased.' || id, erase_due_at = NULL,
        erased_at = ? WHERE id = ?`,
    [now, enquiryId],
  );
  await sql.run('DELETE FROM attachments WHERE enquiry_id = ?', [enquiryId]);
  await sql.run('DELETE FROM deliveries WHERE enquiry_id = ? AND delivered_at IS NULL', [enquiryId]);
  // A mail that was to be sent once more was delivered the first time.
  await sql.run("UPDATE deliveries SET state = 'delivered' WHERE enquiry_id = ?", [enquiryId]);
}
