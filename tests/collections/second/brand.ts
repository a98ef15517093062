import type { Brand } from '@sundowner/brand';

/** An invented group; no company of this name is known to us. */
export const brand: Brand = {
  shortName: 'Lukandu',
  collectionName: 'The Lukandu Camps',
  slug: 'lukandu',
  initials: 'LC',
  description:
    'Small camps on the Zambezi, desert camps in Damaraland, and a hotel in Swakopmund from which one sets out for both',
};
