import { currencyName, currencySigns, currencyUnit, currencyWord } from '@sundowner/brand/currencies';
import { readSum } from './typed-words.ts';

/** What travellers write beside a sum, whether or not prices can be shown in it. */
export const common = ['USD', 'EUR', 'GBP'];

/** What travellers have besides: known where a sum alone is typed, so that it is never counted as another currency. */
const others = [
  ...['ZAR', 'BWP', 'NAD', 'ZMW', 'KES', 'TZS', 'MZN', 'AUD', 'NZD', 'CAD', 'CHF', 'JPY', 'CNY', 'INR'],
  ...['SEK', 'NOK', 'DKK', 'SGD', 'HKD', 'AED', 'BRL'],
];

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

/** @returns whose each sign, code and word is, in small letters: where two are written alike the earlier is meant */
export function wordsOf(currencies: readonly string[]): ReadonlyMap<string, string> {
  const known = new Map<string, string>();
  for (const currency of currencies)
    for (const word of writtenAs(currency)) if (!known.has(word)) known.set(word, currency);
  return known;
}

const escaped = (word: string) => word.replaceAll(/[$.*+?^()[\]{}|\\]/g, String.raw`\$&`);

/** A pattern of any of them, the longest first. */
export const anyOf = (words: Iterable<string>): string =>
  [...words]
    .toSorted((one, other) => other.length - one.length)
    .map(escaped)
    .join('|');

interface Marks {
  readonly known: ReadonlyMap<string, string>;
  readonly pattern: RegExp;
}

/** Of the currencies offered, which are set for an installation: a list or two. */
const made = new Map<string, Marks>();

function marksOf(offered: readonly string[]): Marks {
  const key = offered.join();
  const before = made.get(key);
  if (before) return before;
  const known = new Map(wordsOf([...offered, ...common, ...others]));
  // "8k" is eight thousand, and so is "8 k" unless a sum may be asked for in kwacha.
  const figures = offered.includes(known.get('k') ?? '') ? String.raw`\d` : String.raw`\d\s?`;
  // A letter beside a sign makes another sign of it; in "8kUSD" and "1.5mUSD" the dollars begin after the thousand or the million.
  const pattern = new RegExp(
    String.raw`(?:(?<![\p{L}\p{Sc}])|(?<=\d[km]))(?!(?<=${figures})k(?!\p{L}))(?:${anyOf(known.keys())})(?![\p{L}\p{Sc}])`,
    'giu',
  );
  const marks = { known, pattern };
  made.set(key, marks);
  return marks;
}

/** Codes of ISO 4217: in small letters some are words. */
const codes: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));
const otherCode = /\b[A-Z]{3}\b/g;
const anySign = /\p{L}{0,3}\p{Sc}/u;

/** A sum as it stands alone in a field. */
export interface ReadMoney {
  readonly value: number | null;
  readonly error: string | null;
  /** ISO 4217, one of those offered; `null` where none was written. */
  readonly currency: string | null;
  /** What was typed, without a currency that was understood. */
  readonly plain: string;
}

/**
 * "$8,000", "8k dollars", "R 8 000", "8000": a sum, and the currency that is written beside it.
 *
 * @param offered ISO 4217, what a sum can be counted in: where two are written alike the earlier is meant
 */
export function readMoney(text: string, offered: readonly string[]): ReadMoney {
  const typed = text.trim();
  const nothing = { value: null, currency: null, plain: typed };
  const { known, pattern } = marksOf(offered);
  const written: string[] = [];
  const left = typed.replaceAll(pattern, (word) => {
    written.push(word);
    return ' ';
  });
  const codesLeft = [...left.matchAll(otherCode)].flatMap(([code]) => (codes.has(code) ? [code] : []));
  const strange = codesLeft[0] ?? anySign.exec(left)?.[0];
  const currency = written.length > 0 ? meantBy(written, known) : null;
  if (strange || (currency !== null && !offered.includes(currency)) || (written.length > 0 && !currency))
    return { ...nothing, error: notOffered(strange ?? written.join(' and '), offered) };
  const plain = left.replaceAll(/\s+/g, ' ').trim();
  const { value, error } = readSum(plain, typed);
  if (value === null)
    return { ...nothing, error: written.length > 0 ? readSum(plain || '-', typed).error : error };
  return { value, error, currency, plain };
}

/** The one currency that all of it may stand for: "$8000 CAD" are Canadian dollars. `null` where they are several. */
function meantBy(written: readonly string[], known: ReadonlyMap<string, string>): string | null {
  const words = written.map((word) => word.toLowerCase());
  const candidates = words.flatMap((word) => known.get(word) ?? []);
  return (
    candidates.find((each) =>
      words.every((word) => known.get(word) === each || writtenAs(each).includes(word)),
    ) ?? null
  );
}

const listed = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** "South African rand or US dollars". */
export const anyCurrency = (currencies: readonly string[]): string =>
  listed.format(currencies.map(currencyName));

const notOffered = (written: string, offered: readonly string[]): string =>
  `We cannot count in “${written}” here. Write the sum in ${anyCurrency(offered)}.`;
