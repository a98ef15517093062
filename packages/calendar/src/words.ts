import type { Day } from './day.ts';
import { monthOf, shortMonthOf } from './months.ts';
import { weekdayOf } from './weekdays.ts';

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
