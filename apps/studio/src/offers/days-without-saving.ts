import { type Day, daysAfter } from '@sundowner/calendar/day';
import { shortDayInWords } from '@sundowner/calendar/words';
import type { OfferTerms, PricedRate } from './saving.ts';

/** Days of stays; `null` where they have no end on that side. */
interface Days {
  readonly from: Day | null;
  readonly to: Day | null;
}

/** A season of an offer's rates, and whether somebody saves something in it. */
export interface Judged extends Days {
  readonly saves: boolean;
}

export const daysInWords = ({ from, to }: Days) =>
  [from && `from ${shortDayInWords(from)}`, to && `to ${shortDayInWords(to)}`].filter(Boolean).join(' ');

/** Of what is written yyyy-mm-dd, a year that no price has. */
const [always, ever] = ['0001-01-01', '9999-12-31'];

/**
 * The days of an offer on which nothing is saved, whichever room or lodge is taken, though their price is known: the first run of them.
 *
 * @returns `null` where something is saved on every day that has a price
 */
export function daysWithoutSaving(offer: OfferTerms, seasons: readonly Judged[]): Days | null {
  const [first, last] = [offer.stayFrom ?? always, offer.stayUntil ?? ever];
  const begins = seasons.flatMap(({ from, to }) => [from ?? always, ...(to ? [daysAfter(to, 1)] : [])]);
  const starts = [...new Set([first, ...begins.filter((day) => day > first && day <= last)])].sort();
  const on = (day: Day) => seasons.filter(({ from, to }) => (from ?? always) <= day && day <= (to ?? ever));
  const saved = (day: Day) => on(day).length === 0 || on(day).some(({ saves }) => saves);
  const at = starts.findIndex((day) => !saved(day));
  const from = starts[at];
  if (from === undefined) return null;
  const next = starts.slice(at).find((day) => saved(day) || on(day).length === 0);
  const to = next ? daysAfter(next, -1) : last;
  return { from: from === always ? null : from, to: to === ever ? null : to };
}

/** The seasons of a rate that an offer's stays are in. */
export const during = ({ stayFrom, stayUntil }: OfferTerms, { seasons }: PricedRate) =>
  seasons.filter(
    ({ from, to }) => (!stayUntil || !from || from <= stayUntil) && (!stayFrom || !to || to >= stayFrom),
  );

/** The days two seasons have in common; `null` where they have none. */
export function commonDays(one: Days, two: Days): Days | null {
  const from = (one.from ?? always) > (two.from ?? always) ? one.from : two.from;
  const to = (one.to ?? ever) < (two.to ?? ever) ? one.to : two.to;
  return (from ?? always) <= (to ?? ever) ? { from, to } : null;
}

export const joined = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
