import { brand } from './brand.ts';

/** Settings of the installation that shows it: its own names, a house in Botswana, prices in dollars and in rand for guidance. */
export const installation = {
  BRAND_SHORT_NAME: brand.shortName,
  BRAND_COLLECTION_NAME: brand.collectionName,
  BRAND_SLUG: brand.slug,
  BRAND_INITIALS: brand.initials,
  TIME_ZONE: 'Africa/Gaborone',
  BASE_CURRENCY: 'USD',
  CURRENCIES: 'ZAR',
} as const;
