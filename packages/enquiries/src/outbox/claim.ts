import type { ChannelName } from '../channels/channel.ts';
import type { EnquiryLimits } from '../limits.ts';
import { newId } from '../new-id.ts';
import { note } from '../notices/note.ts';
import type { Sql, Store } from '../store/port.ts';
import { admit } from './circuit.ts';

/** A job this process holds until `lease` has passed or its outcome is recorded. */
export interface ClaimedJob {
  readonly id: string;
  readonly enquiryId: string;
  readonly channel: ChannelName;
  /** This attempt included: it is counted now, so that a job that kills its worker dies in the end. */
  readonly attempts: number;
  /** Raised at every claim; an outcome is taken only from the latest holder. */
  readonly fence: number;
  readonly expiresAt: number;
  /** The attempt that shows whether an open circuit can close. */
  readonly isProbe: boolean;
}

export type ClaimLimits = Pick<EnquiryLimits, 'lease' | 'unexplained' | 'firstProbe' | 'longestProbe'>;

interface LostRow {
  readonly id: string;
  readonly state: 'waiting' | 'dead';
  readonly enquiry_id: string;
}

const lostDetail = 'The process that held this delivery ended before it could say how it went';

/** Takes back the jobs of workers that vanished; one that did it too often is dead. */
async function recoverLost(
  sql: Sql,
  skipLocked: string,
  channel: ChannelName,
  now: number,
  limits: ClaimLimits,
): Promise<void> {
  const lost = await sql.rows<LostRow>(
    `WITH lost AS MATERIALIZED (
        SELECT d.id FROM deliveries d
        WHERE d.channel = ? AND d.state = 'sending' AND d.lease_until <= ?${skipLocked}
      )
      UPDATE deliveries SET unexplained = unexplained + 1, fence = fence + 1, lease_until = NULL, next_at = ?,
        last_error = ?, state = CASE WHEN unexplained + 1 >= ? THEN 'dead' ELSE 'waiting' END
      WHERE id IN (SELECT id FROM lost)
      RETURNING id, state, enquiry_id`,
    [channel, now, now, lostDetail, limits.unexplained],
  );
  for (const { id, state, enquiry_id: enquiryId } of lost) {
    await sql.run('INSERT INTO attempts (id, delivery_id, at, outcome, detail) VALUES (?, ?, ?, ?, ?)', [
      newId(now),
      id,
      now,
      'lost',
      lostDetail,
    ]);
    if (state === 'dead') await noteDead(sql, id, enquiryId, channel, lostDetail, now);
  }
}

export async function noteDead(
  sql: Sql,
  deliveryId: string,
  enquiryId: string,
  channel: ChannelName,
  detail: string,
  now: number,
): Promise<void> {
  const [row] = await sql.rows<{ reference: string }>('SELECT reference FROM enquiries WHERE id = ?', [
    enquiryId,
  ]);
  await note(sql, 'dead', deliveryId, `${row?.reference ?? '?'}: ${channel} was given up. ${detail}`, now);
}

interface ClaimedRow {
  readonly id: string;
  readonly enquiry_id: string;
  readonly attempts: number;
  readonly fence: number;
  readonly expires_at: number;
}

/** Whether a channel has anything due, or lost: a read, so that an idle worker writes nothing and takes no probe. */
async function hasWork(store: Store, channel: ChannelName, now: number): Promise<boolean> {
  const [row] = await store.read.rows(
    `SELECT 1 FROM deliveries d JOIN enquiries e ON e.id = d.enquiry_id
      WHERE d.channel = ? AND (
        (d.state IN ('pending', 'waiting') AND d.next_at <= ? AND e.state = 'accepted' AND e.erase_due_at IS NULL)
        OR (d.state = 'sending' AND d.lease_until <= ?))
      LIMIT 1`,
    [channel, now, now],
  );
  return row !== undefined;
}

/**
 * Claims up to `count` due jobs of a channel, oldest first, each for one process only. While the channel's circuit is open
 * it claims nothing, or the one probe that is due. Jobs of an enquiry somebody asked to erase wait.
 *
 * @throws StoreUnavailableError
 */
export async function claimJobs(
  store: Store,
  channel: ChannelName,
  count: number,
  now: number,
  limits: ClaimLimits,
): Promise<ClaimedJob[]> {
  if (!(await hasWork(store, channel, now))) return [];
  return store.transaction(async (sql) => {
    await recoverLost(sql, store.skipLocked, channel, now, limits);
    const admission = await admit(sql, channel, now, limits);
    if (admission === 'none') return [];
    const rows = await sql.rows<ClaimedRow>(
      `WITH due AS MATERIALIZED (
          SELECT d.id FROM deliveries d JOIN enquiries e ON e.id = d.enquiry_id
          WHERE d.channel = ? AND d.state IN ('pending', 'waiting') AND d.next_at <= ?
            AND e.state = 'accepted' AND e.erase_due_at IS NULL
          ORDER BY d.next_at, d.id LIMIT ?${store.skipLocked}
        )
        UPDATE deliveries SET state = 'sending', attempts = attempts + 1, fence = fence + 1, lease_until = ?
        WHERE id IN (SELECT id FROM due)
        RETURNING id, enquiry_id, attempts, fence, expires_at`,
      [channel, now, admission === 'probe' ? 1 : count, now + limits.lease],
    );
    return rows.map((row) => ({
      id: row.id,
      enquiryId: row.enquiry_id,
      channel,
      attempts: row.attempts,
      fence: row.fence,
      expiresAt: row.expires_at,
      isProbe: admission === 'probe',
    }));
  });
}
