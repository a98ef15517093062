import { isoTime, second } from '../clock.ts';
import { channelNames } from '../delivery/channels/channels.ts';
import type { EnquiryLimits } from '../limits.ts';
import type { Store } from '../store/database/port.ts';

/** The counts the private health and metrics answers give. */
export interface EnquiryHealth {
  readonly enquiries: {
    readonly total: number;
    /** Deliveries not yet made. */
    readonly pending: number;
    readonly late: number;
    readonly dead: number;
    readonly quarantined: number;
    readonly oldestPendingSeconds: number | null;
    readonly lastReceivedAt: string | null;
  };
  readonly channels: Readonly<
    Record<string, { readonly circuit: 'open' | 'closed'; readonly reason?: string }>
  >;
}

/** @throws StoreUnavailableError */
export async function enquiryHealth(
  store: Store,
  now: number,
  limits: Pick<EnquiryLimits, 'lateAfter'>,
): Promise<EnquiryHealth> {
  const [enquiries] = await store.read.rows<{ total: number; quarantined: number; last: number | null }>(
    `SELECT COUNT(*) AS total, COUNT(*) FILTER (WHERE state = 'quarantined') AS quarantined,
        MAX(received_at) AS last FROM enquiries`,
  );
  const [queue] = await store.read.rows<{ pending: number; late: number; oldest: number | null }>(
    `SELECT COUNT(*) AS pending, COUNT(*) FILTER (WHERE d.created_at <= ?) AS late, MIN(d.created_at) AS oldest
      FROM deliveries d JOIN enquiries e ON e.id = d.enquiry_id
      WHERE d.state IN ('pending', 'sending', 'waiting') AND e.state = 'accepted'`,
    [now - limits.lateAfter],
  );
  const [dead] = await store.read.rows<{ count: number }>(
    "SELECT COUNT(*) AS count FROM deliveries WHERE state = 'dead' AND dismissed_at IS NULL",
  );
  const open = await store.read.rows<{ channel: string; form: string; reason: string }>(
    'SELECT channel, form, reason FROM circuits WHERE opened_at IS NOT NULL ORDER BY form',
  );
  const last = enquiries?.last ?? null;
  const oldest = queue?.oldest ?? null;
  return {
    enquiries: {
      total: enquiries?.total ?? 0,
      pending: queue?.pending ?? 0,
      late: queue?.late ?? 0,
      dead: dead?.count ?? 0,
      quarantined: enquiries?.quarantined ?? 0,
      oldestPendingSeconds: oldest === null ? null : Math.max(0, Math.round((now - oldest) / second)),
      lastReceivedAt: last === null ? null : isoTime(last),
    },
    channels: Object.fromEntries(
      channelNames.map((name) => {
        const circuits = open.filter((row) => row.channel === name);
        const reason = circuits.map((row) => (row.form ? `form ${row.form}: ${row.reason}` : row.reason));
        return [
          name,
          circuits.length > 0 ? { circuit: 'open', reason: reason.join('; ') } : { circuit: 'closed' },
        ];
      }),
    ),
  };
}
