import type { LatitudeLongitude } from './common.ts';
import type { Picture } from './picture.ts';

/** A map with pins and what is said of the places on it (CNT-08). */
export interface CollectionMap {
  readonly id: string;
  /** Page key of the page that shows it. */
  readonly mapFor: string;
  readonly title: string;
  /** The group it stands in where there are several. */
  readonly category: string;
  readonly description: string;
  readonly picture: Picture | null;
  readonly pins: readonly MapPin[];
  readonly sellingPoints: readonly SellingPoint[];
}

export interface MapPin {
  readonly name: string;
  readonly category: string;
  readonly text: string;
  readonly picture: Picture | null;
  readonly href: string | null;
  readonly coordinates: LatitudeLongitude | null;
}

export interface SellingPoint {
  readonly title: string;
  readonly text: string;
  /** Places among the map's pins that it lights up, from 0. */
  readonly activePins: readonly number[];
}
