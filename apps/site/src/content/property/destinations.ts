import { z } from 'zod';
import { bannerOn } from '../fields/banner.ts';
import { facts, onHost, picture, pictures, placeOfEntry, questions } from '../fields/common.ts';
import { entries, entry, flag, number, slug, words } from '../fields/fields.ts';
import { propertyKey, regionKey } from '../fields/place.ts';
import type { Destination, Region } from '../model/place.ts';
import type { Reading } from '../reading/reading.ts';

/** The keys of the properties chosen, in the editor's order. */
const propertyKeys = entries(z.object({ key: propertyKey })).transform((chosen) =>
  chosen.flatMap(({ key }) => key ?? []),
);

const region = z.object({
  key: regionKey,
  name: words,
  displayName: words,
  lookupName: words,
  hidden: flag,
  properties: propertyKeys,
  image: picture,
  description: words,
  facts,
  latitude: number,
  longitude: number,
});

/** Every region in the editors' order, hidden ones included; empty when they cannot be read (CNT-18). */
export function readRegions(reading: Reading): Promise<readonly Region[]> {
  return reading.orElse<readonly Region[]>('region', [], async () => {
    const regions = await reading.list({
      name: 'region',
      collection: 'region',
      sort: ['position'],
      depth: 1,
      limit: 20,
      schema: region,
    });
    return regions.flatMap(({ key, image, latitude, longitude, ...raw }) =>
      key === null
        ? []
        : [
            {
              ...raw,
              key,
              picture: image,
              coordinates: placeOfEntry({ latitude, longitude }),
            },
          ],
    );
  });
}

const destinationOn = onHost(({ siteUrl, richText }) =>
  z
    .object({
      slug,
      name: words,
      region: regionKey,
      hero: entry(bannerOn(siteUrl)),
      lead: words,
      body: richText,
      image: picture,
      facts,
      gallery: pictures,
      properties: propertyKeys,
      stays: entries(z.object({ contentfulTag: words })),
      latitude: number,
      longitude: number,
      questions,
    })
    .transform(
      ({ region: key, hero, image, latitude, longitude, stays, ...raw }): Destination => ({
        ...raw,
        stays: stays.map(({ contentfulTag }) => contentfulTag),
        regionKey: key,
        banner: hero,
        picture: image,
        coordinates: placeOfEntry({ latitude, longitude }),
      }),
    ),
);

/**
 * A park, a reserve or a city by the last part of its address.
 *
 * @returns `null` while it is not published
 * @throws OutageError when it cannot be read and was not kept
 */
export async function readDestination(
  reading: Reading,
  address: string,
  siteUrl: string,
): Promise<Destination | null> {
  if (!slug.safeParse(address).success) return null;
  return reading.one({
    name: `destination-${address}`,
    collection: 'destination',
    where: { slug: { equals: address } },
    depth: 2,
    limit: 1,
    schema: destinationOn(siteUrl),
    keep: 'found',
  });
}

/**
 * Every park, reserve and city we have a page about, in the editors' order.
 *
 * @throws OutageError when they cannot be read and were not kept
 */
export function readDestinations(reading: Reading, siteUrl: string): Promise<readonly Destination[]> {
  return reading.list({
    name: 'destination',
    collection: 'destination',
    sort: ['position'],
    depth: 2,
    limit: 50,
    schema: destinationOn(siteUrl),
  });
}
