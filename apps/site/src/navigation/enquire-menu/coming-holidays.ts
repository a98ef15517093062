import { daysAfter } from '@sundowner/calendar/day';
import { southAfricanToday } from '@sundowner/calendar/today';

/** As far ahead as a page that is kept can be read, and the next opening looked for, with room to spare. */
const days = 45;

/**
 * The holidays the sign can still need: every page carries them.
 *
 * @param holidays yyyy-mm-dd, in South Africa
 * @param at milliseconds since the epoch
 */
export function comingHolidays(holidays: readonly string[], at = Date.now()): readonly string[] {
  const today = southAfricanToday(at);
  const [first, last] = [daysAfter(today, -1), daysAfter(today, days)];
  return holidays.filter((date) => date >= first && date <= last);
}
