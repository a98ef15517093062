import type { EnquiryLimits } from '../../limits.ts';
import type { Store } from '../../store/database/port.ts';
import { note } from './note.ts';

/** How many late deliveries one round notes; the rest follow in the next. */
const mostPerRound = 200;

/**
 * Notes deliveries that are still not done `lateAfter` after they were made, or resent, once each.
 *
 * @returns how many were noted
 */
export function noteLate(
  store: Store,
  now: number,
  limits: Pick<EnquiryLimits, 'lateAfter'>,
): Promise<number> {
  return store.transaction(async (sql) => {
    const rows = await sql.rows<{ id: string; channel: string; reference: string }>(
      `SELECT d.id, d.channel, e.reference FROM deliveries d JOIN enquiries e ON e.id = d.enquiry_id
        WHERE d.state IN ('pending', 'sending', 'waiting') AND d.created_at <= ?
          AND e.state = 'accepted' AND e.erase_due_at IS NULL
          AND NOT EXISTS (SELECT 1 FROM notices n
            WHERE n.kind = 'late' AND n.topic = d.id AND n.created_at >= d.created_at)
        ORDER BY d.created_at LIMIT ${mostPerRound}`,
      [now - limits.lateAfter],
    );
    for (const { id, channel, reference } of rows) {
      await note(sql, 'late', id, `${reference}: ${channel} has not gone out yet`, now);
    }
    return rows.length;
  });
}
