import type { Sql, Store } from '../../store/database/port.ts';
import { channelNames } from '../channels/channels.ts';
import { type ClaimLimits, noteDead, recoverLost } from './claim.ts';
import { holdEnquiriesOf } from './hold-enquiries.ts';

/** How many jobs one transaction ends. */
const mostPerRound = 200;

const words = 'The channel is switched off';

/** A read, so that a channel nobody ever used, or that has nothing left, costs no write. */
async function hasLeft(store: Store, channel: string, now: number): Promise<boolean> {
  const [row] = await store.read.rows(
    `SELECT 1 FROM deliveries WHERE channel = ? AND state IN ('pending', 'sending', 'waiting')
        AND (state <> 'sending' OR lease_until <= ?)
      UNION ALL SELECT 1 FROM circuits WHERE channel = ? LIMIT 1`,
    [channel, now, channel],
  );
  return row !== undefined;
}

async function endSome(sql: Sql, skipLocked: string, channel: string, now: number): Promise<number> {
  const isLeft = "d.channel = ? AND d.state IN ('pending', 'sending', 'waiting') AND d.state <> 'sending'";
  const found = await sql.rows<{ id: string; enquiry_id: string }>(
    `SELECT d.id, d.enquiry_id FROM deliveries d WHERE ${isLeft} LIMIT ${mostPerRound}`,
    [channel],
  );
  const ended: { id: string }[] = [];
  for (const id of await holdEnquiriesOf(sql, skipLocked, found)) {
    const rows = await sql.rows<{ id: string }>(
      `WITH left_over AS MATERIALIZED (SELECT d.id FROM deliveries d WHERE d.id = ? AND ${isLeft}${skipLocked})
        UPDATE deliveries SET state = 'dead', next_at = ?, last_error = ? WHERE id IN (SELECT id FROM left_over)
        RETURNING id`,
      [id, channel, now, words],
    );
    ended.push(...rows);
  }
  for (const row of ended) await noteDead(sql, row.id, channel, `${words}.`, now);
  return ended.length;
}

/**
 * Ends what a channel left behind that the settings no longer name: nobody delivers its jobs, so that they are dead, for a person
 * to discard, or to resend once the channel is back, and nobody probes its circuits, so that they close. What a worker that
 * vanished held is taken back first.
 *
 * @param configured the channels this installation delivers by
 * @returns how many jobs were ended
 * @throws StoreUnavailableError
 */
export async function endSwitchedOff(
  store: Store,
  configured: readonly string[],
  now: number,
  limits: Pick<ClaimLimits, 'unexplained'>,
): Promise<number> {
  let count = 0;
  for (const channel of channelNames.filter((name) => !configured.includes(name))) {
    if (!(await hasLeft(store, channel, now))) continue;
    for (let ended = mostPerRound; ended === mostPerRound; count += ended) {
      ended = await store.transaction(async (sql) => {
        await sql.run('DELETE FROM circuits WHERE channel = ?', [channel]);
        await recoverLost(sql, store.skipLocked, channel, now, limits);
        return endSome(sql, store.skipLocked, channel, now);
      });
    }
  }
  return count;
}
