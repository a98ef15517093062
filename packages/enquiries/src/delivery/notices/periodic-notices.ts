import { day, hour, isoTime } from '../../clock.ts';
import type { EnquiryLimits } from '../../limits.ts';
import type { Store } from '../../store/database/port.ts';
import { noteOnce } from './note.ts';

/**
 * Notes that no genuine enquiry has come in for `hours`, once per silence: quarantined and synthetic ones do not end it.
 * A store that never had one counts from the day it was made. What a clock that has come back received ahead of time says
 * nothing of now.
 *
 * @returns since when it is silent, milliseconds since 1970; `null` while it is not
 */
export function noteSilence(store: Store, hours: number, now: number): Promise<number | null> {
  return store.transaction(async (sql) => {
    const [row] = await sql.rows<{ last: number | null }>(
      `SELECT MAX(received_at) AS last FROM enquiries
        WHERE synthetic = 0 AND state IN ('accepted', 'erased') AND received_at <= ?`,
      [now],
    );
    const [made] = await sql.rows<{ at: number }>('SELECT MIN(applied_at) AS at FROM migrations');
    const since = row?.last ?? made?.at ?? now;
    if (now - since < hours * hour) return null;
    const topic = String(since);
    const [told] = await sql.rows("SELECT 1 FROM notices WHERE kind = 'silence' AND topic = ?", [topic]);
    if (told) return since;
    const line = `Nothing since ${isoTime(since)}, ${hours} hours or more. Try "npm run doctor".`;
    // Its topic is this silence: whenever it was noted, it was this one.
    await noteOnce(sql, { kind: 'silence', topic, line, now, since: 0 });
    return since;
  });
}

const kept = 30 * day;

/**
 * Drops notices that were told a month ago. Those of late and dead deliveries stay as long as the delivery does, so that it
 * is not told of twice.
 */
export async function pruneNotices(store: Store, now: number): Promise<void> {
  await store.transaction(async (sql) => {
    await sql.run(
      `DELETE FROM notices WHERE batch IN (SELECT id FROM notice_batches WHERE told_at <= ?)
        AND NOT (kind IN ('late', 'dead') AND EXISTS
          (SELECT 1 FROM deliveries d WHERE d.id = notices.topic AND d.state <> 'delivered'))`,
      [now - kept],
    );
    await sql.run(
      'DELETE FROM notice_batches WHERE told_at <= ? AND NOT EXISTS (SELECT 1 FROM notices n WHERE n.batch = notice_batches.id)',
      [now - kept],
    );
  });
}

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
    const rows = await sql.rows<{ id: string; channel: string; reference: string; since: number }>(
      `SELECT d.id, d.channel, d.created_at AS "since", e.reference FROM deliveries d JOIN enquiries e ON e.id = d.enquiry_id
        WHERE d.state IN ('pending', 'sending', 'waiting') AND d.created_at <= ?
          AND e.state = 'accepted' AND e.erase_due_at IS NULL
          AND NOT EXISTS (SELECT 1 FROM notices n
            WHERE n.kind = 'late' AND n.topic = d.id AND n.created_at >= d.created_at)
        ORDER BY d.created_at, d.id LIMIT ${mostPerRound}`,
      [now - limits.lateAfter],
    );
    let noted = 0;
    for (const { id, channel, reference, since } of rows) {
      const line = `${reference}: ${channel} has not gone out yet`;
      noted += await noteOnce(sql, { kind: 'late', topic: id, line, now, since });
    }
    return noted;
  });
}
