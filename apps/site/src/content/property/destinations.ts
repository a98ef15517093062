import { mostPlaces } from '@sundowner/brand';
import { z } from 'zod';
import {
  bannerOn,
  facts,
  onHost,
  picture,
  pictures,
  questions,
  type Shown,
  withCoordinates,
} from '../fields/common.ts';
import { entries, entry, flag, number, rename, slug, words } from '../fields/fields.ts';
import { propertyKeys, regionKey } from '../fields/place.ts';
import type { Reading } from '../reading/reading.ts';

const region = z
  .object({
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
  })
  .transform(rename({ image: 'picture' }))
  .transform(withCoordinates);

/** A region as menus and the booking dialog group places. */
export type Region = z.infer<typeof region> & { readonly key: string };

/** Every region in the editors' order, hidden ones included; empty when they cannot be read (CNT-18). */
export async function readRegions(reading: Reading): Promise<readonly Region[]> {
  const regions = await reading.listOrNone({
    collection: 'region',
    sort: ['position'],
    depth: 1,
    limit: mostPlaces,
    schema: region,
  });
  return regions.flatMap((each) => (each.key === null ? [] : [{ ...each, key: each.key }]));
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
      /** Tags of the properties' lodges that stand here; without any, all of them do. */
      stays: entries(z.object({ contentfulTag: words })).transform((lodges): readonly string[] =>
        lodges.map(({ contentfulTag }) => contentfulTag),
      ),
      latitude: number,
      longitude: number,
      questions,
    })
    .transform(rename({ region: 'regionKey', hero: 'banner', image: 'picture', stays: 'lodges' }))
    .transform(withCoordinates),
);

/** A park, a reserve or a city, and what we have there. */
export type Destination = Shown<typeof destinationOn>;

/**
 * A park, a reserve or a city by the last part of its address.
 *
 * @returns `null` while it is not published
 * @throws OutageError when it cannot be read and was not kept
 */
export const readDestination = (reading: Reading, slug: string): Promise<Destination | null> =>
  reading.bySlug('destination', slug, { depth: 2, schema: destinationOn });

/**
 * Every park, reserve and city we have a page about, in the editors' order.
 *
 * @throws OutageError when they cannot be read and were not kept
 */
export const readDestinations = (reading: Reading): Promise<readonly Destination[]> =>
  reading.list({
    collection: 'destination',
    sort: ['position'],
    depth: 2,
    limit: mostPlaces,
    schema: destinationOn,
  });
