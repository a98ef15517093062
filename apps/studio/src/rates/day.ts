/** A day of the calendar, `2027-01-31`. */
export type Day = string;

const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

function dayOf(year: number, month: number, date: number): Day | null {
  const time = new Date(Date.UTC(year, month - 1, date));
  // 31 April rolls over to 1 May; such a day does not exist.
  return time.getUTCMonth() === month - 1 && time.getUTCDate() === date
    ? time.toISOString().slice(0, 10)
    : null;
}

function monthOf(word: string): number | null {
  const start = word.toLowerCase().replace(/\.$/, '');
  const at = months.findIndex(
    (month) => start.length >= 3 && month.startsWith(start.replace(/^sept$/, 'sep')),
  );
  return at < 0 ? null : at + 1;
}

const fullYear = (text: string | undefined, year: number | null): number | null => {
  if (!text) return year;
  return text.length === 2 ? 2000 + Number(text) : Number(text);
};

/**
 * Reads a day as people write it: "2027-01-31", "31/01/2027" (day first), "31 Jan 2027", "31-Jan-27", "January 31, 2027".
 * Without a year it is `year`'s.
 *
 * @returns `null` when it is no day
 */
export function readDay(text: string, year: number | null): Day | null {
  const cell = text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*,? /i, '');
  const iso = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[T ].*)?$/.exec(cell);
  if (iso) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const slashed = /^(\d{1,2})[./-](\d{1,2})(?:[./-](\d{4}|\d{2}))?$/.exec(cell);
  if (slashed) {
    const its = fullYear(slashed[3], year);
    return its === null ? null : dayOf(its, Number(slashed[2]), Number(slashed[1]));
  }
  const dayFirst = /^(\d{1,2})(?:st|nd|rd|th)?[ -]([a-z]+\.?)(?:,?[ -](\d{4}|\d{2}))?$/i.exec(cell);
  const monthFirst = /^([a-z]+\.?) (\d{1,2})(?:st|nd|rd|th)?(?:,? (\d{4}))?$/i.exec(cell);
  const [date, word, its] = dayFirst
    ? [dayFirst[1], dayFirst[2], fullYear(dayFirst[3], year)]
    : [monthFirst?.[2], monthFirst?.[1], fullYear(monthFirst?.[3], year)];
  const month = word ? monthOf(word) : null;
  return date && month && its !== null ? dayOf(its, month, Number(date)) : null;
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
export function dayWords(day: Day | null): string {
  if (!day) return 'none';
  const [year = '', month = '', date = ''] = day.split('-');
  const name = months[Number(month) - 1] ?? '';
  return `${Number(date)} ${name.charAt(0).toUpperCase()}${name.slice(1, 3)} ${year}`;
}

/** The day `by` days later; a negative number goes back. */
export function shiftDay(day: Day, by: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, date + by)).toISOString().slice(0, 10);
}
