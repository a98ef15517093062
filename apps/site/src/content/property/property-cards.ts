import { mostPlaces, propertyOfKey, regionOfKey } from '@sundowner/brand';
import { z } from 'zod';
import { picture } from '../fields/common.ts';
import { optionalWords, words } from '../fields/fields.ts';
import { currentCollection } from '../places/collection-scope.ts';
import { only } from '../reading/content-read.ts';
import type { Reading } from '../reading/reading.ts';

/** A property as menus and cards show it. */
export type PropertyCard = Awaited<ReturnType<typeof readPropertyCards>>[number];

/** What a property's card and the menus both read of it. */
export const propertyFields = {
  key: words,
  name: words,
  shortName: words,
  region: words,
  line: words,
  coordinates: optionalWords,
  cardImage: picture,
};
const rawProperty = z.object(propertyFields);

const dropDown = ['dropDownImage', 'dropdownImageMobi'];

/**
 * The properties with what menus list under them, and of all those only the fields menus show: one request serves every
 * page's menus and the home page's cards. 3: a property's lodges, their villas, and the villas' pictures.
 */
export const propertyQuery = {
  collection: 'propertyUpdated',
  sort: ['position'],
  depth: 3,
  limit: mostPlaces,
  select: only(
    ...Object.keys(rawProperty.shape),
    ...['latitude', 'longitude', 'mapImage', ...dropDown],
    ...['accommodation', 'rooms', 'safaris', 'treehouses'],
  ),
  populate: {
    accommodation: only('name', 'kind', 'link', 'villas', ...dropDown),
    room: only('roomName', 'overviewDiscoverButtonLink', ...dropDown),
    safari: only('dropDownTitle', 'link', ...dropDown),
    treehouse: only('slug', 'name', 'property', 'discoverButtonLink', ...dropDown),
  },
};

/**
 * The collection's properties in their order. One of an unknown key or without a picture has no card.
 *
 * @throws OutageError when they cannot be read and were not kept
 */
export async function readPropertyCards(reading: Reading) {
  const entries = await reading.list({ ...propertyQuery, schema: rawProperty });
  return entries.flatMap(({ cardImage: picture, ...entry }) => {
    const property = toKnownProperty(entry);
    return property && picture ? [{ ...property, coordinates: entry.coordinates, picture }] : [];
  });
}

/** What menus and cards say of a property alike; `null` for one the collection does not have. */
export function toKnownProperty(entry: Omit<z.infer<typeof rawProperty>, 'cardImage'>) {
  const collection = currentCollection();
  const property = propertyOfKey(entry.key, collection);
  if (!property) return null;
  const region = regionOfKey(entry.region, collection) ?? regionOfKey(property.region, collection);
  return {
    key: property.key,
    name: entry.name || property.name,
    shortName: entry.shortName || property.shortName,
    regionKey: region?.key ?? property.region,
    regionName: region?.name ?? '',
    theme: property.theme,
    /** Root of the property's pages: `/the-delta`. */
    href: property.root,
    line: entry.line,
  };
}
