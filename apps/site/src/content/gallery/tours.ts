import { addressWord, propertyOfKey, regionOfKey } from '@sundowner/brand';
import { z } from 'zod';
import { onHost, picture, type Shown } from '../fields/common.ts';
import { rename, texts, words } from '../fields/fields.ts';
import { currentCollection } from '../places/collection-scope.ts';
import { isOffered } from '../places/published-places.ts';
import type { Reading } from '../reading/reading.ts';
import { panorama } from './galleries.ts';

const tourLinkOn = onHost(({ link }) =>
  z
    .object({
      title: words,
      /** What the panorama shows, in a sentence. */
      text: words,
      url: link,
      contentfulTag: words,
      /** Lookup names of its regions; the first decides its heading. */
      tourLinkFor: texts,
      image: picture,
      panorama,
    })
    // The slug names it in addresses.
    .transform((raw) => ({ ...raw, slug: addressWord(raw.title) }))
    .transform(rename({ url: 'href', contentfulTag: 'contentTag', image: 'picture' })),
);

/** A 360 degree tour (MOD-06): at an address elsewhere, as a panorama of our own, or both. */
export type TourLink = Shown<typeof tourLinkOn>;

/** Every 360 degree tour in the editors' order (CNT-19). @throws OutageError when they cannot be read and were not kept */
export async function readTourLinks(reading: Reading): Promise<readonly TourLink[]> {
  const links = await reading.list({
    collection: 'tourLink',
    sort: ['position'],
    depth: 1,
    limit: 100,
    schema: tourLinkOn,
  });
  return links.filter((tour) => tour.href || tour.panorama);
}

/** Whether there is a 360 degree tour in a property's region; not, when they cannot be read: a link that leads to none is worse. */
export function readToursAt(reading: Reading, property: string): Promise<boolean> {
  const collection = currentCollection();
  const region = propertyOfKey(property, collection)?.region ?? '';
  const name = regionOfKey(region, collection)?.lookupName;
  return reading.orElse('tourLink-at', false, async () => {
    const tours = await readTourLinks(reading);
    return tours.some(({ tourLinkFor }) => tourLinkFor.some((lookup) => lookup !== '' && lookup === name));
  });
}

/** The 360 degree tours there are (MOD-06, CNT-19). */
export type Tours = ReturnType<typeof groupTours>;

/**
 * What there is to look round in: panoramas of our own, and tours elsewhere by the first region each belongs to (MOD-06). Places that
 * are not published are left out.
 *
 * @throws OutageError when they cannot be read and were not kept
 */
export async function readTours(reading: Reading): Promise<Tours> {
  const links = await readTourLinks(reading);
  return groupTours(links.filter(({ contentTag }) => contentTag === '' || isOffered(contentTag)));
}

/** Tours in the order of the regions, the editors' own within each. A tour with a panorama and an address stands in both lists. */
export function groupTours(links: readonly TourLink[]) {
  const lookups = currentCollection().regions.filter(({ lookupName }) => lookupName !== '');
  return {
    /** Those visitors turn in the page. */
    panoramas: links.flatMap(({ title, slug, text, panorama, tourLinkFor }) => {
      /** Display name: "The Delta"; empty for a region that is not known. */
      const region = lookups.find(({ lookupName }) => lookupName === tourLinkFor[0])?.displayName ?? '';
      return panorama ? [{ title, slug, text, region, ...panorama }] : [];
    }),
    /** Those at addresses elsewhere, which open in a new tab. */
    groups: lookups.flatMap(({ lookupName, displayName }) => {
      const tours = links.flatMap(({ title, href, tourLinkFor, picture }) =>
        href && tourLinkFor[0] === lookupName ? [{ title, href, picture }] : [],
      );
      return tours.length > 0 ? [{ name: displayName, tours }] : [];
    }),
  };
}
