import type { ListRequest } from '@sundowner/desk-wire/list';
import type { Sql } from '../store/database/port.ts';
import type { Vault } from '../store/vault.ts';
import type { Condition } from '../work/condition.ts';
import { type ListedRow, listedColumns } from './desk-rows.ts';
import { readListCursor, writeListCursor } from './list-cursor.ts';
import { nameOf, readPersonal, words } from './read-personal.ts';

/** Names are sealed: to sort by them everything found is opened, as long as it is so few. */
export const mostByName = 500;

const order = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** One page in the order of surnames, the names before them deciding; who left none comes last. Its cursor is a place in that order. */
export async function byName(
  sql: Sql,
  vault: Vault,
  { text, parameters }: Condition,
  { cursor, limit }: Pick<ListRequest, 'cursor' | 'limit'>,
): Promise<{ readonly rows: readonly ListedRow[]; readonly nextCursor: string | null }> {
  const rows = await sql.rows<ListedRow>(
    `SELECT ${listedColumns}, e.received_at AS place FROM enquiries e WHERE ${text} ORDER BY (e.received_at + 0) DESC, e.id LIMIT ?`,
    [...parameters, mostByName],
  );
  const named = rows.map((row) => {
    const personal = readPersonal(vault, row);
    const surname = personal ? words(personal.values, 'surname') : '';
    return { row, name: `${surname} ${nameOf(personal)}`.trim() };
  });
  named.sort((a, b) => {
    if (a.name === '' || b.name === '') return Number(a.name === '') - Number(b.name === '');
    return order.compare(a.name, b.name);
  });
  const from = readListCursor(cursor)?.value ?? 0;
  const shown = named.slice(from, from + limit).map(({ row }) => row);
  const next = from + limit;
  return {
    rows: shown,
    nextCursor: next < named.length ? writeListCursor({ value: next, id: 'name' }) : null,
  };
}
