import type { FormValues } from '../forms/form.ts';
import type { PlaceName } from '../forms/places-named.ts';
import type { Sql } from '../store/database/port.ts';
import { indexAnew } from './property-words.ts';

/** No name of a place is longer, and no form has more choices that could be one. */
const longestName = 200;
const mostValues = 50;

/** Keeps what lodges and residences are called. Enquiries that name one which has another name by now are found by that too. */
export async function keepPlaceNames(sql: Sql, seen: readonly PlaceName[]): Promise<void> {
  const kept = await sql.rows<{ place: string; name: string }>('SELECT place, name FROM place_names');
  const known = new Set(kept.map(({ place }) => place));
  const names = new Set(kept.map(({ place, name }) => `${place}\n${name}`));
  const missing = seen.filter(({ place, name }) => !names.has(`${place}\n${name}`));
  const renamed = new Set<string>();
  // In one order on every machine, so that no two wait for each other.
  for (const { place, name, property } of missing.toSorted((one, other) =>
    `${one.place}\n${one.name}` < `${other.place}\n${other.name}` ? -1 : 1,
  )) {
    if (known.has(place)) renamed.add(property);
    await sql.run(
      'INSERT INTO place_names (place, name) VALUES (?, ?) ON CONFLICT (place, name) DO NOTHING',
      [place, name],
    );
  }
  for (const property of [...renamed].sort()) await indexAnew(sql, property);
}

/** Every name that the lodges and residences have had which a form names. */
export async function namesOfNamed(sql: Sql, values: Readonly<FormValues>): Promise<string[]> {
  const texts = Object.values(values)
    .flat()
    .filter((text) => text !== '' && text.length <= longestName)
    .slice(0, mostValues);
  if (texts.length === 0) return [];
  const rows = await sql.rows<{ name: string }>(
    `SELECT DISTINCT others.name FROM place_names named JOIN place_names others ON others.place = named.place
      WHERE named.name IN (${texts.map(() => '?').join(', ')}) ORDER BY others.name`,
    texts,
  );
  return rows.map(({ name }) => name);
}
