import { amenities } from './amenities.ts';
import { experiences } from './experience-list.ts';
import { experiencesCategories } from './experiences.ts';
import { properties } from './properties.ts';
import { residences, residencesPage } from './residences.ts';
import { rooms } from './rooms.ts';
import { safaris } from './safaris.ts';
import { stays } from './stays.ts';
import { tourLinks } from './tour-links.ts';
import { treehouses } from './treehouses.ts';
import { whatToExpect } from './what-to-expect.ts';

/** Places, and what there is to do at them, by studio collection. */
export const places = {
  amenity: amenities,
  tourLink: tourLinks,
  whatToExpect,
  room: rooms,
  accommodation: stays,
  safari: safaris,
  treehouse: treehouses,
  propertyUpdated: properties,
  residence: residences,
  residences: residencesPage,
  experiencesCategory: experiencesCategories,
  experiences,
};
