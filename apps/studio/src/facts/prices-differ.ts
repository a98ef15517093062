import type { Day } from '@sundowner/calendar/day';
import type { SaidFacts } from './said-facts.ts';
import type { Contradiction, SayingEntry } from './saying.ts';
import { isSamePrice, isSameThing, type ThingPrice } from './thing-prices.ts';

/** What an entry says that things cost, with whether it is the record of it. */
export interface Pricing {
  readonly entry: Pick<SayingEntry, 'collection' | 'id' | 'title'>;
  readonly price: ThingPrice;
  /** The properties it holds at. */
  readonly at: readonly string[];
}

/** An entry with what it says. */
export interface Saying extends Pick<SayingEntry, 'collection' | 'id' | 'title'> {
  readonly said: SaidFacts;
}

/** What visitors know properties by, to their keys. */
export interface PropertyName {
  readonly key: string;
  readonly names: readonly string[];
}

const holdsAt = ({ where }: ThingPrice, at: readonly string[], properties: readonly PropertyName[]) => {
  const text = where.toLowerCase();
  const named = properties
    .filter(({ names }) => names.some((name) => name !== '' && text.includes(name.toLowerCase())))
    .map(({ key }) => key);
  return named.length > 0 ? named : at;
};

/** Where an entry is: an offer for every lodge of the collection is at every property. */
function propertiesOf(
  { at, of, lodges, isOfAll }: SaidFacts,
  places: ReadonlyMap<string, string>,
  properties: readonly PropertyName[],
): readonly string[] {
  if (at.length > 0) return at;
  if (isOfAll) return properties.map(({ key }) => key);
  return [...new Set([...of, ...lodges].flatMap((key) => places.get(key) || []))];
}

/** What entries say that things cost, and where. */
export function pricingsOf(
  entries: readonly Saying[],
  properties: readonly PropertyName[],
): readonly Pricing[] {
  const places = new Map(entries.map(({ collection, id, said }) => [`${collection} ${id}`, said.property]));
  return entries.flatMap((entry) => {
    const at = propertiesOf(entry.said, places, properties);
    return entry.said.prices.map((price) => ({ entry, price, at: holdsAt(price, at, properties) }));
  });
}

const isRecord = ({ entry: { collection } }: Pricing) => collection === 'experiences';

/**
 * What is said of a thing at a place where another amount is said of it: by an experience, which is sold for it, or by the entry that says it first.
 *
 * @returns `null` where one of those that say it there has the amount, or nobody says it there
 */
export function whoSaysOtherwise(one: Pricing, all: readonly Pricing[]): Pricing | null {
  for (const property of one.at) {
    const same = all.filter(
      (each) => each.entry !== one.entry && each.at.includes(property) && isSameThing(one.price, each.price),
    );
    const records = same.filter(isRecord);
    const held = records.length > 0 ? records : same;
    if (held.length > 0 && !held.some(({ price }) => isSamePrice(one.price, price))) return held[0] ?? null;
  }
  return null;
}

/** Sums that two entries give for one thing at one property: a vehicle of one's own, or what an offer costs otherwise. */
export function pricesDiffer(entries: readonly SayingEntry[], today: Day): readonly Contradiction[] {
  const published = entries.filter((entry) => entry.published);
  const properties = published
    .filter(({ collection }) => collection === 'propertyUpdated')
    .flatMap(({ title, placeFacts }) =>
      placeFacts ? [{ key: placeFacts.property, names: [title, placeFacts.shortName] }] : [],
    );
  const saying = published.flatMap(({ collection, id, title, saidFacts: said }): readonly Saying[] =>
    said && !(said.until !== '' && said.until < today) ? [{ collection, id, title, said }] : [],
  );
  const all = pricingsOf(saying, properties);
  const kept = all.filter(({ entry }) => entry.collection !== 'offer');
  const named = new Set<string>();
  // What is sold for its price is the record: of the two the other is named first.
  const others = [...all.filter((each) => !isRecord(each)), ...all.filter(isRecord)];
  return others.flatMap((one): readonly Contradiction[] => {
    const other = whoSaysOtherwise(one, kept);
    if (!other || named.has(`${keyOf(other)} ${keyOf(one)}`)) return [];
    named.add(`${keyOf(one)} ${keyOf(other)}`);
    const { collection, id, title } = one.entry;
    return [
      { collection, id, title, says: `${inWords(one)}, and “${other.entry.title}” “${other.price.says}”.` },
    ];
  });
}

const keyOf = ({ entry: { collection, id } }: Pricing) => `${collection} ${id}`;

function inWords({ entry, price }: Pricing): string {
  if (entry.collection === 'offer') return `“${price.head}” says ${price.amount} for “${price.says}”`;
  return price.head === '' ? `It says “${price.says}”` : `“${price.head}” says “${price.says}”`;
}
