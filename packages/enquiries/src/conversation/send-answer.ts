import type { AnswerAct, Answered } from '@sundowner/desk-wire/conversation';
import { emptyField } from '@sundowner/desk-wire/templates';
import { isoTime, second } from '../clock.ts';
import { newId } from '../new-id.ts';
import type { Sql } from '../store/database/port.ts';
import { isRefused, type Refused, refuse } from '../work/access.ts';
import { lockForWork, markChanged, notify, recordAction } from '../work/change.ts';
import { deskSettings } from '../work/settings.ts';
import { nextStatus } from '../work/transitions.ts';
import { type WorkRow, type WorkStatus, writeWork } from '../work/work-status.ts';
import { type AnswerContext, answerChannel, answerLife, markSettled, pickStatus } from './answer-rows.ts';
import { withConsentQuestion } from './consent-question.ts';
import { dropDraft } from './drafts.ts';
import { insertMessageFiles, type MessageContent, sealMessage } from './message-content.ts';

interface Sent {
  readonly person: string | null;
  readonly state: string;
  readonly at: number;
  readonly version: number;
}

/** An answer with this key, made before by the same device: the answer to a request that was sent twice. */
async function madeBefore(sql: Sql, enquiryId: string, key: string): Promise<Sent | null> {
  const [row] = await sql.rows<Sent>(
    'SELECT person, state, at, version FROM messages WHERE id = ? AND enquiry_id = ?',
    [key, enquiryId],
  );
  return row ?? null;
}

async function insertMessage(
  sql: Sql,
  { vault, asker, now, files = [] }: AnswerContext,
  row: WorkRow,
  answer: AnswerAct,
  message: {
    readonly state: 'sent' | 'stopped';
    readonly words: MessageContent;
    readonly version: number;
    readonly answers: string | null;
    readonly before: WorkStatus | null;
  },
): Promise<void> {
  await sql.run(
    `INSERT INTO messages (id, enquiry_id, way, state, at, person, version, answers, before, sealed)
      VALUES (?, ?, 'answer', ?, ?, ?, ?, ?, ?, ?)`,
    [
      answer.key,
      row.id,
      message.state,
      now,
      asker.id,
      message.version,
      message.answers,
      message.before ? JSON.stringify(message.before) : null,
      sealMessage(vault, answer.key, message.words),
    ],
  );
  await insertMessageFiles(sql, vault, answer.key, files);
}

/** The newest message that went before: what a stopped answer was stopped by, and what an answer answers. */
async function lastMessage(sql: Sql, enquiryId: string, way: 'any' | 'traveller'): Promise<string | null> {
  const condition = way === 'any' ? "state <> 'stopped'" : "way = 'traveller'";
  const [row] = await sql.rows<{ id: string }>(
    `SELECT id FROM messages WHERE enquiry_id = ? AND ${condition} ORDER BY version DESC, at DESC LIMIT 1`,
    [enquiryId],
  );
  return row?.id ?? null;
}

/** Keeps an answer that came second, whole, for whoever wrote it: nothing of it is sent. */
async function stop(
  sql: Sql,
  context: AnswerContext,
  row: WorkRow,
  answer: AnswerAct,
  words: MessageContent,
): Promise<Refused> {
  const { asker, now } = context;
  const stoppedBy = await lastMessage(sql, row.id, 'any');
  await insertMessage(sql, context, row, answer, {
    state: 'stopped',
    words,
    version: answer.version,
    answers: stoppedBy,
    before: null,
  });
  await dropDraft(sql, row.id, asker.id);
  await markChanged(sql, row.id, now);
  await recordAction(sql, row.id, { by: asker, now, action: 'wrote an answer that was stopped' });
  await notify(sql, { person: asker.id, kind: 'stopped', enquiryId: row.id, by: null, now });
  return refuse(
    'conversation-moved',
    'Your answer was not sent: the conversation went on meanwhile. Your text is kept.',
    answer.key,
  );
}

/**
 * Hands an answer to the outbox, unless the conversation went on since its writer looked: of two answers to one version the store takes
 * one, and keeps the other's text (DSK-02). It leaves after the desk's delay, until which it can be called back.
 *
 * @param reference as it is stored
 */
export async function sendAnswer(
  sql: Sql,
  reference: string,
  answer: AnswerAct,
  context: AnswerContext,
): Promise<Answered | Refused> {
  const { asker, now } = context;
  const row = await lockForWork(sql, reference, asker, now);
  if (isRefused(row)) return row;
  const settings = await deskSettings(sql);
  const until = (at: number) => isoTime(at + settings.sendDelay * second);
  const before = await madeBefore(sql, row.id, answer.key);
  if (before) {
    return before.state === 'stopped'
      ? refuse('conversation-moved', 'Your answer was not sent; its text is kept.', answer.key)
      : { message: answer.key, callBackUntil: until(before.at), version: before.version };
  }
  const to = answer.to ?? context.address;
  if (to === null) return refuse('no-address', 'They left no address an answer could go to.');
  if (answer.text.trim() === '') return refuse('empty-field', 'There is nothing in the answer.');
  if (emptyField.test(answer.text) || emptyField.test(answer.subject))
    return refuse('empty-field', 'A field of the template is still empty.');
  const { subject, attachments } = answer;
  const { text } = await withConsentQuestion(sql, row.id, answer);
  const { files = [] } = context;
  const words: MessageContent = {
    subject,
    text,
    quoted: '',
    to,
    files: files.map(({ name }) => name),
    attachments,
  };
  if (answer.version !== row.version) return stop(sql, context, row, answer, words);
  const next = nextStatus(row, { type: 'answer', by: asker.id, close: answer.close }, now);
  if ('notNow' in next) return refuse('wrong-state', next.notNow);

  await insertMessage(sql, context, row, answer, {
    state: 'sent',
    words,
    version: next.version,
    answers: await lastMessage(sql, row.id, 'traveller'),
    before: pickStatus(row),
  });
  await sql.run(
    `INSERT INTO deliveries
      (id, enquiry_id, channel, message, state, attempts, unexplained, fence, next_at, created_at, expires_at)
      VALUES (?, ?, ?, ?, 'pending', 0, 0, 0, ?, ?, ?)`,
    [newId(now), row.id, answerChannel, answer.key, now + settings.sendDelay * second, now, now + answerLife],
  );
  await writeWork(sql, row.id, next);
  // Whoever answers anew has seen that an earlier answer was refused.
  await sql.run(
    `UPDATE deliveries SET dismissed_at = ? WHERE enquiry_id = ? AND channel = ? AND state = 'dead' AND dismissed_at IS NULL`,
    [now, row.id, answerChannel],
  );
  if (answer.instead !== null) await markSettled(sql, row.id, answer.instead, now);
  await dropDraft(sql, row.id, asker.id);
  await markChanged(sql, row.id, now, true);
  await recordAction(sql, row.id, {
    by: asker,
    now,
    action: answer.close ? 'answered and closed it' : 'answered',
  });
  return { message: answer.key, callBackUntil: until(now), version: next.version };
}
