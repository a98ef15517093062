/** Kinds of document visitors download, in the order a list has them, as the studio offers them and pages head them (CNT-20). */
export const documentKinds = {
  rates: 'Rate sheets',
  facts: 'Fact sheets',
  maps: 'Maps and access',
  pictures: 'Pictures',
  menus: 'Menus',
  policies: 'Policies',
} as const;

export type DocumentKind = keyof typeof documentKinds;

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

/** What pictures of the galleries show: a picture has one, editors choose it, visitors filter by it. */
export const pictureSubjects = {
  lodges: 'Lodges and hotels',
  treehouses: 'Treehouses',
  residences: 'Residences',
  rooms: 'Rooms',
  landscapes: 'Landscapes',
  wildlife: 'Wildlife',
  'things-to-do': 'Things to do',
  'food-and-wine': 'Food and wine',
  conservation: 'Conservation',
} as const;

export type PictureSubject = keyof typeof pictureSubjects;

/** In the order a list of them is drawn in. */
export const pictureSubjectKeys = Object.keys(pictureSubjects) as readonly PictureSubject[];
