import { anyOf, common, wordsOf } from './money-words.ts';
import { figure, gap, numberWord } from './phrase-words.ts';
import { readSum } from './typed-words.ts';

/** A space stands within a sum only before three figures: "150 000", and not "7 8000". */
const amount = String.raw`(?:\d{1,3}(?:[ \u00a0\u202f]\d{3}(?!\d))+(?:[.,]\d{1,2}(?!\d))?|\d(?:[\d.,']{0,12}\d)?)(?:k|m(?![a-z])|\s(?:thousand|million)\b)?`;
const limit =
  'under|below|less than|up to|at most|max(?:imum)?(?: of)?|within|about|around|budget(?: of)?|not more than';
/** As `sharesNamed` writes them. */
const share = String.raw`per (?:person|night)\b`;
/** Three figures at least, or thousands. */
const large = String.raw`(?=\d[\d.,' \u00a0\u202f]?\d[\d.,' \u00a0\u202f]?\d|\d[\d.,]*\s?(?:k|m|thousand|million)\b)`;
const limited = new RegExp(
  String.raw`\b(?:${limit})\s+${large}(?<sum>${amount})\b(?:(?=\s*(?:${share}|(?:for|in|with|from|on|and|total|altogether)\b))|(?!\s*[\da-z$€£]))`,
  'i',
);
const shared = new RegExp(String.raw`(?<![\d.,])${large}(?<sum>${amount})(?=\s*${share})`, 'i');

interface Patterns {
  /** Whose each sign, code and word is. */
  readonly known: ReadonlyMap<string, string>;
  /** Of a sum, the surest first. */
  readonly sums: readonly RegExp[];
  readonly ofEach: RegExp;
  readonly ofNight: RegExp;
}

/** Of the currencies prices can be shown in, which are set for an installation: a list or two. */
const made = new Map<string, Patterns>();

/** @param currencies ISO 4217: where two are written alike the earlier is meant */
function patternsOf(currencies: readonly string[]): Patterns {
  const key = currencies.join();
  const before = made.get(key);
  if (before) return before;
  const known = wordsOf([...currencies, ...common]);
  const sign = anyOf(known.keys());
  const sum = String.raw`(?<![\d.,])${large}${amount}(?:\s?(?:${sign}))?`;
  const patterns: Patterns = {
    known,
    sums: [
      new RegExp(String.raw`(?:^|[\s(])(?<before>${sign})\s?(?<sum>${amount})(?=\D|$)`, 'i'),
      new RegExp(String.raw`(?<sum>\b${amount})\s?(?<after>${sign})(?=\W|$)`, 'i'),
      limited,
      shared,
    ],
    ofEach: new RegExp(
      String.raw`(${sum})\s*(?:each\b|a (?:head|person)\b|/\s*(?:person|head|adult|guest)\b)(?!\s+(?:night|day)\b)`,
      'gi',
    ),
    ofNight: new RegExp(
      String.raw`(${sum}(?:\s+per person)?)\s*(?:(?:/|\b(?:an?|each|every)\b)\s*(?:night|day)\b|(?:nightly|daily)\b)`,
      'gi',
    ),
  };
  made.set(key, patterns);
  return patterns;
}

function sumIn(text: string, currencies: readonly string[]) {
  const { known, sums } = patternsOf(currencies);
  for (const pattern of sums) {
    const { sum = '', before = '', after = '' } = pattern.exec(text)?.groups ?? {};
    const { value } = readSum(sum.trim());
    if (value !== null) return { value, currency: known.get((before || after).toLowerCase()) ?? null };
  }
  return { value: null, currency: null };
}

const thousands = new RegExp(String.raw`\b(an?|${numberWord})(\s+hundred)?\s+(thousand|million)\b`, 'gi');

