import type { Demonstration } from '../content/demonstration.ts';
import { experiencesOfCategories } from '../content/experiences.ts';
import { type Batch, noun, only } from './batch.ts';

/** What regions and properties hold of entries that name their region or property. */
const held = {
  region: ['properties'],
  propertyUpdated: ['accommodation', 'rooms', 'safaris', 'treehouses'],
} as const;

/** Each entry with the fields whose names pass. */
const picked = (entries: readonly object[], passes: (name: string) => boolean) =>
  entries.map((entry) => Object.fromEntries(Object.entries(entry).filter(([name]) => passes(name))));

const without = (entries: readonly object[], fields: readonly string[]) =>
  picked(entries, (name) => !fields.includes(name));

const alone = (entries: readonly object[], fields: readonly string[]) =>
  picked(entries, (name) => name === 'key' || fields.includes(name));

/** Regions, and the properties in them: whatever else there is names them by their keys. */
export const groundsOf = ({ region, propertyUpdated }: Demonstration): readonly Batch[] => [
  noun('region', 'regions', 'key', without(region, held.region)),
  noun('propertyUpdated', 'properties', 'key', without(propertyUpdated, held.propertyUpdated)),
];

/** Places and what there is to do at them, after banners and team; a kind's experiences come round again. */
export function placesOf(demo: Demonstration): readonly Batch[] {
  return [
    noun('amenity', 'amenities', 'title', demo.amenity),
    noun('tourLink', 'tours', 'title', demo.tourLink),
    noun('whatToExpect', 'what to expect', 'slug', demo.whatToExpect),
    noun('accommodation', 'lodges and villas', 'contentfulTag', demo.accommodation),
    noun('room', 'rooms and suites', 'slug', demo.room),
    noun('safari', 'safari cards', 'identifier', demo.safari),
    noun('treehouse', 'treehouses', 'slug', demo.treehouse),
    noun(
      'propertyUpdated',
      'properties with their lodges',
      'key',
      alone(demo.propertyUpdated, held.propertyUpdated),
    ),
    noun('region', 'regions with their properties', 'key', alone(demo.region, held.region)),
    noun('accommodationCard', 'booking cards', 'contentfulTag', demo.accommodationCard),
    noun('residence', 'residences', 'slug', demo.residence),
    only('residences', 'residences page', demo.residences),
    noun('experiencesCategory', 'kinds of experience', 'identifier', demo.experiencesCategory),
    noun('experiences', 'things to do', 'slug', demo.experiences),
    noun('experiencesCategory', 'kinds with their experiences', 'identifier', experiencesOfCategories),
    noun('ourSafaris', 'safari sections', 'ourSafarisFor', demo.ourSafaris),
    noun('destination', 'destinations', 'slug', demo.destination),
    noun('experiencesSection', 'experience sections', 'experiencesSectionFor', demo.experiencesSection),
    noun('experiencesProperty', 'experiences of properties', 'contentfulTag', demo.experiencesProperty),
    noun('persona', 'personas', 'tag', demo.persona),
    noun('propertyFavourites', 'favourites', 'contentfulTag', demo.propertyFavourites),
    noun('season', 'seasons', 'name', demo.season),
    noun('rate', 'rates', 'title', demo.rate),
    noun('offer', 'offers', 'slug', demo.offer),
    noun('modalContent', 'dialogs', 'modal', demo.modalContent),
  ];
}
