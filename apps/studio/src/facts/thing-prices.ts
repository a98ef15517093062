import { numberPattern, numberSaid } from '../offers/number-words.ts';
import { amountsAt } from './costs.ts';
import { type Passage, sentencesOf, visitPassages } from './passages.ts';
import { figure, isRow, type Row, text } from './rows.ts';

/** A sum that words give for a thing: what a vehicle of one's own costs. */
export interface ThingPrice {
  /** What it is, each name in one form: "own vehicle". */
  readonly things: readonly string[];
  /** For how long: "day"; empty where it is not said. */
  readonly unit: string;
  /** Whether each person pays it. */
  readonly isEach: boolean;
  /** Of an offer, for how many its price is. */
  readonly people: number;
  readonly isOfOffer: boolean;
  readonly amount: number;
  /** Words that say where, as they stand after "at"; empty where all of the entry is there. */
  readonly where: string;
  /** What it stands under; empty for nothing. */
  readonly head: string;
  readonly says: string;
}

const small = new Set(
  'the and with your our own for one two each per day night hour person people guest from out private their'.split(
    ' ',
  ),
);
/** Words that say what a thing is for, beside its name. */
const kinds = new Set('game safari bush river guided little whole of full'.split(' '));
const one = (word: string) => (word.length > 4 ? word.replace(/(?<!s)s$/, '') : word);

const possessive = "(?:your|their|his|her|our|my|one[’']s)";
const ownBefore = /\b(?:private|own|separate)((?: \p{L}+){1,2})(?:(,? and) (\p{L}+))?/giu;
const ownAfter = new RegExp(
  `(\\p{L}+)(?:,? and (\\p{L}+))? (?:of ${possessive} own|to (?:your|them|our)sel(?:f|ves))\\b`,
  'giu',
);

/** What words say is somebody's own, in one form: "a private safari vehicle", "a vehicle of your own". */
export function ownThings(words: string): readonly string[] {
  const before = [...words.matchAll(ownBefore)].flatMap(([, said = '', , second = '']) => {
    const named = said.trim().split(' ');
    const stop = named.findIndex(
      (word, at) => at > 0 && /^(?:for|in|at|on|of|with|is|are|costs?|to|and|or|by|may|do)$/i.test(word),
    );
    return [...(stop < 0 ? named : named.slice(0, stop)), second];
  });
  const after = [...words.matchAll(ownAfter)].flatMap(([, first = '', second = '']) => [first, second]);
  return [
    ...new Set(
      [...before, ...after]
        .map((word) => one(word.toLowerCase()))
        .filter((word) => word.length > 2 && !small.has(word) && !kinds.has(word))
        .map((word) => `own ${word}`),
    ),
  ];
}

/** The words of a title in one form and order. */
const wordsOf = (title: string): readonly string[] => [
  ...new Set(
    title
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .map(one)
      .filter((word) => word.length > 2 && !small.has(word)),
  ),
];
/** A title of one word names too much. */
const titled = (title: string): readonly string[] => {
  const words = wordsOf(title);
  return words.length > 1 ? [words.toSorted().join(' ')] : [];
};

const unitPattern = '(day|night|hour|morning|evening|drive|week|stay)';
const unitIn = (words: string): string =>
  new RegExp(`\\b(?:an?|per|each|every|for an?|for the|for one) ${unitPattern}\\b`, 'i')
    .exec(words)?.[1]
    ?.toLowerCase() ?? '';
const eachPattern = /^[\s,]*(?:per|for each|for every|an?|each) (?:person|guest|adult|child|head)\b/i;
const perThing = /^[\s,]*(?:per|for each|for every|each|an?) (\p{L}+)/iu;
/** Not what it costs: where it begins, or was. */
const loose =
  /\b(?:from|about|around|nearly|up to|over|under|saves?|save|half of|usually|in place of|instead of|was|were|plus)\s*$/i;
const past = /\b(?:19|20)\d{2}\b/;

interface Sum {
  readonly amount: number;
  readonly before: string;
  readonly after: string;
}

function sumsOf(sentence: string): readonly Sum[] {
  const all = amountsAt(sentence);
  return all.map(({ amount, at, end }, index) => ({
    amount,
    before: sentence.slice(all[index - 1]?.end ?? 0, at),
    after: sentence.slice(end, all[index + 1]?.at ?? sentence.length),
  }));
}

/** "At the Delta and the Ridge": what stands between the word and what follows. */
const placeAfter = (words: string): string =>
  /^\s*(?:at|in) ([^,;:]+?)(?:,|;|:|$| or$| and$)/i.exec(words.trim())?.[1]?.trim() ?? '';

