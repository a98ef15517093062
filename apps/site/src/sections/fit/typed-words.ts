import { mostChildren, oldestChild } from '@sundowner/brand/party';
import { numberOf } from './number-words.ts';

/** What was read of a text, and what is wrong with it; `null` where nothing is. */
export interface ReadText<Value> {
  readonly value: Value;
  readonly error: string | null;
}

/** A text of somebody's as it is quoted back: not longer than a line. */
const quoted = (text: string): string => `“${text.length > 30 ? `${text.slice(0, 30)}…` : text}”`;

export const tooManyChildren = `Children must be ${mostChildren} at most. Ask us about a larger party.`;

const none = /^(?:none|no|no children|-)?$/i;

const years = String.raw`[\s-]*(?:years?|yrs?|y)`;
const months = String.raw`[\s-]*(?:months?|mths?|mos?|m)\b(?:[\s-]*olds?\b)?`;
const figure = String.raw`\b(\d{1,3}|[a-z]+)`;
/** "4 years and 6 months" is one child. */
const yearsAndMonths = new RegExp(String.raw`${figure}${years}(?:\s*and)?\s+(\d{1,3}|[a-z]+)${months}`, 'gi');
const monthsAlone = new RegExp(`${figure}${months}`, 'gi');
/** "1 1/2", "4½", "four and a half". */
const halves = /(?<=\d|[a-z])(?:\s*(?:\band\s+)?½|\s+(?:and\s+)?(?:1\/2|an? half)\b)/gi;

/** Who is not a year old yet: so many babies, one, or "under 1". */
const babies = /(?:\b(\d{1,2}|[a-z]+)\s+)?\b(?:babies|infants|newborns)\b/gi;
const baby = /(?:\b(?:an?|one|1|0)\s+)?\b(?:baby|infant|newborn)\b(?:\s+(?:boy|girl))?/gi;
const underOne = /(?:\b(?:under|below|less than|younger than)\s*|<\s*)(?:1|one)\b/gi;

/** Ages in whole years: a child of 18 months is one year old, a baby not yet one. */
const inYears = (text: string): string =>
  wholeYears(text)
    .replaceAll(underOne, '0')
    .replaceAll(babies, (all, count: string | undefined) => {
      const of = count === undefined ? null : numberOf(count);
      return of === null || of < 1 || of > mostChildren ? all : Array(of).fill('0').join(' and ');
    })
    .replaceAll(baby, (all, at: number, whole: string) =>
      // "4 baby" may be one child, or four.
      /\d\s+$/.test(whole.slice(0, at)) ? all : '0',
    );

const wholeYears = (text: string): string =>
  text
    .replaceAll(halves, '')
    .replaceAll(yearsAndMonths, (all, age: string, more: string) => {
      const [of, over] = [numberOf(age), numberOf(more)];
      return of === null || over === null || over > 11 ? all : String(of);
    })
    .replaceAll(monthsAlone, (all, count: string) => {
      const of = numberOf(count);
      return of === null ? all : String(Math.floor(of / 12));
    });

/** "4 and 7", "4, 7", "four and seven years", "18 months": what cannot be read is left out, and said. */
export function readAges(text: string): ReadText<readonly number[]> {
  if (none.test(text.trim())) return { value: [], error: null };
  const parts = inYears(text)
    .split(/[,;&+/]|\band\b|\s/i)
    .map((part) => part.trim())
    .filter((part) => part !== '' && !/^(?:years?|yrs?|y|olds?|aged?|of)$/i.test(part));
  const ages = parts.map((part) => numberOf(part.replace(/(?:y|yo|yrs?)$/i, '')));
  const value = ages
    .flatMap((age) => (age === null || age > oldestChild ? [] : [age]))
    .slice(0, mostChildren);
  const unread = parts.find((_, place) => ages[place] === null);
  if (unread !== undefined)
    return {
      value,
      error: `We could not read ${quoted(unread)} as an age. Write the years of each child, for example 4 and 7.`,
    };
  if (ages.some((age) => age !== null && age > oldestChild))
    return { value, error: `A child is ${oldestChild} at most. Count those who are older as adults.` };
  if (parts.length > mostChildren) return { value, error: tooManyChildren };
  return { value, error: null };
}

const mostMoney = 100_000_000;

/** What may stand before a limit, and after it: it changes nothing. */
const aside = {
  before:
    /^(?:(?:about|around|roughly|approx(?:imately|\.)?|circa|ca?\.|up to|under|below|less than|(?:no|not) more than|at most|max(?:imum|\.)?(?: of)?|within|budget(?: of)?)\s+|[~≈<≤]\s*)+/i,
  after:
    /(?:[\s,.]*(?:or less|or so|max(?:imum|\.)?|at most|in total|total|altogether|all in|in all|for (?:all|every(?:thing|body|one)|us)(?: of (?:us|it))?|\/?[-–—]))+$/i,
};

/** "8k", "120 thousand", "1.5m". */
const multiples: readonly (readonly [RegExp, number])[] = [
  [/^(?:k|thousand)$/i, 1000],
  [/^(?:m|mn|mln|mio\.?|millions?)$/i, 1_000_000],
];
const multiplied = /^(.*\d)\s*([a-z]+\.?)$/i;

/** A share of it: what is asked for is the whole. */
const share =
  /\b(?:per|each|pp|p\.p\.|a (?:night|day|person|head)|nightly|daily)(?![a-z])|\/\s*(?:night|day|person|head)/i;

/** Figures with their groups and cents; `NaN` for anything else. */
function figuresOf(text: string, isMultiplied: boolean): number {
  // "7 8000" is two numbers: a space stands only before three figures.
  if (/\d\s+(?!\d{3}(?!\d))\d/.test(text)) return Number.NaN;
  const plain = text.replaceAll(/[\s\u00a0\u202f'’]/g, '');
  const match = /^(\d{1,3}(?:([.,])\d{3}(?:\2\d{3})*)|\d{1,9})(?:[.,](\d{1,2}))?$/.exec(plain);
  // "1.250 million" may be one and a quarter, or a thousand.
  if (!match || (isMultiplied && match[2])) return Number.NaN;
  return Number(match[1]?.replaceAll(/[.,]/g, '')) + Number(`0.${match[3] ?? '0'}`);
}

/**
 * "8,000", "8 000", "under 8.000", "8k", "120 thousand", "1.5m": a sum in whole units or with cents. `null` for nothing. Words that are not
 * known are not skipped: "8 000 a night" is another sum.
 *
 * @param said what is quoted where it cannot be read
 */
export function readSum(text: string, said = text.trim()): ReadText<number | null> {
  const trimmed = text.trim();
  if (trimmed === '') return { value: null, error: null };
  if (/\d/.test(trimmed) && share.test(trimmed))
    return {
      value: null,
      error: 'The budget is for all of you and all nights. Write it as one sum, for example 8 000.',
    };
  const alone = trimmed.replace(aside.before, '').replace(aside.after, '');
  const [, figures = alone, unit] = multiplied.exec(alone) ?? [];
  const times =
    unit === undefined ? 1 : (multiples.find(([pattern]) => pattern.test(unit))?.[1] ?? Number.NaN);
  const value = Math.round(figuresOf(figures, unit !== undefined) * times * 100) / 100;
  if (!Number.isFinite(value) || value <= 0)
    return {
      value: null,
      error: `We could not read ${quoted(said)} as a sum. Write it in figures, for example 8 000.`,
    };
  if (value > mostMoney) return { value: null, error: 'The sum is too large. Ask us for a price.' };
  return { value, error: null };
}
