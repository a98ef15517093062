import type { Sql } from '../store/database/port.ts';

/** Addresses of one person that are looked for; more are nobody's. */
const most = 20;

/**
 * Every address of a person, as the hashes that stand for them: the one an enquiry is under, those a concierge said are theirs too on any
 * enquiry of theirs, and those of enquiries that became part of one of theirs.
 */
export async function addressesOf(sql: Sql, person: string): Promise<string[]> {
  const rows = await sql.rows<{ person: string }>(
    `SELECT p.person FROM enquiries e JOIN participants p ON p.enquiry_id = e.id AND p.role = 'also-theirs' WHERE e.person = ?
      UNION SELECT e.person FROM participants p JOIN enquiries e ON e.id = p.enquiry_id
        WHERE p.person = ? AND p.role = 'also-theirs' AND e.person IS NOT NULL
      UNION SELECT m.person FROM enquiries e JOIN enquiries m ON m.merged_into = e.id
        WHERE e.person = ? AND m.person IS NOT NULL
      UNION SELECT e.person FROM enquiries m JOIN enquiries e ON e.id = m.merged_into
        WHERE m.person = ? AND e.person IS NOT NULL LIMIT ${most}`,
    [person, person, person, person],
  );
  return [...new Set([person, ...rows.map((row) => row.person)])];
}
