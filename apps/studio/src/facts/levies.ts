import type { Day } from '@sundowner/calendar/day';
import type { Contradiction, SayingEntry } from './contradictions.ts';
import { amountsAt } from './costs.ts';
import { type Passage, sentencesOf } from './passages.ts';
import { figure, type Row, rowsOf, text } from './rows.ts';

/** A levy or fee of a place: its record. */
export interface LevyRecord {
  readonly name: string;
  readonly amount: number | null;
  /** One per cent of a price: no amount in words is of it. */
  readonly isShare: boolean;
}

/** Amounts that words give for a levy. */
export interface LevyTold {
  /** The fact it stands under; empty for none. */
  readonly head: string;
  readonly sentence: string;
  /** The word before "levy": "conservation"; empty for none. */
  readonly kind: string;
  readonly amounts: readonly number[];
}

export const leviesOf = (row: Row): readonly LevyRecord[] =>
  rowsOf(row.levies)
    .map(({ name, amount, per }) => ({
      name: text(name).trim(),
      amount: figure(amount),
      isShare: figure(amount) === null && /per ?cent\b|%/i.test(text(per)),
    }))
    .filter(({ name }) => name !== '');

const levyWord = /(?:(?<!\p{L})(\p{L}+)\s{1,3})?\b(?:levy|levies)\b/giu;
/** How far an amount stands from the word it is of, at most. */
const furthest = 60;
const noKind =
  /^(?:the|an?|our|your|this|that|each|every|of|in|for|as|is|and|or|with|plus|no|any|one|called|to|these|all|pays?|has|have)$/i;
const kindOf = (word: string | undefined): string =>
  word === undefined || noKind.test(word) ? '' : word.toLowerCase();

/** Between the word and its amount: "levy of R 680", "levy, R 680". */
const afterWord = /^(?:[\s,:(–—-]|\b(?:of|is|are|at|costs?|comes to|currently|now|which)\b)*$/i;
/** Between an amount and the word it is of: "R 680 conservation levy", "R 680 per person, called the levy". */
const beforeWord =
  /^\s(?:(?!plus|with|and|before|without|including|excluding|less|or|a|an|per|the|of|for|in)[a-z]+ (?:and [a-z]+ )?){0,2}$|^(?:[\s,]|\b(?:per|an?|each|person|guest|adult|night|day)\b)*(?:called|as)\s+(?:(?:the|an?|our)\s+)?(?:[a-z]+ and )?$/i;
/** For a person or a night: the amount of a levy, not a share of it. */
const each = /^\s*(?:$|[.,)]?\s*$|,?\s*(?:per|an?|each|every)\s+(?:person|guest|adult|night|stay)\b)/i;
/** "R 680 per person, per night, goes to the villages". */
const given =
  /^(?:[\s,]|\b(?:per|an?|each|and|person|guest|adult|night|day)\b)*(?:in the [a-z]+[\s,]*)?(?:goes(?! (?:up|down|on)\b)|into (?:an?|the|our) (?:[a-z]+ ){0,2}fund\b)/i;
/** Of another time, where it stands near the amount. */
const past = /\b(?:19|20)\d{2}\b|\b(?:was|were|used to|until|since|began|once)\b/i;
const ofNight = /^[\s,]*(?:per|an?|each)\b[^.;]{0,30}\bnight\b/i;

type Amount = ReturnType<typeof amountsAt>[number];

/** The word for a levy that stands beside an amount: between the two stands nothing else. */
function wordBeside(sentence: string, amounts: readonly Amount[]): RegExpExecArray | null {
  let next = 0;
  for (const word of sentence.matchAll(levyWord)) {
    const end = word.index + word[0].length;
    while ((amounts[next]?.at ?? Infinity) < end) next += 1;
    const [before, after] = [amounts[next - 1], amounts[next]];
    const isAfter = after && after.at - end < furthest && afterWord.test(sentence.slice(end, after.at));
    const distance = before ? word.index - before.end : -1;
    const isBefore =
      before &&
      distance >= 0 &&
      distance < furthest &&
      beforeWord.test(sentence.slice(before.end, word.index));
    if (isAfter || isBefore) return word;
  }
  return null;
}

