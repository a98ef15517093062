import type { Sql } from '../store/database/port.ts';
import { notify } from '../work/notifications.ts';
import { moved } from '../work/transitions.ts';
import { lockWorkById, writeWork } from '../work/work-status.ts';

/** Nobody has received an answer: its job died. It is our turn again, whoever wrote it is told, and a first answer was none. */
export async function answerRefused(sql: Sql, messageId: string, now: number): Promise<void> {
  const [message] = await sql.rows<{ enquiry_id: string; person: string | null; at: number }>(
    'SELECT enquiry_id, person, at FROM messages WHERE id = ?',
    [messageId],
  );
  if (!message) return;
  const row = await lockWorkById(sql, message.enquiry_id, now);
  if (!row) return;
  const next = moved(row, { type: 'refused', first: row.firstAnswerAt === message.at }, now);
  if (!('notNow' in next)) await writeWork(sql, row.id, next);
  await notify(sql, { person: message.person, kind: 'refused', enquiryId: row.id, by: null, now });
}
