import { brandShapes, defaultBrand } from '@sundowner/brand';
import { setting } from '../row.ts';
import * as shape from '../shapes.ts';

const about = {
  readBy: ['site', 'studio'],
  words: "The collection's own name. The initials begin every reference",
} as const;
const { slug, initials } = brandShapes;

/** The values are a `Brand`. */
export const brand = {
  shortName: setting('BRAND_SHORT_NAME', shape.text, { standard: defaultBrand.shortName, ...about }),
  collectionName: setting('BRAND_COLLECTION_NAME', shape.text, {
    standard: defaultBrand.collectionName,
    ...about,
  }),
  slug: setting('BRAND_SLUG', shape.matching(slug), { standard: defaultBrand.slug, ...about }),
  initials: setting('BRAND_INITIALS', shape.matching(initials), {
    standard: defaultBrand.initials,
    ...about,
  }),
  description: setting('BRAND_DESCRIPTION', shape.text, {
    standard: defaultBrand.description,
    standardWords: 'a sentence',
    ...about,
  }),
};
