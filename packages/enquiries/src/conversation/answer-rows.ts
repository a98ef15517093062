import { day } from '../clock.ts';
import type { Sql } from '../store/database/port.ts';
import type { Vault } from '../store/vault.ts';
import type { Asker } from '../work/access.ts';
import type { WorkRow, WorkStatus } from '../work/work-status.ts';
import { filesToDraft } from './draft-files.ts';
import { hasDraft, saveDraft } from './drafts.ts';
import { type OpenFile, openMessage, openMessageFiles } from './message-content.ts';

/** Jobs of answers are stored under it (`delivery/channels/answer-mail`). */
export const answerChannel = 'answer-mail';
/** How long an answer is tried. */
export const answerLife = 14 * day;

export interface AnswerContext {
  readonly vault: Vault;
  readonly asker: Asker;
  readonly now: number;
  /** The traveller's own address, as it can be written to; `null` where they left none. */
  readonly address: string | null;
  /** What goes with an answer, read before; nothing when absent. */
  readonly files?: readonly OpenFile[];
}

/** Where the work stood, to be put back by who calls an answer back. */
export function pickStatus(row: WorkRow): WorkStatus {
  const { state, work, since, assignee, snoozeUntil, firstAnswerAt, firstAnswerBy, dueAt, version } = row;
  return { state, work, since, assignee, snoozeUntil, firstAnswerAt, firstAnswerBy, dueAt, version };
}

/** An answer somebody of the house wrote. */
export interface OwnMessage {
  readonly id: string;
  readonly person: string | null;
  readonly state: string;
  readonly at: number;
  /** What it answers, or what it was stopped by. */
  readonly answers: string | null;
  readonly before: string | null;
  readonly sealed: Uint8Array | null;
}

export async function readAnswer(sql: Sql, enquiryId: string, id: string): Promise<OwnMessage | null> {
  const [row] = await sql.rows<OwnMessage>(
    "SELECT id, person, state, at, answers, before, sealed FROM messages WHERE id = ? AND enquiry_id = ? AND way = 'answer'",
    [id, enquiryId],
  );
  return row ?? null;
}

/** Its words go back to whoever wrote it, as their draft, unless they have begun another. */
export async function restoreDraft(
  sql: Sql,
  context: AnswerContext,
  enquiryId: string,
  message: OwnMessage,
  version: number,
): Promise<void> {
  const words = openMessage(context.vault, message.id, message.sealed);
  if (!words || message.person === null || (await hasDraft(sql, enquiryId, message.person))) return;
  const { subject, text, to } = words;
  const files = await openMessageFiles(sql, context.vault, message.id, words.files);
  const attachments = await filesToDraft(sql, context.vault, enquiryId, message.person, files);
  await saveDraft(
    sql,
    context.vault,
    enquiryId,
    message.person,
    { subject, text, to: to === context.address ? null : to, version, attachments },
    context.now,
  );
}

/** What became of a stopped answer is decided, once. @returns whether it was open */
export async function markSettled(sql: Sql, enquiryId: string, id: string, now: number): Promise<boolean> {
  const changed = await sql.run(
    `UPDATE messages SET settled_at = ? WHERE id = ? AND enquiry_id = ? AND state = 'stopped' AND settled_at IS NULL`,
    [now, id, enquiryId],
  );
  return changed > 0;
}
