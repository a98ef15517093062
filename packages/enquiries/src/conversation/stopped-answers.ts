import { day } from '../clock.ts';
import type { Sql, Store } from '../store/database/port.ts';
import { lockForWork } from '../work/lock-for-work.ts';
import { markChanged } from '../work/mark-changed.ts';
import { isRefused, type Refused, refuse } from '../work/refused.ts';
import { type AnswerContext, answerOf, backToDraft, settled } from './answer-rows.ts';
import { openMessage } from './message-words.ts';

/** A stopped answer about which its writer has decided. */
export interface Settled {
  readonly enquiryId: string;
  readonly note: string | null;
  /** Whom a note is for. */
  readonly mention: string | null;
}

/**
 * What becomes of a stopped answer, as its writer says: the beginning of a second mail, a note for the house, or nothing. Its text stays
 * for thirty days, whatever they choose.
 *
 * @returns the words a note is to have, where one is wanted, and whose answer went out
 */
export async function settleStopped(
  sql: Sql,
  reference: string,
  id: string,
  as: 'second-mail' | 'note' | 'discarded',
  context: AnswerContext,
): Promise<Settled | Refused> {
  const { asker, now, vault } = context;
  const row = await lockForWork(sql, reference, asker, now);
  if (isRefused(row)) return row;
  const message = await answerOf(sql, row.id, id);
  if (message?.state !== 'stopped') return refuse('not-found', 'There is no such answer.');
  if (message.person !== asker.id && asker.role !== 'admin')
    return refuse('no-right', 'Only who wrote it says what becomes of it.');
  if (!(await settled(sql, row.id, id, now))) return refuse('wrong-state', 'That was decided already.');
  if (as === 'second-mail') await backToDraft(sql, context, row.id, message, row.version);
  await markChanged(sql, row.id, now);
  const words = as === 'note' ? openMessage(vault, id, message.sealed) : null;
  const winner = words && message.answers ? await answerOf(sql, row.id, message.answers) : null;
  return { enquiryId: row.id, note: words?.text ?? null, mention: winner?.person ?? null };
}

/** How long the text of an answer that was not sent is kept. */
const stoppedKept = 30 * day;

/** Takes the text out of answers that were stopped or called back thirty days ago; that there was one stays. */
export async function purgeStopped(store: Store, now: number): Promise<number> {
  const condition = "state IN ('stopped', 'called-back') AND sealed IS NOT NULL AND at <= ?";
  const [any] = await store.read.rows(`SELECT 1 FROM messages WHERE ${condition} LIMIT 1`, [
    now - stoppedKept,
  ]);
  if (!any) return 0;
  return store.transaction((sql) =>
    sql.run(`UPDATE messages SET sealed = NULL, settled_at = COALESCE(settled_at, ?) WHERE ${condition}`, [
      now,
      now - stoppedKept,
    ]),
  );
}
