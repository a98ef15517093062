import { mostChildren } from '@sundowner/brand/party';
import { monthNames, monthNumber } from '@sundowner/calendar/words';
import { type FitQuestion, mostNights } from './fit-question.ts';
import { anyOf, common, wordsOf } from './money-words.ts';
import { numberOf } from './number-words.ts';
import { readAges, readSum } from './typed-words.ts';

/** What the words of a search ask of every room. */
export interface Phrase {
  readonly question: Partial<FitQuestion>;
  /** Children whose ages were not said. */
  readonly unaged: number;
  /** ISO 4217, of the sum; `null` where none was said. */
  readonly currency: string | null;
}

const word =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty';
const counted = (pattern: string) =>
  new RegExp(String.raw`\b(\d{1,3}|an?|${word})[\s-]*(?:${pattern})\b`, 'i');
const figure = (text: string): number | null => (/^an?$/i.test(text) ? 1 : numberOf(text));

/** What stands where something was read: nothing after it is taken for a part of what stood before it. */
const gap = ' | ';

/** A space stands within a sum only before three figures: "150 000", and not "7 8000". */
const amount = String.raw`(?:\d{1,3}(?:[ \u00a0\u202f]\d{3}(?!\d))+(?:[.,]\d{1,2}(?!\d))?|\d[\d.,']{0,12})(?:k|m(?![a-z])|\s(?:thousand|million)\b)?`;
const limit =
  'under|below|less than|up to|at most|max(?:imum)?(?: of)?|within|about|around|budget(?: of)?|not more than';
const limited = new RegExp(
  String.raw`\b(?:${limit})\s+(?=\d[\d.,' \u00a0\u202f]{2}|\d[\d.,]*\s?(?:k|m|thousand|million)\b)(?<sum>${amount})\b(?!\s*[\da-z$€£])`,
  'i',
);

/** @param currencies ISO 4217, those prices can be shown in: where two are written alike the earlier is meant */
function sumIn(text: string, currencies: readonly string[]) {
  const known = wordsOf([...currencies, ...common]);
  const sign = anyOf(known.keys());
  const patterns = [
    new RegExp(String.raw`(?:^|[\s(])(?<before>${sign})\s?(?<sum>${amount})(?=\D|$)`, 'i'),
    new RegExp(String.raw`(?<sum>\b${amount})\s?(?<after>${sign})(?=\W|$)`, 'i'),
    limited,
  ];
  for (const pattern of patterns) {
    const { sum = '', before = '', after = '' } = pattern.exec(text)?.groups ?? {};
    const { value } = readSum(sum.trim());
    if (value !== null)
      return { budget: value, currency: known.get((before || after).toLowerCase()) ?? null };
  }
  return { budget: null, currency: null };
}

const names = monthNames.flatMap((name) => [name, name.slice(0, 3)]).join('|');
/** Four figures after a month are its year, unless a currency stands behind them and no sum of its own. */
const year = String.raw`(?:\s+(20\d{2})(?!\d|\s?(?:[$€£]|(?:r|rand|usd|eur|gbp|zar|dollars?|euros?|pounds?)\b)(?!\s?\d)))?`;
/** "may" and "march" are words as well: they need a hint that a month is meant. */
const hinted = new RegExp(
  String.raw`\b(?:in|during|early|mid|late|of|next|this)[\s-]+(${names})\b${year}`,
  'i',
);
const bare = new RegExp(String.raw`\b(${names.replace(/\bMay\|May\|/, '')})\b${year}`, 'i');
/** A year behind it is a hint as well. */
const dated = new RegExp(String.raw`\b(${names})\b${year.slice(0, -1)}`, 'i');

function monthIn(text: string, today: string): string | null {
  const [, name = '', year] = hinted.exec(text) ?? dated.exec(text) ?? bare.exec(text) ?? [];
  const month = monthNumber(name.toLowerCase());
  if (month === null) return null;
  const two = String(month).padStart(2, '0');
  const thisYear = Number(today.slice(0, 4));
  const next = `${thisYear}-${two}` >= today.slice(0, 7) ? thisYear : thisYear + 1;
  const asked = `${year ?? next}-${two}`;
  return asked >= today.slice(0, 7) ? asked : null;
}

