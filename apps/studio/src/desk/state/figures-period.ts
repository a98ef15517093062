import { dayOf } from '../address.ts';

const day = 86_400_000;

export interface Period {
  /** South African days, both with it. */
  readonly from: string;
  readonly to: string;
}

/** The last so many days, today with them. */
export const lastDays = (count: number, now: Date): Period => ({
  from: dayOf(now.getTime() - (count - 1) * day),
  to: dayOf(now.getTime()),
});

export const daysIn = ({ from, to }: Period): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / day) + 1;

/** As many days, right before. */
export function periodBefore(period: Period): Period {
  const count = daysIn(period);
  const to = new Date(Date.parse(period.from) - day).toISOString().slice(0, 10);
  return { from: new Date(Date.parse(period.from) - count * day).toISOString().slice(0, 10), to };
}