interface Named {
  readonly head: string;
  readonly words: string;
  /** What the entry itself is called, where its words are of it. */
  readonly title: string;
}

function inSentence(sentence: string, { head, title }: Omit<Named, 'words'>): readonly ThingPrice[] {
  const sums = sumsOf(sentence);
  if (sums.length === 0 || past.test(sentence)) return [];
  if (sums.some(({ before }) => loose.test(before))) return [];
  const places = sums.map(({ after }) => placeAfter(after));
  if (sums.length > 1 && places.includes('')) return [];
  const per =
    perThing.exec(sums.at(-1)?.after.replace(/^\s*(?:at|in) [^,]+/i, '') ?? '')?.[1]?.toLowerCase() ?? '';
  // "A third at R 9 800 per vehicle" under "Vehicles" is of a vehicle of one's own: nobody else pays for it.
  const perNamed = wordsOf(`${head} ${title}`).includes(one(per)) ? [`own ${one(per)}`] : [];
  const said = ownThings(sentence);
  const things = [
    ...new Set([
      ...(said.length > 0 ? said : ownThings(head)),
      ...perNamed,
      ...(title === '' ? [] : [...titled(title), ...ownThings(title)]),
    ]),
  ];
  if (things.length === 0) return [];
  const unit = unitIn(sentence.slice(sentence.indexOf(sums[0]?.after ?? '')));
  // Without a time or a person it may be the number of a road.
  if (title === '' && unit === '' && !sums.some(({ after }) => eachPattern.test(after))) return [];
  return sums.map(({ amount, after }, index) => ({
    ...{ things, unit, amount, head, says: sentence, people: 1, isOfOffer: false },
    isEach: eachPattern.test(after),
    where: places[index] ?? '',
  }));
}

/** Told of other houses, of an offer's own price, or of a year that may be over. */
const others: ReadonlySet<string> = new Set([
  'rate',
  'offer',
  'impact',
  'impactProject',
  'vacancy',
  'careers',
]);

/** What an entry says that things cost. */
export function thingPricesOf(collection: string, row: Row): readonly ThingPrice[] {
  if (others.has(collection)) return [];
  const prices: ThingPrice[] = [];
  const read = ({ head, words }: Passage, title = '') => {
    if (/\d/.test(words))
      for (const sentence of sentencesOf(words)) prices.push(...inSentence(sentence, { head, title }));
  };
  if (collection === 'experiences') {
    read({ head: text(row.title), words: text(row.cost) }, text(row.title));
    return prices;
  }
  visitPassages(row, (passage) => read(passage));
  return prices;
}

/** What an offer says a thing costs without it. */
export function usualPriceOf(row: Row): ThingPrice | null {
  const saving = isRow(row.saving) ? row.saving : {};
  const [what, amount] = [text(saving.what), figure(saving.usualPrice)];
  if (saving.kind !== 'extra' || what.trim() === '' || !amount) return null;
  const own = ownThings(what);
  const words = wordsOf(what);
  const isPlain = own.length === 0 && words.length === 1;
  const [, many] = new RegExp(`\\bfor (${numberPattern})\\b`, 'i').exec(what) ?? [];
  return {
    things: [...(isPlain ? words.map((word) => `own ${word}`) : own), words.toSorted().join(' ')],
    unit: unitIn(what),
    isEach: false,
    isOfOffer: true,
    amount,
    people: many === undefined ? 1 : Math.max(1, numberSaid(many)),
    where: '',
    head: 'What it costs otherwise',
    says: what,
  };
}

/** Every word of the shorter, two at least, is one of the longer: "tasting wine" of "Wine tasting in the cellar". */
function isPartOf(short: string, long: string): boolean {
  const [words, among] = [short.split(' '), new Set(long.split(' '))];
  return words.length > 1 && !short.startsWith('own ') && words.every((word) => among.has(word));
}

/** Whether a price is of the same thing as another, as far as their words tell. */
export const isSameThing = (said: ThingPrice, kept: ThingPrice): boolean =>
  (said.unit === kept.unit || said.unit === '' || kept.unit === '') &&
  said.things.some(
    (thing) =>
      kept.things.includes(thing) || (said.isOfOffer && kept.things.some((other) => isPartOf(thing, other))),
  );

/** What is said to be each person's is for several as often. */
export const isSamePrice = (said: ThingPrice, kept: ThingPrice): boolean =>
  said.amount === kept.amount * (kept.isEach ? said.people : 1);
