import { dayOf } from '../address.ts';

export interface SnoozeChoice {
  readonly words: string;
  /** The South African day it comes back, "2026-11-25". */
  readonly day: string;
}

const oneDay = 24 * 3_600_000;

/** Monday 1 to Sunday 7, of a day. */
const weekdayOf = (day: string) => new Date(`${day}T12:00:00Z`).getUTCDay() || 7;
const after = (day: string, days: number) => dayOf(Date.parse(`${day}T12:00:00+02:00`) + days * oneDay);

const names = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The days offered: tomorrow, in two days, next Monday, in a week, in a month; each once. */
export function snoozeChoices(now: Date): SnoozeChoice[] {
  const today = dayOf(now.getTime());
  const inTwo = after(today, 2);
  const toMonday = 8 - weekdayOf(today);
  const offered = [
    { words: 'Tomorrow', day: after(today, 1) },
    { words: names[weekdayOf(inTwo) - 1] ?? inTwo, day: inTwo },
    { words: 'Next Monday', day: after(today, toMonday) },
    { words: 'In a week', day: after(today, 7) },
    { words: 'In four weeks', day: after(today, 28) },
  ];
  return offered.filter(({ day }, at) => offered.findIndex((one) => one.day === day) === at);
}

/** The moment the desk is given; it puts the hour of its settings to the day. */
export const snoozeUntil = (day: string): string => new Date(`${day}T08:00:00+02:00`).toISOString();
