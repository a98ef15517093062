import { openMessage, openMessageFiles } from '../conversation/message-content.ts';
import { chosenRecipients } from '../conversation/recipients.ts';
import type { Sql } from '../store/database/port.ts';
import type { Vault } from '../store/vault.ts';
import { answerThread } from './answer-thread.ts';
import type { StoredAnswer } from './channels/channel.ts';

/** Which enquiry a job's answer belongs to now: two may have become one, or two again, since the job was claimed. */
export async function enquiryOfAnswer(sql: Sql, message: string): Promise<string | null> {
  const [row] = await sql.rows<{ id: string }>('SELECT enquiry_id AS id FROM messages WHERE id = ?', [
    message,
  ]);
  return row?.id ?? null;
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
    `SELECT m.state, m.sealed, e.reference FROM messages m JOIN enquiries e ON e.id = m.enquiry_id WHERE m.id = ?`,
    [job.message],
  );
  const words = row?.state === 'sent' ? openMessage(vault, job.message, row.sealed) : null;
  const recipients = words && chosenRecipients({ to: words.to, recipients: words.recipients ?? null }, null);
  if (!row || !words || !recipients || recipients.to.length === 0) return null;
  return {
    subject: words.subject,
    text: words.text,
    html: words.html ?? null,
    recipients,
    thread: await answerThread(sql, job, row.reference),
    files: async () =>
      (await openMessageFiles(sql, vault, job.message, words.files)).map(({ name, kind, content }) => ({
        fileName: name,
        contentType: kind,
        content,
      })),
  };
}
