import type { WorkSummary } from '@sundowner/desk-wire/work';
import { houseZone } from '../../runtime/house.ts';

const day = 24 * 60 * 60 * 1000;

function format(options: Intl.DateTimeFormatOptions, timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-GB', { hourCycle: 'h23', ...options, timeZone });
}

/** A format in the time of the house, made when it is first asked for. */
function ofHouse(options: Intl.DateTimeFormatOptions): { format(at: Date): string } {
  let made: { readonly zone: string; readonly format: Intl.DateTimeFormat } | null = null;
  return {
    format(at) {
      const zone = houseZone();
      if (made?.zone !== zone) made = { zone, format: format(options, zone) };
      return made.format.format(at);
    },
  };
}

const clock = ofHouse({ hour: '2-digit', minute: '2-digit' });
const clockSeconds = ofHouse({ hour: '2-digit', minute: '2-digit', second: '2-digit' });
const weekday = ofHouse({ weekday: 'short' });
const dayMonth = ofHouse({ day: 'numeric', month: 'short' });
const dayMonthYear = ofHouse({ day: 'numeric', month: 'short', year: 'numeric' });
const whole = ofHouse({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const wholeYear = ofHouse({ year: 'numeric' });

/** "14:20", in the time of the house. */
export function clockTime(at: string): string {
  return clock.format(new Date(at));
}

/** "14:20:06", in the time of the house. */
export function clockTimeWithSeconds(at: string): string {
  return clockSeconds.format(new Date(at));
}

/** "Friday 20 November 2026, 14:20", in the time of the house. */
export function wholeTime(at: string): string {
  return `${whole.format(new Date(at)).replace(',', '')}, ${clockTime(at)}`;
}

/** Whether two moments are of one day of the house. */
export function isSameDay(a: Date, b: Date): boolean {
  return dayMonthYear.format(a) === dayMonthYear.format(b);
}

/** When, for a row of the list: "14:20" today, "Thu 09:30" within six days, else "12 Nov", with the year once it differs. */
export function rowTime(at: string, now: Date): string {
  const time = new Date(at);
  if (isSameDay(time, now)) return clockTime(at);
  if (now.getTime() - time.getTime() < 6 * day) return weekdayTime(at);
  return year(time) === year(now) ? dayMonth.format(time) : dayMonthYear.format(time);
}

/** When, inside a sentence: "14:25" today, else "Saturday 21 November 2026, 08:00". */
export function sentenceTime(at: string, now: Date): string {
  return isSameDay(new Date(at), now) ? clockTime(at) : wholeTime(at);
}

/** "Tue 08:25", in the time of the house. */
function weekdayTime(at: string): string {
  return `${weekday.format(new Date(at))} ${clockTime(at)}`;
}

/** "20 Nov", the day a timeline entry stands under when it is not the day of the one before it. */
export function shortDay(at: string): string {
  return dayMonth.format(new Date(at));
}

/** "6 May 2026". */
export function dayWords(at: string): string {
  return dayMonthYear.format(new Date(at));
}

function year(time: Date): string {
  return wholeYear.format(time);
}

export interface TimeThere {
  /** "12:23", or "Sat 02:23" when it is another day there than at the house. */
  readonly time: string;
  /** "London": the last part of the zone's name. */
  readonly place: string;
}

/**
 * The visitor's own time of day.
 *
 * @param zone an IANA name as the visitor's browser gave it, "Europe/London"
 * @returns `null` when the zone is absent or no zone this runtime knows; a visitor can send anything
 */
export function timeThere(zone: string, now: Date): TimeThere | null {
  if (!/^[A-Za-z]+(?:[/_+-][A-Za-z0-9]+)*$/.test(zone)) return null;
  try {
    const time = format({ hour: '2-digit', minute: '2-digit' }, zone).format(now);
    const there = format({ weekday: 'short' }, zone).format(now);
    const place = zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone;
    return { time: there === weekday.format(now) ? time : `${there} ${time}`, place };
  } catch {
    // RangeError: a zone of the right form that does not exist.
    return null;
  }
}

const minute = 60_000;

/** "26 min", "3 h 42 min", "2 days", of milliseconds. */
export function spanWords(span: number): string {
  const minutes = Math.max(0, Math.floor(span / minute));
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`;
  return `${Math.floor(hours / 24)} days`;
}

/** "14:41" today, "Tue 08:25" within a week, else "24 Nov". */
export function momentWords(at: string, now: Date): string {
  const span = Math.abs(Date.parse(at) - now.getTime());
  if (isSameDay(new Date(at), now)) return clockTime(at);
  return span < 6 * 24 * 60 * minute ? weekdayTime(at) : shortDay(at);
}

export interface DueWords {
  readonly words: string;
  /** The words say it too. */
  readonly late: boolean;
}

/** When the first answer is due: "due 14:41", or "late by 31 min"; `null` where none is. */
export function dueWords({ dueAt }: Pick<WorkSummary, 'dueAt'>, now: Date): DueWords | null {
  if (dueAt === null) return null;
  const late = now.getTime() - Date.parse(dueAt);
  return late > 0
    ? { words: `late by ${spanWords(late)}`, late: true }
    : { words: `due ${momentWords(dueAt, now)}`, late: false };
}

/** For the head of one enquiry: "Answer by 14:41, 18 min left". */
export function dueSentence({ dueAt }: Pick<WorkSummary, 'dueAt'>, now: Date): DueWords | null {
  if (dueAt === null) return null;
  const left = Date.parse(dueAt) - now.getTime();
  return left <= 0
    ? { words: `The first answer is late by ${spanWords(-left)}`, late: true }
    : {
        words: `Answer by ${momentWords(dueAt, now)}${isSameDay(new Date(dueAt), now) ? `, ${spanWords(left)} left` : ''}`,
        late: false,
      };
}
