import type { HeroBanner, IntroSection } from '../../../apps/studio/src/payload-types.ts';
import { filmOf } from '../../plates/films.ts';
import { isPlate, type PlateId } from '../../plates/plates.ts';
import type { Authored } from '../authored.ts';
import { file, plate, text } from '../references.ts';
import { p } from '../rich-text.ts';

/** The head of a page: its banner, opening words and what search engines show, written once. */
export interface Head {
  readonly key: string;
  readonly picture: PlateId;
  /** Words over the picture, and the page's heading. */
  readonly heading: string;
  readonly sub: string;
  /** Title in the browser's tab, without the collection's name. */
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
  readonly second?: readonly [heading: string, words: string];
  /** Longer words, a paragraph each. */
  readonly longer?: readonly string[];
  readonly beside?: PlateId;
  readonly downloads?: readonly (readonly [words: string, name: string])[];
  readonly tour?: string;
}

/** The film of a banner whose plate has one. */
export function filmOver(picture: PlateId) {
  const film = filmOf(picture);
  return film
    ? { backgroundVideo: file(`${film}.mp4`), backgroundVideoAlternative: file(`${film}.webm`) }
    : {};
}

/** The upright drawing of a banner's plate, for phones, where there is one. */
export function uprightOf(picture: PlateId) {
  const upright = `upright-${picture}`;
  return isPlate(upright) ? { backgroundImageMobi: plate(upright) } : {};
}

export const toBanner = ({ key, picture, heading, sub, tour }: Head): Authored<HeroBanner> => ({
  heroBannerFor: key,
  bannerText: heading,
  bannerSubText: sub,
  backgroundImage: plate(picture),
  ...uprightOf(picture),
  ...filmOver(picture),
  ...(tour ? { tourLink: tour } : {}),
});

export function toIntro(head: Head, collectionName: string): Authored<IntroSection> {
  const [first, second] = head.downloads ?? [];
  return {
    heroBannerFor: head.key,
    primaryTextMain: head.heading,
    primaryTextSub: head.sub,
    ...(head.second ? { secondaryTextMain: head.second[0], secondaryTextSub: head.second[1] } : {}),
    ...(head.longer ? { text: text(...head.longer.map(p)) } : {}),
    backgroundImage: plate(head.beside ?? head.picture),
    ...(first ? { firstDownload: file(first[1]), firstDownloadCta: first[0] } : {}),
    ...(second ? { secondDownload: file(second[1]), secondDownloadCta: second[0] } : {}),
    metaTitle: `${head.title} | ${collectionName}`,
    metaDescription: head.description,
    metaKeywords: head.keywords,
    metaImage: plate(head.picture),
  };
}
