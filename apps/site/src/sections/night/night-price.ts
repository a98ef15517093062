import type { Treehouse } from '../../content/model/place.ts';
import type { Rate } from '../../content/model/rates.ts';
import { pricedYear } from '../../content/model/years-on-sale.ts';

/** What a night in a treehouse adds to a stay. */
export interface NightPrice {
  /** Whole rand. */
  readonly rand: number;
  /** Whether some nights of the year cost more. */
  readonly from: boolean;
  /** Year of the price; `null` where it stands without one. */
  readonly year: number | null;
}

/**
 * The price of a treehouse from the rates of its property; while they hold none, what its own entry says.
 *
 * @param rates of the property, every year
 * @param today yyyy-mm-dd
 */
export function nightPrice(
  { slug, supplement }: Pick<Treehouse, 'slug' | 'supplement'>,
  rates: readonly Rate[],
  today: string,
): NightPrice | null {
  const year = pricedYear(rates, today);
  const own = rates.find((rate) => rate.kind === 'treehouse' && rate.item === slug && rate.year === year);
  const prices = (own?.seasons ?? []).flatMap(({ unit }) => unit ?? []);
  if (prices.length === 0) return supplement === null ? null : { rand: supplement, from: false, year: null };
  const least = Math.min(...prices);
  return { rand: least, from: least < Math.max(...prices), year };
}

/** The prices of several, by their slugs. */
export function nightPrices(
  treehouses: readonly Pick<Treehouse, 'slug' | 'supplement'>[],
  rates: readonly Rate[],
  today: string,
): ReadonlyMap<string, NightPrice> {
  const priced = treehouses.map((each) => [each.slug, nightPrice(each, rates, today)] as const);
  return new Map(priced.flatMap(([slug, price]) => (price ? [[slug, price] as const] : [])));
}
