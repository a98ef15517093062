import { southAfricanDay, startOfDay } from '@sundowner/calendar/south-africa';
import type { DeskSettings } from '@sundowner/desk-wire/desk-settings';
import { day, minute } from '../clock.ts';
import { hoursOn } from './working-hours.ts';

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
