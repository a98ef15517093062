import type { Day } from '@sundowner/calendar/day';
import { weekdayNames, weekdayNumber } from '@sundowner/calendar/weekday';
import { dayIn, timeIn, type Zone } from '@sundowner/calendar/zone-clock';
import type { ContactDetails, OfficeDay } from '../../content/site/contact-details.ts';
import { installation } from '../../installation/installation.ts';

/** As `daysAfter` of the calendar, whose other arithmetic no page and no dialog needs for it. */
const daysAfter = (day: Day, days: number): Day => dayIn(Date.parse(day) + days * 86_400_000, 'UTC');

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

/** When the office is open on a day; `null` for one it stays closed. */
export function hoursOn({ week, holidays }: OfficeHours, date: Day): OfficeDay | null {
  return holidays.includes(date) ? null : (week[weekdayNumber(date)] ?? null);
}

/** When the office opens next: later today, or on the first open day of the next two weeks. */
function nextOpening(hours: OfficeHours, now: Day, time: string): string {
  const today = hoursOn(hours, now);
  if (today && time < today.opens) return `Opens at ${today.opens}`;
  for (let ahead = 1; ahead <= 14; ahead += 1) {
    const next = daysAfter(now, ahead);
    const day = hoursOn(hours, next);
    if (!day) continue;
    const name = weekdayNames[weekdayNumber(next)] ?? '';
    // A weekday more than six days off would be taken for this week's.
    const date = ahead > 6 ? ` ${shortDate(next)}` : '';
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
 * Whether someone answers the telephone, by the clock of the house wherever the visitor is (MOD-08).
 *
 * @param at milliseconds since the epoch
 * @param zone the time zone of the house
 */
export function officeState(
  hours: OfficeHours,
  at: number,
  zone: Zone = installation().timeZone,
): OfficeState {
  const [date, time] = [dayIn(at, zone), timeIn(at, zone)];
  const weekday = weekdayNumber(date);
  const today = hoursOn(hours, date);
  const open = today !== null && time >= today.opens && time < today.closes;
  const holiday = hours.holidays.includes(date);
  return {
    open,
    sign: open ? 'Open now' : holiday ? 'Closed today, a public holiday' : 'Closed now',
    next: open ? `until ${today.closes}` : nextOpening(hours, date, time),
    today: weekday,
    time,
    day: weekdayNames[weekday] ?? '',
  };
}

/** What follows the sign: "until 17:00. It is 14:20 in Botswana, Friday". */
export function officeWords({ next, time, day }: OfficeState, place = installation().place): string {
  return `${next && `${next}. `}It is ${time} in ${place}, ${day}`;
}
