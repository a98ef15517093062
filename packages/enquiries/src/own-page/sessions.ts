import { randomBytes } from 'node:crypto';
import { day, minute } from '../clock.ts';
import type { Sql } from '../store/database/port.ts';
import type { OwnKeys } from './own-keys.ts';

/** How long after its last use the page's cookie works, and how long a file with all that is held can be taken. */
export const sessionLife = { page: 30 * minute, export: day } as const;

export type SessionKind = keyof typeof sessionLife;

/** Most sessions of one enquiry: a link that is opened again and again keeps the newest. */
const mostSessions = 20;

/** @returns the word the browser keeps */
export async function beginSession(
  sql: Sql,
  keys: OwnKeys,
  enquiryId: string,
  kind: SessionKind,
  now: number,
): Promise<string> {
  const word = randomBytes(32).toString('base64url');
  await sql.run(
    `DELETE FROM own_sessions WHERE enquiry_id = ? AND hash NOT IN (
      SELECT hash FROM own_sessions WHERE enquiry_id = ? ORDER BY until DESC LIMIT ${mostSessions - 1})`,
    [enquiryId, enquiryId],
  );
  await sql.run('INSERT INTO own_sessions (hash, enquiry_id, kind, until) VALUES (?, ?, ?, ?)', [
    keys.hash('session', word),
    enquiryId,
    kind,
    now + sessionLife[kind],
  ]);
  return word;
}

/** Which enquiry a session is of. */
export interface OwnSession {
  readonly hash: string;
  readonly enquiryId: string;
  readonly until: number;
}

/** The session of a word a browser gives; `null` once it is over, or its enquiry erased. */
export async function sessionOf(
  sql: Sql,
  keys: OwnKeys,
  word: string | null,
  kind: SessionKind,
  now: number,
): Promise<OwnSession | null> {
  if (word === null || word.length > 64) return null;
  const [row] = await sql.rows<{ hash: string; enquiryId: string; until: number }>(
    `SELECT s.hash, e.id AS "enquiryId", s.until FROM own_sessions s JOIN enquiries o ON o.id = s.enquiry_id
      JOIN enquiries e ON e.id = COALESCE(o.merged_into, o.id)
      WHERE s.hash = ? AND s.kind = ? AND s.until > ? AND e.state IN ('accepted', 'quarantined')`,
    [keys.hash('session', word), kind, now],
  );
  return row ?? null;
}

/** Whether a use has to be written down: once a minute is enough. */
export const needsKeeping = ({ until }: OwnSession, now: number): boolean =>
  now + sessionLife.page - until >= minute;

/** Half an hour from now on. */
export async function keepSession(sql: Sql, { hash }: OwnSession, now: number): Promise<void> {
  await sql.run('UPDATE own_sessions SET until = ? WHERE hash = ?', [now + sessionLife.page, hash]);
}

/** Whether a browser has another enquiry open than that of a reference: `false` for one that has none. */
export async function hasOtherOpen(
  sql: Sql,
  keys: OwnKeys,
  word: string | null,
  reference: string,
  now: number,
): Promise<boolean> {
  const open = await sessionOf(sql, keys, word, 'page', now);
  if (!open) return false;
  const [row] = await sql.rows<{ id: string }>(
    // A form of an enquiry that has become part of another is the other's.
    'SELECT COALESCE(merged_into, id) AS id FROM enquiries WHERE reference = ?',
    [reference.slice(0, 40)],
  );
  return row?.id !== open.enquiryId;
}
