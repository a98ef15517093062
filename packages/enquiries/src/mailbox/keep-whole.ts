import type { OpenFile } from '../conversation/message-content.ts';
import type { Sql } from '../store/database/port.ts';
import type { MailboxMail } from './imap-mailbox.ts';
import { findEnquiry } from './matching.ts';
import type { MailHead } from './parsed-mail.ts';
import { isStored, type MailOutcome, type TakeContext } from './take-mail.ts';
import { insertUnmatchedMail } from './unmatched-mail-rows.ts';

/** A mail that is kept whole, because it could not be taken apart. */
export interface WholeMail extends MailHead {
  /** Its digest: a Message-ID may be another mail's as well. */
  readonly mailId: string;
  readonly text: string;
  readonly file: OpenFile;
}

const unknown: MailHead = { from: '', name: '', subject: '', refersTo: [] };
const megabytes = (bytes: number): number => Math.ceil(bytes / 2 ** 20);

/** What stands in place of a mail's rest, which is in the mailbox alone. */
export const cutNote = (size: number): string =>
  `[This mail has ${megabytes(size)} MB. It is whole in the mailbox alone.]`;

/** @param head who wrote it, as far as that can be read; `null` for nothing */
export async function wholeMail(mail: MailboxMail, head: MailHead | null): Promise<WholeMail> {
  // Worked out by another thread, since a mail may be large.
  const digest = await crypto.subtle.digest('SHA-256', mail.source);
  return {
    ...(head ?? unknown),
    mailId: `sha256.${Buffer.from(digest).toString('hex')}`,
    text: mail.cut ? cutNote(mail.size) : '',
    file: { name: 'mail.eml', kind: 'message/rfc822', content: mail.source },
  };
}

/** Keeps a mail whole for a person, whosever it is; of the mails that were there before the mailbox was set up, what answers one of ours. */
export async function keepWhole(
  sql: Sql,
  { mailId, text, file, ...head }: WholeMail,
  { vault, hash, sender, host, keepUnmatched }: TakeContext,
  at: number,
  now: number,
): Promise<MailOutcome> {
  if (head.from.toLowerCase() === sender.toLowerCase()) return 'own';
  if (await isStored(sql, mailId)) return 'known';
  const who = hash(head.from);
  const wroteTo = async () => false;
  if (!keepUnmatched && (await findEnquiry(sql, head, { host, person: who, wroteTo })) === null)
    return 'left';
  const unmatched = { ...head, mailId, text, quoted: '', files: [file], automatic: false, unreadable: true };
  return (await insertUnmatchedMail(sql, vault, unmatched, { at, who, now })) ? 'kept-whole' : 'known';
}
