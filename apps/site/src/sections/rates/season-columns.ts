import type { Rate, RateSeason } from '../../content/rates/rates.ts';
import { inWords, spanInWords, spansInWords } from './in-words.ts';
import { seasonParts } from './season-parts.ts';

/** A part of the year prices go by; one that comes twice a year is one column where it costs the same both times. */
export interface SeasonColumn {
  readonly name: string;
  /** "Peak" of "Peak season"; with its days where another column has the name too. */
  readonly short: string;
  /** Each time it comes, in order: first and last night, yyyy-mm-dd. */
  readonly spans: readonly (readonly [from: string, to: string])[];
  /** "6 Jan to 30 Apr, 1 Nov to 14 Dec"; "May, Oct". */
  readonly when: string;
}

type Amount = (season: RateSeason) => number | null;

/** What a night costs in a season, in the way it is told: for one of two who share, for the whole, or for one alone. */
export const priceOf: Amount = ({ perPersonSharing, unit, single }) => perPersonSharing ?? unit ?? single;

type Held = readonly (RateSeason | null)[];

/** Every amount a table may show of a season. */
const allAmounts = (held: Held): unknown =>
  held.map((season) => season && [season.perPersonSharing, season.unit, season.single, season.child]);

/**
 * The seasons of some rates of one year, cheapest first.
 *
 * @param shownOf what is shown of days in them: those of one name stand together where it is the same
 */
export function seasonColumns(
  rates: readonly Rate[],
  shownOf: (held: Held) => unknown = allAmounts,
): readonly SeasonColumn[] {
  const parts = seasonParts(rates, shownOf);
  return parts
    .map(({ name, spans }) => {
      const when = spansInWords(spans);
      const bare = name.replace(/ season$/i, '');
      const isAlone = parts.filter((other) => other.name === name).length === 1;
      const [first] = rates.flatMap((rate) => seasonIn(rate, { name, spans: pairsOf(spans) }) ?? []);
      return {
        name,
        short: isAlone ? bare : `${bare}, ${when}`,
        spans: pairsOf(spans),
        when,
        // The first rate decides the order: a room of another kind may cost the same all year.
        price: (first && priceOf(first)) ?? 0,
      };
    })
    .sort((a, b) => a.price - b.price)
    .map(({ price: _price, ...column }) => column);
}

const pairsOf = (spans: readonly Pick<RateSeason, 'from' | 'to'>[]) =>
  spans.map(({ from, to }) => [from, to] as const);

type Times = Pick<SeasonColumn, 'name' | 'spans'>;

/** Whether some days of a season lie in a column. */
export const isIn = ({ name, from, to }: RateSeason, column: Times): boolean =>
  column.name === name && column.spans.some(([first, last]) => from <= last && first <= to);

const seasonIn = ({ seasons }: Rate, column: Times): RateSeason | null =>
  seasons.find((season) => isIn(season, column)) ?? null;

/** What a rate costs in a column, the same on all of its days; `null` where it is not let. */
export function amountIn(rate: Rate, column: Times, amount: Amount): number | null {
  const season = seasonIn(rate, column);
  return season && amount(season);
}

/**
 * How long one stays at least, by the season's name: "2 nights or more: Jun to Sep; 3 nights or more: 1 to 5 Jan". A season that
 * takes everybody for one night is left out. Where rates differ the longer stay is told.
 *
 * @param column left out, of the whole year
 */
export function leastStays(rates: readonly Rate[], column?: SeasonColumn): ReadonlyMap<string, string> {
  const asked = new Map<string, Map<string, { readonly span: readonly [string, string]; nights: number }>>();
  const all = rates.flatMap((rate) => rate.seasons);
  for (const { name, from, to, minimumNights } of column ? all.filter((each) => isIn(each, column)) : all) {
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
