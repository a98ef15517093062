import { lastOfMonth } from '@sundowner/calendar/day';
import { shortMonthOf } from '@sundowner/calendar/words';
import type { RateSeason } from '../../content/rates/rates.ts';

/**
 * "6 Jan to 30 Apr", "1 to 5 Jan", "31 Dec"; whole months by their names alone, "Jun to Sep", and one month named once, "May". It keeps
 * together on a line.
 *
 * @param from first and `to` last night, yyyy-mm-dd
 */
export function spanInWords({ from, to }: Pick<RateSeason, 'from' | 'to'>): string {
  const [first, last] = [shortMonthOf(from), shortMonthOf(to)];
  const [begins, ends] = [Number(from.slice(8, 10)), Number(to.slice(8, 10))];
  const oneMonth = from.slice(0, 7) === to.slice(0, 7);
  const kept = (words: string) => words.replaceAll(' ', '\u00a0');
  if (begins === 1 && to === lastOfMonth(to)) return oneMonth ? first : kept(`${first} to ${last}`);
  if (from === to) return kept(`${begins} ${first}`);
  return kept(oneMonth ? `${begins} to ${ends} ${last}` : `${begins} ${first} to ${ends} ${last}`);
}

/** Each time a season comes, in order, whichever of several rates names it: "6 Jan to 30 Apr, 1 Nov to 14 Dec". */
export function spansInWords(spans: readonly Pick<RateSeason, 'from' | 'to'>[]): string {
  const sorted = spans.toSorted((a, b) => a.from.localeCompare(b.from) || a.to.localeCompare(b.to));
  return [...new Set(sorted.map(spanInWords))].join(', ');
}
