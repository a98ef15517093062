import { currencyName, currencySigns, currencyUnit, currencyWord } from '@sundowner/brand/currencies';
import { monthNames, monthNumber } from '@sundowner/calendar/words';
import { mostAdults, mostChildren, oldestChild } from '../../ui/party/stay.ts';
import { type FitQuestion, mostNights } from './fit-question.ts';
import { numberOf } from './number-words.ts';
import { readSum } from './typed-words.ts';

/** What the words of a search ask of every room. */
export interface Phrase {
  readonly question: Partial<FitQuestion>;
  /** ISO 4217, of the sum; `null` where none was said. */
  readonly currency: string | null;
}

const number = String.raw`(\d{1,3}|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen)`;
const counted = (pattern: string) => new RegExp(String.raw`\b${number}[\s-]*(?:${pattern})\b`, 'i');
const figure = (text: string): number | null => (/^an?$/i.test(text) ? 1 : numberOf(text));

/** What travellers write beside a sum, whether or not prices can be shown in it. */
const common = ['USD', 'EUR', 'GBP'];

/** Signs, codes and words of a currency, as they are written beside a sum, the longest first. */
const writtenAs = (currency: string): readonly string[] =>
  [
    ...currencySigns(currency),
    currencyName(currency),
    currencyWord(currency),
    currencyUnit(currency) ?? currency,
  ]
    .map((word) => word.toLowerCase())
    .toSorted((one, other) => other.length - one.length);

const escaped = (word: string) => word.replaceAll(/[$.*+?^()[\]{}|\\]/g, String.raw`\$&`);
const amount = String.raw`\d[\d.,' \u00a0]{0,12}k?`;
const limit =
  'under|below|less than|up to|at most|max(?:imum)?(?: of)?|within|about|around|budget(?: of)?|not more than';
const limited = new RegExp(
  String.raw`\b(?:${limit})\s+(?<sum>\d[\d.,']{2,12}k?)\b(?!\s*(?:nights?|years?|days?|[a-z$€£]))`,
  'i',
);

/** @param currencies ISO 4217, those prices can be shown in: where two are written alike the earlier is meant */
function sumIn(text: string, currencies: readonly string[]) {
  const known = new Map<string, string>();
  for (const currency of [...currencies, ...common])
    for (const word of writtenAs(currency)) if (!known.has(word)) known.set(word, currency);
  const sign = [...known.keys()]
    .toSorted((one, other) => other.length - one.length)
    .map(escaped)
    .join('|');
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
/** "may" and "march" are words as well: they need a hint that a month is meant. */
const hinted = new RegExp(
  String.raw`\b(?:in|during|early|mid|late|of|next|this)[\s-]+(${names})\b(?:\s+(\d{4}))?`,
  'i',
);
const bare = new RegExp(String.raw`\b(${names.replace(/\bMay\|May\|/, '')})\b(?:\s+(\d{4}))?`, 'i');

function monthIn(text: string, today: string): string | null {
  const [, name = '', year] = hinted.exec(text) ?? bare.exec(text) ?? [];
  const month = monthNumber(name.toLowerCase());
  if (month === null) return null;
  const two = String(month).padStart(2, '0');
  const thisYear = Number(today.slice(0, 4));
  const next = `${thisYear}-${two}` >= today.slice(0, 7) ? thisYear : thisYear + 1;
  const asked = `${year ?? next}-${two}`;
  return asked >= today.slice(0, 7) ? asked : null;
}

function agesIn(text: string): readonly number[] {
  const [, list = ''] =
    /\b(?:child(?:ren)?|kids?|daughters?|sons?|toddlers?|boys?|girls?)\s*\(?(?:aged?|of|who (?:is|are))?\s*((?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?:\s*(?:,|and|&)\s*\d{1,2})*)(?!\d|\s*(?:nights?|adults?|[$€£]|USD|EUR|GBP|rand))/i.exec(
      text,
    ) ?? [];
  const old = [
    ...text.matchAll(
      /\b(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)[\s-]*(?:years?|yrs?|yo|y)[\s-]*olds?\b/gi,
    ),
  ].map(([, age = '']) => age);
  const said = list === '' ? old : list.split(/\s*(?:,|and|&)\s*/);
  return said
    .flatMap((age) => figure(age) ?? [])
    .filter((age) => age <= oldestChild)
    .slice(0, mostChildren);
}

function adultsIn(text: string): number | null {
  const said = counted('adults?|people|persons?|guests?|of us|grown[- ]?ups').exec(text)?.[1];
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

const inRange = (value: number | null, most: number) =>
  value !== null && value >= 1 && value <= most ? value : null;

/**
 * Reads the words of a search as an asking: "4 nights in May under 8000 USD", "child of 4, no malaria".
 *
 * @param asked today, yyyy-mm-dd, and what prices can be shown in, ISO 4217
 * @returns `null` where they ask for nothing that is held against rooms, or for one thing that pages answer better
 */
export function readPhrase(
  text: string,
  { today, currencies }: { readonly today: string; readonly currencies: readonly string[] },
): Phrase | null {
  const words = text.slice(0, 100);
  const nights = inRange(nightsIn(words), mostNights);
  const month = monthIn(words, today);
  const { budget, currency } = sumIn(words.replace(counted('nights?'), ' '), currencies);
  const ages = agesIn(words);
  const adults = inRange(adultsIn(words), mostAdults);
  const withoutMalaria = /\bmalaria[- ]free\b|\b(?:no|without|non|free of)[- ]malaria\b/i.test(words);
  const treehouse = /\btree\s?house\b/i.test(words);
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
    currency,
  };
}
