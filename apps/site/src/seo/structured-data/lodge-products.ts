import { propertyOfKey } from '@sundowner/brand';
import type { Product } from 'schema-dts';
import { currentCollection } from '../../content/places/collection-scope.ts';
import type { Rate } from '../../content/rates/rates.ts';
import { absolute, type Node } from './nodes.ts';

/**
 * Each lodge and residence with what a night there costs from and to: the page of all rates shows too many prices to tell every one.
 *
 * @param rates of one year; supplements, which nobody can book alone, are left out
 */
export function lodgeProducts(rates: readonly Rate[], siteUrl: string): readonly Node<Product>[] {
  const lodges = new Map<string, Rate[]>();
  for (const rate of rates) {
    const name = rate.lodge || rate.place;
    if (rate.per === 'supplement' || !name) continue;
    lodges.set(name, [...(lodges.get(name) ?? []), rate]);
  }
  return [...lodges].flatMap(([name, own]) => {
    const [first] = own;
    const prices = own.flatMap(({ seasons }) =>
      seasons.flatMap(({ perPersonSharing, unit, single }) => perPersonSharing ?? unit ?? single ?? []),
    );
    const place = propertyOfKey(first?.property ?? '', currentCollection());
    if (!first || !place || prices.length === 0) return [];
    return [
      {
        '@context': 'https://schema.org',
        '@type': 'Product',
        name,
        category: 'Accommodation',
        offers: {
          '@type': 'AggregateOffer',
          url: absolute(`${place.root}/rates-and-offers`, siteUrl),
          priceCurrency: first.currency,
          lowPrice: Math.min(...prices),
          highPrice: Math.max(...prices),
          offerCount: prices.length,
        },
      },
    ];
  });
}
