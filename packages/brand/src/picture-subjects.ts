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
