import { z } from 'zod';
import { bannerOn } from '../fields/banner.ts';
import { facts, onHost, picture, pictures, placeOfEntry, points, questions } from '../fields/common.ts';
import { entries, entry, id, number, slug, words } from '../fields/fields.ts';
import { packageCard } from '../journey/journey.ts';
import type {
  TravelAfricaDestination,
  TravelAfricaProperty,
  TravelAfricaTravelType,
} from '../model/travel-africa.ts';
import { openingWordsOn } from './intro.ts';

const travelAfricaPropertyOn = onHost(({ link }) =>
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
      (raw): TravelAfricaProperty => ({
        id: raw.id,
        name: raw.propertyName,
        location: raw.propertyLocation,
        description: raw.description,
        picture: raw.backgroundImage,
        facts: raw.facts,
        gallery: raw.gallery,
        href: raw.link,
        coordinates: placeOfEntry(raw),
      }),
    ),
);

export const destinationOn = onHost(({ siteUrl, richText }) =>
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
      properties: entries(travelAfricaPropertyOn(siteUrl)),
      gallery: pictures,
      questions,
    })
    .transform(
      (raw): TravelAfricaDestination => ({
        slug: raw.slug,
        href: `/travel-africa/destination/${raw.slug}`,
        name: raw.name,
        banner: raw.hero,
        opening: raw.intro,
        map: {
          index: raw.mapIndex,
          name: raw.mapDisplayName || raw.name,
          description: raw.mapDescription,
          picture: raw.mapImage,
          coordinates: placeOfEntry(raw),
        },
        body: raw.body,
        facts: raw.facts,
        highlights: raw.highlights,
        properties: raw.properties,
        gallery: raw.gallery,
        questions: raw.questions,
      }),
    ),
);

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
      destinations: entries(destinationOn(siteUrl)),
      packages: entries(packageCard),
    })
    .transform(
      (raw): TravelAfricaTravelType => ({
        slug: raw.slug,
        href: `/travel-africa/travel-type/${raw.slug}`,
        name: raw.name,
        banner: raw.hero,
        opening: raw.intro,
        card: { index: raw.cardIndex, name: raw.cardDisplayName || raw.name, picture: raw.cardImage },
        body: raw.body,
        destinations: raw.destinations,
        packages: raw.packages,
      }),
    ),
);
