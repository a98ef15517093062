import type { Sql } from '../store/database/port.ts';
import { recordAction } from '../work/actions.ts';
import { lockForWork } from '../work/lock-for-work.ts';
import { markChanged } from '../work/mark-changed.ts';
import { isRefused, type Refused, refuse } from '../work/refused.ts';
import { type WorkRow, type WorkStatus, writeWork } from '../work/work-status.ts';
import { type AnswerContext, answerOf, backToDraft, type OwnMessage, pickStatus } from './answer-rows.ts';

/** Takes an answer back that has not left; the work stands as it did before, where nothing else was done to it since. */
export async function callBack(
  sql: Sql,
  reference: string,
  id: string,
  context: AnswerContext,
): Promise<'done' | Refused> {
  const { asker, now } = context;
  const row = await lockForWork(sql, reference, asker, now);
  if (isRefused(row)) return row;
  const message = await answerOf(sql, row.id, id);
  if (!message) return refuse('not-found', 'There is no such answer.');
  const taken = await sql.run(
    "DELETE FROM deliveries WHERE enquiry_id = ? AND message = ? AND state = 'pending' AND attempts = 0",
    [row.id, id],
  );
  if (taken === 0) return refuse('gone-out', 'The answer has left already.');
  await sql.run("UPDATE messages SET state = 'called-back' WHERE id = ?", [id]);
  const before = message.before === null ? null : (JSON.parse(message.before) as WorkStatus);
  const version = row.version + 1;
  await writeWork(sql, row.id, restored(row, before, message, version));
  await backToDraft(sql, context, row.id, message, version);
  await markChanged(sql, row.id, now);
  await recordAction(sql, {
    enquiryId: row.id,
    now,
    by: asker.name,
    person: asker.id,
    action: 'called the answer back',
  });
  return 'done';
}

/** What the answer did to the work is undone; what others did since stays. */
function restored(row: WorkRow, before: WorkStatus | null, message: OwnMessage, version: number): WorkStatus {
  const now = pickStatus(row);
  if (!before) return { ...now, version };
  const first = now.firstAnswerAt === message.at ? before : now;
  const untouched = now.since === message.at;
  return {
    ...now,
    ...(untouched ? { work: before.work, since: before.since, snoozeUntil: before.snoozeUntil } : {}),
    firstAnswerAt: first.firstAnswerAt,
    firstAnswerBy: first.firstAnswerBy,
    version,
  };
}
