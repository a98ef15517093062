import { z } from 'zod';
import { bannerOn } from '../fields/banner.ts';
import {
  document,
  facts,
  onHost,
  picture,
  pictures,
  placeOfEntry,
  points,
  questions,
} from '../fields/common.ts';
import { entries, entry, joined, listOf, number, texts, words } from '../fields/fields.ts';
import {
  expectSlug,
  gettingThereFields,
  gettingThereOf,
  needsFields,
  needsOf,
  propertyKey,
  tourOn,
} from '../fields/place.ts';
import type { Stay, StayCard } from '../model/place.ts';
import { amenity } from '../room/amenity.ts';
import { roomOn } from '../room/room.ts';

const stayCardOn = onHost(({ link }) =>
  z
    .object({
      name: words,
      kind: z.enum(['lodge', 'villa', 'hotel', 'residence']).catch('lodge'),
      property: propertyKey,
      link,
      contentfulTag: words,
      line: words,
      features: texts,
      cardImage: picture,
      dropDownImage: picture,
    })
    .transform(
      ({ link: href, contentfulTag, cardImage, dropDownImage, ...raw }): StayCard => ({
        ...raw,
        href,
        contentTag: contentfulTag,
        picture: cardImage ?? dropDownImage,
      }),
    ),
);

const stayDetailsOn = onHost(({ siteUrl, link }) =>
  z
    .object({
      breadcrumbs: listOf(
        z.object({ name: words, link }).transform(({ name, link: href }) => ({ name, href })),
      ),
      villas: entries(stayCardOn(siteUrl)),
      rooms: joined(roomOn(siteUrl)),
      hero: entry(bannerOn(siteUrl)),
      statement: words,
      statementText: words,
      roomCount: number,
      sleeps: number,
      facts,
      gallery: pictures,
      amenities: entries(amenity),
      factSheet: document,
      questions,
      diningHeading: words,
      diningText: words,
      diningImage: picture,
      menu: listOf(z.object({ dish: words, with: words })),
      diningNote: words,
      whatToExpect: expectSlug,
      tourLink: tourOn(siteUrl),
      expect: points,
      latitude: number,
      longitude: number,
      ...needsFields,
      ...gettingThereFields,
    })
    .transform(
      (raw): Omit<Stay, keyof StayCard> => ({
        breadcrumbs: raw.breadcrumbs,
        villas: raw.villas,
        rooms: raw.rooms,
        banner: raw.hero,
        statement: raw.statement,
        statementText: raw.statementText,
        roomCount: raw.roomCount,
        sleeps: raw.sleeps,
        facts: raw.facts,
        gallery: raw.gallery,
        amenities: raw.amenities,
        factSheet: raw.factSheet,
        questions: raw.questions,
        dining: {
          heading: raw.diningHeading,
          text: raw.diningText,
          picture: raw.diningImage,
          dishes: raw.menu,
          note: raw.diningNote,
        },
        whatToExpect: raw.whatToExpect,
        tourHref: raw.tourLink,
        expect: raw.expect,
        needs: needsOf(raw),
        gettingThere: gettingThereOf(raw),
        coordinates: placeOfEntry(raw),
      }),
    ),
);

/** A lodge, villa or hotel, read by itself or populated in its property. */
export const stayOn = onHost(
  ({ siteUrl }): z.ZodType<Stay> => z.intersection(stayCardOn(siteUrl), stayDetailsOn(siteUrl)),
);
