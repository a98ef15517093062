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

/** Ages in whole years: a child of 18 months is one year old. */
const inYears = (text: string): string =>
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

/**
 * "8,000", "8 000", "R 8 000", "$8.000", "8k": a sum in whole units or with cents. `null` for nothing.
 *
 * @param said what is quoted where it cannot be read
 */
export function readSum(text: string, said = text.trim()): ReadText<number | null> {
  const trimmed = text.trim();
  if (trimmed === '') return { value: null, error: null };
  const plain = trimmed.replace(/^[^\d-]{0,5}(?=\d)/, '').replace(/[\s\u00a0\u202f'’]|[^\dk]{1,20}$/gi, '');
  const match = /^(\d{1,3}(?:([.,])\d{3}(?:\2\d{3})*)|\d{1,9})(?:[.,](\d{1,2}))?(k?)$/i.exec(plain);
  const whole = Number(match?.[1]?.replaceAll(/[.,]/g, '') ?? Number.NaN);
  const value = (whole + Number(`0.${match?.[3] ?? '0'}`)) * (match?.[4] ? 1000 : 1);
  // "7 8000" is two numbers: a space stands only before three figures.
  const areTwo = /\d\s+(?!\d{3}(?!\d))\d/.test(trimmed);
  if (areTwo || !Number.isFinite(value) || value <= 0)
    return {
      value: null,
      error: `We could not read ${quoted(said)} as a sum. Write it in figures, for example 8 000.`,
    };
  if (value > mostMoney) return { value: null, error: 'The sum is too large. Ask us for a price.' };
  return { value, error: null };
}
