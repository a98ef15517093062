import type { Alerts } from '../alerts/alerts.ts';
import { erasePersonal } from '../keeping/erase-personal.ts';
import { onLegalHold } from '../keeping/legal-hold.ts';
import type { Store } from '../keeping/store/port.ts';
import type { EnquiryLimits } from '../limits.ts';

const mostPerRound = 500;

/**
 * Empties what was held or discarded and is older than 30 days, and the oldest of a quarantine above its cap: the oldest,
 * because a person has had the longest time to look at them, and a flood must not shut out what comes after it.
 *
 * @returns how many were emptied
 */
export async function purgeQuarantine(
  store: Store,
  now: number,
  limits: Pick<EnquiryLimits, 'quarantineAge' | 'quarantineCap'>,
  alerts: Pick<Alerts, 'raise'>,
): Promise<number> {
  const [aged, over] = await store.transaction(async (sql) => {
    const old = await sql.rows<{ id: string }>(
      `SELECT e.id FROM enquiries e WHERE e.state <> 'accepted' AND e.state IN ('quarantined', 'discarded')
          AND e.received_at <= ? AND NOT ${onLegalHold} ORDER BY e.received_at LIMIT ${mostPerRound}`,
      [now - limits.quarantineAge],
    );
    for (const { id } of old) await erasePersonal(sql, id, now);
    const [held] = await sql.rows<{ count: number }>(
      "SELECT COUNT(*) AS count FROM enquiries WHERE state <> 'accepted' AND state = 'quarantined'",
    );
    const excess = Math.min(mostPerRound, Math.max(0, (held?.count ?? 0) - limits.quarantineCap));
    const oldest = await sql.rows<{ id: string }>(
      `SELECT e.id FROM enquiries e WHERE e.state <> 'accepted' AND e.state = 'quarantined' AND NOT ${onLegalHold}
        ORDER BY e.received_at, e.id LIMIT ?`,
      [excess],
    );
    for (const { id } of oldest) await erasePersonal(sql, id, now);
    return [old.length, oldest.length] as const;
  });
  if (over > 0) {
    alerts.raise(
      'quarantine-full',
      `The quarantine is above its cap; its ${over} oldest enquiries were emptied.`,
    );
  }
  return aged + over;
}
