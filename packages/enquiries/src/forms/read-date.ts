import { westernDigits } from './phone-rule.ts';

/** A date as somebody typed it. */
export interface ReadDate {
  /** yyyy-mm-dd; of part of a month its middle day. */
  readonly day: string;
  /** How exactly it was said: a day, a part of a month ("mid June"), a month. */
  readonly exact: 'day' | 'part' | 'month';
}

const monthNames = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
const latestYear = 2100;

/** The middle day of a part of a month. */
const parts: readonly (readonly [words: RegExp, day: number])[] = [
  [/^(early|beginning of|start of|the start of)$/, 5],
  [/^(mid|middle of|the middle of)$/, 15],
  [/^(late|end of|the end of)$/, 25],
];

function monthOf(word: string): number | null {
  if (word.length < 3) return null;
  const at = monthNames.findIndex(
    (name) => name === word || name.slice(0, Math.max(3, word.length)) === word,
  );
  return at >= 0 ? at + 1 : word === 'sept' ? 9 : null;
}

function yearOf(digits: string | undefined): number | null {
  if (digits === undefined) return null;
  return digits.length === 2 ? 2000 + Number(digits) : Number(digits);
}

function isoOf(year: number, month: number, day: number): string | null {
  if (year < 2000 || year > latestYear) return null;
  const date = new Date(Date.UTC(year, month - 1, day));
  const same = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return same ? date.toISOString().slice(0, 10) : null;
}

/** Without a year it is the next such day from today on. */
function next(month: number, day: number, today: string, year: number | null): string | null {
  if (year !== null) return isoOf(year, month, day);
  const thisYear = Number(today.slice(0, 4));
  for (let ahead = 0; ahead <= 8; ahead += 1) {
    const found = isoOf(thisYear + ahead, month, day);
    if (found !== null && found >= today) return found;
  }
  return null;
}

const dayOf = (day: string | null): ReadDate | null => (day === null ? null : { day, exact: 'day' });

/** "2027-03-05", "5/3/2027", "05.03.27", "5-3": numbers alone, day first, or year first. */
function fromNumbers(text: string, today: string): ReadDate | null {
  const yearFirst = /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})$/.exec(text);
  if (yearFirst) return dayOf(isoOf(Number(yearFirst[1]), Number(yearFirst[2]), Number(yearFirst[3])));
  const dayFirst = /^(\d{1,2})[-/. ](\d{1,2})(?:[-/. ](\d{4}|\d{2}))?$/.exec(text);
  if (dayFirst) return dayOf(next(Number(dayFirst[2]), Number(dayFirst[1]), today, yearOf(dayFirst[3])));
  const month = /^(\d{1,2})[-/.](\d{4})$/.exec(text);
  return month ? wholeMonth(Number(month[1]), today, Number(month[2])) : null;
}

function wholeMonth(month: number, today: string, year: number | null): ReadDate | null {
  return inMonth(month, 15, today, year, 'month');
}

/**
 * A day that stands for part of a month. Of the month we are in, what is left of it counts: "mid June" said on 20 June is
 * today, not last week.
 */
function inMonth(
  month: number,
  day: number,
  today: string,
  year: number | null,
  exact: 'part' | 'month',
): ReadDate | null {
  const thisMonth = Number(today.slice(5, 7)) === month;
  const found = next(month, day, today, year ?? (thisMonth ? Number(today.slice(0, 4)) : null));
  if (found === null) return null;
  return {
    day: thisMonth && found < today && found.slice(0, 7) === today.slice(0, 7) ? today : found,
    exact,
  };
}

/** "5 March 2027", "March 5th, 2027", "mid June", "June 2027". */
function fromWords(text: string, today: string): ReadDate | null {
  const dayMonth = /^(\d{1,2})(?:st|nd|rd|th)?(?: of)? ([a-z]+)(?: (\d{4}|\d{2}))?$/.exec(text);
  if (dayMonth) {
    const month = monthOf(dayMonth[2] ?? '');
    return month === null ? null : dayOf(next(month, Number(dayMonth[1]), today, yearOf(dayMonth[3])));
  }
  const monthDay = /^([a-z]+) (\d{1,2})(?:st|nd|rd|th)?(?: (\d{4}))?$/.exec(text);
  if (monthDay) {
    const month = monthOf(monthDay[1] ?? '');
    return month === null ? null : dayOf(next(month, Number(monthDay[2]), today, yearOf(monthDay[3])));
  }
  const part = /^(?:(.+) )?([a-z]+)(?: (\d{4}))?$/.exec(text);
  const month = monthOf(part?.[2] ?? '');
  if (!part || month === null) return null;
  if (part[1] === undefined) return wholeMonth(month, today, yearOf(part[3]));
  const middle = parts.find(([words]) => words.test(part[1] ?? ''));
  return middle ? inMonth(month, middle[1], today, yearOf(part[3]), 'part') : null;
}

/**
 * Reads a date as people type it: "5 March 2027", "05/03/2027" (day first), "5 Mar", "2027-03-05", "mid June", "June 2027".
 *
 * @param today yyyy-mm-dd; a date without a year is the next one from then on
 * @returns `null` for anything that is no date, or none between 2000 and 2100
 */
export function readDate(typed: string, today: string): ReadDate | null {
  if (typed.length > 60) return null;
  const weekday = /^(?:mon|tue|tues|wed|wednes|thu|thur|thurs|fri|sat|satur|sun)(?:day)? (?=.)/;
  const text = westernDigits(typed)
    .toLowerCase()
    .replace(/\s*([/.-])\s*(?=\d)/g, '$1')
    .replace(/[,.](?=\s|$)/g, ' ')
    .replace(/([a-z])-(?=[a-z])/g, '$1 ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(weekday, '');
  const hyphens = /^(\d{1,2})[-.]([a-z]{3,9})[-.](\d{4}|\d{2})$/.exec(text);
  return fromNumbers(text, today) ?? fromWords(hyphens ? hyphens.slice(1).join(' ') : text, today);
}