/** "eight thousand" as "8 thousand". */
const thousandsIn = (text: string): string =>
  text.replaceAll(
    thousands,
    (_, count: string, hundred: string | undefined, unit: string) =>
      `${(figure(count) ?? 1) * (hundred ? 100 : 1)} ${unit}`,
  );

/** Whatever a sum is a share by, written one way: "8000 a night" as "8000 per night", "$4000pp" as "$4000 per person". */
export function sharesNamed(text: string, currencies: readonly string[]): string {
  const { ofEach, ofNight } = patternsOf(currencies);
  return (
    thousandsIn(text)
      // Of a range its end is the limit.
      .replaceAll(
        /\bbetween\s+(?:[$€£]|r|zar|usd|eur|gbp)?\s?\d[\d.,' ]{2,12}k?(?:\s?(?:rand|dollars|usd|zar|eur|gbp|euros|pounds))?\s+and\s+(?=[^\d\s]{0,3}\s?\d[\d.,' ]{2})/gi,
        'up to ',
      )
      .replaceAll(
        /(?<![\d.,a-z])(?:from\s+)?(?:[$€£]|r|zar|usd|eur|gbp)\s?\d[\d.,' ]{2,12}k?\s*(?:to|-|–)\s*(?=(?:[$€£]|r|zar|usd|eur|gbp)\s?\d[\d.,' ]{2})/gi,
        'up to ',
      )
      // What somebody spends at least is no limit.
      .replaceAll(
        /\b(?:over|above|more than|at least|upwards of)\s+(?:[$€£]|r|zar|usd|eur|gbp)?\s?\d[\d.,' ]{2,12}k?(?:\s?(?:rand|dollars|usd|zar|eur|gbp|euros|pounds)\b)?/gi,
        gap,
      )
      .replaceAll(/(?<![a-z])(?:pppn|pppd|ppn|ppd)(?![a-z])/gi, ' per person per night ')
      .replaceAll(/(?<![a-z])(?:pp|p\.p\.|p\/p|pps)(?![a-z])/gi, ' per person ')
      .replaceAll(/\bper\s+(?:head|adult|guest|person)(?:\s+sharing)?\b/gi, 'per person')
      .replaceAll(/\bper\s+(?:day|night)\b|\b(?:nightly|daily)\s+(?=budget|limit|rate|price)/gi, 'per night ')
      .replaceAll(ofEach, '$1 per person ')
      .replaceAll(ofNight, '$1 per night ')
  );
}

export interface PhraseSum {
  /** For everybody and all nights. */
  readonly budget: number | null;
  /** ISO 4217; `null` where none was said. */
  readonly currency: string | null;
  /** "per person": what a sum is said by that cannot be multiplied, and is left out; else `null`. */
  readonly uncounted: string | null;
}

interface SumOf {
  /** With the sum, and without numbers that are no part of one. */
  readonly text: string;
  /** As `sharesNamed` writes them. */
  readonly words: string;
  readonly currencies: readonly string[];
  /** Adults and children; `null` where they were not said. */
  readonly heads: number | null;
  readonly nights: number | null;
}

/** The sum that words name; what is said by person or by night is multiplied where it was said how many there are. */
export function budgetIn({ text, words, currencies, heads, nights }: SumOf): PhraseSum {
  const { value, currency } = sumIn(text, currencies);
  if (value === null) return { budget: null, currency, uncounted: null };
  const [other] = /\bper (?:week|room|suite|house|villa|couple|family|child)\b/i.exec(words) ?? [];
  if (other) return { budget: null, currency, uncounted: other.toLowerCase() };
  const by = [
    { named: 'per person', times: heads },
    { named: 'per night', times: nights },
  ].filter(({ named }) => words.includes(named));
  const times = by.reduce<number | null>(
    (all, each) => (all === null || each.times === null ? null : all * each.times),
    1,
  );
  if (times === null) return { budget: null, currency, uncounted: by.map(({ named }) => named).join(' ') };
  return { budget: Math.round(value * times * 100) / 100, currency, uncounted: null };
}
