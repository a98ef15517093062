import type { PropertyKey, RegionKey, Theme } from '@sundowner/brand';
import type { Picture } from './picture.ts';

/** A property as menus and cards show it. */
export interface PropertyCard {
  readonly key: PropertyKey;
  readonly name: string;
  readonly shortName: string;
  readonly regionKey: RegionKey;
  readonly regionName: string;
  readonly theme: Theme;
  /** Root of the property's pages: `/lionsands`. */
  readonly href: string;
  readonly line: string;
  readonly coordinates: string | null;
  readonly picture: Picture;
}
