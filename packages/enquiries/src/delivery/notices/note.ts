import { newId } from '../../new-id.ts';
import type { Sql } from '../../store/database/port.ts';

/** What the concierge mailbox is told of (enquiry contract, "Delivery rules"). */
export type NoticeKind = 'quarantined' | 'dead' | 'late' | 'fault' | 'silence' | 'left';

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
  await sql.run(
    `INSERT INTO notices (id, kind, topic, line, created_at, batch) VALUES (?, ?, ?, ?, ?, NULL)
      ON CONFLICT (kind, topic) DO UPDATE SET line = excluded.line, created_at = excluded.created_at, batch = NULL`,
    [newId(now), kind, topic, line, now],
  );
}
