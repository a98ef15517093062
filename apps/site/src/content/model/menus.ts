import type { PropertyKey, RegionKey, Theme } from '@sundowner/brand';
import type { Picture } from './picture.ts';

/** What the menus of every page are made from. A list whose read failed is empty (CNT-05). */
export interface Menus {
  /** In the order of their lists. */
  readonly properties: readonly MenuProperty[];
  readonly residences: readonly MenuResidence[];
  /** Categories shown in the menu, by their place in it (NAV-08). */
  readonly experiences: readonly MenuExperience[];
  /** What the map's plate shows while no property is pointed at (NAV-06). */
  readonly defaultPicture: Picture | null;
  /** Addresses of the bars whose page is an entry that is not published: they answer 404. */
  readonly absent: readonly string[];
}

export interface MenuProperty {
  readonly key: PropertyKey;
  readonly name: string;
  readonly shortName: string;
  readonly regionKey: RegionKey;
  readonly theme: Theme;
  /** Root of the property's pages: `/lionsands`. */
  readonly href: string;
  /** Where it lies, as a place tells it: "On the Sabie River". */
  readonly line: string;
  readonly place: Place | null;
  readonly picture: Picture | null;
  readonly mobilePicture: Picture | null;
  /** Lodges, hotels and villas, each villa after its lodge. */
  readonly stays: readonly MenuStay[];
  /** Cards of the Lodges menu where the editor made some; without them it shows `stays`. */
  readonly rooms: readonly MenuCard[];
  readonly safaris: readonly MenuCard[];
  readonly treehouses: readonly MenuCard[];
}

/** Degrees, north and east positive. */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

export interface MenuCard {
  readonly name: string;
  readonly href: string;
  readonly picture: Picture | null;
  /** Shown at 1,120 px and below; `null` where the editor gave none and `picture` serves both. */
  readonly mobilePicture: Picture | null;
}

export interface MenuStay extends MenuCard {
  readonly kind: 'lodge' | 'hotel' | 'villa' | 'residence';
}

export interface MenuExperience extends MenuCard {
  /** The category's identifier: "safari", "treehouses", "foodwine". */
  readonly category: string;
}

export interface MenuResidence extends MenuCard {
  readonly slug: string;
  /** The hero banner's sub text: residences of the same one stand together (NAV-07). */
  readonly group: string;
}
