import type { AccommodationTag, RegionKey, Theme } from '@sundowner/brand';
import type { Picture } from '../../content/fields/picture.ts';
import type { ModalContent } from '../../content/forms/dialog-content.ts';
import type { AmenitiesDialogContent } from '../amenities/amenities-dialog.ts';
import type { DialogDescription, DialogOrigin } from '../dialog-description.ts';

/** Bookings & Availability (MOD-07). */
export const dialog: DialogDescription = {
  title: 'Book & pay online',
  frame: { backLabel: 'Bookings & Availability' },
};

export interface BookDialogContent extends DialogOrigin {
  readonly words: ModalContent | null;
  /** Of the current accommodation alone where the page has one; a region without a card is left out. */
  readonly regions: readonly BookRegion[];
  /** There are other regions than the one shown. */
  readonly more: boolean;
}

export interface BookRegion {
  readonly key: RegionKey;
  /** "Lion Sands Game Reserve". */
  readonly name: string;
  /** The region's own name, as on a map; empty where it is the same. */
  readonly area: string;
  readonly theme: Theme;
  readonly cards: readonly BookCard[];
}

export interface BookCard {
  readonly tag: AccommodationTag;
  readonly name: string;
  /** "18 suites", "A whole house, sleeps 8"; empty when the studio does not say. */
  readonly line: string;
  readonly picture: Picture | null;
  readonly href: string;
  /** What that address takes of dates and guests; empty where it takes none. */
  readonly availabilityQuery: string;
  /** What is there, for the dialog of its amenities; `null` when nothing is listed. */
  readonly amenities: AmenitiesDialogContent | null;
}
