import type { Day } from '@sundowner/calendar/day';
import type { LevyRecord, LevySaid } from './levies.ts';
import type { Contradiction, SayingEntry } from './saying.ts';

const isLevy = ({ name }: LevyRecord) => /\blev(?:y|ies)\b/i.test(name);
const keyOf = ({ collection, id }: SayingEntry) => `${collection} ${id}`;

interface Kept {
  readonly entry: SayingEntry;
  readonly levies: readonly LevyRecord[];
}

/** Amounts among which that of the words should be; `null` where the records do not say. */
function amountsOf({ kind }: LevySaid, levies: readonly LevyRecord[]): readonly number[] | null {
  const meant = levies.filter(({ name, isShare }) => !isShare && name.toLowerCase().includes(kind));
  const amounts = meant.map(({ amount }) => amount).filter((amount) => amount !== null);
  return amounts.length > 0 && amounts.length === meant.length ? amounts : null;
}

/** Levies of a lodge that are of another amount at its property. */
function recordsDiffer(
  kept: readonly Kept[],
  ofProperty: ReadonlyMap<string, Kept>,
): readonly Contradiction[] {
  return kept.flatMap(({ entry, levies }) => {
    const property = ofProperty.get(entry.saidFacts?.property ?? '');
    if (!property || property.entry === entry) return [];
    return [...Map.groupBy(levies, ({ name }) => name.toLowerCase())].flatMap(([key, same]) => {
      const others = property.levies.filter(({ name }) => name.toLowerCase() === key);
      const amounts = others.map(({ amount }) => amount);
      const [own, other] = [same[0]?.amount ?? null, amounts[0] ?? null];
      if (own === null || other === null || same.some(({ amount }) => amounts.includes(amount))) return [];
      const { collection, id, title } = entry;
      const says = `“Levies and fees” says ${own} for “${same[0]?.name}”, and the property “${property.entry.title}” ${other}.`;
      return [{ collection, id, title, says }];
    });
  });
}

/**
 * Words that give a levy another amount than its place, or pages for all an amount that no place has.
 *
 * @param today by the clock of the house: what rates of years that are over say was true then
 */
export function leviesDiffer(entries: readonly SayingEntry[], today: Day): readonly Contradiction[] {
  const places = new Map(entries.map((entry) => [keyOf(entry), entry]));
  const kept = entries.flatMap((entry): readonly Kept[] =>
    entry.saidFacts && entry.saidFacts.levies.length > 0 ? [{ entry, levies: entry.saidFacts.levies }] : [],
  );
  const ofProperty = new Map(
    kept
      .filter(({ entry }) => entry.collection === 'propertyUpdated')
      .map((each) => [each.entry.saidFacts?.property ?? '', each] as const),
  );
  const ofEntry = new Map(kept.map((each) => [keyOf(each.entry), each]));
  const everywhere = [
    ...new Map(
      kept.flatMap(({ levies }) =>
        levies.filter(isLevy).map((levy) => [`${levy.name} ${levy.amount}`, levy] as const),
      ),
    ).values(),
  ];

  /** What an entry is of, itself first, its property last. */
  const chainOf = (entry: SayingEntry): readonly SayingEntry[] => {
    const parents = (entry.saidFacts?.of ?? []).flatMap((key) => places.get(key) ?? []);
    return [
      entry,
      ...parents,
      ...parents.flatMap(({ saidFacts }) => (saidFacts?.of ?? []).flatMap((key) => places.get(key) ?? [])),
    ];
  };
  const recordOf = (entry: SayingEntry): { readonly record: Kept | null; readonly isOfPlace: boolean } => {
    const chain = chainOf(entry);
    const property = chain.map(({ saidFacts }) => saidFacts?.property ?? '').find((key) => key !== '') ?? '';
    const records = [...chain.map((each) => ofEntry.get(keyOf(each))), ofProperty.get(property)];
    const record = records.find((each) => each?.levies.some(isLevy)) ?? null;
    return { record, isOfPlace: property !== '' || chain.length > 1 || entry.collection === 'rate' };
  };

  const inWords = entries.flatMap((entry) => {
    const said = entry.saidFacts?.levySaid ?? [];
    const isOver = (entry.placeFacts?.year ?? Infinity) < Number(today.slice(0, 4));
    if (said.length === 0 || isOver) return [];
    const { record, isOfPlace } = recordOf(entry);
    const levies = isOfPlace ? (record?.levies.filter(isLevy) ?? []) : everywhere;
    return said.flatMap((each): Contradiction[] => {
      const amounts = amountsOf(each, levies);
      if (!amounts || each.amounts.some((amount) => amounts.includes(amount))) return [];
      const who = each.head === '' ? 'It' : `“${each.head}”`;
      const where =
        isOfPlace && record ? `“Levies and fees” of “${record.entry.title}”` : 'no place has it: they have';
      const list = [...new Set(amounts)].join(' or ');
      const { collection, id, title } = entry;
      return [{ collection, id, title, says: `${who} says “${each.sentence}”, and ${where} ${list}.` }];
    });
  });
  return [...recordsDiffer(kept, ofProperty), ...inWords];
}
