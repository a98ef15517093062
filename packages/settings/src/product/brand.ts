import { brandShapes, defaultBrand } from '@sundowner/brand';
import { sharedSetting } from '../row.ts';
import * as shape from '../shapes.ts';

const about = {
  words: "The collection's own name. The initials begin every reference",
} as const;
const { slug, initials } = brandShapes;

/** The values are a `Brand`. */
export const brand = {
  shortName: sharedSetting('BRAND_SHORT_NAME', shape.text, { standard: defaultBrand.shortName, ...about }),
  collectionName: sharedSetting('BRAND_COLLECTION_NAME', shape.text, {
    standard: defaultBrand.collectionName,
    ...about,
  }),
  slug: sharedSetting('BRAND_SLUG', shape.matching(slug), { standard: defaultBrand.slug, ...about }),
  initials: sharedSetting('BRAND_INITIALS', shape.matching(initials), {
    standard: defaultBrand.initials,
    ...about,
  }),
  description: sharedSetting('BRAND_DESCRIPTION', shape.text, {
    standard: defaultBrand.description,
    standardWords: 'a sentence',
    ...about,
  }),
};
