import type { Sql } from './database/port.ts';
import { mergedWith } from './merged.ts';
import { forgetStrayWords, forgetWords } from './search-words.ts';

/** Whether a legal hold stands against erasing, as a condition on `enquiries e`: on it, on its person, or on a part of it. */
export const onLegalHold = `EXISTS (SELECT 1 FROM legal_holds h WHERE h.lifted_at IS NULL
  AND (h.enquiry_id = e.id OR (h.who IS NOT NULL AND h.who = e.person) OR EXISTS (SELECT 1 FROM enquiries m
    WHERE m.merged_into = e.id AND (h.enquiry_id = m.id OR (h.who IS NOT NULL AND h.who = m.person)))))`;

/** What is said and noted about an enquiry: tables by which of their columns names it. */
export const aboutIt: readonly (readonly [table: string, condition: string])[] = [
  ['held_marks', 'enquiry_id = ?'],
  ['attachments', 'enquiry_id = ?'],
  ['message_files', 'message_id IN (SELECT id FROM messages WHERE enquiry_id = ?)'],
  ['drafts', 'enquiry_id = ?'],
  ['draft_files', 'enquiry_id = ?'],
  ['stray_files', 'stray_id IN (SELECT id FROM stray_mails WHERE enquiry_id = ?)'],
  ['mentions', 'enquiry_id = ?'],
  ['notes', 'enquiry_id = ?'],
  ['tags', 'enquiry_id = ?'],
  ['participants', 'enquiry_id = ?'],
  ['presence', 'enquiry_id = ?'],
  ['told', 'enquiry_id = ?'],
  ['own_codes', 'enquiry_id = ?'],
  ['own_sessions', 'enquiry_id = ?'],
  ['own_links', 'enquiry_id = ?'],
  ['own_pages', 'enquiry_id = ?'],
];

/**
 * Takes everything personal out of one enquiry for good: its fields, its files, its fingerprint, what was written to them, by them and
 * about them, and every delivery not yet made. What stays is what is counted: kind, times, page, country, the consent's words, how often
 * and when it was answered, and which channels had it. What was merged into it goes with it.
 */
export async function erasePersonal(
  sql: Sql,
  enquiryId: string,
  now: number,
  mails: MailsToErase = allMails,
): Promise<void> {
  const all = [enquiryId, ...(await mergedWith(sql, enquiryId))];
  // A person who puts a mail to one holds it before the mail.
  for (const id of all.toSorted())
    await sql.run('UPDATE enquiries SET changed_at = ? WHERE id = ?', [now, id]);
  for (const id of all) await eraseOne(sql, id, now, mails);
}

/** Which of a person's mails that belong to no enquiry go with the last enquiry of theirs. */
interface MailsToErase {
  /** Those that came in by then. */
  readonly until: number;
  /** Of those only what somebody had open before them: what comes to its end by itself takes nothing along that nobody has read. */
  readonly isSeen: boolean;
}

const allMails: MailsToErase = { until: Number.MAX_SAFE_INTEGER, isSeen: false };

async function eraseOne(sql: Sql, enquiryId: string, now: number, mails: MailsToErase): Promise<void> {
  await eraseStays(sql, enquiryId);
  await eraseUnmatchedMails(sql, enquiryId, mails);
  await sql.run(
    `UPDATE enquiries SET state = 'erased', sealed = NULL, fingerprint = 'erased.' || id, erase_due_at = NULL,
        erased_at = ?, person = NULL, snooze_until = NULL, changed_at = ? WHERE id = ?`,
    [now, now, enquiryId],
  );
  await forgetWords(sql, enquiryId);
  for (const [table, condition] of aboutIt)
    await sql.run(`DELETE FROM ${table} WHERE ${condition}`, [enquiryId]);
  await sql.run(
    'UPDATE messages SET sealed = NULL, mail_id = NULL, digest = NULL, who = NULL, before = NULL, send_at = NULL, remind_at = NULL WHERE enquiry_id = ?',
    [enquiryId],
  );
  await sql.run(
    'UPDATE tickets SET networks = NULL WHERE nonce = (SELECT nonce FROM enquiries WHERE id = ?)',
    [enquiryId],
  );
  await sql.run('UPDATE actions SET about = NULL WHERE enquiry_id = ?', [enquiryId]);
  await sql.run('UPDATE begun SET ask_until = NULL WHERE enquiry_id = ?', [enquiryId]);
  // Without what was kept nothing is taken apart any more, and both references lead to what is left.
  await sql.run('UPDATE merges SET kept = NULL, sealed = NULL WHERE first_id = ? OR second_id = ?', [
    enquiryId,
    enquiryId,
  ]);
  await sql.run('DELETE FROM links WHERE one = ? OR other = ?', [enquiryId, enquiryId]);
  await sql.run('DELETE FROM deliveries WHERE enquiry_id = ? AND delivered_at IS NULL', [enquiryId]);
  // A mail that was to be sent once more was delivered the first time.
  await sql.run("UPDATE deliveries SET state = 'delivered' WHERE enquiry_id = ?", [enquiryId]);
}

