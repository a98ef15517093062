import { properties as known, regions } from '@sundowner/brand';
import { z } from 'zod';
import { optionalWords, words } from '../fields/fields.ts';
import { upload } from '../fields/media.ts';
import { toPicture } from '../fields/picture.ts';
import type { PropertyCard } from '../model/property.ts';
import { only } from '../reading/query.ts';
import type { Reading } from '../reading/reading.ts';

/** What a property's card and the menus both read of it. */
export const propertyFields = {
  key: words,
  name: words,
  shortName: words,
  region: words,
  link: words,
  line: words,
  coordinates: optionalWords,
  cardImage: upload,
};
const rawProperty = z.object(propertyFields);

const dropDown = ['dropDownImage', 'dropdownImageMobi'];

/**
 * The properties with what menus list under them, and of all those only the fields menus show: one request serves every
 * page's menus and the home page's cards. 3: a property's lodges, their villas, and the villas' pictures.
 */
export const propertyQuery = {
  sort: ['position'],
  depth: 3,
  limit: 20,
  select: only(
    ...Object.keys(rawProperty.shape),
    ...['latitude', 'longitude', 'mapImage', ...dropDown],
    ...['accommodation', 'rooms', 'safaris', 'treehouses'],
  ),
  populate: {
    accommodation: only('name', 'kind', 'link', 'villas', ...dropDown),
    room: only('roomName', 'overviewDiscoverButtonLink', ...dropDown),
    safari: only('dropDownTitle', 'link', ...dropDown),
    treehouse: only('slug', 'name', 'discoverButtonLink', ...dropDown),
  },
};

/**
 * The collection's properties in their order. One of an unknown key or without a picture has no card.
 *
 * @throws OutageError when they cannot be read and were not kept
 */
export async function readProperties(reading: Reading): Promise<PropertyCard[]> {
  const entries = await reading.list({
    name: 'propertyUpdated',
    collection: 'propertyUpdated',
    ...propertyQuery,
    schema: rawProperty,
  });
  return entries.flatMap((entry) => toCard(entry, reading) ?? []);
}

function toCard(entry: z.infer<typeof rawProperty>, reading: Reading): PropertyCard | null {
  const property = known.find(({ key }) => key === entry.key);
  const picture = toPicture(entry.cardImage, reading);
  if (!property || !picture) return null;
  const region =
    regions.find(({ key }) => key === entry.region) ?? regions.find(({ key }) => key === property.region);
  return {
    key: property.key,
    name: entry.name || property.name,
    shortName: entry.shortName || property.shortName,
    regionKey: region?.key ?? property.region,
    regionName: region?.name ?? '',
    theme: property.theme,
    href: /^\/[a-z]/.test(entry.link) ? entry.link : property.root,
    line: entry.line,
    coordinates: entry.coordinates,
    picture,
  };
}
