import { offsetIn, type Zone } from '@sundowner/calendar/zone';
import { cityOfZone, placeOfZone } from '@sundowner/calendar/zone-words';

const minutesOfDay = 24 * 60;

/** What Morning, Afternoon and Evening mean, in minutes after midnight where the visitor is. */
const windows: Readonly<Record<string, readonly [from: number, to: number]>> = {
  Morning: [8 * 60, 12 * 60],
  Afternoon: [12 * 60, 17 * 60],
  Evening: [17 * 60, 20 * 60],
};

/** Making a format takes 0.3 ms; the world has some 450 time zones, and what is no zone is not kept. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** @throws RangeError when the runtime knows no such time zone */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'longOffset' });
  if (formats.size < 1000) formats.set(timeZone, format);
  return format;
}

/**
 * Minutes `timeZone` is ahead of UTC at `moment`, summer time included.
 *
 * @returns `null` when it is no time zone this runtime knows
 */
export function offsetOf(timeZone: string, moment: Date): number | null {
  if (timeZone === '') return null;
  try {
    const name =
      formatOf(timeZone)
        .formatToParts(moment)
        .find((part) => part.type === 'timeZoneName')?.value ?? '';
    const [, sign = '+', hours = '0', minutes = '0'] = /^GMT(?:([+-])(\d{2}):(\d{2}))?/.exec(name) ?? [];
    return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
  } catch {
    return null;
  }
}

const two = (number: number) => String(number).padStart(2, '0');
const clock = (minutes: number) => {
  const inDay = ((minutes % minutesOfDay) + minutesOfDay) % minutesOfDay;
  return `${two(Math.floor(inDay / 60))}:${two(inDay % 60)}`;
};
const dayOf = (minutes: number) =>
  minutes < 0 ? ' the day before' : minutes >= minutesOfDay ? ' the next day' : '';

/** "03:00 to 06:00 the next day", "21:00 the day before to 01:00". The end of a window is inside it. */
function span(from: number, to: number): string {
  const [first, last] = [dayOf(from), dayOf(to - 1)];
  return first === last
    ? `${clock(from)} to ${clock(to)}${last}`
    : `${clock(from)}${first} to ${clock(to)}${last}`;
}

/**
 * When to ring, in the visitor's time and in that of the house, as lines for the concierge.
 *
 * @param timeToCall Morning, Afternoon, Evening, any other wording, or "" for no wish
 * @param timeZone IANA name from the visitor's browser, or ""
 * @param moment when the enquiry came: the two clocks are compared then
 * @param house the time zone of the house
 */
export function callWindow(timeToCall: string, timeZone: string, moment: Date, house: Zone): string[] {
  const window = Object.hasOwn(windows, timeToCall) ? windows[timeToCall] : undefined;
  const offset = offsetOf(timeZone, moment);
  if (offset === null) {
    if (!timeToCall) return ['No preferred time, and the time zone is not known.'];
    return [`${timeToCall}, where the visitor is. The time zone is not known.`];
  }
  const ahead = offsetIn(moment.getTime(), house) / 60_000 - offset;
  const place = cityOfZone(timeZone);
  const now = moment.getUTCHours() * 60 + moment.getUTCMinutes() + offset;
  if (!window) {
    const wish = timeToCall ? `${timeToCall}, where the visitor is.` : 'No preferred time.';
    return [`${wish} It was ${clock(now)} in ${place} when this came.`];
  }
  const here = `${timeToCall}: ${span(...window)}`;
  if (ahead === 0) return [`${here} in ${placeOfZone(house)}.`];
  return [`${here} in ${place}`, `${span(window[0] + ahead, window[1] + ahead)} in ${placeOfZone(house)}`];
}
