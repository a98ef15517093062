import type { Rate } from '../../content/model/rates.ts';

export interface PriceFrom {
  /** Whole rand. */
  readonly amount: number;
  readonly per: 'person' | 'unit';
}

/**
 * What a night begins at in a room or house, by its name: the cheapest season of the year.
 *
 * @param year the one prices speak of; `null` while nothing is on sale
 */
export function priceFrom(rates: readonly Rate[], place: string, year: number | null): PriceFrom | null {
  const rate = rates.find((each) => each.place === place && each.year === year && each.per !== 'supplement');
  if (!rate) return null;
  const lowest = (values: readonly (number | null)[]) => {
    const known = values.flatMap((value) => value ?? []);
    return known.length === 0 ? null : Math.min(...known);
  };
  const person = lowest(rate.seasons.map(({ perPersonSharing }) => perPersonSharing));
  const unit = lowest(rate.seasons.map((season) => season.unit));
  if (rate.per === 'unit' || person === null) return unit === null ? null : { amount: unit, per: 'unit' };
  return { amount: person, per: 'person' };
}
