import type { Content, LinkedBack } from '../content/content.ts';
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
export const groundsOf = ({ region, propertyUpdated }: Content): readonly Batch[] => [
  noun('region', 'regions', 'key', without(region, held.region)),
  noun('propertyUpdated', 'properties', 'key', without(propertyUpdated, held.propertyUpdated)),
];

/** Places and what there is to do at them, after banners and team; a kind's experiences come round again. */
export function placesOf(content: Content, { experiencesCategory }: LinkedBack): readonly Batch[] {
  return [
    noun('amenity', 'amenities', 'title', content.amenity),
    noun('tourLink', 'tours', 'title', content.tourLink),
    noun('whatToExpect', 'what to expect', 'slug', content.whatToExpect),
    noun('accommodation', 'lodges and villas', 'contentfulTag', content.accommodation),
    noun('room', 'rooms and suites', 'slug', content.room),
    noun('safari', 'safari cards', 'identifier', content.safari),
    noun('treehouse', 'treehouses', 'slug', content.treehouse),
    noun(
      'propertyUpdated',
      'properties with their lodges',
      'key',
      alone(content.propertyUpdated, held.propertyUpdated),
    ),
    noun('region', 'regions with their properties', 'key', alone(content.region, held.region)),
    noun('accommodationCard', 'booking cards', 'contentfulTag', content.accommodationCard),
    noun('residence', 'residences', 'slug', content.residence),
    only('residences', 'residences page', content.residences),
    noun('experiencesCategory', 'kinds of experience', 'identifier', content.experiencesCategory),
    noun('experiences', 'things to do', 'slug', content.experiences),
    noun('experiencesCategory', 'kinds with their experiences', 'identifier', experiencesCategory),
    noun('ourSafaris', 'safari sections', 'ourSafarisFor', content.ourSafaris),
    noun('destination', 'destinations', 'slug', content.destination),
    noun('experiencesSection', 'experience sections', 'experiencesSectionFor', content.experiencesSection),
    noun('experiencesProperty', 'experiences of properties', 'contentfulTag', content.experiencesProperty),
    noun('persona', 'personas', 'tag', content.persona),
    noun('propertyFavourites', 'favourites', 'contentfulTag', content.propertyFavourites),
    noun('season', 'seasons', 'name', content.season),
    noun('rate', 'rates', 'title', content.rate),
    noun('offer', 'offers', 'slug', content.offer),
    noun('modalContent', 'dialogs', 'modal', content.modalContent),
  ];
}
