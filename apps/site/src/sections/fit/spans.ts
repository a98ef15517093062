import { daysAfter, nightsBetween } from '@sundowner/calendar/day';
import type { Rate, RateSeason } from '../../content/rates/rates.ts';

/** Nights after one another that belong to one season, or to none. */
export interface Span {
  /** Counted from the first night looked at; `to` is the night after. */
  readonly from: number;
  readonly to: number;
  /** The first night, yyyy-mm-dd. */
  readonly day: string;
  readonly season: RateSeason | null;
}

/**
 * The seasons of a rate over some nights, without a gap: where several hold, the first is taken, as the calculator does.
 *
 * @param first yyyy-mm-dd
 */
export function spansOf(rates: readonly Rate[], first: string, nights: number): readonly Span[] {
  const seasons = rates.flatMap((rate) => rate.seasons);
  const last = daysAfter(first, nights);
  const edges = new Set([first]);
  for (const { from, to } of seasons) {
    if (from > first && from < last) edges.add(from);
    if (to >= first && to < last) edges.add(daysAfter(to, 1));
  }
  const days = [...edges].sort();
  return days.map((day, index) => {
    const next = days[index + 1];
    return {
      from: nightsBetween(first, day),
      to: next === undefined ? nights : nightsBetween(first, next),
      day,
      season: seasons.find(({ from, to }) => from <= day && day <= to) ?? null,
    };
  });
}
