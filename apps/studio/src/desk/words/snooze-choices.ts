import { daysAfter } from '@sundowner/calendar/day';
import { weekdayNumber, weekdayOf } from '@sundowner/calendar/words';
import { momentIn } from '@sundowner/calendar/zone';
import { houseToday, houseZone } from '../../runtime/house.ts';

export interface SnoozeChoice {
  readonly words: string;
  /** The day of the house it comes back, "2026-11-25". */
  readonly day: string;
}

/** The days offered: tomorrow, in two days, next Monday, in a week, in a month; each once. */
export function snoozeChoices(now: Date): SnoozeChoice[] {
  const today = houseToday(now.getTime());
  const inTwo = daysAfter(today, 2);
  const toMonday = 7 - weekdayNumber(today);
  const offered = [
    { words: 'Tomorrow', day: daysAfter(today, 1) },
    { words: weekdayOf(inTwo), day: inTwo },
    { words: 'Next Monday', day: daysAfter(today, toMonday) },
    { words: 'In a week', day: daysAfter(today, 7) },
    { words: 'In four weeks', day: daysAfter(today, 28) },
  ];
  return offered.filter(({ day }, at) => offered.findIndex((each) => each.day === day) === at);
}

/** The moment the desk is given; it puts the hour of its settings to the day. */
export const snoozeUntil = (day: string): string =>
  new Date(momentIn(day, '08:00', houseZone())).toISOString();
