import type { Sql } from '../store/database/port.ts';
import { recordAction } from '../work/actions.ts';
import type { Asker } from '../work/asker.ts';
import { markChanged } from '../work/mark-changed.ts';
import { type Refused, refuse } from '../work/refused.ts';
import type { WorkRow } from '../work/work-status.ts';
import { answerChannel, answerLife } from './answer-rows.ts';

const ofAnswer = `enquiry_id = ? AND message = ? AND channel = '${answerChannel}' AND state = 'dead' AND unclear > 0`;

/**
 * What becomes of an answer that may have arrived, or not, as a person says: it goes out once more, and one more end without a yes or a
 * no asks again; or it is put down as arrived.
 */
export async function decideUnclear(
  sql: Sql,
  row: WorkRow,
  message: string,
  as: 'send-once-more' | 'arrived',
  { asker, now }: { readonly asker: Asker; readonly now: number },
): Promise<'done' | Refused> {
  const changed =
    as === 'arrived'
      ? await sql.run(
          `UPDATE deliveries SET state = 'delivered', delivered_at = ?, dismissed_at = NULL WHERE ${ofAnswer}`,
          [now, row.id, message],
        )
      : await sql.run(
          `UPDATE deliveries SET state = 'pending', next_at = ?, created_at = ?, expires_at = ?, attempts = 0, unexplained = 0,
              unclear = 1, dismissed_at = NULL WHERE ${ofAnswer}`,
          [now, now, now + answerLife, row.id, message],
        );
  if (changed === 0)
    return refuse('wrong-state', 'There is no answer of which nobody knows whether it arrived.');
  await markChanged(sql, row.id, now, true);
  await recordAction(sql, {
    enquiryId: row.id,
    now,
    by: asker.name,
    person: asker.id,
    action: as === 'arrived' ? 'put the answer down as arrived' : 'had the answer sent once more',
  });
  return 'done';
}
