import type { Sql } from '../store/database/port.ts';

/** As it is kept: one line, single spaces, lower case. */
export const plainTag = (tag: string): string =>
  tag.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase();

/** Sets a tag, or takes it away. @returns whether that changed anything */
export async function setTag(
  sql: Sql,
  enquiryId: string,
  { tag, set }: { readonly tag: string; readonly set: boolean },
  person: string,
  now: number,
): Promise<boolean> {
  const changed = set
    ? await sql.run(
        'INSERT INTO tags (enquiry_id, tag, at, person) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
        [enquiryId, plainTag(tag), now, person],
      )
    : await sql.run('DELETE FROM tags WHERE enquiry_id = ? AND tag = ?', [enquiryId, plainTag(tag)]);
  return changed > 0;
}

/** A select of the tags of some enquiries, which are its parameters. */
export const selectTags = (ids: readonly string[]): string =>
  `SELECT enquiry_id, tag, at FROM tags WHERE enquiry_id IN (${ids.map(() => '?').join(', ')})`;

/** The tags of each of these enquiries. */
export async function tagsOf(
  sql: Sql,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = new Map<string, string[]>(ids.map((id) => [id, []]));
  if (ids.length === 0) return found;
  const rows = await sql.rows<{ enquiry_id: string; tag: string }>(
    `${selectTags(ids)} ORDER BY at, tag`,
    ids,
  );
  for (const { enquiry_id: id, tag } of rows) found.get(id)?.push(tag);
  return found;
}
