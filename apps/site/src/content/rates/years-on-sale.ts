import { nightsBetween } from '@sundowner/calendar/day';
import type { Rate } from './rates.ts';

/** When fewer days of a year are left, the next one is what most visitors look for. */
const nearlyOver = 60;

/**
 * The years that can still be booked, the one most visitors look for first: the present one until 60 nights of it are left, then
 * the next.
 *
 * @param rates of one property
 * @param today yyyy-mm-dd
 */
export function yearsOnSale(rates: readonly Rate[], today: string): readonly number[] {
  const last = new Map<number, string>();
  for (const { year, seasons } of rates) {
    for (const { to } of seasons) if (to > (last.get(year) ?? '')) last.set(year, to);
  }
  const open = [...last].filter(([, to]) => to >= today).sort(([a], [b]) => a - b);
  const daysLeft = ([, to]: readonly [number, string]) => nightsBetween(today, to);
  const [first, ...others] = open;
  if (first && others.length > 0 && daysLeft(first) < nearlyOver) open.push(...open.splice(0, 1));
  return open.map(([year]) => year);
}

/**
 * What can be booked of some rates: that of the years on sale. A page of prices and its file both go by it, so that the page leads to no
 * file that is not there.
 *
 * @param rates of one property, or of all
 * @param today yyyy-mm-dd
 */
export function ratesOnSale(rates: readonly Rate[], today: string) {
  const years = yearsOnSale(rates, today);
  return { years, rates: rates.filter(({ year }) => years.includes(year)) };
}

/**
 * The one year every "from" price and every strip of seasons of a property speaks of; `null` while nothing is on sale.
 *
 * @param rates all of the property's, so that each of its pages finds the same year
 * @param today yyyy-mm-dd
 */
export const pricedYear = (rates: readonly Rate[], today: string): number | null =>
  yearsOnSale(rates, today)[0] ?? null;
