import { properties as known, regions, treehouseSlugs } from '@sundowner/brand';
import { z } from 'zod';
import { toHref } from '../fields/address.ts';
import { placeOf } from '../fields/coordinates.ts';
import { listOf, relation, words } from '../fields/fields.ts';
import { type Upload, upload } from '../fields/media.ts';
import { toPicture } from '../fields/picture.ts';
import type { MenuCard, MenuProperty, Place } from '../model/menus.ts';
import { propertyFields, propertyQuery } from '../property/property-cards.ts';
import type { Reading } from '../reading/reading.ts';
import { entriesOfRelation } from '../reading/tagged-relation.ts';

const pictures = { dropDownImage: upload, dropdownImageMobi: upload };
const rawStay = z.object({
  id: z.unknown(),
  name: words,
  kind: z.enum(['lodge', 'hotel', 'villa', 'residence']).catch('lodge'),
  link: words,
  ...pictures,
});
const rawLodge = rawStay.extend({ villas: listOf(relation(rawStay)) });
const rawSafari = z.object({
  id: z.unknown(),
  dropDownTitle: words,
  link: words,
  ...pictures,
});
const rawRoom = z.object({
  id: z.unknown(),
  roomName: words,
  overviewDiscoverButtonLink: words,
  ...pictures,
});
const rawTreehouse = z.object({
  id: z.unknown(),
  slug: words,
  name: words,
  discoverButtonLink: words,
  ...pictures,
});
const rawProperty = z.object({
  ...propertyFields,
  latitude: z.number().nullish(),
  longitude: z.number().nullish(),
  mapImage: upload,
  ...pictures,
  accommodation: listOf(relation(rawLodge)),
  rooms: listOf(relation(rawRoom)),
  safaris: listOf(relation(rawSafari)),
  treehouses: listOf(relation(rawTreehouse)),
});

/** The properties with everything menus list under them; empty when they cannot be read (CNT-05). */
export function readMenuProperties(reading: Reading, siteUrl: string): Promise<readonly MenuProperty[]> {
  return reading.orElse<readonly MenuProperty[]>('menu-properties', [], async () => {
    const entries = await reading.list({
      name: 'propertyUpdated',
      collection: 'propertyUpdated',
      ...propertyQuery,
      schema: rawProperty,
    });
    return entries.flatMap((entry) => toProperty(entry, reading, siteUrl) ?? []);
  });
}

function toProperty(
  entry: z.infer<typeof rawProperty>,
  reading: Reading,
  siteUrl: string,
): MenuProperty | null {
  const property = known.find(({ key }) => key === entry.key);
  if (!property) return null;
  const card = cardOf(reading, siteUrl);
  return {
    key: property.key,
    name: entry.name || property.name,
    shortName: entry.shortName || property.shortName,
    regionKey: regions.find(({ key }) => key === entry.region)?.key ?? property.region,
    theme: property.theme,
    href: /^\/[a-z]/.test(entry.link) ? entry.link : property.root,
    line: entry.line,
    place: placeIn(entry),
    picture:
      toPicture(entry.mapImage, reading) ??
      toPicture(entry.dropDownImage, reading) ??
      toPicture(entry.cardImage, reading),
    mobilePicture: toPicture(entry.dropdownImageMobi, reading),
    stays: entry.accommodation
      .flatMap((lodge) => entriesOfRelation(reading, 'accommodation', lodge))
      .flatMap((lodge) => [
        lodge,
        ...lodge.villas.flatMap((villa) => entriesOfRelation(reading, 'accommodation', villa)),
      ])
      .flatMap((stay) => card(stay.name, stay.link, stay).map((each) => ({ ...each, kind: stay.kind }))),
    rooms: entry.rooms
      .flatMap((room) => entriesOfRelation(reading, 'room', room))
      .flatMap((room) => card(room.roomName, room.overviewDiscoverButtonLink, room)),
    safaris: entry.safaris
      .flatMap((safari) => entriesOfRelation(reading, 'safari', safari))
      .flatMap((safari) => card(safari.dropDownTitle, safari.link, safari)),
    treehouses: entry.treehouses
      .flatMap((treehouse) => entriesOfRelation(reading, 'treehouse', treehouse))
      .sort((a, b) => placeInMenu(a.slug) - placeInMenu(b.slug))
      .flatMap((treehouse) => card(treehouse.name, treehouse.discoverButtonLink, treehouse)),
  };
}

/** Chalkley, Kingston, Tinyeleti, Thabametsi; any other after them (NAV-10). */
function placeInMenu(slug: string): number {
  const index = (treehouseSlugs as readonly string[]).indexOf(slug);
  return index < 0 ? treehouseSlugs.length : index;
}

/** A card of a menu, where it has a name and somewhere to lead. */
function cardOf(reading: Reading, siteUrl: string) {
  return (
    name: string,
    link: string,
    images: { readonly dropDownImage?: Upload; readonly dropdownImageMobi?: Upload },
  ) => {
    const href = toHref(link, siteUrl);
    if (!href || !name) return [];
    const picture = toPicture(images.dropDownImage, reading);
    const mobile = toPicture(images.dropdownImageMobi, reading);
    // One picture for both is one address in the page.
    const mobilePicture = mobile?.src === picture?.src ? null : mobile;
    return [{ name, href, picture: picture ?? mobile, mobilePicture }] satisfies MenuCard[];
  };
}

/** Where a property lies: its degrees, or else what is printed under its picture. */
function placeIn({ latitude, longitude, coordinates }: z.infer<typeof rawProperty>): Place | null {
  return typeof latitude === 'number' && typeof longitude === 'number'
    ? { latitude, longitude }
    : placeOf(coordinates);
}
