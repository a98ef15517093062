import { day } from '../clock.ts';
import type { Sql, Store } from '../store/database/port.ts';
import { unlessLocked } from '../store/vault.ts';
import { type Asker, isRefused, type Refused, refuse } from '../work/access.ts';
import { lockForWork, markChanged, notify, recordAction } from '../work/change.ts';
import { nextStatus } from '../work/transitions.ts';
import { lockWorkById, type WorkRow, writeWork } from '../work/work-status.ts';
import {
  type AnswerContext,
  answerChannel,
  answerLife,
  markSettled,
  pickStatus,
  readAnswer,
  readBefore,
  restoreDraft,
} from './answer-rows.ts';
import { firstAfterRefusal, takeOut } from './later-answers.ts';
import { openMessage } from './message-content.ts';
import { putBackReplaced } from './message-rows.ts';

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
  const message = await readAnswer(sql, row.id, id);
  if (message?.state !== 'stopped') return refuse('not-found', 'There is no such answer.');
  if (message.person !== asker.id && asker.role !== 'admin')
    return refuse('no-right', 'Only who wrote it says what becomes of it.');
  if (!(await markSettled(sql, row.id, id, now))) return refuse('wrong-state', 'That was decided already.');
  if (as === 'second-mail') await restoreDraft(sql, context, row.id, message, row.version);
  await markChanged(sql, row.id, now);
  const words = as === 'note' ? openMessage(vault, id, message.sealed) : null;
  const winner = words && message.answers ? await readAnswer(sql, row.id, message.answers) : null;
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

/**
 * An answer that failed, or perhaps did, goes out once more: the conversation goes on by it as by a new one, so that nobody who has not seen
 * that answers beside it. @returns where the work stands then
 */
