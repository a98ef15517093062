import { accommodationCards } from './accommodation-cards.ts';
import { amenities } from './amenities.ts';
import { destinations } from './destinations.ts';
import { experiences } from './experience-list.ts';
import { experiencesCategories } from './experiences.ts';
import { reserveFavourites } from './favourites/reserves.ts';
import { modalContent } from './modal-content.ts';
import { offers } from './offers.ts';
import { ourSafaris } from './our-safaris.ts';
import { personas } from './personas.ts';
import { placeMaps } from './place-maps.ts';
import { properties } from './properties.ts';
import { experiencesProperties, experiencesSections } from './property-experiences.ts';
import { rates, seasons } from './rates.ts';
import { regions } from './regions.ts';
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
  ourSafaris,
  region: regions,
  destination: destinations,
  accommodationCard: accommodationCards,
  experiencesSection: experiencesSections,
  experiencesProperty: experiencesProperties,
  persona: personas,
  propertyFavourites: reserveFavourites,
  season: seasons,
  rate: rates,
  offer: offers,
  modalContent,
};

/** Maps of the properties' own pages, beside those of journeys. */
export { placeMaps };
