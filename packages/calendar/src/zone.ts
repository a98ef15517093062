import type { Day } from './day.ts';
import { daysAfter } from './day.ts';
import type { Zone } from './zone-clock.ts';

export { dayIn, timeIn, type Zone } from './zone-clock.ts';

const dayMs = 86_400_000;

interface KnownZone {
  readonly format: Intl.DateTimeFormat;
  /** By the number of a day in UTC, what a clock of the zone is ahead on it; `null` for a day on which it is put forward or back. */
  readonly days: Map<number, number | null>;
}

/** Making a format takes 0.3 ms; an installation has one zone. */
const zones = new Map<Zone, KnownZone>();

/** @throws RangeError when the runtime knows no such time zone */
function knownZone(zone: Zone): KnownZone {
  const known = zones.get(zone);
  if (known) return known;
  const two = '2-digit';
  const made: KnownZone = {
    format: new Intl.DateTimeFormat('en-GB', {
      ...{ timeZone: zone, hourCycle: 'h23', year: 'numeric', month: two, day: two },
      ...{ hour: two, minute: two, second: two },
    }),
    days: new Map(),
  };
  zones.set(zone, made);
  return made;
}

function measuredOffset(format: Intl.DateTimeFormat, at: number): number {
  const parts = format.formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((each) => each.type === type)?.value ?? 0);
  const local = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return local - Math.floor(at / 1000) * 1000;
}

/** What a clock in `zone` is ahead of UTC at a moment, both in milliseconds. */
export function offsetIn(at: number, zone: Zone): number {
  const { format, days } = knownZone(zone);
  const day = Math.floor(at / dayMs);
  let offset = days.get(day);
  if (offset === undefined) {
    const first = measuredOffset(format, day * dayMs);
    offset = first === measuredOffset(format, (day + 1) * dayMs - 1) ? first : null;
    if (days.size > 5000) days.clear();
    days.set(day, offset);
  }
  return offset ?? measuredOffset(format, at);
}

/**
 * A time of day on a day in `zone`, in milliseconds since 1970. One that clocks pass twice is the first; one they leap over is as long
 * after the leap.
 *
 * @param time "07:30"
 */
export function momentIn(day: Day, time: string, zone: Zone): number {
  const meant = Date.parse(`${day}T${time}:00Z`);
  const [before, after] = [offsetIn(meant - dayMs, zone), offsetIn(meant + dayMs, zone)];
  const offset = [Math.max(before, after), Math.min(before, after)].find(
    (each) => offsetIn(meant - each, zone) === each,
  );
  return meant - (offset ?? before);
}

/** The first moment of a day in `zone`, in milliseconds since 1970. */
export const startOfDay = (day: Day, zone: Zone): number => momentIn(day, '00:00', zone);

/** The first moment after a day in `zone`, in milliseconds since 1970. */
export const endOfDay = (day: Day, zone: Zone): number => startOfDay(daysAfter(day, 1), zone);
