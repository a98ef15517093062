import { regions } from '@sundowner/brand';
import { readTourLinks } from '../forms/dialog-content.ts';
import type { TourLink } from '../model/dialog-content.ts';
import type { PanoramaTour, Tours } from '../model/tours.ts';
import { readStandingPlaces } from '../property/published-places.ts';
import type { Reading } from '../reading/reading.ts';

const lookups = regions.flatMap(({ lookupName, displayName }) =>
  lookupName ? [{ lookupName, displayName }] : [],
);

/**
 * What there is to look round in: panoramas of our own, and tours elsewhere by the first region each belongs to (MOD-06). Places that
 * are not published are left out.
 *
 * @throws OutageError when they cannot be read and were not kept
 */
export async function readTours(reading: Reading, siteUrl: string): Promise<Tours> {
  const [links, { offers }] = await Promise.all([
    readTourLinks(reading, siteUrl),
    readStandingPlaces(reading),
  ]);
  return toursOf(links.filter(({ contentTag }) => offers(contentTag)));
}

/** Tours in the order of the regions, the editors' own within each. A tour with a panorama and an address stands in both lists. */
export function toursOf(links: readonly TourLink[]): Tours {
  return {
    panoramas: links.flatMap(({ title, slug, text, panorama, tourLinkFor }): PanoramaTour[] => {
      const region = lookups.find(({ lookupName }) => lookupName === tourLinkFor[0])?.displayName ?? '';
      return panorama ? [{ title, slug, text, region, ...panorama }] : [];
    }),
    groups: lookups.flatMap(({ lookupName, displayName }) => {
      const tours = links.flatMap(({ title, href, tourLinkFor, picture }) =>
        href && tourLinkFor[0] === lookupName ? [{ title, href, picture }] : [],
      );
      return tours.length > 0 ? [{ name: displayName, tours }] : [];
    }),
  };
}
