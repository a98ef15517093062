import { z } from 'zod';
import { bannerOn } from '../fields/banner.ts';
import { facts, onHost, picture, pictures, placeOfEntry, questions } from '../fields/common.ts';
import { entry, listOf, number, slug, texts, words } from '../fields/fields.ts';
import { expectSlug, propertyKey, tourOn } from '../fields/place.ts';
import type { Treehouse } from '../model/place.ts';

export const treehouseOn = onHost(({ siteUrl, link }) =>
  z
    .object({
      slug,
      name: words,
      identifier: words,
      property: propertyKey,
      discoverButtonLink: link,
      line: words,
      dropDownImage: picture,
      hero: entry(bannerOn(siteUrl)),
      statement: words,
      hours: listOf(
        z
          .object({ time: words, title: words, text: words, sound: words, image: picture })
          .transform(({ image, ...hour }) => ({ ...hour, picture: image })),
      ),
      weatherPlan: words,
      gallery: pictures,
      facts,
      sleeps: words,
      height: words,
      included: texts,
      whatToBring: texts,
      whoMayStay: words,
      whoIsNear: words,
      supplement: number,
      supplementNote: words,
      tourLink: tourOn(siteUrl),
      whatToExpect: expectSlug,
      latitude: number,
      longitude: number,
      questions,
    })
    .transform((raw): Treehouse => {
      const { discoverButtonLink, dropDownImage, hero, tourLink, latitude, longitude, ...rest } = raw;
      return {
        ...rest,
        href: discoverButtonLink,
        menuPicture: dropDownImage,
        banner: hero,
        tourHref: tourLink,
        coordinates: placeOfEntry({ latitude, longitude }),
      };
    }),
);
