import { westernDigits } from './phone-rule.ts';

/** A date as somebody typed it. */
export interface ReadDate {
  /** yyyy-mm-dd. */
  readonly day: string;
  /** `day` for a date, `days` for "mid June", `month` for "June". */
  readonly precision: 'day' | 'days' | 'month';
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
const weekday = /\b(mon|tues?|wed(nes)?|thu(rs)?|fri|sat(ur)?|sun)(day)?\b/g;
/** The middle day of a part of a month. */
const parts: Readonly<Record<string, number>> = {
  early: 5,
  beginning: 5,
  start: 5,
  mid: 15,
  middle: 15,
  late: 25,
  end: 25,
};
/** No date is longer; a hostile text is not even looked at. */
export const longestDate = 60;

/** 1 to 12, from a name or its first three letters or more; `null` for another word. */
export function monthNumber(word: string): number | null {
  if (word.length < 3) return null;
  const place = monthNames.findIndex((name) => name.startsWith(word) || (word === 'sept' && name[0] === 's'));
  return place < 0 ? null : place + 1;
}

/** "27" is 2027. */
export const yearOf = (digits: string): number =>
  digits.length === 2 ? 2000 + Number(digits) : Number(digits);

/** Days of a month, 1 to 12. */
export const daysIn = (year: number, month: number): number =>
  new Date(Date.UTC(year, month, 0)).getUTCDate();

function isoDay(year: number, month: number, date: number): string | null {
  if (year < 1000 || month < 1 || date < 1) return null;
  const at = new Date(Date.UTC(year, month - 1, date));
  const real = at.getUTCMonth() === month - 1 && at.getUTCDate() === date;
  return real ? at.toISOString().slice(0, 10) : null;
}

/** The next such day from `today` on. */
function nextDay(month: number, date: number, today: string): string | null {
  const thisYear = Number(today.slice(0, 4));
  // 29 February may be up to eight years away.
  for (let year = thisYear; year <= thisYear + 8; year++) {
    const day = isoDay(year, month, date);
    if (day && day >= today) return day;
  }
  return null;
}

function dayIn(month: number, date: number, year: string | undefined, today: string): string | null {
  return year ? isoDay(yearOf(year), month, date) : nextDay(month, date, today);
}

/** The half of a stay a date is: its arrival or its departure. */
export type Half = 'start' | 'end';

/** A whole month: its first day, or today when it has begun; its last day where a stay ends in it. */
function dayOfMonth(month: number, year: string | undefined, today: string, half: Half): string | null {
  const current = `${today.slice(0, 7)}-01`;
  const first = year ? isoDay(yearOf(year), month, 1) : nextDay(month, 1, current);
  if (first !== null && half === 'end') {
    return new Date(Date.UTC(Number(first.slice(0, 4)), month, 0)).toISOString().slice(0, 10);
  }
  return first === current ? today : first;
}

/** A typed date without what only decorates it: "Fri, the 5th of March" as "5 march". */
export function plainDate(text: string): string {
  return westernDigits(text)
    .toLowerCase()
    .replace(weekday, ' ')
    .replace(/(\d)(st|nd|rd|th)\b/g, '$1')
    .replace(/[,]|\b(the|of|in|on|around|about)\b/g, ' ')
    .replace(/\.(?=\s|$)/g, ' ')
    .replace(/(?<=\d)-(?=[a-z])|(?<=[a-z])-(?=\d)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A date with its month in words. */
export const namedDate =
  /^(?:(?<first>\d{1,2}) ?(?<month>[a-z]+)|(?<part>early|beginning|start|mid|middle|late|end)[ -]?(?<partial>[a-z]+)|(?<whole>[a-z]+)(?: (?<last>\d{1,2}))?)(?: (?<year>\d{4}|'?\d{2}))?$/;

/**
 * Reads a date as people write it: "5 March 2027", "March 5th", "05/03/2027" (day first), "2027-03-05", "tomorrow", "mid June",
 * "June 2027". Without a year it is the next such day from `today` on. The date fields of the design system read the same way; a
 * test holds the two together.
 *
 * @param today yyyy-mm-dd
 * @param half a whole month as the end of a stay means its last day
 * @returns `null` for what is no date
 */
export function readDate(text: string, today: string, half: Half = 'start'): ReadDate | null {
  if (text.length > longestDate) return null;
  const plain = plainDate(text);
  const as = (day: string | null, precision: ReadDate['precision'] = 'day'): ReadDate | null =>
    day === null ? null : { day, precision };

  const [year, month, date] = today.split('-').map(Number);
  if (plain === 'today') return as(today);
  if (plain === 'tomorrow') {
    return as(new Date(Date.UTC(year ?? 0, (month ?? 1) - 1, (date ?? 1) + 1)).toISOString().slice(0, 10));
  }
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(plain);
  if (iso) return as(isoDay(Number(iso[1]), Number(iso[2]), Number(iso[3])));
  const numbers = /^(\d{1,2})[/. -](\d{1,2})(?:[/. -](\d{4}|\d{2}))?$/.exec(plain);
  if (numbers) return as(dayIn(Number(numbers[2]), Number(numbers[1]), numbers[3], today));
  return fromWords(plain, today, half, as);
}

function fromWords(
  plain: string,
  today: string,
  half: Half,
  as: (day: string | null, precision?: ReadDate['precision']) => ReadDate | null,
): ReadDate | null {
  const groups = namedDate.exec(plain)?.groups;
  if (!groups) return null;
  const year = groups.year?.replace("'", '');
  const month = monthNumber(groups.month ?? groups.partial ?? groups.whole ?? '');
  if (month === null) return null;
  if (groups.part) return as(dayIn(month, parts[groups.part] ?? 15, year, today), 'days');
  const date = groups.first ?? groups.last;
  if (date) return as(dayIn(month, Number(date), year, today));
  return as(dayOfMonth(month, year, today, half), 'month');
}
