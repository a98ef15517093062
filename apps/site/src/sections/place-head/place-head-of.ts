import type { Banner } from '../../content/fields/common.ts';
import type { Picture } from '../../content/fields/picture.ts';

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

/** The banner's words and pictures, and what stands in for them where the editor gave none. */
export function placeHeadOf(
  banner: Banner | null,
  otherwise: Pick<PlaceHeadWords, 'heading' | 'lead' | 'label' | 'picture'>,
): PlaceHeadWords {
  return {
    heading: banner?.text || otherwise.heading,
    label: banner?.subText || otherwise.label,
    lead: otherwise.lead,
    picture: banner?.picture ?? otherwise.picture,
    narrow: banner?.picture ? banner.mobilePicture : null,
  };
}
