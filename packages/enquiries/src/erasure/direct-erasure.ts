import { newId } from '../new-id.ts';
import type { Sql } from '../store/database/port.ts';
import { onLegalHold } from '../store/erase-personal.ts';
import { commandLine } from '../work/access.ts';

/** Whether a legal hold stands against erasing an enquiry. */
export async function isOnLegalHold(sql: Sql, id: string): Promise<boolean> {
  return (await sql.rows(`SELECT 1 FROM enquiries e WHERE e.id = ? AND ${onLegalHold}`, [id])).length > 0;
}

/**
 * Puts an operator's erasure among the requests of the desk, asked for and confirmed at once: everybody sees it there, may take it back
 * within the hour, and reads its receipt. What a colleague had asked for is confirmed by it.
 */
export async function recordDirect(sql: Sql, enquiryId: string, now: number): Promise<void> {
  const asked = await sql.run(
    `UPDATE erasure_requests SET confirmed_at = ?, confirmed_by = ? WHERE enquiry_id = ? AND confirmed_at IS NULL
      AND withdrawn_at IS NULL AND finished_at IS NULL`,
    [now, commandLine.id, enquiryId],
  );
  if (asked > 0) return;
  const id = newId(now);
  await sql.run(
    `INSERT INTO erasure_requests (id, enquiry_id, asked_at, asked_by, confirmed_at, confirmed_by, careers)
      VALUES (?, ?, ?, ?, ?, ?, 1)`,
    [id, enquiryId, now, commandLine.id, now, commandLine.id],
  );
  await sql.run('INSERT INTO erasure_enquiries (erasure_id, enquiry_id) VALUES (?, ?)', [id, enquiryId]);
}

/** What takes an enquiry's erasure back among the requests. @returns the request of a whole person it is part of, which stays; else `null` */
export async function withdrawDirect(sql: Sql, enquiryId: string, now: number): Promise<string | null> {
  const rows = await sql.rows<{ id: string; enquiry_id: string | null }>(
    `SELECT r.id, r.enquiry_id FROM erasure_requests r JOIN erasure_enquiries x ON x.erasure_id = r.id
      WHERE x.enquiry_id = ? AND r.confirmed_at IS NOT NULL AND r.withdrawn_at IS NULL AND r.finished_at IS NULL`,
    [enquiryId],
  );
  const ofPerson = rows.find(({ enquiry_id: of }) => of === null);
  if (ofPerson) return ofPerson.id;
  for (const { id } of rows)
    await sql.run('UPDATE erasure_requests SET withdrawn_at = ?, withdrawn_by = ? WHERE id = ?', [
      now,
      commandLine.id,
      id,
    ]);
  return null;
}
