import type { Day } from './day.ts';
import { weekdayNames, weekdayNumber } from './weekday.ts';

export { weekdayNames, weekdayNumber } from './weekday.ts';

/** January first. */
export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

export type MonthName = (typeof monthNames)[number];

/** 1 to 12, from a name in lower case or its first three letters or more; `null` for another word. */
export function monthNumber(word: string): number | null {
  if (word.length < 3) return null;
  const place = monthNames.findIndex(
    (name) => name.toLowerCase().startsWith(word) || (word === 'sept' && name[0] === 'S'),
  );
  return place < 0 ? null : place + 1;
}

/** "March" of a day as yyyy-mm-dd, or of a month as yyyy-mm. */
export const monthOf = (day: string): string => monthNames[Number(day.slice(5, 7)) - 1] ?? '';

/** "Mar" of a day as yyyy-mm-dd. */
export const shortMonthOf = (day: string): string => monthOf(day).slice(0, 3);

/** "Friday". @param day yyyy-mm-dd */
export const weekdayOf = (day: string): string => weekdayNames[weekdayNumber(day)] ?? '';

const date = (day: Day) => Number(day.slice(8, 10));
const year = (day: Day) => day.slice(0, 4);

/** "5 March", of a day in a year that goes without saying. */
export const dateInWords = (day: Day): string => `${date(day)} ${monthOf(day)}`;

/** "March 2027". */
export const monthInWords = (day: Day): string => `${monthOf(day)} ${year(day)}`;

/** "5 March 2027" (FRM-02, FRM-07). */
export const dayInWords = (day: Day): string => `${dateInWords(day)} ${year(day)}`;

/** "5 Mar 2027". */
export const shortDayInWords = (day: Day): string => `${date(day)} ${shortMonthOf(day)} ${year(day)}`;

/** "Friday 5 March 2027". */
export const weekdayInWords = (day: Day): string => `${weekdayOf(day)} ${dayInWords(day)}`;

/** "Friday 12 to Thursday 18 March 2027": what both ends share is said once. */
export function rangeInWords(from: Day, to: Day): string {
  const start =
    year(from) !== year(to)
      ? dayInWords(from)
      : from.slice(0, 7) !== to.slice(0, 7)
        ? dateInWords(from)
        : date(from);
  return `${weekdayOf(from)} ${start} to ${weekdayInWords(to)}`;
}
