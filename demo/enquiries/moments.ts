import { dayIn, momentIn } from '@sundowner/calendar/zone';
import type { Came } from './shapes.ts';

/** Where the house of the demonstration is at home. */
export const houseZone = 'Africa/Johannesburg';

const minute = 60_000;
const day = 1440 * minute;

/** When one came in. Milliseconds since 1970. @param now when the demonstration begins */
export function cameAt(came: Came, now: number): number {
  if ('minutesAgo' in came) return now - came.minutesAgo * minute;
  const at = momentIn(dayIn(now - came.daysAgo * day, houseZone), came.at, houseZone);
  // The house is closed on Sundays, and few write.
  return new Date(dayIn(at, houseZone)).getUTCDay() === 0 ? at - day : at;
}

/** "2027-03-12", so many days after a moment. */
export const dayAfter = (at: number, days: number): string => dayIn(at + days * day, houseZone);
