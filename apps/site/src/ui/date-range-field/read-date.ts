import { addDays, isoDay } from './calendar-day.ts';
import type { IsoDay } from './iso-day.ts';

/** A typed date as it was understood. */
export interface ReadDate {
  readonly day: IsoDay;
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

/** 1 to 12, from a name or its first three letters or more; `null` for another word. */
function monthOf(word: string): number | null {
  if (word.length < 3) return null;
  const place = monthNames.findIndex((name) => name.startsWith(word) || (word === 'sept' && name[0] === 's'));
  return place < 0 ? null : place + 1;
}

const yearOf = (digits: string): number => (digits.length === 2 ? 2000 + Number(digits) : Number(digits));

/** The next such day from `today` on. */
function nextDay(month: number, date: number, today: IsoDay): IsoDay | null {
  const thisYear = Number(today.slice(0, 4));
  // 29 February may be up to eight years away.
  for (let year = thisYear; year <= thisYear + 8; year++) {
    const day = isoDay(year, month, date);
    if (day && day >= today) return day;
  }
  return null;
}

function dayIn(month: number, date: number, year: string | undefined, today: IsoDay): IsoDay | null {
  return year ? isoDay(yearOf(year), month, date) : nextDay(month, date, today);
}

/** A whole month: its first day, or today when it has begun; its last day where a stay ends in it. */
function dayOfMonth(
  month: number,
  year: string | undefined,
  today: IsoDay,
  half: 'start' | 'end',
): IsoDay | null {
  const current = `${today.slice(0, 7)}-01`;
  const first = year ? isoDay(yearOf(year), month, 1) : nextDay(month, 1, current);
  if (first !== null && half === 'end') return addDays(`${addDays(first, 31).slice(0, 7)}-01`, -1);
  return first === current ? today : first;
}

/**
 * Reads a date as people write it: "5 March 2027", "March 5th", "05/03/2027" (day first), "2027-03-05", "tomorrow", "mid June",
 * "June 2027". Without a year it is the next such day from `today` on.
 *
 * @param half the half of a stay it is: a whole month as its end means its last day
 * @returns `null` for what is no date
 */
export function readDate(text: string, today: IsoDay, half: 'start' | 'end' = 'start'): ReadDate | null {
  const plain = text
    .toLowerCase()
    .replace(weekday, ' ')
    .replace(/(\d)(st|nd|rd|th)\b/g, '$1')
    .replace(/[,]|\b(the|of|in|on|around|about)\b/g, ' ')
    .replace(/\.(?=\s|$)/g, ' ')
    .replace(/(?<=\d)-(?=[a-z])|(?<=[a-z])-(?=\d)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const as = (day: IsoDay | null, precision: ReadDate['precision'] = 'day'): ReadDate | null =>
    day === null ? null : { day, precision };

  if (plain === 'today') return as(today);
  if (plain === 'tomorrow') return as(addDays(today, 1));
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(plain);
  if (iso) return as(isoDay(Number(iso[1]), Number(iso[2]), Number(iso[3])));
  const numbers = /^(\d{1,2})[/. -](\d{1,2})(?:[/. -](\d{4}|\d{2}))?$/.exec(plain);
  if (numbers) return as(dayIn(Number(numbers[2]), Number(numbers[1]), numbers[3], today));

  const named =
    /^(?:(?<first>\d{1,2}) ?(?<month>[a-z]+)|(?<part>early|beginning|start|mid|middle|late|end)[ -]?(?<partial>[a-z]+)|(?<whole>[a-z]+)(?: (?<last>\d{1,2}))?)(?: (?<year>\d{4}|'?\d{2}))?$/.exec(
      plain,
    )?.groups;
  if (!named) return null;
  const year = named.year?.replace("'", '');
  const month = monthOf(named.month ?? named.partial ?? named.whole ?? '');
  if (month === null) return null;
  if (named.part) return as(dayIn(month, parts[named.part] ?? 15, year, today), 'days');
  const date = named.first ?? named.last;
  if (date) return as(dayIn(month, Number(date), year, today));
  return as(dayOfMonth(month, year, today, half), 'month');
}
