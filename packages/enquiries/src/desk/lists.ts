import type { ListAnswer, ListRequest } from '@sundowner/desk-wire/list';
import type { Sql } from '../keeping/store/port.ts';
import type { Vault } from '../keeping/vault.ts';
import type { Asker } from '../work/asker.ts';
import { deskSettings } from '../work/settings.ts';
import type { CountLists } from './desk-counts.ts';
import { deskRows, type ListedRow, listedColumns } from './desk-rows.ts';
import { readListCursor, writeListCursor } from './list-cursor.ts';
import { listCondition, orderOf } from './listing.ts';

/** One page of a list, in its order, with how many there are in each. */
export async function deskList(
  sql: Sql,
  vault: Vault,
  request: ListRequest,
  asker: Asker,
  now: number,
  count: CountLists,
): Promise<ListAnswer> {
  const { list, filter, sort, limit } = request;
  const { text, parameters } = listCondition(list, filter, asker, now);
  const { column, down } = orderOf(list, filter, sort);
  const way = down ? 'DESC' : 'ASC';
  const cursor = readListCursor(request.cursor);
  const after = cursor ? `AND (${column}, e.id) ${down ? '<' : '>'} (?, ?)` : '';
  const rows = await sql.rows<ListedRow>(
    `SELECT ${listedColumns}, ${column} AS place FROM enquiries e WHERE ${text} ${after}
      ORDER BY ${column} ${way}, e.id ${way} LIMIT ?`,
    [...parameters, ...(cursor ? [cursor.value, cursor.id] : []), limit + 1],
  );
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const { closeOfferedAfter } = await deskSettings(sql);
  return {
    rows: await deskRows(sql, vault, page, closeOfferedAfter, now),
    nextCursor: rows.length > limit && last ? writeListCursor({ value: last.place, id: last.id }) : null,
    counts: await count(sql, asker, now),
    found: null,
  };
}
