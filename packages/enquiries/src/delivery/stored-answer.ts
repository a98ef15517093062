import { openMessage, openMessageFiles } from '../conversation/message-content.ts';
import type { Sql } from '../store/database/port.ts';
import type { Vault } from '../store/vault.ts';
import type { StoredAnswer } from './channels/channel.ts';
import { mailIdOf } from './mail/thread.ts';

/** Mails of ours that reached the traveller before this one: the confirmation and earlier answers. */
async function earlierMails(sql: Sql, enquiryId: string, jobId: string): Promise<string[]> {
  const rows = await sql.rows<{ id: string; copy: number }>(
    `SELECT id, copy FROM deliveries WHERE enquiry_id = ? AND id <> ? AND channel IN ('visitor-mail', 'answer-mail')
      AND delivered_at IS NOT NULL ORDER BY delivered_at, id`,
    [enquiryId, jobId],
  );
  return rows.map(mailIdOf);
}

async function theirMails(sql: Sql, enquiryId: string): Promise<string[]> {
  const rows = await sql.rows<{ mail_id: string }>(
    "SELECT mail_id FROM messages WHERE enquiry_id = ? AND way = 'traveller' AND mail_id IS NOT NULL ORDER BY at, id",
    [enquiryId],
  );
  return rows.map((row) => row.mail_id);
}

/**
 * An answer with its words readable, or `null` once it is erased or was called back.
 *
 * @throws VaultError when it was locked with another key
 */
export async function loadAnswer(
  sql: Sql,
  vault: Vault,
  job: { readonly id: string; readonly enquiryId: string; readonly message: string },
): Promise<StoredAnswer | null> {
  const [row] = await sql.rows<{ state: string; sealed: Uint8Array | null; reference: string }>(
    `SELECT m.state, m.sealed, e.reference FROM messages m JOIN enquiries e ON e.id = m.enquiry_id
      WHERE m.id = ? AND m.enquiry_id = ?`,
    [job.message, job.enquiryId],
  );
  const words = row?.state === 'sent' ? openMessage(vault, job.message, row.sealed) : null;
  if (!row || !words?.to) return null;
  return {
    subject: words.subject,
    text: words.text,
    to: words.to,
    thread: {
      reference: row.reference,
      earlier: await earlierMails(sql, job.enquiryId, job.id),
      theirs: await theirMails(sql, job.enquiryId),
    },
    files: async () =>
      (await openMessageFiles(sql, vault, job.message, words.files)).map(({ name, kind, content }) => ({
        fileName: name,
        contentType: kind,
        content,
      })),
  };
}
