import type { Day } from '@sundowner/calendar/day';
import { southAfricanDay, startOfDay } from '@sundowner/calendar/south-africa';
import type { DeskSettings } from '@sundowner/desk-wire/desk-settings';
import { day, hour, minute } from '../clock.ts';

type Hours = Pick<DeskSettings, 'workingDays' | 'targetHours'>;

/** Minutes after midnight of "17:30". */
const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** When the house works on a day, in milliseconds since 1970; `null` where it is closed. */
export function hoursOn(
  date: Day,
  { workingDays }: Hours,
): { readonly from: number; readonly to: number } | null {
  // The settings begin with Monday.
  const hours = workingDays[(new Date(date).getUTCDay() + 6) % 7];
  if (!hours) return null;
  const [from, to] = [minutesOf(hours.from), minutesOf(hours.to)];
  const start = startOfDay(date);
  return to > from ? { from: start + from * minute, to: start + to * minute } : null;
}

/** Whether nobody has set any hours: a house that never opens is open always. */
const neverOpens = ({ workingDays }: Pick<Hours, 'workingDays'>): boolean =>
  workingDays.every(({ from, to }) => minutesOf(to) <= minutesOf(from));

/** Whether the house works on a day at all. */
export const isWorkingDay = (date: Day, hours: Hours): boolean =>
  hoursOn(date, hours) !== null || neverOpens(hours);

/** Whether the house is at work at a moment. */
export function isOpen(at: number, hours: Hours): boolean {
  const today = hoursOn(southAfricanDay(at), hours);
  return today ? at >= today.from && at < today.to : neverOpens(hours);
}

/** A time of day on a day, "07:30" in South Africa, in milliseconds since 1970. */
export const timeOn = (date: Day, time: string): number => startOfDay(date) + minutesOf(time) * minute;

/** The moments of work from a moment on, a day after the other. South Africa keeps one time all year. */
function* workFrom(at: number, hours: Hours, days: number): Generator<{ from: number; to: number }> {
  for (let count = 0; count <= days; count++) {
    const work = hoursOn(southAfricanDay(at + count * day), hours);
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
export function dueAfter(at: number, hours: Hours): number {
  let left = hours.targetHours * hour;
  for (const { from, to } of workFrom(at, hours, furthest)) {
    if (to - from >= left) return from + left;
    left -= to - from;
  }
  return at + hours.targetHours * hour;
}

/** The working minutes between two moments; 0 where the later is first. */
export function workingMinutesBetween(start: number, end: number, hours: Hours): number {
  let worked = 0;
  for (const { from, to } of workFrom(start, hours, Math.ceil(Math.max(0, end - start) / day) + 1)) {
    if (from >= end) break;
    worked += Math.min(to, end) - from;
  }
  return worked / minute;
}

/** The morning a snoozed enquiry comes back, on the South African day `until` falls on. */
export function snoozeEnd(until: number, settings: Pick<DeskSettings, 'snoozeEndsAt'>): number {
  return startOfDay(southAfricanDay(until)) + minutesOf(settings.snoozeEndsAt) * minute;
}

/** Tells the working minutes between two moments, of thousands of pairs. */
export type WorkingClock = (start: number, end: number) => number;

/**
 * As `workingMinutesBetween` counts them, with the days of a period added up once.
 *
 * @param from the first moment asked about, and `to` the last, in milliseconds since 1970; what lies outside counts as these
 */
export function createWorkingClock(
  settings: Pick<DeskSettings, 'workingDays' | 'targetHours'>,
  from: number,
  to: number,
): WorkingClock {
  const first = startOfDay(southAfricanDay(from));
  const days = Math.max(1, Math.ceil((to - first) / day));
  const hours = Array.from({ length: days }, (_, index) =>
    hoursOn(southAfricanDay(first + index * day), settings),
  );
  const before: number[] = [];
  let sum = 0;
  for (const each of hours) {
    before.push(sum);
    sum += each ? each.to - each.from : 0;
  }
  const worked = (at: number): number => {
    const index = Math.floor((at - first) / day);
    if (index < 0) return 0;
    const work = hours[index];
    if (index >= days) return sum;
    return (before[index] ?? 0) + (work ? Math.min(Math.max(at, work.from), work.to) - work.from : 0);
  };
  return (start, end) => Math.max(0, worked(end) - worked(start)) / minute;
}
