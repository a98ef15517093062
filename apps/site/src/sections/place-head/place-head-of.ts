import type { Banner } from '../../content/fields/common.ts';
import type { Picture } from '../../content/fields/picture.ts';
import type { PageIntro } from '../../content/page/page-intro.ts';
import type { PlainPage } from '../../content/page/plain-page.ts';

/** What the head of a page shows; `placeHeadOf` makes it from a page's banner. */
export interface PlaceHeadWords {
  /** Stands above the heading: a region, a property. */
  readonly label: string;
  readonly heading: string;
  readonly lead: string;
  readonly picture: Picture | null;
  /** Upright, for phones. */
  readonly narrow: Picture | null;
}

interface PageWords extends Omit<PlaceHeadWords, 'label' | 'narrow'> {
  readonly label?: string;
}

/** A page's own words over the banner's pictures, and over its own where the editor gave none. */
export function headOverBanner(
  banner: Banner | null,
  { heading, label = '', lead, picture }: PageWords,
): PlaceHeadWords {
  return {
    heading,
    label,
    lead,
    picture: banner?.picture ?? picture,
    narrow: banner?.picture ? banner.mobilePicture : null,
  };
}

/** The banner's words and pictures, and what stands in for them where the editor gave none. */
export const placeHeadOf = (
  banner: Banner | null,
  { heading, label, ...otherwise }: Omit<PlaceHeadWords, 'narrow'>,
): PlaceHeadWords =>
  headOverBanner(banner, {
    ...otherwise,
    heading: banner?.text || heading,
    label: banner?.subText || label,
  });

interface IntroducedPage {
  readonly page: Pick<PlainPage, 'banner' | 'title' | 'lead' | 'picture'>;
  readonly intro: Pick<PageIntro, 'lead' | 'picture'>;
}

/** The head of a page that is mostly words: its own, and its introduction's where the editor gave none. */
export const plainPageHead = ({ page, intro }: IntroducedPage): PlaceHeadWords =>
  headOverBanner(page.banner, {
    heading: page.banner?.text || page.title,
    lead: page.lead || intro.lead,
    picture: page.picture ?? intro.picture,
  });
