import type { AttachmentChoice } from '@sundowner/desk-wire/conversation';
import { withPictures } from '@sundowner/desk-wire/formatted';
import { day } from '../clock.ts';
import type { Sql } from '../store/database/port.ts';
import { unlessLocked, type Vault } from '../store/vault.ts';
import type { Asker } from '../work/access.ts';
import type { WorkRow, WorkStatus } from '../work/work-status.ts';
import { filesToDraft } from './draft-files.ts';
import { hasDraft, saveDraft } from './drafts.ts';
import { type OpenFile, openMessage, openMessageFiles } from './message-content.ts';
import type { Recipients } from './recipients.ts';

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
  /** Whom it goes to, in the form they can be written to; their own address alone when absent. */
  readonly recipients?: Recipients;
}

/** Where the work stood, to be put back by who calls an answer back. */
export function pickStatus(row: WorkRow): WorkStatus {
  const { state, work, since, assignee, snoozeUntil, firstAnswerAt, firstAnswerBy, dueAt, version } = row;
  return { state, work, since, assignee, snoozeUntil, firstAnswerAt, firstAnswerBy, dueAt, version };
}

/** What an answer replaced, to be put back with it: an earlier answer's reminder, and that an earlier one had failed. */
export interface Replaced {
  readonly reminders: readonly { readonly id: string; readonly at: number }[];
  /** Ids of deliveries. */
  readonly dismissed: readonly string[];
}

/** Where the work stood before an answer; of one that two enquiries became since, which the answer was no answer to the whole of. */
export type Before = WorkStatus & Partial<Replaced> & { readonly ofTwo?: true };

export const readBefore = ({ before }: Pick<OwnMessage, 'before'>): Before | null =>
  before === null ? null : (JSON.parse(before) as Before);

/** A mail somebody of the house wrote. */
export interface OwnMessage {
  readonly id: string;
  /** `forward`: to the lodge. */
  readonly way: 'answer' | 'forward';
  readonly person: string | null;
  readonly state: string;
  readonly at: number;
  /** Of the conversation, as it was sent; of one that waits, as its writer saw it. */
  readonly version: number;
  /** What it answers, or what it was stopped by. */
  readonly answers: string | null;
  readonly before: string | null;
  readonly sealed: Uint8Array | null;
}

export async function readAnswer(sql: Sql, enquiryId: string, id: string): Promise<OwnMessage | null> {
  const [row] = await sql.rows<OwnMessage>(
    `SELECT id, way, person, state, at, version, answers, before, sealed FROM messages
      WHERE id = ? AND enquiry_id = ? AND way IN ('answer', 'forward')`,
    [id, enquiryId],
  );
  return row ?? null;
}

/** An answer's words with its files; `null` for what was purged, or no key opens any more. */
async function wordsAgain(sql: Sql, vault: Vault, { id, sealed }: Pick<OwnMessage, 'id' | 'sealed'>) {
  const words = openMessage(vault, id, sealed);
  return words && { ...words, opened: await openMessageFiles(sql, vault, id, words.files) };
}

/**
 * Its words go back to its author, as their draft, unless they have begun another.
 *
 * @param version of the conversation that they have seen
 */
export async function restoreDraft(
  sql: Sql,
  context: AnswerContext,
  enquiryId: string,
  message: OwnMessage,
  version: number,
): Promise<void> {
  const words = await unlessLocked(() => wordsAgain(sql, context.vault, message), null);
  if (!words || message.person === null || (await hasDraft(sql, enquiryId, message.person))) return;
  const { subject, text, to, recipients = null, html } = words;
  const attachments = await filesToDraft(sql, context.vault, enquiryId, message.person, words.opened);
  const draft = {
    subject,
    text,
    to: to === context.address ? null : to,
    recipients,
    html: html === undefined ? null : picturesOfDraft(html, attachments),
    version,
    attachments,
    forward: message.way === 'forward',
  };
  await saveDraft(sql, context.vault, enquiryId, message.person, draft, context.now);
}

/** Pictures in place are named by the draft's places again. */
const picturesOfDraft = (html: string, attachments: readonly AttachmentChoice[]): string =>
  withPictures(html, (place) => {
    const file = attachments[place];
    return file?.from === 'draft' ? `draft:${file.place}` : null;
  });

/** The newest message of theirs: what an answer answers. */
export async function lastOfTheirs(sql: Sql, enquiryId: string): Promise<string | null> {
  const [row] = await sql.rows<{ id: string }>(
    `SELECT id FROM messages WHERE enquiry_id = ? AND way IN ('traveller', 'page') ORDER BY version DESC, at DESC LIMIT 1`,
    [enquiryId],
  );
  return row?.id ?? null;
}

/** What became of a stopped answer is decided, once. @returns whether it was open */
export async function markSettled(sql: Sql, enquiryId: string, id: string, now: number): Promise<boolean> {
  const changed = await sql.run(
    `UPDATE messages SET settled_at = ? WHERE id = ? AND enquiry_id = ? AND state = 'stopped' AND settled_at IS NULL`,
    [now, id, enquiryId],
  );
  return changed > 0;
}
