import type { DeskCounts, DeskView, EnquiryPage } from '@sundowner/desk-wire';
import type { EnquiryLimits } from '../limits.ts';
import type { Sql, SqlValue } from '../store/database/port.ts';
import type { PersonalFields } from '../store/personal-fields.ts';
import type { Vault } from '../store/vault.ts';
import { readPersonal } from './read-personal.ts';
import { deliveriesOf, type EnquiryRow, enquiryColumns } from './rows.ts';
import { matchesQuery } from './search.ts';
import { summarise } from './summary.ts';

const hasDeadDelivery = `EXISTS (SELECT 1 FROM deliveries d
  WHERE d.enquiry_id = e.id AND d.state = 'dead' AND d.dismissed_at IS NULL)`;

const conditions: Readonly<Record<DeskView, string>> = {
  open: "e.state = 'accepted'",
  held: "e.state <> 'accepted' AND e.state = 'quarantined'",
  failed: `e.state = 'accepted' AND ${hasDeadDelivery}`,
  all: '1 = 1',
};

/** Rows one statement of a search reads. */
const scanStep = 200;

interface Cursor {
  readonly receivedAt: number;
  readonly id: string;
}

function readCursor(text: string | null): Cursor | null {
  const [time = '', id = ''] = Buffer.from(text ?? '', 'base64url')
    .toString('utf8')
    .split('/');
  return /^\d{1,15}$/.test(time) && id !== '' ? { receivedAt: Number(time), id } : null;
}

function cursorAt(row: EnquiryRow): string {
  return Buffer.from(`${row.received_at}/${row.id}`).toString('base64url');
}

async function rowsAfter(
  sql: Sql,
  view: DeskView,
  cursor: Cursor | null,
  count: number,
): Promise<EnquiryRow[]> {
  const after = cursor ? 'AND (e.received_at < ? OR (e.received_at = ? AND e.id < ?))' : '';
  const parameters: SqlValue[] = cursor ? [cursor.receivedAt, cursor.receivedAt, cursor.id] : [];
  return sql.rows<EnquiryRow>(
    `SELECT ${enquiryColumns} FROM enquiries e WHERE ${conditions[view]} ${after}
      ORDER BY e.received_at DESC, e.id DESC LIMIT ?`,
    [...parameters, count],
  );
}

export async function deskCounts(sql: Sql): Promise<DeskCounts> {
  const [row] = await sql.rows<DeskCounts>(
    `SELECT COUNT(*) AS "all",
        COUNT(*) FILTER (WHERE e.state = 'accepted') AS open,
        COUNT(*) FILTER (WHERE e.state = 'quarantined') AS held,
        COUNT(*) FILTER (WHERE ${conditions.failed}) AS failed
      FROM enquiries e`,
  );
  return row ? { ...row } : { open: 0, held: 0, failed: 0, all: 0 };
}

interface Found {
  readonly row: EnquiryRow;
  readonly personal: PersonalFields | null;
}

export interface ListRequest {
  readonly view: DeskView;
  /** Words of a name, an address or a reference; empty for everything. */
  readonly query: string;
  readonly cursor: string | null;
  /** 1 to 100. */
  readonly limit: number;
}

/**
 * One page of the inbox, newest first. A search decrypts row by row, at most `limits.searchScan` of them; the cursor then
 * stands where it stopped, so that asking again goes on from there.
 */
export async function listEnquiries(
  sql: Sql,
  vault: Vault,
  request: ListRequest,
  now: number,
  limits: Pick<EnquiryLimits, 'lateAfter' | 'searchScan'>,
): Promise<EnquiryPage> {
  const limit = Math.min(100, Math.max(1, Math.trunc(request.limit) || 25));
  const query = request.query.trim().slice(0, 200);
  const step = query === '' ? limit + 1 : scanStep;
  const found: Found[] = [];
  let last: EnquiryRow | null = null;
  let cursor = readCursor(request.cursor);
  let scanned = 0;
  let more = true;
  while (more && found.length < limit && scanned < limits.searchScan) {
    const rows = await rowsAfter(sql, request.view, cursor, step);
    more = rows.length === step;
    for (const [index, row] of rows.entries()) {
      const personal = readPersonal(vault, row);
      last = row;
      scanned++;
      if (matchesQuery(query, row.reference, personal)) found.push({ row, personal });
      if (found.length === limit || scanned === limits.searchScan) {
        more ||= index < rows.length - 1;
        break;
      }
    }
    cursor = last ? { receivedAt: last.received_at, id: last.id } : cursor;
  }
  const deliveries = await deliveriesOf(
    sql,
    found.map(({ row }) => row.id),
  );
  return {
    enquiries: found.map(({ row, personal }) =>
      summarise(row, personal, deliveries.get(row.id) ?? [], now, limits),
    ),
    nextCursor: more && last ? cursorAt(last) : null,
    counts: await deskCounts(sql),
  };
}
