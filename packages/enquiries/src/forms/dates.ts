import { impossibleDate } from './impossible-date.ts';
import { type Half, readDate } from './read-date.ts';
import { southAfricanToday } from './today.ts';

/** When a form is judged, and how many days before today still count as today. */
export interface JudgedAt {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The server allows one: the visitor's day may be behind South Africa's. */
  readonly slackDays: number;
}

/** `day` (yyyy-mm-dd) moved by whole days. */
export function daysAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/**
 * A date as typed, as yyyy-mm-dd; `null` for none.
 *
 * @param today yyyy-mm-dd, from which a date without a year counts
 * @param half the half of a stay it is: a month is its first day, or its last
 */
export function isoDate(text: string, today: string, half: Half = 'start'): string | null {
  return readDate(text, today, half)?.day ?? null;
}

/** The last day an enquiry may name: five years from `today`, both yyyy-mm-dd. */
export function latestDay(today: string): string {
  const [year = 0, month = 1, date = 1] = today.split('-').map(Number);
  return new Date(Date.UTC(year + 5, month - 1, date)).toISOString().slice(0, 10);
}

/** The half of a stay that a date field asks for. */
export const halfOf = ({ after }: { readonly after?: string }): Half =>
  after === undefined ? 'start' : 'end';

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** yyyy-mm-dd in the words a form holds: "5 March 2027" (FRM-02, FRM-07). */
export function heldDate(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date} ${months[(month ?? 1) - 1]} ${year}`;
}

/**
 * What is wrong with a date, or `null` (FRM-07). Arrival is today or later; departure at least one night after arrival, tomorrow
 * or later where there is none; neither more than five years ahead.
 *
 * @param after the arrival as typed, for a departure; "" for one without an arrival; absent for an arrival
 */
export function dateFault(name: string, text: string, at: JudgedAt, after?: string): string | null {
  const today = southAfricanToday(at.now);
  const day = isoDate(text, today, after === undefined ? 'start' : 'end');
  if (day === null) {
    const why = impossibleDate(text);
    return why === null ? `${name} must be a date, such as 5 March 2027` : `${name}: ${why}`;
  }
  const last = latestDay(today);
  if (day > last) return `${name} can be ${heldDate(last)} at the latest`;
  const first = daysAfter(today, -at.slackDays);
  if (after === undefined) return day < first ? `${name} cannot be before today` : null;
  const arrival = isoDate(after, today);
  if (arrival !== null) return day <= arrival ? `${name} must be at least one night after arrival` : null;
  return day <= first ? `${name} must be tomorrow or later` : null;
}
