import type { Sql } from '../store/database/port.ts';

import { type MailThread, mailIdOf } from './mail/thread.ts';

/** Mails of ours that reached the traveller before this one: the confirmation and earlier answers. */
async function earlierMails(sql: Sql, enquiryId: string, jobId: string): Promise<string[]> {
  const rows = await sql.rows<{ id: string; copy: number }>(
    `SELECT id, copy FROM deliveries WHERE enquiry_id = ? AND id <> ? AND channel IN ('visitor-mail', 'answer-mail')
      AND delivered_at IS NOT NULL
      AND message NOT IN (SELECT id FROM messages WHERE enquiry_id = deliveries.enquiry_id AND way = 'forward') ORDER BY delivered_at, id`,
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

/** The mails an answer continues: ours that went out before it, and the traveller's. */
export const answerThread = async (
  sql: Sql,
  job: { readonly id: string; readonly enquiryId: string },
  reference: string,
): Promise<MailThread> => ({
  reference,
  earlier: await earlierMails(sql, job.enquiryId, job.id),
  theirs: await theirMails(sql, job.enquiryId),
});
