import { z } from 'zod';
import { testimonial } from '../experience/experience.ts';
import { bannerOn } from '../fields/banner.ts';
import { onHost, picture, points } from '../fields/common.ts';
import { entries, entry, slug, words } from '../fields/fields.ts';
import type {
  TravelAfricaDestination,
  TravelAfricaPage,
  TravelAfricaTravelType,
} from '../model/travel-africa.ts';
import { openingWordsOn } from '../raw/intro.ts';
import { mapOn } from '../raw/map.ts';
import { destinationOn, travelTypeOn } from '../raw/travel-africa.ts';
import type { Reading } from '../reading/reading.ts';
import { packageCard, specialist } from './journey.ts';

const noPurpose = { title: '', text: '', picture: null, purposes: [] };

const pageOn = onHost(({ siteUrl }) =>
  z
    .object({
      title: words,
      hero: entry(bannerOn(siteUrl)),
      intro: entry(openingWordsOn(siteUrl)),
      destinations: entries(destinationOn(siteUrl)),
      map: entry(mapOn(siteUrl)),
      travelTypes: entries(travelTypeOn(siteUrl)),
      packagesHeading: words,
      packagesText: words,
      packages: entries(packageCard),
      specialists: entries(specialist),
      testimonials: entries(testimonial),
      travelPurpose: entry(
        z
          .object({ title: words, text: words, image: picture, purposes: points })
          .transform(({ image, ...raw }) => ({ ...raw, picture: image })),
      ),
    })
    .transform(
      ({ hero, intro, travelPurpose, ...raw }): TravelAfricaPage => ({
        ...raw,
        banner: hero,
        opening: intro,
        purpose: travelPurpose ?? noPurpose,
      }),
    ),
);

/**
 * The page Travel Africa with everything it shows (CNT-14).
 *
 * @returns `null`, and a line in the log, while it is not published
 * @throws OutageError when it cannot be read and was not kept
 */
export async function readTravelAfrica(reading: Reading, siteUrl: string): Promise<TravelAfricaPage | null> {
  const page = await reading.one({
    name: 'travelAfrica',
    collection: 'travelAfrica',
    // 3: the countries, their banners and camps, and those's pictures.
    depth: 3,
    limit: 1,
    schema: pageOn(siteUrl),
  });
  if (!page) reading.missing('No content found for the Travel Africa page');
  return page;
}

/** Every country with its camps, in the order of the map. @throws OutageError when they cannot be read and were not kept */
export function readTravelAfricaDestinations(
  reading: Reading,
  siteUrl: string,
): Promise<readonly TravelAfricaDestination[]> {
  return reading.list({
    name: 'travelAfricaDestination',
    collection: 'travelAfricaDestination',
    sort: ['mapIndex'],
    depth: 2,
    limit: 50,
    schema: destinationOn(siteUrl),
  });
}

/**
 * A country by the last part of its address.
 *
 * @returns `null` while it is not published
 * @throws OutageError when it cannot be read and was not kept
 */
export async function readTravelAfricaDestination(
  reading: Reading,
  address: string,
  siteUrl: string,
): Promise<TravelAfricaDestination | null> {
  if (!slug.safeParse(address).success) return null;
  return reading.one({
    name: `travelAfricaDestination-${address}`,
    collection: 'travelAfricaDestination',
    where: { slug: { equals: address } },
    depth: 2,
    limit: 1,
    schema: destinationOn(siteUrl),
    keep: 'found',
  });
}

/** Every kind of traveller with its countries, in the order of the cards. @throws OutageError as above */
export function readTravelTypes(
  reading: Reading,
  siteUrl: string,
): Promise<readonly TravelAfricaTravelType[]> {
  return reading.list({
    name: 'travelAfricaTravelType',
    collection: 'travelAfricaTravelType',
    sort: ['cardIndex'],
    depth: 3,
    limit: 50,
    schema: travelTypeOn(siteUrl),
  });
}
