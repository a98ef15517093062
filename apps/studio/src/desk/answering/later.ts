import { daysAfter } from '@sundowner/calendar/day';
import { weekdayNumber } from '@sundowner/calendar/words';
import { dayIn, momentIn, type Zone } from '@sundowner/calendar/zone';
import type { DeskSettings } from '@sundowner/desk-wire/desk-settings';
import { houseToday, houseZone } from '../../runtime/house.ts';
import { clockTime, momentWords, timeThere } from '../words/times.ts';

/** A moment that is offered. */
export interface Offer {
  readonly words: string;
  readonly aside: string;
  /** ISO time. */
  readonly at: string;
}

type Hours = Pick<DeskSettings, 'workingDays' | 'snoozeEndsAt'>;

const hoursOf = ({ workingDays }: Hours, day: string) => {
  const hours = workingDays[weekdayNumber(day)];
  return hours && hours.from < hours.to ? hours : null;
};

const iso = (at: number): string => new Date(at).toISOString();

/** How far ahead a day of work is looked for: longer than any holiday a week can have. */
const mostDays = 8;

/** When work begins next; `null` where no day of the week has hours. */
export function nextOpening(hours: Hours, now: Date): number | null {
  const today = houseToday(now.getTime());
  for (let ahead = 0; ahead < mostDays; ahead += 1) {
    const day = daysAfter(today, ahead);
    const opens = hoursOf(hours, day)?.from;
    if (opens === undefined) continue;
    const at = momentIn(day, opens, houseZone());
    if (at > now.getTime()) return at;
  }
  return null;
}

/** When it is nine in the morning where they are, next. */
function nineThere(zone: Zone, now: Date): number {
  const today = dayIn(now.getTime(), zone);
  const at = momentIn(today, '09:00', zone);
  return at > now.getTime() ? at : momentIn(daysAfter(today, 1), '09:00', zone);
}

/** Each moment once, the first words for it kept. */
const once = (offers: readonly Offer[]): Offer[] =>
  offers.filter(({ at }, place) => offers.findIndex((each) => each.at === at) === place);

/**
 * When an answer may go: when work begins, or when its writer is back; tomorrow; in the morning where the traveller is.
 *
 * @param zone of their browser, unchecked; `null` where none is known
 */
export function sendOffers(
  hours: Hours,
  { now, backAt, zone }: { readonly now: Date; readonly backAt: string | null; readonly zone: string | null },
): Offer[] {
  const opening = nextOpening(hours, now);
  const tomorrow = momentIn(daysAfter(houseToday(now.getTime()), 1), '08:00', houseZone());
  const there = zone === null ? null : timeThere(zone, now);
  const back = backAt !== null && Date.parse(backAt) > now.getTime() ? Date.parse(backAt) : null;
  const offers: Offer[] = [];
  const offer = (at: number, words: string, aside: string) => offers.push({ at: iso(at), words, aside });
  if (back !== null) offer(back, momentWords(iso(back), now), 'when you are back');
  else if (opening !== null) offer(opening, momentWords(iso(opening), now), 'when work begins');
  offer(tomorrow, 'Tomorrow, 08:00', momentWords(iso(tomorrow), now).split(' ')[0] ?? '');
  if (zone !== null && there !== null) {
    const at = nineThere(zone, now);
    offer(at, `When it is 09:00 in ${there.place}`, `${clockTime(iso(at))} here`);
  }
  return once(offers);
}

/** The day that is so many days of work after this one. */
function workingDayAfter(hours: Hours, from: string, days: number): string {
  let day = from;
  let left = days;
  for (let ahead = 1; left > 0 && ahead <= days * mostDays; ahead += 1) {
    day = daysAfter(from, ahead);
    if (hoursOf(hours, day) !== null) left -= 1;
  }
  return day;
}

/** By when an answer of theirs is expected, before it is our turn again. Counted from when ours goes. */
export function remindOffers(
  hours: Hours,
  { now, sendAt }: { readonly now: Date; readonly sendAt: string | null },
): Offer[] {
  const from = houseToday(sendAt === null ? now.getTime() : Date.parse(sendAt));
  const offer = (words: string, day: string): Offer => {
    const at = iso(momentIn(day, hours.snoozeEndsAt, houseZone()));
    return { words, aside: momentWords(at, now), at };
  };
  return once([
    offer('In two working days', workingDayAfter(hours, from, 2)),
    offer('In a week', daysAfter(from, 7)),
  ]);
}

/** A day and a time of the house as one moment; `null` where it is none, or past. */
export function chosenMoment(day: string, time: string, now: Date): string | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || !/^\d{2}:\d{2}$/.test(time)) return null;
  const at = momentIn(day, time, houseZone());
  return Number.isFinite(at) && at > now.getTime() ? iso(at) : null;
}

/** "Send", or "Send Wed 08:00". */
export const sendWords = (verb: string, sendAt: string | null, now: Date): string =>
  sendAt === null ? verb : `${verb} ${momentWords(sendAt, now)}`;
