import { insertMessageFiles, openMessage } from '../conversation/message-content.ts';
import { receiveMail } from '../conversation/receive-mail.ts';
import type { Sql } from '../store/database/port.ts';
import type { PersonHash } from '../store/personal-fields.ts';
import { type Vault, VaultError } from '../store/vault.ts';
import { findEnquiry } from './matching.ts';
import type { ParsedMail } from './parsed-mail.ts';
import { takeBounce } from './take-bounce.ts';
import { insertUnmatchedMail } from './unmatched-mail-rows.ts';

/** What became of a mail: put to an enquiry, kept apart, kept whole unread, a report of a mail of ours, taken before, one of our own, or left where it is. */
export type MailOutcome = 'enquiry' | 'unmatched' | 'kept-whole' | 'bounce' | 'known' | 'own' | 'left';

export interface TakeContext {
  readonly vault: Vault;
  readonly hash: PersonHash;
  /** Our own sender's address. */
  readonly sender: string;
  /** Its domain, by which our Message-IDs are known. */
  readonly host: string;
  /** Whether one of nobody we know is kept: not of mails that were there before the mailbox was set up. */
  readonly keepUnmatched: boolean;
}

/** Whether a mail of this Message-ID is in the store. */
export async function isStored(sql: Sql, mailId: string): Promise<boolean> {
  const rows = await sql.rows(
    'SELECT 1 FROM messages WHERE mail_id = ? UNION ALL SELECT 1 FROM stray_mails WHERE mail_id = ?',
    [mailId, mailId],
  );
  return rows.length > 0;
}

/** Whether an answer to the enquiry went to this address. */
async function wroteTo(sql: Sql, vault: Vault, enquiryId: string, address: string): Promise<boolean> {
  const rows = await sql.rows<{ id: string; sealed: Uint8Array }>(
    "SELECT id, sealed FROM messages WHERE enquiry_id = ? AND way = 'answer' AND state = 'sent' AND sealed IS NOT NULL",
    [enquiryId],
  );
  return rows.some(({ id, sealed }) => {
    try {
      return openMessage(vault, id, sealed)?.to?.toLowerCase() === address.toLowerCase();
    } catch (error) {
      if (error instanceof VaultError) return false;
      throw error;
    }
  });
}

/** Puts a mail to an enquiry, with its files. @returns whether it was there to be put to, and not put to one before */
export async function addToEnquiry(
  sql: Sql,
  vault: Vault,
  enquiryId: string,
  mail: Pick<ParsedMail, 'mailId' | 'subject' | 'text' | 'quoted' | 'files' | 'automatic'>,
  at: number,
  now: number,
): Promise<boolean> {
  const { mailId, subject, text, quoted, files, automatic } = mail;
  const words = {
    subject,
    text,
    quoted,
    to: null,
    files: files.map(({ name }) => name),
    attachments: [],
    automatic,
  };
  const id = await receiveMail(sql, vault, { enquiryId, mailId, words, at }, now);
  if (id === null) return false;
  await insertMessageFiles(sql, vault, id, files);
  return true;
}

/** Takes one mail, in one transaction with the mailbox's place; the same Message-ID is taken once. */
export async function takeMail(
  sql: Sql,
  mail: ParsedMail,
  context: TakeContext,
  at: number,
  now: number,
): Promise<MailOutcome> {
  const { vault, hash, sender, host, keepUnmatched } = context;
  if (mail.from.toLowerCase() === sender.toLowerCase()) return 'own';
  if (mail.bounce && (await takeBounce(sql, mail.bounce, context, at, now))) return 'bounce';
  if (await isStored(sql, mail.mailId)) return 'known';
  const who = hash(mail.from);
  const enquiryId = await findEnquiry(sql, mail, {
    host,
    person: who,
    wroteTo: (id) => wroteTo(sql, vault, id, mail.from),
  });
  if (enquiryId !== null && (await addToEnquiry(sql, vault, enquiryId, mail, at, now))) return 'enquiry';
  // Another process may have taken it since it was looked for.
  if (await isStored(sql, mail.mailId)) return 'known';
  if (!keepUnmatched) return 'left';
  return (await insertUnmatchedMail(sql, vault, mail, { at, who, now })) ? 'unmatched' : 'known';
}
