import { inWord, numberPattern, numberSaid } from '../offers/number-words.ts';
import { withoutAmounts } from './costs.ts';

/** What follows a number that is no age. */
const noAge =
  "(?!\\s*(?::\\d|o[’']clock|am\\b|pm\\b|nights?\\b|days?\\b|hours?\\b|minutes?\\b|months?\\b|weeks?\\b|guests?\\b|people\\b|adults?\\b|rooms?\\b|suites?\\b|metres?\\b|km\\b|per cent\\b|in the (?:morning|afternoon|evening)))";
const number = `(?<![\\w.,:\\u00a0])(${numberPattern})(?![\\w\\-]|[.,\\s\\u00a0]?\\d)`;
const years = '(?: years?)?(?: old)?';

const found = (text: string, pattern: string): readonly (readonly string[])[] =>
  [...withoutAmounts(text).matchAll(new RegExp(pattern, 'gi'))].map((match) => match.slice(1));
const numbersIn = (text: string, pattern: string): readonly number[] =>
  found(text, pattern).map(([said = '']) => numberSaid(said));

/** "from ten years", "children of ten and over", without those who are adults from that age. */
export const youngestIn = (text: string): readonly number[] => [
  ...numbersIn(
    text,
    `\\b(?:from|at least|start(?:s|ing)? at)(?: the age of)? ${number}${noAge}(?!\\s+to\\b)`,
  ),
  ...text
    .split(/[.;]/)
    .filter((clause) => !/\badults?\b/i.test(clause))
    .flatMap((clause) => numbersIn(clause, `${number}${years} (?:and|or) (?:over|older|above|up)`)),
];

/** "All ages", where nothing is asked for it: not "all ages when you book the whole lodge". */
const allAges =
  /(?:^|[.;] *)(?:children of )?(?:all ages|any age)(?: (?:are|is) welcome)?(?= *(?:[.,;:]|$))(?! *, *(?:when|if|at|in|for|with|below|under)\b)/i;

/**
 * The ages from which a place takes children, as its words say them first: later sentences are of what there is to do. A place of all ages
 * has the age 0; one whose words say nothing plain has none.
 */
export function agesTaken(text: string): readonly number[] {
  const [first = ''] = text.split(/\.(?:\s|$)/, 1);
  const opens = new RegExp(allAges.source, 'i').exec(first);
  if (opens && opens.index === 0) return [0];
  return youngestIn(first);
}

/** What a rate says of children in figures. */
export interface ChildFigures {
  /** The youngest that comes; `null` for every age. */
  readonly childFrom: number | null;
  /** Free below; `null` for nobody. */
  readonly childFree: number | null;
  /** The last year of a child's price; `null` for the one before adults. */
  readonly childUntil: number | null;
}

const lastChild = 17;

export const fromAge = (age: number): string => (age === 0 ? 'all ages' : `from ${inWord(age)} years`);

/**
 * Why the words of a rate do not go with its figures: pages print the words, and sums are made from the figures.
 *
 * @returns a sentence that names both; `null` where they agree, or the words say no age
 */
export function whyAgesDiffer(
  words: string,
  { childFrom, childFree, childUntil }: ChildFigures,
): string | null {
  const grown = (childUntil ?? lastChild) + 1;
  const said = (what: string, field: string, figure: number | null, none: string) =>
    `“Children” says ${what}, and “${field}” ${figure === null ? none : `says ${inWord(figure)}`}.`;
  const ofYoungest = (what: string) =>
    said(what, 'Youngest child, years', childFrom, 'is empty: every age comes');

  const from = youngestIn(words);
  if (childFrom !== null && childFrom > 0 && allAges.test(words) && from.length === 0)
    return ofYoungest(fromAge(0));
  if (childFrom === null) {
    const other = from.find((age) => age !== grown && age !== childFree);
    if (other !== undefined) return ofYoungest(fromAge(other));
  } else if (from.length > 0 && Math.min(...from) !== childFrom && !from.every((age) => age === grown))
    return ofYoungest(fromAge(Math.min(...from)));

  const free = words
    .split(/[.;,]/)
    .filter((clause) => /\bfree\b/i.test(clause))
    .flatMap((clause) => numbersIn(clause, `\\b(?:under|below|younger than) ${number}`));
  const paysNot = free.find((age) => age !== childFree);
  if (paysNot !== undefined)
    return said(`free under ${inWord(paysNot)}`, 'Free below, years', childFree, 'is empty: nobody is free');
  // Nobody comes of whom it is said.
  const youngest = childFrom ?? 0;
  const tooYoung = free.find((age) => age <= youngest);
  if (tooYoung !== undefined) return ofYoungest(`free under ${inWord(tooYoung)}`);

  for (const [first = '', last = ''] of found(words, `${number} to ${number}${noAge}(?! (?:child|per))`)) {
    const [begin, end] = [numberSaid(first), numberSaid(last)];
    const what = `${inWord(begin)} to ${inWord(end)}`;
    if (end !== (childUntil ?? lastChild))
      return said(what, 'Child’s price until, years', childUntil, `is empty: until ${inWord(lastChild)}`);
    if (begin < youngest) return ofYoungest(what);
    const begins = [childFrom, childFree].filter((age) => age !== null);
    if (begins.length > 0 && !begins.includes(begin))
      return said(
        what,
        childFree === null ? 'Youngest child, years' : 'Free below, years',
        begins.at(-1) ?? null,
        '',
      );
  }

  const until = numbersIn(words, `\\buntil ${number} years?\\b`).find((age) => age !== grown - 1);
  if (until !== undefined)
    return said(
      `until ${inWord(until)}`,
      'Child’s price until, years',
      childUntil,
      `is empty: until ${inWord(lastChild)}`,
    );

  const adults = words
    .split(/[.;,]/)
    .filter((clause) => /\badults?\b/i.test(clause))
    .flatMap((clause) => numbersIn(clause, `${number}${years} (?:and|or) (?:over|older|above|up)`));
  const other = adults.find((age) => age !== grown);
  if (other !== undefined)
    return said(
      `${inWord(other)} and over as adults`,
      'Child’s price until, years',
      childUntil,
      `is empty: until ${inWord(lastChild)}`,
    );
  return null;
}