export async function answerGoesAgain(sql: Sql, row: WorkRow, id: string): Promise<WorkRow> {
  const message = await readAnswer(sql, row.id, id);
  if (message?.way !== 'answer') return row;
  const version = row.version + 1;
  await writeWork(sql, row.id, { ...row, version });
  await sql.run('UPDATE messages SET version = ? WHERE id = ?', [version, id]);
  return { ...row, version };
}

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
              unclear = 1, dismissed_at = NULL WHERE ${ofAnswer} AND dismissed_at IS NULL`,
          [now, now, now + answerLife, row.id, message],
        );
  if (changed === 0)
    return refuse('wrong-state', 'There is no answer of which nobody knows whether it arrived.');
  if (as === 'send-once-more') await answerGoesAgain(sql, row, message);
  await markChanged(sql, row.id, now, true);
  await recordAction(sql, row.id, {
    by: asker,
    now,
    action: as === 'arrived' ? 'put the answer down as arrived' : 'had the answer sent once more',
  });
  return 'done';
}

/**
 * Nobody has received an answer: its job died. It is our turn again, its writer is notified, and a first answer was none. A mail to the
 * lodge changes nothing of that.
 */
export const answerRefused = (sql: Sql, messageId: string, now: number): Promise<void> =>
  notReceived(sql, messageId, 'by-nobody', now);

/** Somebody of those an answer went to has not received it: our turn again, and answered all the same. */
export const answerMissed = (sql: Sql, messageId: string, now: number): Promise<void> =>
  notReceived(sql, messageId, 'by-some', now);

interface HeldAnswer {
  readonly row: WorkRow;
  readonly message: {
    readonly enquiry_id: string;
    readonly way: string;
    readonly person: string | null;
    readonly at: number;
    readonly version: number;
    readonly before: string | null;
  };
}

/**
 * Holds the enquiry an answer belongs to. What writes down how one ended does so before it touches its delivery: people hold the enquiry
 * first, too, and of two who begin at both ends PostgreSQL would undo one.
 */
export async function holdForAnswer(sql: Sql, messageId: string, now: number): Promise<HeldAnswer | null> {
  const found = () =>
    sql.rows<HeldAnswer['message']>(
      'SELECT enquiry_id, way, person, at, version, before FROM messages WHERE id = ?',
      [messageId],
    );
  const [before] = await found();
  const held = before && (await lockWorkById(sql, before.enquiry_id, now));
  const [message] = await found();
  // Two were taken apart while it was waited for.
  const row =
    message && message.enquiry_id !== held?.id ? await lockWorkById(sql, message.enquiry_id, now) : held;
  return message && row ? { row, message } : null;
}

async function notReceived(
  sql: Sql,
  messageId: string,
  by: 'by-nobody' | 'by-some',
  now: number,
): Promise<void> {
  const held = await holdForAnswer(sql, messageId, now);
  if (!held) return;
  const { row, message } = held;
  const first = by === 'by-nobody' && row.firstAnswerAt === message.at;
  const next = message.way === 'forward' ? null : nextStatus(row, { type: 'refused', first }, now);
  const left = by === 'by-nobody' ? await firstAfterRefusal(sql, row.id, message, row) : {};
  if (next && !('notNow' in next)) await writeWork(sql, row.id, { ...next, ...left });
  await notify(sql, { person: message.person, kind: 'refused', enquiryId: row.id, by: null, now });
}

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
  const message = await readAnswer(sql, row.id, id);
  if (!message) return refuse('not-found', 'There is no such answer.');
  // Another has called it back meanwhile.
  if (message.state === 'called-back') return 'done';
  if (message.state !== 'sent') return refuse('wrong-state', 'It was not sent.');
  const taken = await sql.run(
    "DELETE FROM deliveries WHERE enquiry_id = ? AND message = ? AND state = 'pending' AND attempts = 0",
    [row.id, id],
  );
  if (taken === 0) return refuse('gone-out', await whyGone(sql, row.id, id));
  await sql.run("UPDATE messages SET state = 'called-back', remind_at = NULL WHERE id = ?", [id]);
  // What else was said since, its writer may not have seen.
  let seen = message.version;
  // A mail to the lodge changed nothing.
  if (message.way === 'answer') {
    const version = row.version + 1;
    if (row.version === message.version) seen = version;
    const before = readBefore(message);
    const words = await unlessLocked(async () => openMessage(context.vault, id, message.sealed), null);
    const closed = words?.close === true;
    const made = { id, since: message.at, work: closed ? 'done' : 'waiting' } as const;
    const stood = pickStatus(row);
    const left = before && (await takeOut(sql, row.id, message, { now: stood, before, made, at: now }));
    await writeWork(sql, row.id, { ...(left?.status ?? stood), version });
    if (left?.replaced) await putBackReplaced(sql, row.id, left.replaced);
    await notifyStopped(sql, row.id, id, { by: asker.id, now });
  }
  await restoreDraft(sql, context, row.id, message, seen);
  await notify(sql, { person: message.person, kind: 'stopped', enquiryId: row.id, by: asker.id, now });
  await markChanged(sql, row.id, now);
  await recordAction(sql, row.id, { by: asker, now, action: 'called the answer back' });
  return 'done';
}

/** Why an answer cannot be called back any more. */
async function whyGone(sql: Sql, enquiryId: string, id: string): Promise<string> {
  const [job] = await sql.rows<{ state: string }>(
    'SELECT state FROM deliveries WHERE enquiry_id = ? AND message = ?',
    [enquiryId, id],
  );
  if (job?.state === 'sending' || job?.state === 'waiting') return 'The answer is on its way already.';
  return job?.state === 'dead'
    ? 'The answer was on its way, and failed: there is nothing to call back.'
    : 'The answer has left already.';
}

/** The writers of what an answer stopped are notified when it is called back: nothing has gone out, and theirs can go. */
async function notifyStopped(
  sql: Sql,
  enquiryId: string,
  id: string,
  { by, now }: { readonly by: string; readonly now: number },
): Promise<void> {
  const stopped = await sql.rows<{ person: string | null }>(
    `SELECT DISTINCT person FROM messages
      WHERE enquiry_id = ? AND answers = ? AND state = 'stopped' AND settled_at IS NULL AND sealed IS NOT NULL`,
    [enquiryId, id],
  );
  for (const { person } of stopped) await notify(sql, { person, kind: 'called-back', enquiryId, by, now });
}
