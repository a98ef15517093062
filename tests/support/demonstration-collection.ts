import {
  type Brand,
  type Collection,
  type CollectionPart,
  defaultBrand,
  type EntryLike,
  makeCollection,
} from '@sundowner/brand';
import { accommodationCards } from '../../demo/content/accommodation-cards.ts';
import { collection } from '../../demo/content/collection.ts';
import { contactDetails } from '../../demo/content/contact.ts';
import { destinations } from '../../demo/content/destinations.ts';
import { experiencesCategories } from '../../demo/content/experiences.ts';
import { properties } from '../../demo/content/properties.ts';
import { experiencesProperties } from '../../demo/content/property-experiences.ts';
import { regions } from '../../demo/content/regions.ts';
import { residences } from '../../demo/content/residences.ts';
import { rooms } from '../../demo/content/rooms.ts';
import { safaris } from '../../demo/content/safaris.ts';
import { stays } from '../../demo/content/stays.ts';
import { tags } from '../../demo/content/tags.ts';
import { toDestination } from '../../demo/content/travel-africa/countries/country.ts';
import { countries } from '../../demo/content/travel-africa/countries.ts';
import { curatedRoutes } from '../../demo/content/travel-africa/curated.ts';
import { packageRoutes } from '../../demo/content/travel-africa/packages.ts';
import { toPackage } from '../../demo/content/travel-africa/route.ts';
import { treehouses } from '../../demo/content/treehouses.ts';
import { collectionAnswers } from './collection-of.ts';

const authored = {
  collection,
  contactDetails,
  propertyUpdated: properties,
  accommodation: stays,
  room: rooms,
  residence: residences,
  treehouse: treehouses,
  safari: safaris,
  experiencesProperty: experiencesProperties,
  accommodationCard: accommodationCards,
  region: regions,
  destination: destinations,
  travelAfricaDestination: countries.map(toDestination),
  experiencesCategory: experiencesCategories,
  packages: [
    ...packageRoutes.map((route, index) => toPackage(route, index, 'package')),
    ...curatedRoutes.map((route, index) => toPackage(route, index, 'curatedJourney')),
  ],
  tag: tags(defaultBrand),
};

const answers = collectionAnswers(authored);

/** What the studio answers to the reads of the collection after the demonstration was seeded; ids are the names entries are known by. */
export const demonstrationEntries = (part: CollectionPart): readonly EntryLike[] => answers[part];

const made = new Map<Brand, Collection>();

/** The collection of the demonstration, made once for each brand. */
export function demonstrationCollection(brand: Brand = defaultBrand): Collection {
  const known = made.get(brand) ?? makeCollection(answers, brand);
  made.set(brand, known);
  return known;
}
