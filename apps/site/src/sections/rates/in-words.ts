import { daysAfter, lastOfMonth } from '@sundowner/calendar/day';
import { dayInWords, shortMonthOf } from '@sundowner/calendar/words';
import type { RateSeason } from '../../content/rates/rates.ts';

/** "a vehicle, at the gate", "an adult, at the gate". */
const aOrAn = (what: string): string => `${/^[aeiou]/i.test(what) ? 'an' : 'a'} ${what}`;

/** What an amount is paid for, as an editor names it: "a vehicle", but "per person, per night" where they wrote "person and night". */
export function perEach(what: string): string {
  const [, who, time] = /^(\p{L}+) and (night|day|stay)\b/u.exec(what) ?? [];
  return who && time ? `per ${who}, per ${time}${what.slice(`${who} and ${time}`.length)}` : aOrAn(what);
}

/** "Reed Camp, Island Camp and Fig House". */
export const inWords = (names: readonly string[]): string => new Intl.ListFormat('en-GB').format(names);

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

type Span = Pick<RateSeason, 'from' | 'to'>;

/**
 * Each time a season comes, in order, whichever of several rates names it: "6 Jan to 30 Apr, 1 Nov to 14 Dec". Days that follow on are
 * one time, as when some of them ask for more nights.
 */
export function spansInWords(spans: readonly Span[]): string {
  const times: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.from.localeCompare(b.from) || a.to.localeCompare(b.to))) {
    const before = times.findIndex(({ to }) => daysAfter(to, 1) === span.from);
    if (before < 0) times.push(span);
    else times[before] = { from: times[before]?.from ?? span.from, to: span.to };
  }
  return [...new Set(times.map(spanInWords))].join(', ');
}

/** Between two days, of which either may be open: "From 31 March 2027". */
export function fromTo(from: string | null, until: string | null): string {
  if (from && until) return `${dayInWords(from)} to ${dayInWords(until)}`;
  if (from) return `From ${dayInWords(from)}`;
  return until ? `Until ${dayInWords(until)}` : 'Any dates';
}
