import type { Rate } from '../../content/model/rates.ts';

export interface PriceFrom {
  /** Whole rand. */
  readonly amount: number;
  readonly per: 'person' | 'unit';
}

/**
 * What a night begins at in a room or house, by its name: the cheapest season of the first year that has prices for it.
 *
 * @param rates newest year first, as they are read; the nearest year that is not over is meant
 * @param year the present one
 */
export function priceFrom(rates: readonly Rate[], place: string, year: number): PriceFrom | null {
  const own = rates.filter((rate) => rate.place === place && rate.year >= year && rate.per !== 'supplement');
  const [rate] = own.toSorted((one, two) => one.year - two.year);
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