/** Earlier stays that were noted of its person, where it is the last one of theirs. */
async function eraseStays(sql: Sql, enquiryId: string): Promise<void> {
  await sql.run(
    `DELETE FROM stays WHERE who = (SELECT e.person FROM enquiries e WHERE e.id = ?) AND NOT EXISTS (
      SELECT 1 FROM enquiries o WHERE o.person = stays.who AND o.id <> ? AND o.state <> 'erased')`,
    [enquiryId, enquiryId],
  );
}

/**
 * The addresses of an enquiry's person that nothing else of theirs is under: the one it is under itself, and those that are theirs as well. Where
 * other enquiries of theirs stay, so does what belongs to none of them.
 */
async function lastAddresses(sql: Sql, enquiryId: string): Promise<string[]> {
  const rows = await sql.rows<{ who: string }>(
    `SELECT e.person AS who FROM enquiries e WHERE e.id = ? AND e.person IS NOT NULL AND NOT EXISTS (
        SELECT 1 FROM enquiries o WHERE o.person = e.person AND o.id <> e.id AND o.state <> 'erased')
      UNION SELECT p.person AS who FROM participants p JOIN enquiries e ON e.id = p.enquiry_id
        WHERE p.enquiry_id = ? AND p.role = 'also-theirs'
        AND NOT EXISTS (SELECT 1 FROM enquiries o WHERE o.person = p.person AND o.id <> e.id AND o.state <> 'erased')
        AND NOT EXISTS (SELECT 1 FROM enquiries o WHERE o.person = e.person AND o.id <> e.id AND o.state <> 'erased'
          AND o.erase_due_at IS NULL AND COALESCE(o.merged_into, '') <> e.id)
        AND NOT EXISTS (SELECT 1 FROM participants q JOIN enquiries o ON o.id = q.enquiry_id WHERE q.person = p.person
          AND q.role = 'also-theirs' AND q.enquiry_id <> e.id AND o.state <> 'erased' AND o.person <> e.person)`,
    [enquiryId, enquiryId],
  );
  return rows.map(({ who }) => who);
}

/** Mails that were put to the enquiry, and those of its person that belong to none, where it is the last one of theirs. */
async function eraseUnmatchedMails(sql: Sql, enquiryId: string, mails: MailsToErase): Promise<void> {
  const put = await sql.rows<{ id: string }>('SELECT id FROM stray_mails WHERE enquiry_id = ?', [enquiryId]);
  for (const { id } of put) await eraseUnmatchedMail(sql, id);
  for (const who of await lastAddresses(sql, enquiryId)) await eraseMailsOf(sql, who, mails);
}

/** @returns the hash of its writer's address, where one was known */
export async function eraseUnmatchedMail(sql: Sql, id: string): Promise<readonly string[]> {
  const rows = await sql.rows<{ who: string | null }>('SELECT who FROM stray_mails WHERE id = ?', [id]);
  await forgetStrayWords(sql, id);
  await sql.run('DELETE FROM stray_files WHERE stray_id = ?', [id]);
  await sql.run(
    'UPDATE stray_mails SET sealed = NULL, mail_id = NULL, digest = NULL, who = NULL WHERE id = ?',
    [id],
  );
  return rows.flatMap(({ who }) => who ?? []);
}

/**
 * Takes everything out of the mails of an address that belong to no enquiry, and lifts the rule for it, which holds the address, too.
 *
 * @param who its hash
 * @returns the ids of those that held something
 */
export async function eraseMailsOf(
  sql: Sql,
  who: string,
  { until, isSeen }: MailsToErase = allMails,
): Promise<readonly string[]> {
  const rows = await sql.rows<{ id: string }>(
    `SELECT id FROM stray_mails WHERE who = ? AND sealed IS NOT NULL AND at <= ?
      ${isSeen ? 'AND looked_at IS NOT NULL' : ''} ORDER BY id`,
    [who, until],
  );
  for (const { id } of rows) await eraseUnmatchedMail(sql, id);
  // What it put away and stays is still of that rule.
  await sql.run(
    `DELETE FROM mail_rules WHERE who = ? AND NOT EXISTS (
      SELECT 1 FROM stray_mails s WHERE s.away_rule = mail_rules.id AND s.sealed IS NOT NULL)`,
    [who],
  );
  return rows.map(({ id }) => id);
}
