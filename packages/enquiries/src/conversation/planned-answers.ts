import { isoTime, minute } from '../clock.ts';
import type { Sql, Store } from '../store/database/port.ts';
import { type Vault, VaultError } from '../store/vault.ts';
import { isRefused, type Refused, refuse } from '../work/access.ts';
import { lockForWork, markChanged, notify, recordAction, theProduct } from '../work/change.ts';
import { nextStatus } from '../work/transitions.ts';
import { lockWorkById, type WorkRow, writeWork } from '../work/work-status.ts';
import { type AnswerContext, type OwnMessage, pickStatus, readAnswer, restoreDraft } from './answer-rows.ts';
import { openMessage } from './message-content.ts';
import { insertDelivery, isOnlyCalledBack, settleEarlier } from './message-rows.ts';
import { unseenMessage } from './what-moved.ts';

const atOnce = 50;

/** It does not go: its author is notified, and its text is kept as that of every stopped one. */
async function stopPlanned(
  sql: Sql,
  vault: Vault,
  row: WorkRow,
  message: OwnMessage,
  now: number,
): Promise<void> {
  const by = await unseenMessage(sql, vault, row.id, message.version);
  await sql.run(
    "UPDATE messages SET state = 'stopped', send_at = NULL, remind_at = NULL, at = ?, answers = ? WHERE id = ?",
    [now, by, message.id],
  );
  await markChanged(sql, row.id, now);
  const action = 'stopped an answer that was to go later';
  await recordAction(sql, row.id, { by: theProduct, now, action });
  await notify(sql, { person: message.person, kind: 'stopped', enquiryId: row.id, by: null, now });
}

/** Somebody of theirs has written: answers that wait were written before that, and none of them goes. */
export async function stopPlannedAnswers(sql: Sql, vault: Vault, row: WorkRow, now: number): Promise<void> {
  const waiting = await sql.rows<{ id: string }>(
    "SELECT id FROM messages WHERE enquiry_id = ? AND way = 'answer' AND state = 'planned'",
    [row.id],
  );
  for (const { id } of waiting) {
    const message = await readAnswer(sql, row.id, id);
    if (message) await stopPlanned(sql, vault, row, message, now);
  }
}

/** Whether it closes the enquiry, as its writer chose; one that no key opens does not. */
function closes(vault: Vault, message: OwnMessage): boolean {
  try {
    return openMessage(vault, message.id, message.sealed)?.close === true;
  } catch (error) {
    if (error instanceof VaultError) return false;
    throw error;
  }
}

/** Hands one that was waiting to the outbox, or stops it where the conversation went on. @returns whether it was there */
async function sendPlanned(
  sql: Sql,
  vault: Vault,
  enquiryId: string,
  id: string,
  now: number,
): Promise<boolean> {
  const row = await lockWorkById(sql, enquiryId, now);
  const message = row && (await readAnswer(sql, row.id, id));
  // Somebody stopped it meanwhile, or asked for the erasure of all of it.
  if (!row || message?.state !== 'planned' || message.person === null || message.sealed === null)
    return false;
  if (row.eraseDueAt !== null || row.state === 'erased') return false;
  if (message.way === 'forward') {
    await sql.run("UPDATE messages SET state = 'sent', send_at = NULL, at = ? WHERE id = ?", [now, id]);
    await insertDelivery(sql, row.id, id, now, now);
    await markChanged(sql, row.id, now);
    return true;
  }
  const unchanged = await isOnlyCalledBack(sql, row.id, message.version, row.version);
  const close = closes(vault, message);
  const next = nextStatus(row, { type: 'answer', by: message.person, close }, now);
  if (!unchanged || 'notNow' in next) {
    await stopPlanned(sql, vault, row, message, now);
    return true;
  }
  const before = { ...pickStatus(row), ...(await settleEarlier(sql, row.id, now)) };
  await sql.run(
    "UPDATE messages SET state = 'sent', send_at = NULL, at = ?, version = ?, before = ? WHERE id = ?",
    [now, next.version, JSON.stringify(before), id],
  );
  await insertDelivery(sql, row.id, id, now, now);
  await writeWork(sql, row.id, next);
  await markChanged(sql, row.id, now, true);
  const action = close ? 'sent the planned answer and closed it' : 'sent the planned answer';
  await recordAction(sql, row.id, { by: theProduct, now, action });
  return true;
}

/** Sends what was to go by now, each in a transaction of its own. @returns how many went or were stopped */
export async function sendPlannedAnswers(store: Store, vault: Vault, now: number): Promise<number> {
  const due = await store.read.rows<{ id: string; enquiry_id: string }>(
    `SELECT m.id, m.enquiry_id FROM messages m JOIN enquiries e ON e.id = m.enquiry_id
      WHERE m.state = 'planned' AND m.send_at <= ? AND e.erase_due_at IS NULL AND e.state <> 'erased' ORDER BY m.send_at LIMIT ${atOnce}`,
    [now],
  );
  let moved = 0;
  for (const { id, enquiry_id: enquiryId } of due) {
    if (await store.transaction((sql) => sendPlanned(sql, vault, enquiryId, id, now))) moved += 1;
  }
  return moved;
}

/**
 * Another time for one that waits, by anybody of the desk; or none: it is stopped, and its text goes back to its author's draft.
 *
 * @param sendAt milliseconds since 1970
 */
export async function changePlanned(
  sql: Sql,
  reference: string,
  id: string,
  sendAt: number | null,
  context: AnswerContext,
): Promise<'done' | Refused> {
  const { asker, now } = context;
  const row = await lockForWork(sql, reference, asker, now);
  if (isRefused(row)) return row;
  const message = await readAnswer(sql, row.id, id);
  if (!message) return refuse('not-found', 'There is no such answer.');
  if (message.state !== 'planned') return refuse('gone-out', 'It does not wait any more.');
  // Who chooses now has chosen it some seconds ago.
  if (sendAt !== null && sendAt < now - minute)
    return refuse('wrong-state', 'The time you chose has passed.');
  if (sendAt === null) {
    await sql.run(
      "UPDATE messages SET state = 'called-back', send_at = NULL, remind_at = NULL WHERE id = ?",
      [id],
    );
    await restoreDraft(sql, context, row.id, message, message.version);
    if (message.person !== asker.id)
      await notify(sql, { person: message.person, kind: 'stopped', enquiryId: row.id, by: asker.id, now });
  } else await sql.run('UPDATE messages SET send_at = ? WHERE id = ?', [sendAt, id]);
  await markChanged(sql, row.id, now);
  const action =
    sendAt === null ? 'stopped an answer that was to go later' : 'chose another time for an answer';
  const about = sendAt === null ? {} : { about: { until: isoTime(sendAt) } };
  await recordAction(sql, row.id, { by: asker, now, action, ...about });
  return 'done';
}
