import { type Day, dayFrom } from '@sundowner/calendar/day';
import { shortDayInWords } from '@sundowner/calendar/words';
import { plainDate, writtenDate } from '@sundowner/calendar/written-date';

/**
 * Reads a day as people write it: "2027-01-31", "31/01/2027" (day first), "31 Jan 2027", "31-Jan-27", "January 31, 2027".
 * Without a year it is `year`'s.
 *
 * @returns `null` when it is no day
 */
export function readDay(text: string, year: number | null): Day | null {
  // A spreadsheet writes 2027/01/31, or adds a time.
  const cell = text.trim().replace(/^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[T ].*)?$/, '$1-$2-$3');
  const written = writtenDate(plainDate(cell));
  const its = written?.year ?? year;
  return written && its !== null ? dayFrom(its, written.month, written.date) : null;
}

/**
 * Reads two days written in one cell: "1 Jan - 31 Mar 2027", "01/01/2027 to 31/03/2027". A year written once holds for both.
 *
 * @returns `null` when it is no period
 */
export function readPeriod(text: string, year: number | null): { from: Day; to: Day } | null {
  const [first, second, ...more] = text.split(
    /\s+[-\u2013\u2014]\s+|\s*[\u2013\u2014]\s*|\s+(?:to|until|till)\s+/i,
  );
  if (!first || !second || more.length > 0) return null;
  const to = readDay(second, year);
  if (!to) return null;
  const its = Number(to.slice(0, 4));
  const from = readDay(first, its);
  // "15 Dec - 5 Jan 2028" starts in the year before.
  if (from && from > to && !/\d{4}/.test(first)) {
    const before = readDay(first, its - 1);
    return before ? { from: before, to } : null;
  }
  return from ? { from, to } : null;
}

/** "1 Jan 2027", as editors read a day. */
export const dayWords = (day: Day | null): string => (day ? shortDayInWords(day) : 'none');
