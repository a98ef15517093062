import type { Day } from '@sundowner/calendar/day';

/** The day as a local Date at noon, which no change of summer time moves to another day: what the calendar's grid reckons in. */
export function toDate(day: Day): Date {
  const [year, month, date] = day.split('-');
  return new Date(Number(year), Number(month) - 1, Number(date), 12);
}

const two = (value: number) => String(value).padStart(2, '0');

/** The local day of a Date. */
export const dayOf = (at: Date): Day => `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
