import { z } from 'zod';
import { type LatitudeLongitude, latitudeLongitude, onHost, picture, type Shown } from '../fields/common.ts';
import { parseCoordinates } from '../fields/coordinates.ts';
import { entries, words } from '../fields/fields.ts';
import type { Picture } from '../fields/picture.ts';
import { propertyKey } from '../fields/place.ts';
import { currentCollection } from '../places/collection-scope.ts';
import { treehouseHref } from '../places/published-places.ts';
import { propertyFields, propertyQuery, toKnownProperty } from '../property/property-cards.ts';
import type { Reading } from '../reading/reading.ts';

/** A property with what menus list under it. */
export type MenuProperty = NonNullable<ReturnType<typeof toMenuProperty>>;
export type MenuLodge = MenuProperty['lodges'][number];

export interface MenuCard {
  readonly name: string;
  readonly href: string;
  readonly picture: Picture | null;
  /** Shown at 1,120 px and below; `null` where the editor gave none and `picture` serves both. */
  readonly mobilePicture: Picture | null;
}

const pictures = { dropDownImage: picture, dropdownImageMobi: picture };

const propertyOn = onHost(({ link }) => {
  const villa = z.object({
    name: words,
    kind: z.enum(['lodge', 'hotel', 'villa', 'residence']).catch('lodge'),
    link,
    ...pictures,
  });
  return z.object({
    ...propertyFields,
    latitude: z.number().nullish(),
    longitude: z.number().nullish(),
    mapImage: picture,
    ...pictures,
    accommodation: entries(villa.extend({ villas: entries(villa) })),
    rooms: entries(z.object({ roomName: words, overviewDiscoverButtonLink: link, ...pictures })),
    safaris: entries(z.object({ dropDownTitle: words, link, ...pictures })),
    treehouses: entries(
      z.object({ slug: words, name: words, property: propertyKey, discoverButtonLink: link, ...pictures }),
    ),
  });
});

/** The properties with everything menus list under them; empty when they cannot be read (CNT-05). */
export function readMenuProperties(reading: Reading): Promise<readonly MenuProperty[]> {
  return reading.orElse<readonly MenuProperty[]>('menu-properties', [], async () => {
    const entries = await reading.list({ ...propertyQuery, schema: propertyOn });
    return entries.flatMap((entry) => toMenuProperty(entry) ?? []);
  });
}

function toMenuProperty(entry: Shown<typeof propertyOn>) {
  const property = toKnownProperty(entry);
  if (!property) return null;
  const { regionName: _, ...known } = property;
  return {
    ...known,
    place: placeIn(entry),
    picture: entry.mapImage ?? entry.dropDownImage ?? entry.cardImage,
    mobilePicture: entry.dropdownImageMobi,
    /** Lodges, hotels and villas, each villa after its lodge; one that the property lists as well stands once. */
    lodges: entry.accommodation
      .flatMap((lodge) => [lodge, ...lodge.villas])
      .filter(({ link: href }, at, all) => at === all.findIndex((each) => each.link === href))
      .flatMap((lodge) =>
        toMenuCard(lodge.name, lodge.link, lodge).map((card) => ({ ...card, kind: lodge.kind })),
      ),
    /** Cards of the Lodges menu where the editor made some; without them it shows `lodges`. */
    rooms: entry.rooms.flatMap((room) => toMenuCard(room.roomName, room.overviewDiscoverButtonLink, room)),
    safaris: entry.safaris.flatMap((safari) => toMenuCard(safari.dropDownTitle, safari.link, safari)),
    treehouses: entry.treehouses
      .toSorted((a, b) => placeInMenu(property.key, a.slug) - placeInMenu(property.key, b.slug))
      .flatMap((treehouse) => toMenuCard(treehouse.name, treehouseHref(treehouse), treehouse)),
  };
}

/** Treehouses stand in the order of the collection's (NAV-10). */
function placeInMenu(property: string, slug: string): number {
  const { treehouses } = currentCollection();
  const index = treehouses.findIndex((each) => each.property === property && each.slug === slug);
  return index < 0 ? treehouses.length : index;
}

/** A card of a menu, where it has a name and somewhere to lead. */
function toMenuCard(
  name: string,
  href: string | null,
  images: { readonly dropDownImage: Picture | null; readonly dropdownImageMobi: Picture | null },
): MenuCard[] {
  if (!href || !name) return [];
  const { dropDownImage: picture, dropdownImageMobi: mobile } = images;
  // One picture for both is one address in the page.
  const mobilePicture = mobile?.src === picture?.src ? null : mobile;
  return [{ name, href, picture: picture ?? mobile, mobilePicture }];
}

/** Where a property lies: its degrees, or else what is printed under its picture. */
function placeIn({ latitude, longitude, coordinates }: Shown<typeof propertyOn>): LatitudeLongitude | null {
  return latitudeLongitude(latitude, longitude) ?? parseCoordinates(coordinates);
}
