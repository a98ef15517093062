import { daysAfter, nightsBetween } from '@sundowner/calendar/day';
import { southAfricanToday } from '@sundowner/calendar/south-africa';

export interface Period {
  /** South African days, both with it. */
  readonly from: string;
  readonly to: string;
}

/** The last so many days, today with them. */
export function lastDays(count: number, now: Date): Period {
  const to = southAfricanToday(now.getTime());
  return { from: daysAfter(to, 1 - count), to };
}

export const daysIn = ({ from, to }: Period): number => nightsBetween(from, to) + 1;

/** As many days, right before. */
export const periodBefore = (period: Period): Period => ({
  from: daysAfter(period.from, -daysIn(period)),
  to: daysAfter(period.from, -1),
});
