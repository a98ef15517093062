import type { Rate } from '../../content/rates/rates.ts';
import { pricedYear } from '../../content/rates/years-on-sale.ts';
import type { Treehouse } from '../../content/treehouse/treehouse.ts';
import { nightFrom } from '../price/night-from.ts';
import type { PricedInYear } from '../price/price-in-year.tsx';

/**
 * What a night in a treehouse adds to a stay, from the rates of its property; while they hold none, what its own entry says.
 *
 * @param rates of the property, every year
 * @param today yyyy-mm-dd
 */
export function nightPrice(
  { slug, supplement }: Pick<Treehouse, 'slug' | 'supplement'>,
  rates: readonly Rate[],
  today: string,
): PricedInYear | null {
  const own = nightFrom(
    rates,
    pricedYear(rates, today),
    ({ kind, item }) => kind === 'treehouse' && item === slug,
  );
  if (own || supplement === null) return own;
  return { amount: supplement, unit: 'per treehouse, per night', from: false, year: null };
}

/** The prices of several, by their slugs. */
export function nightPrices(
  treehouses: readonly Pick<Treehouse, 'slug' | 'supplement'>[],
  rates: readonly Rate[],
  today: string,
): ReadonlyMap<string, PricedInYear> {
  const priced = treehouses.map((each) => [each.slug, nightPrice(each, rates, today)] as const);
  return new Map(priced.flatMap(([slug, price]) => (price ? [[slug, price] as const] : [])));
}
