import { z } from 'zod';
import type { Banner } from '../model/banner.ts';
import { film, onHost, picture } from './common.ts';
import { words } from './fields.ts';

/** A heroBanner, read by itself or populated in the entry of a page. */
export const bannerOn = onHost(({ link }) =>
  z
    .object({
      bannerText: words,
      bannerSubText: words,
      backgroundImage: picture,
      backgroundImageMobi: picture,
      backgroundVideo: film,
      backgroundVideoAlternative: film,
      tourLink: link,
    })
    .transform(
      (raw): Banner => ({
        text: raw.bannerText,
        subText: raw.bannerSubText,
        picture: raw.backgroundImage,
        mobilePicture: raw.backgroundImageMobi,
        films: [raw.backgroundVideoAlternative, raw.backgroundVideo].flatMap((each) => each ?? []),
        tourHref: raw.tourLink,
      }),
    ),
);
