import { isWrittenAsDay } from './day-form.ts';

/** A day as yyyy-mm-dd, without a time and a zone. Such texts compare as the days do. */
export type Day = string;

const msOfDay = 86_400_000;
const written = (at: number): Day => new Date(at).toISOString().slice(0, 10);

/** A day from year, month (1 to 12) and date; `null` when there is no such day from the year 1000 on. */
export function dayFrom(year: number, month: number, date: number): Day | null {
  if (!(year >= 1000 && year <= 9999)) return null;
  const at = new Date(Date.UTC(year, month - 1, date));
  // 31 April rolls over to 1 May; such a day does not exist.
  return at.getUTCMonth() === month - 1 && at.getUTCDate() === date ? written(at.getTime()) : null;
}

/** Whether a text is a day of the calendar as yyyy-mm-dd: 30 February is none. */
export function isDay(text: string): boolean {
  const [year, month, date] = isWrittenAsDay(text) ? text.split('-').map(Number) : [];
  return dayFrom(year ?? 0, month ?? 0, date ?? 0) !== null;
}

/** Days of a month, 1 to 12. */
export const daysIn = (year: number, month: number): number =>
  new Date(Date.UTC(year, month, 0)).getUTCDate();

/** The day so many days later; a negative number goes back. */
export const daysAfter = (day: Day, days: number): Day => written(Date.parse(day) + days * msOfDay);

/** The same date so many years later; of 29 February where there is none, 1 March. */
export function yearsAfter(day: Day, years: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return written(Date.UTC(year + years, month - 1, date));
}

/** The last day of the month of a day. */
export const lastOfMonth = (day: Day): Day =>
  `${day.slice(0, 8)}${daysIn(Number(day.slice(0, 4)), Number(day.slice(5, 7)))}`;

/** Nights between two days; the day of departure is none, and the number negative when the second is the earlier. */
export const nightsBetween = (from: Day, to: Day): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / msOfDay);

/** Each night of a stay by the day it begins on. */
export const nightsOf = (arrival: Day, departure: Day): readonly Day[] =>
  Array.from({ length: Math.max(0, nightsBetween(arrival, departure)) }, (_, night) =>
    daysAfter(arrival, night),
  );
