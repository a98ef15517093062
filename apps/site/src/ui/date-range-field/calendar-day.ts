import type { IsoDay } from './iso-day.ts';

/** The day as a local Date at noon, which no change of summer time moves to another day. */
export function toDate(day: IsoDay): Date {
  const [year, month, date] = day.split('-');
  return new Date(Number(year), Number(month) - 1, Number(date), 12);
}

const two = (value: number) => String(value).padStart(2, '0');

/** A day from year, month (1 to 12) and day; `null` when there is no such day. */
export function isoDay(year: number, month: number, date: number): IsoDay | null {
  const at = new Date(year, month - 1, date, 12);
  const real = at.getFullYear() === year && at.getMonth() === month - 1 && at.getDate() === date;
  return real && year >= 1000 ? `${year}-${two(month)}-${two(date)}` : null;
}

/** The local day of a Date. */
export const dayOf = (at: Date): IsoDay =>
  `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;

export function addDays(day: IsoDay, days: number): IsoDay {
  const at = toDate(day);
  at.setDate(at.getDate() + days);
  return dayOf(at);
}

/** Nights between two days; negative when the second is the earlier. */
export const nightsBetween = (from: IsoDay, to: IsoDay): number =>
  Math.round((toDate(to).getTime() - toDate(from).getTime()) / 86_400_000);

const words = (day: IsoDay, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', options).format(toDate(day)).replace(',', '');

/** "5 March 2027" (FRM-07). */
export const dayInWords = (day: IsoDay): string =>
  words(day, { day: 'numeric', month: 'long', year: 'numeric' });

/** "Friday 5 March 2027". */
export const weekdayInWords = (day: IsoDay): string =>
  words(day, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });

/** "Friday 12 to Thursday 18 March 2027": what both ends share is said once. */
export function rangeInWords(from: IsoDay, to: IsoDay): string {
  const [year, month] = [from.slice(0, 4) === to.slice(0, 4), from.slice(0, 7) === to.slice(0, 7)];
  const start = words(from, {
    weekday: 'long',
    day: 'numeric',
    ...(month ? {} : { month: 'long' }),
    ...(year ? {} : { year: 'numeric' }),
  });
  return `${start} to ${weekdayInWords(to)}`;
}
