import { z } from 'zod';
import { bannerOn } from '../fields/banner.ts';
import { document, facts, onHost, pictures, placeOfEntry, points, questions } from '../fields/common.ts';
import { entries, entry, number, slug, texts, words } from '../fields/fields.ts';
import { expectSlug, needsFields, needsOf, propertyKey, regionKey, tourOn } from '../fields/place.ts';
import type { Residence, ResidencesPage } from '../model/residence.ts';
import { teamMember } from '../people/team-member.ts';
import type { Reading } from '../reading/reading.ts';
import { amenity } from '../room/amenity.ts';

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
    .transform((raw): Residence => {
      const {
        hero,
        region,
        tourLink,
        latitude,
        longitude,
        childPolicy,
        accessibility,
        dietary,
        health,
        ...rest
      } = raw;
      return {
        ...rest,
        href: `/residences/${raw.slug}`,
        banner: hero,
        regionKey: region,
        tourHref: tourLink,
        coordinates: placeOfEntry({ latitude, longitude }),
        needs: needsOf({ childPolicy, accessibility, dietary, health }),
      };
    }),
);

const pageOn = onHost(({ siteUrl }) =>
  z
    .object({
      hero: entry(bannerOn(siteUrl)),
      heading: words,
      intro: words,
      residences: entries(residenceOn(siteUrl)),
    })
    .transform(({ hero, ...raw }): ResidencesPage => ({ ...raw, banner: hero })),
);

/**
 * The page of all residences (CNT-18).
 *
 * @returns `null` while it is not published
 * @throws OutageError when it cannot be read and was not kept
 */
export function readResidences(reading: Reading, siteUrl: string): Promise<ResidencesPage | null> {
  return reading.one({
    name: 'residences-page',
    collection: 'residences',
    depth: 3,
    limit: 1,
    schema: pageOn(siteUrl),
  });
}

/** One residence by the last part of its address; otherwise as `readResidences`. */
export async function readResidence(
  reading: Reading,
  address: string,
  siteUrl: string,
): Promise<Residence | null> {
  if (!slug.safeParse(address).success) return null;
  return reading.one({
    name: `residence-${address}`,
    collection: 'residence',
    where: { slug: { equals: address } },
    depth: 2,
    limit: 1,
    schema: residenceOn(siteUrl),
    keep: 'found',
  });
}
