import type { Contradiction, SayingEntry } from './saying.ts';
import type { YearSaid } from './years.ts';

const places: ReadonlySet<string> = new Set(['accommodation', 'residence', 'treehouse', 'propertyUpdated']);

interface Said extends YearSaid {
  readonly entry: SayingEntry;
}

const isSame = (one: YearSaid, other: YearSaid): boolean =>
  one.year === other.year && (one.month === '' || other.month === '' || one.month === other.month);

/** Names of places that no other place is a part of: "Safari Lodge" in a sentence is that lodge. */
function namedIn(says: string, names: readonly string[]): readonly string[] {
  const there = names.filter((name) => says.includes(name));
  return there.filter((name) => !there.some((other) => other !== name && other.includes(name)));
}

/** When a place was built or opened, or since when it does something, where two entries tell another year. */
export function yearsDiffer(entries: readonly SayingEntry[]): readonly Contradiction[] {
  const names = entries.filter(({ collection }) => places.has(collection)).map(({ title }) => title);
  const before = new Map<string, Said>();
  return entries.flatMap((entry) =>
    (entry.saidFacts?.years ?? []).flatMap((year): Contradiction[] => {
      const isOfPlace = year.isOwn && places.has(entry.collection);
      const [named, more] = isOfPlace ? [entry.title] : namedIn(year.says, names);
      if (named === undefined || more !== undefined) return [];
      const key = `${named} ${year.what}`;
      const other = before.get(key);
      if (!other) before.set(key, { ...year, entry });
      if (!other || isSame(other, year)) return [];
      const { collection, id, title } = entry;
      const where = other.entry === entry ? 'also' : `“${other.entry.title}”`;
      return [{ collection, id, title, says: `It says “${year.says}”, and ${where} “${other.says}”.` }];
    }),
  );
}
