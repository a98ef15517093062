import { type Day, dayFrom, daysAfter, daysIn, lastOfMonth } from './day.ts';
import { monthNames } from './words.ts';
import { namedMonth, plainDate, writtenDate } from './written-date.ts';

/** A date as somebody typed it. */
export interface ReadDate {
  readonly day: Day;
  /** `day` for a date, `days` for "mid June", `month` for "June". */
  readonly precision: 'day' | 'days' | 'month';
}

/** The half of a stay a date is: its arrival or its departure. */
export type Half = 'start' | 'end';

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

/** The day of a year, or without one the next such day from `today` on. */
function dayIn(month: number, date: number, year: number | null, today: Day): Day | null {
  if (year !== null) return dayFrom(year, month, date);
  const thisYear = Number(today.slice(0, 4));
  // 29 February may be up to eight years away.
  for (let each = thisYear; each <= thisYear + 8; each++) {
    const day = dayFrom(each, month, date);
    if (day && day >= today) return day;
  }
  return null;
}

/** A whole month: its first day, or today when it has begun; its last day where a stay ends in it. */
function dayOfMonth(month: number, year: number | null, today: Day, half: Half): Day | null {
  const current = `${today.slice(0, 7)}-01`;
  const first = dayIn(month, 1, year, current);
  if (first !== null && half === 'end') return lastOfMonth(first);
  return first === current ? today : first;
}

/**
 * Reads a date as people write it: "5 March 2027", "March 5th", "05/03/2027" (day first), "2027-03-05", "tomorrow", "mid June",
 * "June 2027". Without a year it is the next such day from `today` on.
 *
 * @param half a whole month as the end of a stay means its last day
 * @returns `null` for what is no date
 */
export function readDate(text: string, today: Day, half: Half = 'start'): ReadDate | null {
  const plain = plainDate(text);
  const as = (day: Day | null, precision: ReadDate['precision'] = 'day'): ReadDate | null =>
    day === null ? null : { day, precision };
  if (plain === 'today') return as(today);
  if (plain === 'tomorrow') return as(daysAfter(today, 1));
  const written = writtenDate(plain);
  if (written) return as(dayIn(written.month, written.date, written.year, today));
  const named = namedMonth(plain);
  if (!named) return null;
  const { month, year, part } = named;
  if (part !== null) return as(dayIn(month, parts[part] ?? 15, year, today), 'days');
  return as(dayOfMonth(month, year, today, half), 'month');
}

/** A day to show how a date is written: the next 5 March, so that the example never lies in the past. */
export const exampleDay = (today: Day): Day => dayIn(3, 5, null, today) ?? today;

/**
 * Why a text that is written as a date is none: "there is no 29 February in 2027".
 *
 * @returns `null` for a day there is, and for what is no date at all
 */
export function impossibleDate(text: string): string | null {
  const written = writtenDate(plainDate(text));
  if (!written) return null;
  const { date, month, year, inFigures } = written;
  const name = monthNames[month - 1];
  if (!name) {
    const turned = inFigures && date >= 1 && date <= 12 && month <= 31;
    // Americans write the month first.
    const example = `${month}/${date}${year === null ? '' : `/${year}`}`;
    return `there is no month ${month}${turned ? `; write the day first, as in ${example}` : ''}`;
  }
  // A year with a 29 February, to tell a day that no year has.
  if (date < 1 || date > daysIn(2024, month)) return `there is no ${date} ${name}`;
  return year !== null && date > daysIn(year, month) ? `there is no ${date} ${name} in ${year}` : null;
}
