import { maySeeKind } from '@sundowner/brand';
import type { Erasures, PersonRecords } from '@sundowner/desk-wire/privacy';
import { hour, isoTime } from '../clock.ts';
import type { Sql } from '../store/database/port.ts';
import { onLegalHold } from '../store/erase-personal.ts';
import type { Asker } from '../work/access.ts';
import { withAccount } from '../work/people.ts';

/** One request for an erasure. */
export interface ErasureRow {
  readonly id: string;
  readonly enquiry_id: string | null;
  readonly who: string | null;
  readonly asked_at: number;
  readonly asked_by: string;
  readonly confirmed_at: number | null;
  readonly confirmed_by: string | null;
  readonly withdrawn_at: number | null;
  readonly finished_at: number | null;
  readonly receipt: string | null;
  /** Whether applications are among what is erased of a person. */
  readonly careers: number;
}

/** An enquiry of one. */
export interface ErasedEnquiry {
  readonly id: string;
  readonly reference: string;
  readonly kind: string;
  readonly state: string;
  readonly erase_due_at: number | null;
  readonly on_legal_hold: number;
}

const columns =
  'id, enquiry_id, who, asked_at, asked_by, confirmed_at, confirmed_by, withdrawn_at, finished_at, receipt, careers';

/** How long a person who is alone waits before they confirm their own request. */
export const selfApprovalDelay = hour;

export async function enquiriesOf(sql: Sql, erasureId: string): Promise<ErasedEnquiry[]> {
  return sql.rows<ErasedEnquiry>(
    `SELECT e.id, e.reference, e.kind, e.state, e.erase_due_at, CASE WHEN ${onLegalHold} THEN 1 ELSE 0 END AS on_legal_hold
      FROM erasure_enquiries x JOIN enquiries e ON e.id = x.enquiry_id WHERE x.erasure_id = ? ORDER BY e.received_at, e.id`,
    [erasureId],
  );
}

/** A request with its enquiries; `null` where there is none, or it is of something that is not for the asker. */
export async function erasureById(
  sql: Sql,
  asker: Asker,
  id: string,
): Promise<{ readonly row: ErasureRow; readonly enquiries: readonly ErasedEnquiry[] } | null> {
  const [row] = await sql.rows<ErasureRow>(`SELECT ${columns} FROM erasure_requests WHERE id = ?`, [id]);
  if (!row) return null;
  const enquiries = await enquiriesOf(sql, id);
  return enquiries.every(({ kind }) => maySeeKind(asker, kind)) ? { row, enquiries } : null;
}

/** Whether nobody else works here who could be the second. */
export async function isAlone(sql: Sql, role?: 'admin'): Promise<boolean> {
  const [row] = await sql.rows<{ n: number }>(
    `SELECT COUNT(*) AS n FROM people WHERE left_at IS NULL AND ${withAccount}${role === undefined ? '' : ` AND role = '${role}'`}`,
  );
  return (row?.n ?? 0) <= 1;
}

export const onHold = {
  code: 'held',
  words: 'A legal hold stands against it; it waits until that is lifted.',
} as const;

/** Whether a legal hold stands on an address itself, whatever is under it. @param who its hash; `null` for none */
export const isPersonHeld = async (sql: Sql, who: string | null): Promise<boolean> =>
  who !== null &&
  (await sql.rows('SELECT 1 FROM legal_holds WHERE who = ? AND lifted_at IS NULL LIMIT 1', [who])).length > 0;

/** Why somebody cannot confirm a request now; `null` where they can. */
export function notYet(
  { row, enquiries }: { readonly row: ErasureRow; readonly enquiries: readonly ErasedEnquiry[] },
  asker: Asker,
  alone: boolean,
  now: number,
): { readonly code: 'wrong-state' | 'held' | 'second-person'; readonly words: string } | null {
  if (row.withdrawn_at !== null) return { code: 'wrong-state', words: 'It was taken back.' };
  if (row.confirmed_at !== null) return { code: 'wrong-state', words: 'It is confirmed already.' };
  if (enquiries.some(({ on_legal_hold: held }) => held === 1)) return onHold;
  if (row.asked_by !== asker.id) return null;
  if (!alone) return { code: 'second-person', words: 'Somebody else has to confirm what you asked for.' };
  return now < row.asked_at + selfApprovalDelay
    ? {
        code: 'second-person',
        words: `You can confirm it yourself from ${isoTime(row.asked_at + selfApprovalDelay)}.`,
      }
    : null;
}

/** Requests that were not taken back, the newest first, as far as they are for the asker. */
export async function erasuresFor(sql: Sql, asker: Asker, undo: number, now: number): Promise<Erasures> {
  const rows = await sql.rows<ErasureRow>(
    `SELECT ${columns} FROM erasure_requests WHERE withdrawn_at IS NULL ORDER BY id DESC LIMIT 200`,
  );
  const alone = await isAlone(sql);
  const erasures: Erasures['erasures'][number][] = [];
  for (const row of rows) {
    const enquiries = await enquiriesOf(sql, row.id);
    if (!enquiries.every(({ kind }) => maySeeKind(asker, kind))) continue;
    erasures.push({
      id: row.id,
      of: row.enquiry_id === null ? 'person' : 'enquiry',
      references: enquiries.map(({ reference }) => reference),
      askedBy: row.asked_by,
      askedAt: isoTime(row.asked_at),
      confirmedBy: row.confirmed_by,
      confirmedAt: row.confirmed_at === null ? null : isoTime(row.confirmed_at),
      finalAt: row.confirmed_at === null ? null : isoTime(row.confirmed_at + undo),
      notYet: notYet({ row, enquiries }, asker, alone, now)?.words ?? null,
      finishedAt: row.finished_at === null ? null : isoTime(row.finished_at),
    });
  }
  return { erasures };
}

/** The newest request about an address, or about one of its enquiries. */
export async function erasureOfPerson(
  sql: Sql,
  who: string,
  asker: Asker,
  undo: number,
  blocked: boolean,
): Promise<PersonRecords['erasure']> {
  const [found] = await sql.rows<{ id: string }>(
    `SELECT r.id FROM erasure_requests r WHERE r.who = ? OR r.id IN (SELECT x.erasure_id FROM erasure_enquiries x
      JOIN enquiries e ON e.id = x.enquiry_id WHERE e.person = ?) ORDER BY r.id DESC LIMIT 1`,
    [who, who],
  );
  const erasure = found && (await erasureById(sql, asker, found.id));
  if (!erasure) return null;
  const { row } = erasure;
  const state =
    row.withdrawn_at !== null
      ? 'withdrawn'
      : row.finished_at !== null
        ? 'finished'
        : row.confirmed_at === null
          ? 'asked'
          : 'confirmed';
  return {
    id: row.id,
    state,
    askedBy: row.asked_by,
    askedAt: isoTime(row.asked_at),
    finalAt: row.confirmed_at === null ? null : isoTime(row.confirmed_at + undo),
    blockedBy: blocked ? 'A legal hold stands against it.' : null,
  };
}
