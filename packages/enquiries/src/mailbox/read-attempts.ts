import { hour, minute } from '../clock.ts';
import type { Sql } from '../store/database/port.ts';
import { readPosition } from './mailbox-position.ts';

/** One mail of a mailbox, as one machine reads it: what several read at once are tries of each. */
export interface MailAt {
  readonly mailbox: string;
  /** Where it is read; a process that is started again there knows that the one before has ended. */
  readonly machine: string;
  readonly validity: string;
  readonly uid: number;
}

/** How often reading a mail was begun without an end before it is kept whole and not taken apart any more. */
export const mostBegun = 2;
/** How often fetching one may fail before those behind it are read first. */
export const mostUnfetched = 2;
/** A mail that was left behind is fetched again after this, and after twice as long every time. */
const firstPause = minute;
const longestPause = hour;
/** A machine that reads fetches what it left behind by then; one that has not is gone, or is known by another name. */
const goneAfter = 2 * hour;

const key = 'mailbox = ? AND machine = ? AND uid = ?';
const keyOf = ({ mailbox, machine, uid }: MailAt) => [mailbox, machine, uid];

/**
 * Notes that a mail is begun, before anything of it is touched.
 *
 * @returns how often it was begun before without an end; `null` where another process has read it meanwhile
 */
export async function beginAttempt(sql: Sql, mail: MailAt, isBehind: boolean): Promise<number | null> {
  const place = await readPosition(sql, mail.mailbox);
  if (!isBehind && place?.validity === mail.validity && place.last >= mail.uid) return null;
  await sql.run(
    `INSERT INTO mailbox_tries (mailbox, machine, validity, uid, begun, unfetched, next_at) VALUES (?, ?, ?, ?, 1, 0, 0)
      ON CONFLICT (mailbox, machine, uid) DO UPDATE SET
        begun = CASE WHEN mailbox_tries.validity = excluded.validity THEN mailbox_tries.begun + 1 ELSE 1 END,
        unfetched = CASE WHEN mailbox_tries.validity = excluded.validity THEN mailbox_tries.unfetched ELSE 0 END,
        validity = excluded.validity`,
    [mail.mailbox, mail.machine, mail.validity, mail.uid],
  );
  const [row] = await sql.rows<{ begun: number }>(
    `SELECT begun FROM mailbox_tries WHERE ${key}`,
    keyOf(mail),
  );
  return Number(row?.begun ?? 1) - 1;
}

/** It is through: taken, kept whole, or gone from the mailbox. */
export async function endAttempts(sql: Sql, mail: MailAt): Promise<void> {
  await sql.run(`DELETE FROM mailbox_tries WHERE ${key}`, keyOf(mail));
}

/** Reading it met a limit, which it would meet again: the next try keeps it whole. */
export async function keepWholeNext(sql: Sql, mail: MailAt): Promise<void> {
  await sql.run(`UPDATE mailbox_tries SET begun = ? WHERE ${key}`, [mostBegun, ...keyOf(mail)]);
}

/** It was neither read nor met a limit: the process is told to end. */
export async function undoAttempt(sql: Sql, mail: MailAt): Promise<void> {
  await sql.run(`UPDATE mailbox_tries SET begun = begun - 1 WHERE ${key}`, keyOf(mail));
}

/**
 * The mail server did not give it, which is no end of a process.
 *
 * @returns how often it did not
 */
export async function recordUnfetched(sql: Sql, mail: MailAt, now: number): Promise<number> {
  const [before] = await sql.rows<{ unfetched: number }>(
    `SELECT unfetched FROM mailbox_tries WHERE ${key}`,
    keyOf(mail),
  );
  const unfetched = Number(before?.unfetched ?? 0) + 1;
  const pause = Math.min(longestPause, firstPause * 2 ** Math.max(0, unfetched - mostUnfetched));
  await sql.run(`UPDATE mailbox_tries SET begun = begun - 1, unfetched = ?, next_at = ? WHERE ${key}`, [
    unfetched,
    now + pause,
    ...keyOf(mail),
  ]);
  return unfetched;
}

/** Mails the place has passed that were not fetched, those whose pause is over; and how many there are. */
export async function skippedMails(
  sql: Sql,
  { mailbox, machine, validity }: Omit<MailAt, 'uid'>,
  last: number,
  now: number,
): Promise<{ readonly due: readonly number[]; readonly all: number }> {
  const rows = await sql.rows<{ uid: number; next_at: number }>(
    'SELECT uid, next_at FROM mailbox_tries WHERE mailbox = ? AND machine = ? AND validity = ? AND uid <= ? ORDER BY next_at, uid',
    [mailbox, machine, validity, last],
  );
  return {
    due: rows.filter((row) => Number(row.next_at) <= now).map(({ uid }) => Number(uid)),
    all: rows.length,
  };
}

/** With another UIDVALIDITY the numbers mean other mails. */
export async function forgetOlderAttempts(
  sql: Sql,
  { mailbox, validity }: Omit<MailAt, 'uid'>,
): Promise<void> {
  await sql.run('DELETE FROM mailbox_tries WHERE mailbox = ? AND validity <> ?', [mailbox, validity]);
}

/** What a machine left behind that reads no more, since it was lost, replaced or renamed, another one fetches. */
export async function takeOverSkipped(
  sql: Sql,
  { mailbox, machine, validity }: Omit<MailAt, 'uid'>,
  now: number,
): Promise<void> {
  await sql.run(
    `UPDATE mailbox_tries SET machine = ?, next_at = ? WHERE mailbox = ? AND validity = ? AND machine <> ? AND next_at > 0 AND next_at <= ?
      AND NOT EXISTS (SELECT 1 FROM mailbox_tries o WHERE o.mailbox = mailbox_tries.mailbox AND o.uid = mailbox_tries.uid AND o.machine = ?)`,
    [machine, now, mailbox, validity, machine, now - goneAfter, machine],
  );
}
