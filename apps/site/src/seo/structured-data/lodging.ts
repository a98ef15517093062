import type { Brand } from '@sundowner/brand';
import type { Hotel, LodgingBusiness, Resort } from 'schema-dts';
import type { Picture } from '../../content/fields/picture.ts';
import { installation } from '../../installation/installation.ts';
import { absolute, type Node, organizationId } from './nodes.ts';
import { internationalNumber } from './telephone.ts';

/** A property, lodge, hotel, villa or residence, as its page knows it. */
export interface LodgingWords {
  readonly kind: 'property' | 'lodge' | 'villa' | 'hotel' | 'residence';
  readonly name: string;
  readonly path: string;
  readonly description: string;
  readonly pictures: readonly Picture[];
  /** Of the place in words: "The Delta, South Africa". */
  readonly region: string;
  /** ISO 3166 code of the country it lies in; `null` where that is not known for certain. */
  readonly country: string | null;
  readonly telephone: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly amenities: readonly string[];
  readonly rooms: number | null;
  /** The place it belongs to. */
  readonly within: { readonly name: string; readonly path: string } | null;
}

/** A reserve with several lodges is a resort to search engines; the hotel in town is a hotel. */
const types = {
  property: 'Resort',
  lodge: 'LodgingBusiness',
  villa: 'LodgingBusiness',
  hotel: 'Hotel',
  residence: 'LodgingBusiness',
} as const;

export function lodging(
  place: LodgingWords,
  brand: Brand,
  siteUrl: string,
): Node<LodgingBusiness | Resort | Hotel> {
  const { latitude, longitude, within, rooms } = place;
  // A card's picture may stand in the gallery as well.
  const images = [...new Set(place.pictures.map(({ src }) => absolute(src, siteUrl)))];
  const telephone = internationalNumber(place.telephone ?? '', installation().country);
  return {
    '@context': 'https://schema.org',
    '@type': types[place.kind],
    '@id': absolute(place.path, siteUrl),
    url: absolute(place.path, siteUrl),
    name: place.name,
    description: place.description,
    address: {
      '@type': 'PostalAddress',
      addressRegion: place.region,
      ...(place.country === null ? {} : { addressCountry: place.country }),
    },
    parentOrganization: {
      '@type': 'Organization',
      '@id': organizationId(siteUrl),
      name: brand.collectionName,
    },
    currenciesAccepted: installation().baseCurrency,
    ...(images.length > 0 ? { image: images } : {}),
    ...(telephone === null ? {} : { telephone }),
    ...(latitude !== null && longitude !== null
      ? { geo: { '@type': 'GeoCoordinates', latitude, longitude } }
      : {}),
    ...(rooms !== null ? { numberOfRooms: rooms } : {}),
    ...(place.amenities.length > 0
      ? {
          amenityFeature: place.amenities.map((name) => ({
            '@type': 'LocationFeatureSpecification' as const,
            name,
            value: true,
          })),
        }
      : {}),
    ...(within
      ? { containedInPlace: { '@type': 'Place', name: within.name, url: absolute(within.path, siteUrl) } }
      : {}),
  } as Node<LodgingBusiness | Resort | Hotel>;
}
