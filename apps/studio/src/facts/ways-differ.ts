import type { Duration } from './durations.ts';
import type { Contradiction, SayingEntry } from './saying.ts';
import type { WaySaid } from './ways.ts';

interface Said extends WaySaid {
  readonly entry: SayingEntry;
}

const isSame = (one: Duration, other: Duration): boolean =>
  one.least <= other.most + 0.01 && other.least <= one.most + 0.01;
const otherWay = ({ entry, says }: Said, other: Said): Contradiction => ({
  ...{ collection: entry.collection, id: entry.id, title: entry.title },
  says: `It says “${says}”, and ${other.entry === entry ? 'also' : `“${other.entry.title}”`} “${other.says}”.`,
});

/** Keys of the properties an entry is of. A region knows them by their ids. */
function keysOf(
  { saidFacts, placeFacts }: SayingEntry,
  keys: ReadonlyMap<string, string>,
): readonly string[] {
  const ofRegion = (placeFacts?.properties ?? []).flatMap((id) => keys.get(id) ?? []);
  return [...(saidFacts?.at ?? []), ...ofRegion];
}

/**
 * The way by road to a place, told as another time. An entry says one; a property, a region and a page of theirs say that of one of its
 * lodges, which may lie apart.
 */
export function waysDiffer(entries: readonly SayingEntry[]): readonly Contradiction[] {
  const keys = new Map(
    entries.flatMap(({ collection, id, placeFacts }) =>
      collection === 'propertyUpdated' && placeFacts ? [[String(id), placeFacts.property] as const] : [],
    ),
  );
  const ofLodges = new Map<string, Said[]>();
  const all = entries.flatMap((entry) =>
    (entry.saidFacts?.ways ?? []).map((way): Said => ({ ...way, entry })),
  );
  for (const said of all) {
    if (said.entry.collection !== 'accommodation') continue;
    const key = `${said.entry.placeFacts?.property} ${said.from}`;
    ofLodges.set(key, [...(ofLodges.get(key) ?? []), said]);
  }
  const first = new Map<string, Said>();
  return all.flatMap((said): Contradiction[] => {
    const { collection, id } = said.entry;
    const own = `${collection} ${id} ${said.from}`;
    const earlier = first.get(own);
    if (!earlier) first.set(own, said);
    else if (!isSame(earlier.duration, said.duration)) return [otherWay(said, earlier)];
    if (collection === 'accommodation') return [];
    const those = keysOf(said.entry, keys).flatMap((key) => ofLodges.get(`${key} ${said.from}`) ?? []);
    const [other] = those;
    return !other || those.some(({ duration }) => isSame(duration, said.duration))
      ? []
      : [otherWay(said, other)];
  });
}
