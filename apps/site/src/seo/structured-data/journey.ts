import type { Brand } from '@sundowner/brand';
import type { TouristTrip } from 'schema-dts';
import type { PackagePage } from '../../content/journey/journey.ts';
import { absolute, type Node, organizationId } from './nodes.ts';

type JourneyWords = Pick<
  PackagePage,
  'title' | 'href' | 'line' | 'picture' | 'stops' | 'priceFrom' | 'travelTypes'
>;

/** A journey on its own page: its stops in order, and the least it costs for one person. */
export function touristTrip(journey: JourneyWords, brand: Brand, siteUrl: string): Node<TouristTrip> {
  const { title, href, line, picture, stops, priceFrom, travelTypes } = journey;
  return {
    '@context': 'https://schema.org',
    '@type': 'TouristTrip',
    '@id': absolute(href, siteUrl),
    url: absolute(href, siteUrl),
    name: title,
    ...(line ? { description: line } : {}),
    ...(picture ? { image: absolute(picture.src, siteUrl) } : {}),
    ...(travelTypes.length > 0 ? { touristType: travelTypes.map(({ name }) => name) } : {}),
    ...(stops.length > 0
      ? {
          itinerary: {
            '@type': 'ItemList',
            itemListElement: stops.map(({ name, coordinates }, index) => ({
              '@type': 'ListItem' as const,
              position: index + 1,
              name,
              item: {
                '@type': 'TouristDestination' as const,
                name,
                ...(coordinates ? { geo: { '@type': 'GeoCoordinates' as const, ...coordinates } } : {}),
              },
            })),
          },
        }
      : {}),
    provider: { '@type': 'Organization', '@id': organizationId(siteUrl), name: brand.collectionName },
    ...(priceFrom
      ? {
          offers: {
            '@type': 'AggregateOffer',
            lowPrice: priceFrom.amount,
            priceCurrency: priceFrom.currency,
            url: absolute(href, siteUrl),
          },
        }
      : {}),
  };
}