function toldBySentence(sentence: string, amounts: readonly Amount[]): LevyTold | null {
  const all = amounts.map(({ amount }) => amount);
  const word = wordBeside(sentence, amounts);
  if (word) return { head: '', sentence, kind: kindOf(word[1]), amounts: all };
  const isGiven = amounts.some(({ end }) => {
    const after = sentence.slice(end, end + 2 * furthest);
    return ofNight.test(after) && given.test(after);
  });
  return isGiven ? { head: '', sentence, kind: '', amounts: all } : null;
}

/** What a passage says of the amount of a levy. */
export function leviesTold({ head, words }: Passage): readonly LevyTold[] {
  const [ofHead] = [...head.matchAll(levyWord)];
  if (!ofHead && !/\blev(?:y|ies)\b|\bgoes\b|\binto\b/i.test(words)) return [];
  return sentencesOf(words).flatMap((sentence) => {
    const amounts = amountsAt(sentence);
    const [first, last] = [amounts[0], amounts.at(-1)];
    if (!first || !last || past.test(sentence.slice(Math.max(0, first.at - 45), last.end + 30))) return [];
    const beside = toldBySentence(sentence, amounts);
    if (beside) return beside;
    if (!ofHead) return [];
    return amounts.some(({ end }) => each.test(sentence.slice(end, end + furthest)))
      ? [{ head, sentence, kind: kindOf(ofHead[1]), amounts: amounts.map(({ amount }) => amount) }]
      : [];
  });
}

const isLevy = ({ name }: LevyRecord) => /\blev(?:y|ies)\b/i.test(name);
const keyOf = ({ collection, id }: SayingEntry) => `${collection} ${id}`;

interface Kept {
  readonly entry: SayingEntry;
  readonly levies: readonly LevyRecord[];
}

/** Amounts among which that of the words should be; `null` where the records do not say. */
function amountsOf({ kind }: LevyTold, levies: readonly LevyRecord[]): readonly number[] | null {
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
    const property = ofProperty.get(entry.told?.property ?? '');
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
    entry.told && entry.told.levies.length > 0 ? [{ entry, levies: entry.told.levies }] : [],
  );
  const ofProperty = new Map(
    kept
      .filter(({ entry }) => entry.collection === 'propertyUpdated')
      .map((each) => [each.entry.told?.property ?? '', each] as const),
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
    const parents = (entry.told?.of ?? []).flatMap((key) => places.get(key) ?? []);
    return [
      entry,
      ...parents,
      ...parents.flatMap(({ told }) => (told?.of ?? []).flatMap((key) => places.get(key) ?? [])),
    ];
  };
  const recordOf = (entry: SayingEntry): { readonly record: Kept | null; readonly isOfPlace: boolean } => {
    const chain = chainOf(entry);
    const property = chain.map(({ told }) => told?.property ?? '').find((key) => key !== '') ?? '';
    const records = [...chain.map((each) => ofEntry.get(keyOf(each))), ofProperty.get(property)];
    const record = records.find((each) => each?.levies.some(isLevy)) ?? null;
    return { record, isOfPlace: property !== '' || chain.length > 1 || entry.collection === 'rate' };
  };

  const inWords = entries.flatMap((entry) => {
    const said = entry.told?.levySaid ?? [];
    const isOver = (entry.placeFacts?.year ?? Infinity) < Number(today.slice(0, 4));
    if (said.length === 0 || isOver) return [];
    const { record, isOfPlace } = recordOf(entry);
    const levies = isOfPlace ? (record?.levies.filter(isLevy) ?? []) : everywhere;
    return said.flatMap((each): Contradiction[] => {
      const amounts = amountsOf(each, levies);
      if (!amounts || each.amounts.some((amount) => amounts.includes(amount))) return [];
      const told = each.head === '' ? 'It' : `“${each.head}”`;
      const where =
        isOfPlace && record ? `“Levies and fees” of “${record.entry.title}”` : 'no place has it: they have';
      const list = [...new Set(amounts)].join(' or ');
      const { collection, id, title } = entry;
      return [{ collection, id, title, says: `${told} says “${each.sentence}”, and ${where} ${list}.` }];
    });
  });
  return [...recordsDiffer(kept, ofProperty), ...inWords];
}
