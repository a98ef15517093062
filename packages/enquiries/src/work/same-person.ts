import type { Sql } from '../store/database/port.ts';

/** Addresses of one person that are looked for; more are nobody's. */
const most = 20;

/**
 * Every address of a person, as the hashes that stand for them: the one an enquiry is under, those a concierge said are theirs too on any
 * enquiry of theirs, and those of enquiries that became part of one of theirs.
 */
export async function addressesOf(sql: Sql, person: string): Promise<string[]> {
  const rows = await sql.rows<{ person: string | null }>(
    `SELECT p.person FROM enquiries e CROSS JOIN participants p
        WHERE e.person = ? AND p.enquiry_id = e.id AND p.role = 'also-theirs'
      UNION SELECT e.person FROM participants p CROSS JOIN enquiries e
        WHERE p.person = ? AND p.role = 'also-theirs' AND e.id = p.enquiry_id
      UNION SELECT m.person FROM enquiries m WHERE m.merged_into IN (SELECT e.id FROM enquiries e WHERE e.person = ?)
      UNION SELECT e.person FROM enquiries e WHERE e.id IN (
        SELECT m.merged_into FROM enquiries m WHERE m.person = ? AND m.merged_into IS NOT NULL) LIMIT ${most}`,
    [person, person, person, person],
  );
  return [...new Set([person, ...rows.flatMap((row) => row.person ?? [])])];
}
