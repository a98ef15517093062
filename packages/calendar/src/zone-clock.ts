import type { Day } from './day.ts';

/** IANA name of a time zone: "Africa/Gaborone". */
export type Zone = string;

/** Making a format takes 0.3 ms; an installation has one zone. */
const formats = new Map<Zone, Intl.DateTimeFormat>();

/**
 * "2026-11-22 14:20": Swedish dates are those of ISO 8601. Apart from the arithmetic of zones, which no dialog needs at once.
 *
 * @throws RangeError when the runtime knows no such time zone
 */
function local(at: number, zone: Zone): string {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
  formats.set(zone, format);
  return format.format(at);
}

/** The day it is in `zone` at a moment in milliseconds since 1970. */
export const dayIn = (at: number, zone: Zone): Day => local(at, zone).slice(0, 10);

/** The time of day there, "14:20", at a moment in milliseconds since 1970. */
export const timeIn = (at: number, zone: Zone): string => local(at, zone).slice(-5);
