import { z } from 'zod';
import {
  bannerOn,
  facts,
  onHost,
  picture,
  pictures,
  points,
  questions,
  type Shown,
  withCoordinates,
} from '../fields/common.ts';
import { entries, entry, id, number, rename, slug, words } from '../fields/fields.ts';
import { openingWordsOn } from '../page/page-intro.ts';
import type { Reading } from '../reading/reading.ts';
import { packageCard } from './journey.ts';

const campOn = onHost(({ link }) =>
  z
    .object({
      id: id.transform(String),
      propertyName: words,
      propertyLocation: words,
      description: words,
      backgroundImage: picture,
      facts,
      gallery: pictures,
      link,
      latitude: number,
      longitude: number,
    })
    .transform(
      rename({
        propertyName: 'name',
        propertyLocation: 'location',
        backgroundImage: 'picture',
        link: 'href',
      }),
    )
    .transform(withCoordinates),
);

export type TravelAfricaProperty = Shown<typeof campOn>;

/** A country of Travel Africa, with the camps guests are sent to (CNT-14). */
export const countryOn = onHost(({ siteUrl, richText }) =>
  z
    .object({
      slug,
      name: words,
      hero: entry(bannerOn(siteUrl)),
      intro: entry(openingWordsOn(siteUrl)),
      mapIndex: number,
      mapDisplayName: words,
      mapDescription: words,
      mapImage: picture,
      latitude: number,
      longitude: number,
      body: richText,
      facts,
      highlights: points,
      properties: entries(campOn(siteUrl)),
      gallery: pictures,
      questions,
    })
    .transform(withCoordinates)
    .transform(({ mapIndex, mapDisplayName, mapDescription, mapImage, ...raw }) => ({
      ...raw,
      href: `/travel-africa/destination/${raw.slug}`,
      /** What the destination map shows of it (CNT-08). */
      map: {
        index: mapIndex,
        name: mapDisplayName || raw.name,
        description: mapDescription,
        picture: mapImage,
      },
    }))
    .transform(rename({ hero: 'banner', intro: 'opening' })),
);

export type TravelAfricaDestination = Shown<typeof countryOn>;

/** Every country with its camps, in the order of the map. @throws OutageError when they cannot be read and were not kept */
export const readTravelAfricaDestinations = (reading: Reading): Promise<readonly TravelAfricaDestination[]> =>
  reading.list({
    collection: 'travelAfricaDestination',
    sort: ['mapIndex'],
    depth: 2,
    limit: 50,
    schema: countryOn,
  });

/**
 * A country by the last part of its address.
 *
 * @returns `null` while it is not published
 * @throws OutageError when it cannot be read and was not kept
 */
export const readTravelAfricaDestination = (
  reading: Reading,
  slug: string,
): Promise<TravelAfricaDestination | null> =>
  reading.bySlug('travelAfricaDestination', slug, { depth: 2, schema: countryOn });

/** A kind of traveller with its page. */
export const travelTypeOn = onHost(({ siteUrl, richText }) =>
  z
    .object({
      slug,
      name: words,
      hero: entry(bannerOn(siteUrl)),
      intro: entry(openingWordsOn(siteUrl)),
      cardIndex: number,
      cardDisplayName: words,
      cardImage: picture,
      body: richText,
      destinations: entries(countryOn(siteUrl)),
      packages: entries(packageCard),
    })
    .transform(({ cardIndex, cardDisplayName, cardImage, ...raw }) => ({
      ...raw,
      href: `/travel-africa/travel-type/${raw.slug}`,
      card: { index: cardIndex, name: cardDisplayName || raw.name, picture: cardImage },
    }))
    .transform(rename({ hero: 'banner', intro: 'opening' })),
);

export type TravelAfricaTravelType = Shown<typeof travelTypeOn>;

/** Every kind of traveller with its countries, in the order of the cards. @throws OutageError as above */
export const readTravelTypes = (reading: Reading): Promise<readonly TravelAfricaTravelType[]> =>
  reading.list({
    collection: 'travelAfricaTravelType',
    sort: ['cardIndex'],
    depth: 3,
    limit: 50,
    schema: travelTypeOn,
  });
