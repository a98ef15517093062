import { dayInWords } from '@sundowner/calendar/words';
import { dayIn, type Zone } from '@sundowner/calendar/zone';
import type { Sql } from '../store/database/port.ts';
import type { OwnRow } from './own-enquiry.ts';
import type { HeldRow } from './own-letter.ts';

/** When retention reaches what was last heard of, or travelled, at `at`: months of the calendar later, in UTC. */
function monthsAfter(at: number, months: number): number {
  const date = new Date(at);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months + 1, 0)).getUTCDate();
  const due = new Date(at);
  due.setUTCFullYear(date.getUTCFullYear(), date.getUTCMonth() + months, Math.min(date.getUTCDate(), last));
  return due.getTime();
}

/** From what moment retention counts. */
const countsFrom = ({ lastContactAt, travelAt }: OwnRow): number => Math.max(lastContactAt, travelAt ?? 0);

export const keptUntil = (row: OwnRow, months: number): number => monthsAfter(countsFrom(row), months);

/** What is held of the traveller, since when and until when: kinds of things alone, nothing of what the house wrote for itself. */
export async function heldRows(
  sql: Sql,
  row: OwnRow,
  {
    months,
    zone,
    hasAddress,
    answeredAt,
    filesAt,
  }: {
    readonly months: number;
    readonly zone: Zone;
    readonly hasAddress: boolean;
    /** Of the first letter of ours they may see. */
    readonly answeredAt: number | null;
    /** Of their first message with files, of those they may see. */
    readonly filesAt: number | null;
  },
): Promise<HeldRow[]> {
  const { id } = row;
  const day = (at: number) => dayInWords(dayIn(at, zone));
  const until = day(keptUntil(row, months));
  const [form] = await sql.rows<{ n: number }>('SELECT COUNT(*) AS n FROM attachments WHERE enquiry_id = ?', [
    id,
  ]);
  const [consent] = await sql.rows<{ at: number; purposes: string }>(
    'SELECT at, purposes FROM consents WHERE enquiry_id = ?',
    [id],
  );
  const withdrawn = await sql.rows<{ purpose: string }>(
    'SELECT purpose FROM withdrawals WHERE enquiry_id = ?',
    [id],
  );
  const purposes = consent ? (JSON.parse(consent.purposes) as string[]) : [];
  const hasUpdates =
    purposes.includes('email-updates') && !withdrawn.some(({ purpose }) => purpose === 'email-updates');
  const files = (form?.n ?? 0) > 0 ? row.receivedAt : filesAt;
  const held = (what: string, at: number | null, otherwise: string): HeldRow =>
    at === null ? { what, since: otherwise, until: '' } : { what, since: day(at), until };
  return [
    held('Your enquiry and what you wrote', row.receivedAt, ''),
    held('Our answers to you', answeredAt, 'none'),
    held(hasAddress ? 'Your address and telephone number' : 'Your telephone number', row.receivedAt, ''),
    held('Files you sent', files, 'none'),
    held('Your consent to being answered', consent?.at ?? null, 'none'),
    held('Email updates', hasUpdates && consent ? consent.at : null, 'you said no'),
  ];
}
