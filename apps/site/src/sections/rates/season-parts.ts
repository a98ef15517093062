import { daysAfter } from '@sundowner/calendar/day';
import type { Rate, RateSeason } from '../../content/rates/rates.ts';

/** Days of a year that go by one name, on each of which the same is shown. */
export interface SeasonPart<Shown> {
  readonly name: string;
  /** Each time it comes, in order: first and last night, yyyy-mm-dd. */
  readonly spans: readonly Pick<RateSeason, 'from' | 'to'>[];
  readonly shown: Shown;
}

/**
 * The seasons of some rates of one year, in the order their names first come. One that comes twice a year is one part only where the same
 * is shown of both times: where an editor changed one of them, each is a part of its own, with its own days.
 *
 * @param shownOf what a page would show of days with these seasons, one for each rate: `null` where it is not let then
 */
export function seasonParts<Shown>(
  rates: readonly Pick<Rate, 'seasons'>[],
  shownOf: (seasons: readonly (RateSeason | null)[]) => Shown,
): readonly SeasonPart<Shown>[] {
  const names = new Set(rates.flatMap(({ seasons }) => seasons.map(({ name }) => name)));
  return [...names].flatMap((name) => {
    const own = rates.map(({ seasons }) => seasons.filter((season) => season.name === name));
    const found = new Map<string, SeasonPart<Shown>>();
    for (const span of spansOf(own.flat())) {
      const shown = shownOf(
        own.map((seasons) => seasons.find(({ from, to }) => from <= span.from && span.to <= to) ?? null),
      );
      const key = JSON.stringify(shown);
      found.set(key, { name, shown, spans: [...(found.get(key)?.spans ?? []), span] });
    }
    return [...found.values()];
  });
}

/** The days of some seasons, cut wherever one of them begins or ends. */
function spansOf(seasons: readonly RateSeason[]): readonly Pick<RateSeason, 'from' | 'to'>[] {
  const cuts = [...new Set(seasons.flatMap(({ from, to }) => [from, daysAfter(to, 1)]))].sort();
  return cuts
    .flatMap((from, at) => {
      const next = cuts[at + 1];
      return next ? [{ from, to: daysAfter(next, -1) }] : [];
    })
    .filter((span) => seasons.some(({ from, to }) => from <= span.from && span.to <= to));
}
