import type { Presence, PresenceSign } from '@sundowner/desk-wire/work';
import { isoTime, minute } from '../clock.ts';
import type { Sql } from '../store/database/port.ts';

/** Without a sign for so long nobody is there any more. It informs and decides nothing: the store does. */
export const presenceLapses = minute;

/**
 * Somebody looks at an enquiry, writes an answer, or has gone.
 *
 * @returns whether others see something else now
 */
export async function recordPresence(
  sql: Sql,
  enquiryId: string,
  person: string,
  doing: PresenceSign,
  now: number,
): Promise<boolean> {
  if (doing === 'gone') {
    return (
      (await sql.run('DELETE FROM presence WHERE enquiry_id = ? AND person = ?', [enquiryId, person])) > 0
    );
  }
  const [before] = await sql.rows<{ doing: string; seen_at: number }>(
    'SELECT doing, seen_at FROM presence WHERE enquiry_id = ? AND person = ?',
    [enquiryId, person],
  );
  const goesOn = before?.doing === doing && before.seen_at > now - presenceLapses;
  await sql.run(
    `INSERT INTO presence (enquiry_id, person, doing, since, seen_at) VALUES (?, ?, ?, ?, ?)
      ON CONFLICT (enquiry_id, person) DO UPDATE SET doing = excluded.doing, seen_at = excluded.seen_at,
        since = CASE WHEN ? = 1 THEN presence.since ELSE excluded.since END`,
    [enquiryId, person, doing, now, now, goesOn ? 1 : 0],
  );
  return !goesOn;
}

interface PresenceRow {
  readonly enquiry_id: string;
  readonly person: string;
  readonly doing: Presence['doing'];
  readonly since: number;
}

export const shownPresence = ({ person, doing, since }: Omit<PresenceRow, 'enquiry_id'>): Presence => ({
  person,
  doing,
  since: isoTime(since),
});

/** A select of who was at some enquiries, which are its parameters, after the moment that is its last. */
export const selectPresence = (ids: readonly string[]): string =>
  `SELECT enquiry_id, person, doing, since FROM presence
    WHERE enquiry_id IN (${ids.map(() => '?').join(', ')}) AND seen_at > ?`;

/** Who is at each of these enquiries now. */
export async function presentAt(
  sql: Sql,
  ids: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, readonly Presence[]>> {
  const present = new Map<string, Presence[]>(ids.map((id) => [id, []]));
  if (ids.length === 0) return present;
  const rows = await sql.rows<PresenceRow>(`${selectPresence(ids)} ORDER BY since, person`, [
    ...ids,
    now - presenceLapses,
  ]);
  for (const row of rows) present.get(row.enquiry_id)?.push(shownPresence(row));
  return present;
}

/** Everybody who is at some enquiry now, with its reference; `kinds` is a condition on `enquiries e`. */
export async function presentAnywhere(
  sql: Sql,
  kinds: string,
  now: number,
): Promise<(Presence & { readonly reference: string })[]> {
  const rows = await sql.rows<PresenceRow & { reference: string }>(
    // Starts with presence, which has few rows: a planner with old statistics starts with all enquiries instead.
    `SELECT e.reference, p.enquiry_id, p.person, p.doing, p.since FROM presence p CROSS JOIN enquiries e
      WHERE e.id = p.enquiry_id AND p.seen_at > ? AND ${kinds} ORDER BY p.since, p.person LIMIT 200`,
    [now - presenceLapses],
  );
  return rows.map((row) => ({ ...shownPresence(row), reference: row.reference }));
}