const child = 'child(?:ren)?|kids?|daughters?|sons?|toddlers?|boys?|girls?';
const age = String.raw`(?:\d{1,2}|${word})`;
const ages = String.raw`${age}(?:(?:\s*(?:,|and\b|&)\s*|\s+)${age})*`;
const years = String.raw`[\s-]*(?:years?|yrs?|yo|y|months?)(?:[\s-]*olds?)?`;
/** What is counted of something else than years. */
const others =
  'nights?|weeks?|days?|rooms?|suites?|houses?|adults?|people|persons?|guests?|child|kids?|[$€£]|usd|eur|gbp|rand';
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

/** How many children come, whether or not their ages are said. */
function childrenIn(text: string): number {
  const said = counted(child).exec(text)?.[1];
  return (said ? figure(said) : null) ?? 0;
}

const people = 'adults?|people|persons?|guests?|of us|grown[- ]?ups';

function adultsIn(text: string): number | null {
  const said = counted(people).exec(text)?.[1];
  if (said) return figure(said);
  if (/\b(?:couple|honeymoon(?:ers)?|for two|two of us)\b/i.test(text)) return 2;
  return /\b(?:solo|alone|by myself|single traveller)\b/i.test(text) ? 1 : null;
}

function nightsIn(text: string): number | null {
  const said = counted('nights?').exec(text)?.[1];
  if (said) return figure(said);
  const weeks = counted('weeks?').exec(text)?.[1];
  return weeks ? (figure(weeks) ?? 0) * 7 : null;
}

/** A stay that is too long is answered by pages. */
const nightsInRange = (value: number | null) =>
  value !== null && value >= 1 && value <= mostNights ? value : null;

/** A party that is too large is asked all the same: the page says why it cannot be answered. */
const atLeastOne = (value: number | null) => (value !== null && value >= 1 ? value : null);

interface PhraseSources {
  readonly today: string;
  readonly currencies: readonly string[];
  readonly treehouses: boolean;
}

/**
 * Reads the words of a search as an asking: "4 nights in May under 8000 USD", "child of 4, no malaria".
 *
 * @param asked today, yyyy-mm-dd, what prices can be shown in, ISO 4217, and whether there are treehouses to wish for
 * @returns `null` where they ask for nothing that is held against rooms, or for one thing that pages answer better
 */
export function readPhrase(text: string, { today, currencies, treehouses }: PhraseSources): Phrase | null {
  const words = text.slice(0, 100);
  const nights = nightsInRange(nightsIn(words));
  const month = monthIn(words, today);
  // What is counted of something else is no part of a sum, nor an age.
  const asked = [counted('nights?'), counted('weeks?'), hinted, dated, bare].reduce(
    (left, pattern) => left.replace(pattern, gap),
    words,
  );
  const ages = agesIn(asked);
  const unaged = Math.max(0, childrenIn(words) - ages.length);
  const left = [listed, old, counted(people), counted(child)].reduce(
    (rest, pattern) => rest.replace(pattern, gap),
    asked,
  );
  const { budget, currency } = sumIn(left, currencies);
  const adults = atLeastOne(adultsIn(words));
  const withoutMalaria = /\bmalaria[- ]free\b|\b(?:no|without|non|free of)[- ]malaria\b/i.test(words);
  const treehouse = treehouses && /\btree\s?house\b/i.test(words);
  const strong = [nights, budget].filter((each) => each !== null).length + Number(ages.length > 0);
  const weak =
    [month, adults].filter((each) => each !== null).length + Number(withoutMalaria) + Number(treehouse);
  // One word of these is better answered by its pages.
  if (strong === 0 && weak < 2) return null;
  return {
    question: {
      ...(nights !== null && { nights }),
      ...(month !== null && { month }),
      ...(budget !== null && { budget }),
      ...(ages.length > 0 && { ages }),
      ...(adults !== null && { adults }),
      ...(withoutMalaria && { withoutMalaria }),
      ...(treehouse && { treehouse }),
    },
    unaged,
    currency,
  };
}
