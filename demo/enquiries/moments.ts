import { southAfricanDay, startOfDay } from '@sundowner/calendar/south-africa';
import type { Came } from './shapes.ts';

const minute = 60_000;
const day = 1440 * minute;

/** When one came in. Milliseconds since 1970. @param now when the demonstration begins */
export function cameAt(came: Came, now: number): number {
  if ('minutesAgo' in came) return now - came.minutesAgo * minute;
  const midnight = startOfDay(southAfricanDay(now - came.daysAgo * day));
  const [hours = 0, minutes = 0] = came.at.split(':').map(Number);
  const at = midnight + (hours * 60 + minutes) * minute;
  // The house is closed on Sundays, and few write.
  return new Date(southAfricanDay(at)).getUTCDay() === 0 ? at - day : at;
}

/** "2027-03-12", so many days after a moment. */
export const dayAfter = (at: number, days: number): string => southAfricanDay(at + days * day);
