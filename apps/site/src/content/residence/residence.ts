import { z } from 'zod';
import {
  bannerOn,
  document,
  facts,
  onHost,
  pictures,
  points,
  questions,
  type Shown,
  withCoordinates,
} from '../fields/common.ts';
import { entries, entry, number, rename, slug, texts, words } from '../fields/fields.ts';
import { expectSlug, needsFields, propertyKey, regionKey, tourOn, withNeeds } from '../fields/place.ts';
import { teamMember } from '../people/team.ts';
import type { Reading } from '../reading/reading.ts';
import { amenity } from '../room/room.ts';

const residenceOn = onHost(({ siteUrl }) =>
  z
    .object({
      slug,
      name: words,
      hero: entry(bannerOn(siteUrl)),
      property: propertyKey,
      region: regionKey,
      accommodationTag: words,
      line: words,
      statement: words,
      statementText: words,
      sleeps: number,
      bedrooms: number,
      looksAfter: words,
      facts,
      spaces: points,
      gallery: pictures,
      amenities: entries(amenity),
      included: texts,
      tourLink: tourOn(siteUrl),
      whatToExpect: expectSlug,
      factSheet: document,
      latitude: number,
      longitude: number,
      questions,
      enquireHeading: words,
      enquireWords: words,
      planning: points,
      concierge: entry(teamMember),
      enquiryName: words,
      ...needsFields,
    })
    .transform((raw) => ({ ...raw, href: `/residences/${raw.slug}` }))
    .transform(rename({ hero: 'banner', region: 'regionKey', tourLink: 'tourHref' }))
    .transform(withCoordinates)
    .transform(withNeeds),
);

/** A residence (CNT-18). */
export type Residence = Shown<typeof residenceOn>;

const pageOn = onHost(({ siteUrl }) =>
  z
    .object({
      hero: entry(bannerOn(siteUrl)),
      heading: words,
      intro: words,
      residences: entries(residenceOn(siteUrl)),
    })
    .transform(rename({ hero: 'banner' })),
);

/** All residences, on the page that lists them. */
export type ResidencesPage = Shown<typeof pageOn>;

/**
 * The page of all residences (CNT-18).
 *
 * @returns `null` while it is not published
 * @throws OutageError when it cannot be read and was not kept
 */
export const readResidences = (reading: Reading): Promise<ResidencesPage | null> =>
  reading.one({ name: 'residences-page', collection: 'residences', depth: 3, schema: pageOn });

/** One residence by the last part of its address; otherwise as `readResidences`. */
export const readResidence = (reading: Reading, slug: string): Promise<Residence | null> =>
  reading.bySlug('residence', slug, { depth: 2, schema: residenceOn });
