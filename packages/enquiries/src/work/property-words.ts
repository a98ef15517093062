import { choiceStays } from '../forms/form-content.ts';
import type { PropertyWord } from '../forms/places-named.ts';
import type { Sql } from '../store/database/port.ts';

/** A word of a property that was published at some time. */
export interface SeenPropertyWord extends PropertyWord {
  /** Whether the property is published with it now. */
  readonly published: boolean;
}

/** The words that name properties, and those that did within the last 30 days: the newest first. */
export const keptPropertyWords = (sql: Sql): Promise<PropertyWord[]> =>
  sql.rows<{ word: string; property: string }>(
    // Those of now have no time; one kept both ways was given to another property meanwhile.
    'SELECT word, property FROM property_words ORDER BY COALESCE(gone_at, 9007199254740991) DESC, word, property',
  );

/** An address begins with a slash, and no name does. */
const isName = (word: string) => !word.startsWith('/');

/** Names that properties had within the last 30 days, and have no more. */
export async function formerNames(sql: Sql, properties: readonly string[]): Promise<string[]> {
  if (properties.length === 0) return [];
  const rows = await sql.rows<{ word: string }>(
    `SELECT word FROM property_words WHERE gone_at IS NOT NULL AND property IN (${properties.map(() => '?').join(', ')}) ORDER BY word`,
    properties,
  );
  return rows.map(({ word }) => word).filter(isName);
}

/** Has the words of enquiries about a property taken down anew: they are found by its names, and its lodges'. */
export const indexAnew = (sql: Sql, property: string) =>
  sql.run(
    'UPDATE enquiries SET indexed = 0 WHERE indexed = 1 AND id IN (SELECT enquiry_id FROM enquiry_properties WHERE property = ?)',
    [property],
  );

/** Has the words of all enquiries taken down anew: they are found by the names of what any of them may name. */
export const indexAllAnew = (sql: Sql) => sql.run('UPDATE enquiries SET indexed = 0 WHERE indexed = 1');

/** Keeps which words name properties, and since when some do not any more. Enquiries about one that has another name are found by that too. */
export async function keepPropertyWords(
  sql: Sql,
  seen: readonly SeenPropertyWord[],
  now: number,
): Promise<void> {
  const nameOf = ({ word, property }: PropertyWord) => `${word}\n${property}`;
  const kept = await sql.rows<{ word: string; property: string; gone_at: number | null }>(
    'SELECT word, property, gone_at FROM property_words',
  );
  const goneAt = new Map(kept.map((row) => [nameOf(row), row.gone_at]));
  const all = new Map<string, PropertyWord>([...kept, ...seen].map((each) => [nameOf(each), each]));
  const known = new Set(kept.map(({ property }) => property));
  const renamed = new Set<string>();
  const published = new Set(seen.filter((each) => each.published).map(nameOf));
  // In one order on every machine, so that no two wait for each other.
  for (const [name, { word, property }] of [...all].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const before = goneAt.get(name);
    const after = published.has(name) ? null : (before ?? now);
    if (before === after) continue;
    if (before === undefined && after === null && isName(word) && known.has(property)) renamed.add(property);
    await sql.run(
      `INSERT INTO property_words (word, property, gone_at) VALUES (?, ?, ?)
        ON CONFLICT (word, property) DO UPDATE SET gone_at = excluded.gone_at`,
      [word, property, after],
    );
  }
  for (const property of [...renamed].sort()) await indexAnew(sql, property);
  await sql.run('DELETE FROM property_words WHERE gone_at < ?', [now - choiceStays]);
}
