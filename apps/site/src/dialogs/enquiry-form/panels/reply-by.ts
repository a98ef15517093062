import { daysAfter } from '@sundowner/calendar/day';
import { dayIn, momentIn, timeIn, type Zone } from '@sundowner/calendar/zone';
import { installation } from '../../../installation/installation.ts';
import { hoursOn, type OfficeHours } from '../../office-hours/office-state.ts';

/** Three weeks hold every run of closed days there is. */
const furthest = 21;

/** `at` itself while the office is open, its next opening otherwise; `null` where none is near. */
function inHours(hours: OfficeHours, at: number, zone: Zone): number | null {
  for (let ahead = 0; ahead <= furthest; ahead += 1) {
    const date = daysAfter(dayIn(at, zone), ahead);
    const day = hoursOn(hours, date);
    if (!day) continue;
    const opens = momentIn(date, day.opens, zone);
    if (at < opens) return opens;
    if (ahead === 0 && at < momentIn(date, day.closes, zone)) return at;
  }
  return null;
}

/**
 * By when an enquiry is answered: as many working days on as its kind promises, at the time of day it came, or when
 * the office closes earlier that day. What comes outside office hours counts from the next opening.
 *
 * @param at when it was sent, milliseconds since 1970
 * @param workingDays of its kind's record
 * @param zone the time zone of the house
 * @returns milliseconds since 1970, or `null` for a kind that promises no day
 */
export function replyBy(
  workingDays: number | null,
  hours: OfficeHours,
  at: number,
  zone: Zone = installation().timeZone,
): number | null {
  if (workingDays === null) return null;
  let due = inHours(hours, at, zone);
  for (let days = workingDays; days > 0 && due !== null; days -= 1) {
    due = nextDay(hours, due, zone);
  }
  return due;
}

function nextDay(hours: OfficeHours, from: number, zone: Zone): number | null {
  const time = timeIn(from, zone);
  for (let ahead = 1; ahead <= furthest; ahead += 1) {
    const date = daysAfter(dayIn(from, zone), ahead);
    const day = hoursOn(hours, date);
    if (day) {
      const within = time > day.closes ? day.closes : time < day.opens ? day.opens : time;
      return momentIn(date, within, zone);
    }
  }
  return null;
}

const words = (at: number, timeZone: string | undefined) =>
  new Intl.DateTimeFormat('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  })
    .format(at)
    .replace(/,? at |, (?=\d\d:)/, ', ')
    .replace(/^(\w+),/, '$1');

/** "Monday 23 November, 14:20" on a clock of the house. */
export const houseClock = (at: number, zone: Zone = installation().timeZone): string => words(at, zone);

/**
 * The same on the clock of the person who reads it.
 *
 * @param zone IANA name of a time zone; the browser's own when absent
 */
export const visitorsClock = (at: number, zone?: string): string => words(at, zone);

/**
 * What the clock of the person who reads it shows beside the house's: "Monday 23 November, 22:30", or "07:20" on the same day.
 *
 * @returns `null` where both show the same
 */
export function clockBeside(at: number, zone?: string, houseZone?: Zone): string | null {
  const [own, house] = [visitorsClock(at, zone), houseClock(at, houseZone)];
  if (own === house) return null;
  const [day = '', time = ''] = own.split(', ');
  return house.startsWith(`${day}, `) ? time : own;
}
