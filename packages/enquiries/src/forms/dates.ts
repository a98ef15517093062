import { daysAfter, yearsAfter } from '@sundowner/calendar/day';
import { exampleDay, type Half, impossibleDate, readDate } from '@sundowner/calendar/read-date';
import { dayInWords } from '@sundowner/calendar/words';
import { dayIn, type Zone } from '@sundowner/calendar/zone-clock';

/** When a form is judged, and how many days before today still count as today. */
export interface JudgedAt {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The server allows one: the visitor's day may be behind the house's. */
  readonly slackDays: number;
  /** The time zone of the house: its day is today. */
  readonly timeZone: Zone;
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
export const latestDay = (today: string): string => yearsAfter(today, 5);

/** The half of a stay that a date field asks for. */
export const halfOf = ({ after }: { readonly after?: string }): Half =>
  after === undefined ? 'start' : 'end';

/**
 * What is wrong with a date, or `null` (FRM-07). Arrival is today or later; departure at least one night after arrival, tomorrow
 * or later where there is none; neither more than five years ahead.
 *
 * @param after the arrival as typed, for a departure; "" for one without an arrival; absent for an arrival
 */
export function dateFault(name: string, text: string, at: JudgedAt, after?: string): string | null {
  const today = dayIn(at.now, at.timeZone);
  const day = isoDate(text, today, after === undefined ? 'start' : 'end');
  if (day === null) {
    const why = impossibleDate(text);
    return why === null
      ? `${name} must be a date, such as ${dayInWords(exampleDay(today))}`
      : `${name}: ${why}`;
  }
  const last = latestDay(today);
  if (day > last) return `${name} can be ${dayInWords(last)} at the latest`;
  const first = daysAfter(today, -at.slackDays);
  if (after === undefined) return day < first ? `${name} cannot be before today` : null;
  const arrival = isoDate(after, today);
  if (arrival !== null) return day <= arrival ? `${name} must be at least one night after arrival` : null;
  return day <= first ? `${name} must be tomorrow or later` : null;
}
