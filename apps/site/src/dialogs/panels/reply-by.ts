import { southAfricanOffset, southAfricanZone } from '@sundowner/calendar/south-african-time';
import { hoursOn, inSouthAfrica, type OfficeHours } from '../telephone/office-state.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** Three weeks hold every run of closed days there is. */
const furthest = 21;

/** A time of day on the date of `at` in South Africa, in milliseconds since 1970. */
const atTime = (at: number, time: string) =>
  Date.parse(`${inSouthAfrica(at).date}T${time}:00Z`) - southAfricanOffset;

/** `at` itself while the office is open, its next opening otherwise; `null` where none is near. */
function inHours(hours: OfficeHours, at: number): number | null {
  for (let ahead = 0; ahead <= furthest; ahead += 1) {
    const day = hoursOn(hours, inSouthAfrica(at + ahead * dayMs));
    if (!day) continue;
    const opens = atTime(at + ahead * dayMs, day.opens);
    if (at < opens) return opens;
    if (ahead === 0 && at < atTime(at, day.closes)) return at;
  }
  return null;
}

/**
 * By when an enquiry is answered: as many working days on as its kind promises, at the time of day it came, or when
 * the office closes earlier that day. What comes outside office hours counts from the next opening.
 *
 * @param at when it was sent, milliseconds since 1970
 * @param workingDays of its kind's record
 * @returns milliseconds since 1970, or `null` for a kind that promises no day
 */
export function replyBy(workingDays: number | null, hours: OfficeHours, at: number): number | null {
  if (workingDays === null) return null;
  let due = inHours(hours, at);
  for (let days = workingDays; days > 0 && due !== null; days -= 1) {
    const { time } = inSouthAfrica(due);
    due = nextDay(hours, due, time);
  }
  return due;
}

function nextDay(hours: OfficeHours, from: number, time: string): number | null {
  for (let ahead = 1; ahead <= furthest; ahead += 1) {
    const day = hoursOn(hours, inSouthAfrica(from + ahead * dayMs));
    if (day) {
      const within = time > day.closes ? day.closes : time < day.opens ? day.opens : time;
      return atTime(from + ahead * dayMs, within);
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

/** "Monday 23 November, 14:20" on a clock in South Africa. */
export const southAfricanClock = (at: number): string => words(at, southAfricanZone);

/**
 * The same on the clock of the person who reads it.
 *
 * @param zone IANA name of a time zone; the browser's own when absent
 */
export const visitorsClock = (at: number, zone?: string): string => words(at, zone);

/**
 * What the clock of the person who reads it shows beside South Africa's: "Monday 23 November, 22:30", or "07:20" on the same day.
 *
 * @returns `null` where both show the same
 */
export function clockBeside(at: number, zone?: string): string | null {
  const [own, south] = [visitorsClock(at, zone), southAfricanClock(at)];
  if (own === south) return null;
  const [day = '', time = ''] = own.split(', ');
  return south.startsWith(`${day}, `) ? time : own;
}
