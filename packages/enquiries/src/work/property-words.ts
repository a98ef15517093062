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

/** Keeps which words name properties, and since when some do not any more. */
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
  const published = new Set(seen.filter((each) => each.published).map(nameOf));
  // In one order on every machine, so that no two wait for each other.
  for (const [name, { word, property }] of [...all].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const before = goneAt.get(name);
    const after = published.has(name) ? null : (before ?? now);
    if (before === after) continue;
    await sql.run(
      `INSERT INTO property_words (word, property, gone_at) VALUES (?, ?, ?)
        ON CONFLICT (word, property) DO UPDATE SET gone_at = excluded.gone_at`,
      [word, property, after],
    );
  }
  await sql.run('DELETE FROM property_words WHERE gone_at < ?', [now - choiceStays]);
}
