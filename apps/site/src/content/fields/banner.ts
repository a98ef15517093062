import { z } from 'zod';
import { filmFields, filmsOf, onHost, picture, type Shown } from './common.ts';
import { words } from './fields.ts';

/** A heroBanner, read by itself or populated in the entry of a page: the large picture at its top, with its words. */
export const bannerOn = onHost(({ link }) =>
  z
    .object({
      bannerText: words,
      bannerSubText: words,
      backgroundImage: picture,
      backgroundImageMobi: picture,
      ...filmFields,
      /** Address of a 360 degree tour. */
      tourLink: link,
    })
    .transform((raw) => ({
      text: raw.bannerText,
      subText: raw.bannerSubText,
      picture: raw.backgroundImage,
      /** Upright, for phones; `null` means the same picture. */
      mobilePicture: raw.backgroundImageMobi,
      /** The film behind the words, each format a browser may take; empty when there is none. */
      films: filmsOf(raw),
      tourHref: raw.tourLink,
    })),
);

export type Banner = Shown<typeof bannerOn>;
