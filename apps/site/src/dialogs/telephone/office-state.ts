import { southAfricanDay, southAfricanTime } from '@sundowner/calendar/south-africa';
import { weekdayNames, weekdayNumber } from '@sundowner/calendar/words';
import type { ContactDetails, OfficeDay } from '../../content/site/contact-details.ts';

/** The week and the holidays: what office hours are told from. */
export type OfficeHours = Pick<ContactDetails, 'week' | 'holidays'>;

export interface OfficeState {
  readonly open: boolean;
  /** "Open now", "Closed now", "Closed today, a public holiday". */
  readonly sign: string;
  /** "until 17:00", "Opens Monday 08:00"; empty when no day of the next two weeks is open. */
  readonly next: string;
  /** Index in the week, 0 for Monday. */
  readonly today: number;
  /** "14:20". */
  readonly time: string;
  /** "Friday". */
  readonly day: string;
}

const dayMs = 24 * 60 * 60 * 1000;

export interface Moment {
  readonly date: string;
  readonly time: string;
  readonly weekday: number;
}

/** `at` on a clock in South Africa. */
export function inSouthAfrica(at: number): Moment {
  const date = southAfricanDay(at);
  return { date, time: southAfricanTime(at), weekday: weekdayNumber(date) };
}

/** When the office is open on the day of a moment; `null` for a day it stays closed. */
export function hoursOn({ week, holidays }: OfficeHours, { date, weekday }: Moment): OfficeDay | null {
  return holidays.includes(date) ? null : (week[weekday] ?? null);
}

/** When the office opens next: later today, or on the first open day of the next two weeks. */
function nextOpening(hours: OfficeHours, at: number, now: Moment): string {
  const today = hoursOn(hours, now);
  if (today && now.time < today.opens) return `Opens at ${today.opens}`;
  for (let ahead = 1; ahead <= 14; ahead += 1) {
    const moment = inSouthAfrica(at + ahead * dayMs);
    const day = hoursOn(hours, moment);
    if (!day) continue;
    const name = weekdayNames[moment.weekday] ?? '';
    // A weekday more than six days off would be taken for this week's.
    const date = ahead > 6 ? ` ${shortDate(moment.date)}` : '';
    return `Opens ${name}${date} ${day.opens}`;
  }
  return '';
}

/** "30 March". The browser names the month: the calendar's words would weigh on the menu that shows this. */
function shortDate(date: string): string {
  return new Date(`${date}T12:00:00Z`).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
}

/**
 * Whether someone answers the telephone, told for South Africa wherever the visitor is (MOD-08).
 *
 * @param at milliseconds since the epoch
 */
export function officeState(hours: OfficeHours, at: number): OfficeState {
  const now = inSouthAfrica(at);
  const today = hoursOn(hours, now);
  const open = today !== null && now.time >= today.opens && now.time < today.closes;
  const holiday = hours.holidays.includes(now.date);
  return {
    open,
    sign: open ? 'Open now' : holiday ? 'Closed today, a public holiday' : 'Closed now',
    next: open ? `until ${today.closes}` : nextOpening(hours, at, now),
    today: now.weekday,
    time: now.time,
    day: weekdayNames[now.weekday] ?? '',
  };
}

/** What follows the sign: "until 17:00. It is 14:20 in South Africa, Friday". */
export function officeWords({ next, time, day }: OfficeState): string {
  return `${next && `${next}. `}It is ${time} in South Africa, ${day}`;
}
