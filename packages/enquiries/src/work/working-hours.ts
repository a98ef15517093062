import { type Day, daysAfter, nightsBetween } from '@sundowner/calendar/day';
import { dayIn, momentIn, startOfDay, type Zone } from '@sundowner/calendar/zone';
import type { DeskSettings } from '@sundowner/desk-wire/desk-settings';
import { day, hour, minute } from '../clock.ts';

type Hours = Pick<DeskSettings, 'workingDays' | 'targetHours'> & {
  /** Public holidays: nobody works on them. */
  readonly closedDays?: readonly Day[];
};

/** Minutes after midnight of "17:30". */
const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** When the house works on a day, in milliseconds since 1970; `null` where it is closed. */
export function hoursOn(
  date: Day,
  { workingDays, closedDays = [] }: Hours,
  zone: Zone,
): { readonly from: number; readonly to: number } | null {
  if (closedDays.includes(date)) return null;
  // The settings begin with Monday.
  const hours = workingDays[(new Date(date).getUTCDay() + 6) % 7];
  if (!hours) return null;
  const [from, to] = [minutesOf(hours.from), minutesOf(hours.to)];
  if (to <= from) return null;
  return { from: momentIn(date, hours.from, zone), to: momentIn(date, hours.to, zone) };
}

/** Whether nobody has set any hours: a house that never opens is open always. */
export const neverOpens = ({ workingDays }: Pick<Hours, 'workingDays'>): boolean =>
  workingDays.every(({ from, to }) => minutesOf(to) <= minutesOf(from));

/** Whether the house works on a day at all. */
export const isWorkingDay = (date: Day, hours: Hours, zone: Zone): boolean =>
  hoursOn(date, hours, zone) !== null || (neverOpens(hours) && !hours.closedDays?.includes(date));

/** Whether the house is at work at a moment. */
export function isOpen(at: number, hours: Hours, zone: Zone): boolean {
  const today = hoursOn(dayIn(at, zone), hours, zone);
  return today ? at >= today.from && at < today.to : neverOpens(hours);
}

/** The moments of work from a moment on, a day after the other. */
function* workFrom(
  at: number,
  hours: Hours,
  days: number,
  zone: Zone,
): Generator<{ from: number; to: number }> {
  const first = dayIn(at, zone);
  for (let count = 0; count <= days; count++) {
    const work = hoursOn(daysAfter(first, count), hours, zone);
    if (work && work.to > at) yield { from: Math.max(work.from, at), to: work.to };
  }
}

/** The furthest a due time is looked for: a house that works an hour a week, and four hours to go. */
const furthest = 366;

/**
 * When the first answer to something received at `at` is due: the target's working hours later. Milliseconds since 1970.
 *
 * @returns so many hours by the clock where the house never works
 */
export function dueAfter(at: number, hours: Hours, zone: Zone): number {
  let left = hours.targetHours * hour;
  for (const { from, to } of workFrom(at, hours, furthest, zone)) {
    if (to - from >= left) return from + left;
    left -= to - from;
  }
  return at + hours.targetHours * hour;
}

/** The working minutes between two moments; 0 where the later is first. */
export function workingMinutesBetween(start: number, end: number, hours: Hours, zone: Zone): number {
  let worked = 0;
  const days = Math.ceil(Math.max(0, end - start) / day) + 1;
  for (const { from, to } of workFrom(start, hours, days, zone)) {
    if (from >= end) break;
    worked += Math.min(to, end) - from;
  }
  return worked / minute;
}

/** The morning a snoozed enquiry comes back, on the day `until` falls on in `zone`. */
export function snoozeEnd(until: number, settings: Pick<DeskSettings, 'snoozeEndsAt'>, zone: Zone): number {
  return momentIn(dayIn(until, zone), settings.snoozeEndsAt, zone);
}

/** Tells the working minutes between two moments, of thousands of pairs. */
export type WorkingClock = (start: number, end: number) => number;

/**
 * As `workingMinutesBetween` counts them, with the days of a period added up once.
 *
 * @param from the first moment asked about, and `to` the last, in milliseconds since 1970; what lies outside counts as these
 */
export function createWorkingClock(settings: Hours, from: number, to: number, zone: Zone): WorkingClock {
  const firstDay = dayIn(from, zone);
  const first = startOfDay(firstDay, zone);
  const days = Math.max(0, nightsBetween(firstDay, dayIn(Math.max(from, to - 1), zone))) + 1;
  const dates = Array.from({ length: days }, (_, index) => daysAfter(firstDay, index));
  const hours = dates.map((date) => hoursOn(date, settings, zone));
  const starts = [...dates, daysAfter(firstDay, days)].map((date) => startOfDay(date, zone));
  const before: number[] = [];
  let sum = 0;
  for (const each of hours) {
    before.push(sum);
    sum += each ? each.to - each.from : 0;
  }
  const worked = (at: number): number => {
    let index = Math.min(Math.floor((at - first) / day), days);
    if (index < 0) return 0;
    if ((starts[index] ?? at) > at) index -= 1;
    else if ((starts[index + 1] ?? Number.POSITIVE_INFINITY) <= at) index += 1;
    const work = hours[index];
    if (index >= days) return sum;
    return (before[index] ?? 0) + (work ? Math.min(Math.max(at, work.from), work.to) - work.from : 0);
  };
  return (start, end) => Math.max(0, worked(end) - worked(start)) / minute;
}
