import type { Accesses, AccessesRequest } from '@sundowner/desk-wire/privacy';
import { isoTime } from '../clock.ts';
import { plainReference } from '../desk/desk-deps.ts';
import type { Sql } from '../store/database/port.ts';
import { allOf, type Condition } from '../work/condition.ts';

const pageSize = 100;

/** Who looked at what, the newest first: files, persons, exports. */
export async function accessesOf(
  sql: Sql,
  { reference, person, cursor }: AccessesRequest,
): Promise<Accesses> {
  const parts: Condition[] = [{ text: '1 = 1', parameters: [] }];
  if (reference) parts.push({ text: 'e.reference = ?', parameters: [plainReference(reference)] });
  if (person) parts.push({ text: 'a.person = ?', parameters: [person] });
  if (cursor) parts.push({ text: 'a.id < ?', parameters: [cursor] });
  const { text, parameters } = allOf(parts);
  const rows = await sql.rows<{
    id: string;
    at: number;
    person: string;
    what: string;
    reference: string | null;
    about: string | null;
  }>(
    `SELECT a.id, a.at, a.person, a.what, e.reference, a.about FROM accesses a LEFT JOIN enquiries e ON e.id = a.enquiry_id
      WHERE ${text} ORDER BY a.id DESC LIMIT ${pageSize + 1}`,
    parameters,
  );
  const shown = rows.slice(0, pageSize);
  return {
    accesses: shown.map(({ at, id: _id, ...rest }) => ({ at: isoTime(at), ...rest })),
    nextCursor: rows.length > pageSize ? (shown.at(-1)?.id ?? null) : null,
  };
}
