import type { FormValues } from '../forms/form.ts';
import type { PlaceName } from '../forms/places-named.ts';
import type { Sql } from '../store/database/port.ts';
import { indexAllAnew, indexAnew } from './property-words.ts';

/** No name of a place is longer, and no form has more choices that could be one. */
const longestName = 200;
const mostValues = 50;

/** Gives what is kept under its entry's id the names that were kept before that was known. */
async function takeAlong(sql: Sql, seen: readonly PlaceName[], kept: ReadonlySet<string>): Promise<void> {
  const moves = new Map(
    seen.flatMap(({ before, place }) => (before && kept.has(before) ? [[before, place]] : [])),
  );
  for (const [before, place] of [...moves].sort()) {
    await sql.run(
      'INSERT INTO place_names (place, name) SELECT CAST(? AS TEXT), name FROM place_names WHERE place = ? ON CONFLICT (place, name) DO NOTHING',
      [place, before],
    );
    await sql.run('DELETE FROM place_names WHERE place = ?', [before]);
  }
}

/**
 * Keeps what lodges, residences and all else that enquiries name are called. Enquiries that name one which has another name by now are
 * found by that too.
 */
export async function keepPlaceNames(sql: Sql, seen: readonly PlaceName[]): Promise<void> {
  const read = () => sql.rows<{ place: string; name: string }>('SELECT place, name FROM place_names');
  const before = new Set((await read()).map(({ place }) => place));
  await takeAlong(sql, seen, before);
  const kept = await read();
  const known = new Set(kept.map(({ place }) => place));
  const names = new Set(kept.map(({ place, name }) => `${place}\n${name}`));
  const missing = seen.filter(({ place, name }) => !names.has(`${place}\n${name}`));
  const renamed = new Set<string | null>();
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
  if (renamed.has(null)) await indexAllAnew(sql);
  else for (const property of [...renamed].sort()) if (property !== null) await indexAnew(sql, property);
}

/** Every name that what a form names has had. */
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
