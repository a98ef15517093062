import type { Day } from './day.ts';

/** IANA name of a time zone: "Africa/Gaborone". */
export type Zone = string;

/** Making a format takes 0.3 ms; an installation has one zone. */
const formats = new Map<Zone, Intl.DateTimeFormat>();

/** What was asked last: of one post several dates are judged within the same minute, and a format takes 2 microseconds each time. */
let last = { minute: Number.NaN, zone: '', text: '' };

/**
 * "2026-11-22 14:20": Swedish dates are those of ISO 8601. Apart from the arithmetic of zones, which no dialog needs at once.
 *
 * @throws RangeError when the runtime knows no such time zone
 */
function local(at: number, zone: Zone): string {
  // Every clock there is begins its minutes together, since 1972; before, some were seconds apart.
  const minute = Math.floor(at / 60_000);
  if (minute === last.minute && zone === last.zone && at > 1e11) return last.text;
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
  formats.set(zone, format);
  last = { minute, zone, text: format.format(at) };
  return last.text;
}

/** The day it is in `zone` at a moment in milliseconds since 1970. */
export const dayIn = (at: number, zone: Zone): Day => local(at, zone).slice(0, 10);

/** The time of day there, "14:20", at a moment in milliseconds since 1970. */
export const timeIn = (at: number, zone: Zone): string => local(at, zone).slice(-5);
