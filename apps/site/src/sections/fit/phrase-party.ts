import { mostChildren } from '@sundowner/brand/party';
import { age, child, counted, figure, gap, numberWord, others } from './phrase-words.ts';
import { readAges } from './typed-words.ts';

const ages = String.raw`${age}(?:(?:\s*(?:,|and\b|&)\s*|\s+)${age})*`;
const years = String.raw`[\s-]*(?:years?|yrs?|yo|y|months?)(?:[\s-]*olds?)?`;
const listed = new RegExp(
  String.raw`\b(?:${child})\s*\(?(?:aged?|of|who (?:is|are))?\s*(${ages}(?:${years})?)(?![\da-z]|\s\d{3}(?!\d)|\s*(?:${others}))`,
  'i',
);
const old = new RegExp(String.raw`\b(${ages}[\s-]*(?:years?|yrs?|yo|y|months?))[\s-]*olds?\b`, 'gi');

function agesIn(text: string): readonly number[] {
  const [, list] = listed.exec(text) ?? [];
  const said = list === undefined ? [...text.matchAll(old)].map(([, each = '']) => each) : [list];
  return said.flatMap((each) => readAges(each).value).slice(0, mostChildren);
}

/** "a baby", "two infants", "baby of 10 months", "10 month old baby"; not what a baby needs, nor an animal. */
const babies = new RegExp(
  String.raw`(?:\b(\d{1,2}|an?|${numberWord})\s+)?(?:\b\d{1,2}[\s-]?(?:months?|weeks?)[\s-]?olds?\s+)?\b(?:bab(?:y|ies)|infants?|newborns?)\b(?!\s*(?:sit|cot|bed|chair|food|friendly|elephant|rhino|lion|animal))(?:\s*\(?(?:(?:of|aged?)\s+)?(\d{1,2})[\s-]?(?:months?|weeks?)(?:[\s-]?olds?)?\)?)?`,
  'gi',
);

/** Their ages in years, and the words without them. */
function babiesIn(text: string) {
  const found: number[] = [];
  const rest = text.replaceAll(babies, (said, count: string | undefined, months: string | undefined) => {
    const age = months && /month/i.test(said) ? Math.floor(Number(months) / 12) : 0;
    found.push(...Array<number>(Math.min(mostChildren, (count ? figure(count) : null) ?? 1)).fill(age));
    return gap;
  });
  return { found, rest };
}

/** "twins of 4" as two children of four, "teenage son" as a son. */
const spelledOut = (text: string): string =>
  text
    .replaceAll(
      /\b(?:the\s+|our\s+|my\s+)?twins?\b(?:\s*\(?(?:(?:aged?|of|who are)\s+)?(\d{1,2})(?!\d|\s?(?:nights?|weeks?|days?)))?/gi,
      (_, years: string | undefined) => (years ? `2 children aged ${years} and ${years}` : '2 children'),
    )
    .replaceAll(/\bteenaged?\s+(?=(?:son|daughter|boy|girl|child|kid))/gi, '');

/** "our son", "with a toddler": one, whose number nobody says. */
const single =
  /\b(?:my|our|his|her|with|and|plus)\s+(?:my\s+|our\s+|his\s+|her\s+)?(?:son|daughter|child|kid|toddler|boy|girl|teen(?:ager)?)\b/i;

/** "family of five": two of them adults. */
const family = new RegExp(String.raw`\bfamily of (\d{1,2}|${numberWord})\b`, 'i');

/** How many children come, whether or not their ages are said; `null` where that is not said. */
export function childrenIn(text: string): number | null {
  const said = counted(child).exec(text)?.[1];
  if (said) return figure(said);
  const members = figure(family.exec(text)?.[1] ?? '') ?? 0;
  if (members > 2) return members - 2;
  return single.test(text) ? 1 : null;
}

const people = 'adults?|people|persons?|guests?|of us|grown[- ]?ups';

/** "for four", "party of 6", where neither nights nor money nor anything else is counted by it. */
const forSoMany = new RegExp(
  String.raw`\b(?:for|party of|group of)\s+(\d{1,2}|${numberWord})(?=\s*(?:$|[|,;.)&+$€£]|r\s?\d|(?:in|on|for|from|with|at|under|below|up to|about|around|arriving|without|no|please|and(?!\s+(?:over|up|above|older|under|below|younger)\b))\b))`,
  'i',
);

function adultsIn(text: string): number | null {
  const said = counted(people).exec(text)?.[1] ?? forSoMany.exec(text)?.[1];
  if (said) return figure(said);
  const couples = counted('couples').exec(text)?.[1];
  if (couples) return 2 * (figure(couples) ?? 1);
  if (/\b(?:couple|honeymoon(?:ers)?)\b/i.test(text) || family.test(text)) return 2;
  return /\b(?:solo|alone|by myself|single traveller)\b/i.test(text) ? 1 : null;
}

/** A party that is too large is asked all the same: the page says why it cannot be answered. */
const atLeastOne = (value: number | null) => (value !== null && value >= 1 ? value : null);

/** Who comes, and what is left of the words. */
export interface PhraseParty {
  /** `null` where they are not said. */
  readonly adults: number | null;
  readonly ages: readonly number[];
  /** Children whose ages were not said. */
  readonly unaged: number;
  readonly rest: string;
}

/** @param typed without days and nights, which are no ages */
export function partyIn(typed: string): PhraseParty {
  const { found: small, rest: text } = babiesIn(spelledOut(typed));
  const found = agesIn(text);
  const unaged = Math.max(0, (childrenIn(text) ?? 0) - found.length);
  const withoutAges = text.replace(listed, gap).replace(old, gap);
  const adults = atLeastOne(adultsIn(withoutAges));
  const rest = [counted(people), counted(child), family, forSoMany].reduce(
    (left, pattern) => left.replace(pattern, gap),
    withoutAges,
  );
  return { adults, ages: [...found, ...small].slice(0, mostChildren), unaged, rest };
}
