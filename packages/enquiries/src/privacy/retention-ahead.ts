import type { Retention } from '@sundowner/desk-wire/privacy';
import { isoTime, monthsBefore } from '../clock.ts';
import type { Sql } from '../store/database/port.ts';
import { onLegalHold } from '../store/erase-personal.ts';
import { type Asker, seenKinds } from '../work/access.ts';

const most = 500;

/** The first moments of a month and of the next, in UTC, as retention counts. */
function boundsOf(month: string): readonly [number, number] {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return [Date.UTC(year, number - 1, 1), Date.UTC(year, number, 1)];
}

/** "2027-01": the month after the one it is. */
export function nextMonth(now: number): string {
  const date = new Date(now);
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1)).toISOString().slice(0, 7);
}

/** When retention reaches what was last heard of at `at`. */
function dueAfter(at: number, months: number): number {
  const date = new Date(at);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months + 1, 0)).getUTCDate();
  const due = new Date(at);
  due.setUTCFullYear(date.getUTCFullYear(), date.getUTCMonth() + months, Math.min(date.getUTCDate(), last));
  return due.getTime();
}

/** What retention will erase in a month, the first of it first, and how much a hold keeps from it. Anything said until then moves it on. */
export async function retentionIn(sql: Sql, asker: Asker, month: string, months: number): Promise<Retention> {
  const [from, to] = boundsOf(month);
  const rows = await sql.rows<{
    reference: string;
    kind: string;
    received_at: number;
    counts_from: number;
    on_legal_hold: number;
  }>(
    `SELECT * FROM (SELECT e.reference, e.kind, e.received_at, CASE WHEN ${onLegalHold} THEN 1 ELSE 0 END AS on_legal_hold,
        CASE WHEN e.travel_at > e.last_contact_at THEN e.travel_at ELSE e.last_contact_at END AS counts_from
      FROM enquiries e WHERE e.state <> 'erased' AND e.merged_into IS NULL AND e.last_contact_at < ? AND ${seenKinds(asker)}) AS due
      WHERE counts_from >= ? AND counts_from < ? ORDER BY counts_from, reference`,
    [monthsBefore(to, months), monthsBefore(from, months), monthsBefore(to, months)],
  );
  const due = rows.filter(({ on_legal_hold: held }) => held === 0);
  return {
    month,
    count: due.length,
    onLegalHold: rows.length - due.length,
    list: due.slice(0, most).map((row) => ({
      reference: row.reference,
      kind: row.kind,
      receivedAt: isoTime(row.received_at),
      dueAt: isoTime(dueAfter(row.counts_from, months)),
    })),
  };
}
