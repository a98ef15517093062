import type { ContentQuery } from '../content-query.ts';
import { networks } from '../social-links.ts';

/** As many properties, lodges, regions or other places are read as any collection has: one left out would be linked nowhere. */
export const mostPlaces = 500;
/** Of several kinds at each of them. */
const mostRooms = 10 * mostPlaces;

const fields = (...names: readonly string[]) => Object.fromEntries(names.map((name) => [name, true]));

const read = (
  collection: string,
  names: readonly string[],
  more: Partial<ContentQuery> = {},
): ContentQuery => ({ collection, depth: 0, limit: mostPlaces, select: fields(...names), ...more });

/**
 * What the collection is made from, entries with the fields it needs and no others: one batch of reads for the site, the same for the
 * studio (`makeCollection` takes the answers by these names).
 */
export const collectionReads = {
  collection: read(
    'collection',
    ['homePalette', 'residencesPalette', 'africaPalette', 'groundLines', ...networks],
    { limit: 1 },
  ),
  contactDetails: read('contactDetails', ['holidays', 'week'], { limit: 1 }),
  propertyUpdated: read(
    'propertyUpdated',
    [
      ...['key', 'slug', 'name', 'shortName', 'region', 'palette', 'contentfulTag', 'storyTag'],
      ...['locationName', 'destinationName', 'offeredIn', 'crmField', 'trackingCategory', 'roomsPage'],
      ...['travelInfoPage', 'accommodation', 'safaris', 'treehouses'],
    ],
    { sort: ['position'] },
  ),
  accommodation: read(
    'accommodation',
    ['contentfulTag', 'name', 'kind', 'property', 'link', 'enquiryName', 'villas'],
    { sort: ['position'] },
  ),
  // Of a lodge with none nobody is led to a page of its rooms.
  room: read('room', ['accommodation'], { limit: mostRooms }),
  residence: read('residence', ['slug', 'name', 'enquiryName', 'accommodationTag', 'property', 'region'], {
    sort: ['position'],
  }),
  treehouse: read('treehouse', ['slug', 'name', 'property'], { sort: ['position'] }),
  safari: read('safari', ['property']),
  // Each row makes a page below its property: nobody is led to one that is none.
  experiencesProperty: read('experiencesProperty', ['contentfulTag', 'experienceCategories']),
  accommodationCard: read('accommodationCard', [
    ...['contentfulTag', 'name', 'region', 'enquiryName', 'checkAvailabilityLink'],
  ]),
  region: read('region', ['key', 'name', 'displayName', 'lookupName', 'hidden', 'offeredIn'], {
    sort: ['position'],
  }),
  destination: read('destination', ['slug', 'name', 'trackingCategory'], { sort: ['position'] }),
  travelAfricaDestination: read('travelAfricaDestination', ['slug', 'name'], { sort: ['mapIndex'] }),
  experiencesCategory: read(
    'experiencesCategory',
    ['identifier', 'link', 'title', 'enquiryValue', 'experiencesCategoryFor', 'propertyPage'],
    { sort: ['dropdownPosition'] },
  ),
  packages: read('packages', ['slug', 'title', 'enquiryName', 'trackingCategory']),
  tag: read('tag', ['title', 'category'], { sort: ['position'] }),
} as const satisfies Readonly<Record<string, ContentQuery>>;

export type CollectionPart = keyof typeof collectionReads;

/** What only says which pages have something to show: the collection stands without it. */
export const sparedParts: ReadonlySet<CollectionPart> = new Set(['room', 'experiencesProperty']);

/** The collections of the studio whose entries make it: a change of one of them is a change of it. */
export const collectionParts = Object.keys(collectionReads) as readonly CollectionPart[];
