import type { Sql } from '../../store/database/port.ts';
import { markChanged, notify } from '../../work/change.ts';
import type { UnclearRule } from '../channels/channel-record.ts';
import { channelNamed, channelNoun, channels } from '../channels/channels.ts';
import { note } from '../notices/note.ts';

/** When a channel's deliveries are not tried again by themselves; `null` for one that goes on. */
export const unclearRule = (channel: string): UnclearRule | null => channelNamed(channel)?.unclear ?? null;

/** Whether a delivery that ended so often without a yes or a no is left as it is. */
export const isLeftUnclear = (channel: string, unclear: number): boolean =>
  unclear >= (unclearRule(channel)?.most ?? Number.POSITIVE_INFINITY);

/** Left because it may have arrived, and no work of anybody's: as a condition on `deliveries`. */
export const endedUnclear = `(channel IN (${channels
  .filter(({ unclear }) => unclear?.after === 'ends')
  .map(({ name }) => `'${name}'`)
  .join(', ')}) AND state = 'dead' AND unclear > 0 AND dismissed_at IS NOT NULL)`;

/**
 * A delivery is not tried again because it may have arrived. A person is asked, and the author of an answer is told; of a channel
 * that ends there nobody needs to do anything.
 */
export async function leaveUnclear(sql: Sql, id: string, channel: string, now: number): Promise<void> {
  const [row] = await sql.rows<{ reference: string; enquiry_id: string; person: string | null }>(
    `SELECT e.reference, d.enquiry_id, m.person FROM deliveries d JOIN enquiries e ON e.id = d.enquiry_id
      LEFT JOIN messages m ON m.id = d.message WHERE d.id = ?`,
    [id],
  );
  if (!row) return;
  // It is shown to the person who looks at it.
  await markChanged(sql, row.enquiry_id, now);
  if (unclearRule(channel)?.after === 'ends') {
    await sql.run('UPDATE deliveries SET dismissed_at = ? WHERE id = ?', [now, id]);
    return;
  }
  const words = `${channelNoun(channel)} may have arrived, and nobody knows. Send it once more?`;
  await note(sql, 'dead', id, `${row.reference}: ${words}`, now);
  await notify(sql, { person: row.person, kind: 'unclear', enquiryId: row.enquiry_id, by: null, now });
}
