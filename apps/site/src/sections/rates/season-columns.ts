import type { Rate, RateSeason } from '../../content/rates/rates.ts';
import { inWords, spanInWords, spansInWords } from './in-words.ts';

/** A part of the year prices go by; one that comes twice a year is one column. */
export interface SeasonColumn {
  readonly name: string;
  /** "Peak" of "Peak season". */
  readonly short: string;
  /** Each time it comes, in order: first and last night, yyyy-mm-dd. */
  readonly spans: readonly (readonly [from: string, to: string])[];
  /** "6 Jan to 30 Apr, 1 Nov to 14 Dec"; "May, Oct". */
  readonly when: string;
}

/** What a night costs in a season, in the way it is told: for one of two who share, for the whole, or for one alone. */
export const priceOf = ({ perPersonSharing, unit, single }: RateSeason): number | null =>
  perPersonSharing ?? unit ?? single;

/** The seasons of some rates of one year, cheapest first. */
export function seasonColumns(rates: readonly Rate[]): readonly SeasonColumn[] {
  const spans = new Map<string, Map<string, readonly [string, string]>>();
  const price = new Map<string, number>();
  for (const season of rates.flatMap((rate) => rate.seasons)) {
    const known = spans.get(season.name) ?? new Map<string, readonly [string, string]>();
    spans.set(season.name, known.set(season.from, [season.from, season.to]));
    // The first rate decides the order: a room of another kind may cost the same all year.
    if (!price.has(season.name)) price.set(season.name, priceOf(season) ?? 0);
  }
  return [...spans]
    .map(([name, times]) => {
      const sorted = [...times.values()].sort(([a], [b]) => a.localeCompare(b));
      const when = spansInWords(sorted.map(([from, to]) => ({ from, to })));
      return { name, short: name.replace(/ season$/i, ''), spans: sorted, when };
    })
    .sort((a, b) => (price.get(a.name) ?? 0) - (price.get(b.name) ?? 0));
}

/**
 * How long one stays at least, by the season's name: "2 nights or more: Jun to Sep; 3 nights or more: 1 to 5 Jan". A season that
 * takes everybody for one night is left out. Where rates differ the longer stay is told.
 */
export function leastStays(rates: readonly Rate[]): ReadonlyMap<string, string> {
  const asked = new Map<string, Map<string, { readonly span: readonly [string, string]; nights: number }>>();
  for (const { name, from, to, minimumNights } of rates.flatMap((rate) => rate.seasons)) {
    const spans = asked.get(name) ?? new Map();
    const nights = Math.max(minimumNights ?? 1, spans.get(from)?.nights ?? 1);
    asked.set(name, spans.set(from, { span: [from, to], nights }));
  }
  const told = new Map<string, string>();
  for (const [name, times] of asked) {
    const spans = [...times.values()].sort((a, b) => a.span[0].localeCompare(b.span[0]));
    const lengths = [...new Set(spans.map(({ nights }) => nights))].sort((a, b) => a - b);
    const words = lengths.flatMap((length) => {
      const own = spans
        .filter(({ nights }) => nights === length)
        .map(({ span: [from, to] }) => spanInWords({ from, to }));
      const when = lengths.length > 1 ? `: ${inWords(own)}` : '';
      return length > 1 ? [`${length} nights or more${when}`] : [];
    });
    if (words.length > 0) told.set(name, words.join('; '));
  }
  return told;
}

/** "3 nights or more" of what is let whole and never for less, in any season; empty of a room, whose seasons tell it. */
export function leastOfHouse({ per, seasons }: Pick<Rate, 'per' | 'seasons'>): string {
  const least = per === 'unit' ? Math.min(...seasons.map(({ minimumNights }) => minimumNights ?? 1)) : 1;
  return Number.isFinite(least) && least > 1 ? `${least} nights or more` : '';
}

/** Lowest and highest of `amount` in the season of that name; `null` where it is not let. */
export function spread(
  rate: Rate,
  name: string,
  amount: (season: RateSeason) => number | null,
): readonly [lowest: number, highest: number] | null {
  const amounts = rate.seasons.flatMap((season) => (season.name === name ? (amount(season) ?? []) : []));
  return amounts.length === 0 ? null : [Math.min(...amounts), Math.max(...amounts)];
}
