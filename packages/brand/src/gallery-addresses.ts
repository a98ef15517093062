/** What addresses of the picture galleries name: filters, one picture, and that its terms are accepted. */
export const galleryNames = {
  property: 'property',
  subject: 'subject',
  picture: 'picture',
  terms: 'terms',
} as const;

/** The value of `terms` that accepts them. */
export const termsAccepted = 'accepted';

/** What addresses of films name: one that is ready to play. */
export const filmAsked = 'play';
