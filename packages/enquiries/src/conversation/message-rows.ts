import type { AnswerAct } from '@sundowner/desk-wire/conversation';
import { newId } from '../new-id.ts';
import type { Sql } from '../store/database/port.ts';
import { type AnswerContext, answerChannel, answerLife, type Before, type Replaced } from './answer-rows.ts';
import { insertMessageFiles, type MessageContent, sealMessage } from './message-content.ts';

/** A mail of the house's as it is written down. */
export interface NewMessage {
  readonly way: 'answer' | 'forward';
  readonly state: 'sent' | 'stopped' | 'planned';
  readonly words: MessageContent;
  readonly version: number;
  readonly answers: string | null;
  readonly before: Before | null;
  /** When it goes; `null` for one that goes now or never. */
  readonly sendAt: number | null;
  /** When it is our turn again if nobody of theirs has written. */
  readonly remindAt: number | null;
}

export async function insertMessage(
  sql: Sql,
  { vault, asker, now, files = [] }: AnswerContext,
  enquiryId: string,
  { key }: Pick<AnswerAct, 'key'>,
  message: NewMessage,
): Promise<void> {
  const { way, state, words, version, answers, before, sendAt, remindAt } = message;
  await sql.run(
    `INSERT INTO messages (id, enquiry_id, way, state, at, person, version, answers, before, send_at, remind_at, sealed)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      key,
      enquiryId,
      way,
      state,
      now,
      asker.id,
      version,
      answers,
      before ? JSON.stringify(before) : null,
      sendAt,
      remindAt,
      sealMessage(vault, key, words),
    ],
  );
  await insertMessageFiles(sql, vault, key, files);
}

/** Hands a message to the outbox. @param at when it leaves */
export async function insertDelivery(
  sql: Sql,
  enquiryId: string,
  message: string,
  at: number,
  now: number,
): Promise<void> {
  await sql.run(
    `INSERT INTO deliveries
      (id, enquiry_id, channel, message, state, attempts, unexplained, fence, next_at, created_at, expires_at)
      VALUES (?, ?, ?, ?, 'pending', 0, 0, 0, ?, ?, ?)`,
    [newId(now), enquiryId, answerChannel, message, at, now, now + answerLife],
  );
}

/**
 * Who answers anew has seen that an earlier answer was refused, and waits for an answer to this one alone.
 *
 * @returns what stands again where the answer is called back
 */
export async function settleEarlier(sql: Sql, enquiryId: string, now: number): Promise<Replaced> {
  const dismissed = await sql.rows<{ id: string }>(
    `UPDATE deliveries SET dismissed_at = ? WHERE enquiry_id = ? AND channel = ? AND state = 'dead' AND dismissed_at IS NULL
      RETURNING id`,
    [now, enquiryId, answerChannel],
  );
  const reminders = await sql.rows<{ id: string; at: number }>(
    "SELECT id, remind_at AS at FROM messages WHERE enquiry_id = ? AND state = 'sent' AND remind_at IS NOT NULL ORDER BY id",
    [enquiryId],
  );
  await sql.run(
    "UPDATE messages SET remind_at = NULL WHERE enquiry_id = ? AND state = 'sent' AND remind_at IS NOT NULL",
    [enquiryId],
  );
  return { reminders, dismissed: dismissed.map(({ id }) => id) };
}

/** An answer that was to replace others does not go: what it replaced stands again. */
export async function putBackReplaced(
  sql: Sql,
  enquiryId: string,
  { reminders = [], dismissed = [] }: Partial<Replaced>,
): Promise<void> {
  for (const { id, at } of reminders)
    await sql.run("UPDATE messages SET remind_at = ? WHERE id = ? AND enquiry_id = ? AND state = 'sent'", [
      at,
      id,
      enquiryId,
    ]);
  for (const id of dismissed)
    await sql.run(
      "UPDATE deliveries SET dismissed_at = NULL WHERE id = ? AND enquiry_id = ? AND state = 'dead'",
      [id, enquiryId],
    );
}

/**
 * Whether an answer may go that was written at an earlier version: all that has happened since is that answers were sent and called back, of
 * which nobody has received anything. Each of them is two steps, and its message begins with the first.
 */
export async function isOnlyCalledBack(
  sql: Sql,
  enquiryId: string,
  seen: number,
  version: number,
): Promise<boolean> {
  if (seen >= version) return seen === version;
  const [row] = await sql.rows<{ count: number }>(
    `SELECT COUNT(*) AS count FROM messages
      WHERE enquiry_id = ? AND way = 'answer' AND state = 'called-back' AND version > ? AND before IS NOT NULL`,
    [enquiryId, seen],
  );
  return (row?.count ?? 0) * 2 === version - seen;
}
