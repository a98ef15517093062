import { newId } from '../../new-id.ts';
import type { Sql } from '../../store/database/port.ts';

/** What the concierge mailbox is told of (enquiry contract, "Delivery rules"). */
export type NoticeKind = 'quarantined' | 'dead' | 'late' | 'fault' | 'silence' | 'left';

const written = `INSERT INTO notices (id, kind, topic, line, created_at, batch) VALUES (?, ?, ?, ?, ?, NULL)
  ON CONFLICT (kind, topic) DO UPDATE SET line = excluded.line, created_at = excluded.created_at, batch = NULL`;

/**
 * Writes down that something needs telling, inside the transaction that made it so. The same thing again (a job that dies
 * a second time after a resend) is told again.
 *
 * @param topic what it is about, unique per kind: an id or a channel
 * @param line what the mail says; references and channel names, no personal data
 */
export async function note(
  sql: Sql,
  kind: NoticeKind,
  topic: string,
  line: string,
  now: number,
): Promise<void> {
  await sql.run(written, [newId(now), kind, topic, line, now]);
}

/** What several machines may find at the same moment: `since` is when the latest of its kind began, which is told once. */
interface OnceNoted {
  readonly kind: NoticeKind;
  readonly topic: string;
  readonly line: string;
  readonly now: number;
  readonly since: number;
}

/** As above, where it was not noted since then. @returns how many were noted: 1, or 0 where another machine did */
export function noteOnce(sql: Sql, { kind, topic, line, now, since }: OnceNoted): Promise<number> {
  return sql.run(`${written} WHERE notices.created_at < ?`, [newId(now), kind, topic, line, now, since]);
}
