import type { AccommodationTag, PropertyKey, RegionKey, Theme } from '@sundowner/brand';
import type { ContactDetails } from './contact.ts';
import type { Amenity, ModalContent, TourLink, WhatToExpect } from './dialog-content.ts';
import type { Picture } from './picture.ts';
import type { ThankYou } from './thanks.ts';

/** Every dialog knows where it was opened, and wears the palette of that page. */
export interface DialogOrigin {
  /** Page the visitor came from, a path on our own host. */
  readonly from: string;
  readonly theme: Theme;
}

/**
 * What `GET /dialogs/telephone.json?from=` answers and what the form's own page is drawn from. It carries no ticket and
 * may be cached; a failed read leaves `null` and the form still stands.
 */
export interface TelephoneDialogContent extends DialogOrigin {
  readonly contact: ContactDetails | null;
  readonly thanks: ThankYou;
  /** Plate beside the form (heroBanner `enquire-telephone`) and beside the apology (heroBanner `apology`). */
  readonly picture: Picture | null;
  readonly apologyPicture: Picture | null;
}

/** What the page a form was opened on tells of it; the forms' own `PageContext` (packages/enquiries) reads it. */
export interface PageContext {
  readonly from: string;
  readonly property: { readonly key: PropertyKey; readonly location: string; readonly name: string } | null;
  readonly lodge?: string;
  readonly residence?: string;
  readonly package?: string;
  readonly experience?: string;
  readonly category?: string;
  readonly vacancy?: string;
  readonly asked?: Readonly<Record<string, string>>;
}

/** What any other form's dialog and page show besides the form itself; all but the context may be missing. */
export interface FormDialogContent extends TelephoneDialogContent {
  readonly context: PageContext;
  readonly words: ModalContent | null;
  /** The studio's lists of choices by their names; one that is absent could not be read. */
  readonly lists: Readonly<Record<string, readonly DeskChoice[]>>;
  /** Plates of choices that are drawn as cards, by the choice's value. */
  readonly pictures: Readonly<Record<string, Picture | null>>;
  /** "The More Collection". */
  readonly collection: string;
}

export interface DeskChoice {
  readonly value: string;
  readonly label: string;
  readonly group?: string;
}

/** Bookings & Availability (MOD-07). */
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
  /** What is there, for the dialog of its amenities; `null` when nothing is listed. */
  readonly amenities: AmenitiesDialogContent | null;
}

/** The 360 degree tours (MOD-06). */
export interface ToursDialogContent extends DialogOrigin {
  /** "360° with The More Collection". */
  readonly heading: string;
  readonly text: string;
  readonly picture: Picture | null;
  readonly groups: readonly { readonly name: string; readonly tours: readonly TourLink[] }[];
}

/** What to expect of an experience or a place (MOD-15). */
export interface WhatToExpectDialogContent extends DialogOrigin {
  readonly expect: WhatToExpect;
  readonly picture: Picture | null;
  /** What it costs, in words: "Included in your stay". */
  readonly cost: string;
  /** The experience's own page, where its enquiry comes from; else the page the dialog was opened on. */
  readonly enquireFrom: string;
}

/** What a lodge offers (MOD-18). */
export interface AmenitiesDialogContent extends DialogOrigin {
  readonly tag: string;
  readonly name: string;
  readonly picture: Picture | null;
  readonly amenities: readonly Pick<Amenity, 'title' | 'text' | 'category'>[];
}

/** Before a visitor leaves for Instagram (MOD-18). */
export interface InstagramDialogContent extends DialogOrigin {
  readonly words: ModalContent | null;
  readonly href: string;
}
