import type { Sql } from '../../store/database/port.ts';
import { endOwnLinks } from '../../store/end-own-links.ts';

/** Whose enquiries these are: the hash of the address each is under. */
export async function peopleOf(
  sql: Sql,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  const rows = await sql.rows<{ id: string; person: string | null }>(
    `SELECT id, person FROM enquiries WHERE id IN (${ids.map(() => '?').join(', ')})`,
    ids,
  );
  return new Map(rows.map(({ id, person }) => [id, person]));
}

/**
 * A link to the traveller's own page was mailed to one address. Where two enquiries become one, or two again, links that were mailed to
 * another address than the one they would open now end: the page of the whole shows what was written to that one alone.
 *
 * @param ids the first, and the one that becomes or was part of it
 * @param before whose each was before
 */
export async function endLinksOfOthers(
  sql: Sql,
  [first, second]: readonly [string, string],
  before: ReadonlyMap<string, string | null>,
  now: number,
): Promise<void> {
  const after = await peopleOf(sql, [first, second]);
  if (before.get(first) !== after.get(first)) await endOwnLinks(sql, first, now);
  if (before.get(second) !== after.get(first)) await endOwnLinks(sql, second, now);
}
