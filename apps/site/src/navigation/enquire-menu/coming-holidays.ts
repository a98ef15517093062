/** As far ahead as a page that is kept can be read, and the next opening looked for, with room to spare. */
const days = 45;

/**
 * The holidays the sign can still need: every page carries them.
 *
 * @param holidays yyyy-mm-dd, in South Africa
 * @param at milliseconds since the epoch
 */
export function comingHolidays(holidays: readonly string[], at = Date.now()): readonly string[] {
  const day = (ahead: number) => new Date(at + ahead * 86_400_000).toISOString().slice(0, 10);
  const [first, last] = [day(-1), day(days)];
  return holidays.filter((date) => date >= first && date <= last);
}
