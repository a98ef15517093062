import type { Offer, Product } from 'schema-dts';
import type { Rate, RateSeason } from '../../content/rates/rates.ts';
import { absolute, type Node } from './nodes.ts';

interface Priced {
  readonly price: number;
  readonly unitText: string;
}

/** What a night costs in a season, in the way the rate is told: for a person sharing, or for the whole unit. */
function priceOf({ unit, perPersonSharing, single }: RateSeason): Priced | null {
  if (perPersonSharing !== null) return { price: perPersonSharing, unitText: 'person sharing, per night' };
  if (unit !== null) return { price: unit, unitText: 'unit, per night' };
  return single === null ? null : { price: single, unitText: 'single, per night' };
}

function offerOf(season: RateSeason, rate: Rate, path: string, siteUrl: string): Offer[] {
  const priced = priceOf(season);
  if (!priced) return [];
  return [
    {
      '@type': 'Offer',
      name: season.name,
      url: absolute(path, siteUrl),
      price: priced.price,
      priceCurrency: rate.currency,
      validFrom: season.from,
      validThrough: season.to,
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: priced.price,
        priceCurrency: rate.currency,
        unitText: priced.unitText,
      },
    },
  ];
}

/**
 * A rate with an offer for each season.
 *
 * @param path of the page that shows it
 * @returns `null` for a supplement, which nobody can book alone, and for a rate without a price
 */
export function product(
  rate: Rate,
  {
    path,
    image,
    siteUrl,
  }: { readonly path: string; readonly image: string | null; readonly siteUrl: string },
): Node<Product> | null {
  if (rate.per === 'supplement') return null;
  const offers = rate.seasons.flatMap((season) => offerOf(season, rate, path, siteUrl));
  if (offers.length === 0) return null;
  const description = [rate.guests, rate.note].filter((words) => words !== '').join('. ');
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: rate.place && rate.place !== rate.title ? `${rate.place}, ${rate.title}` : rate.title,
    ...(description ? { description } : {}),
    ...(image ? { image: absolute(image, siteUrl) } : {}),
    category: 'Accommodation',
    offers,
  };
}
