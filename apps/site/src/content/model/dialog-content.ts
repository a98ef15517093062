import type { AccommodationTag } from '@sundowner/brand';
import type { Download, Point } from './common.ts';
import type { Panorama } from './gallery.ts';
import type { Picture } from './picture.ts';

/** Heading and words of a dialog, by its name (CNT-19, MOD-05). */
export interface ModalContent {
  readonly modal: string;
  readonly heading: string;
  readonly subHeading: string;
  readonly text: string;
  readonly note: string;
  readonly buttonText: string;
  readonly secondButtonText: string;
  readonly items: readonly Point[];
  readonly picture: Picture | null;
}

/** The dialog What to expect (MOD-15). */
export interface WhatToExpect {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly availableAt: string;
  readonly additionalInfoHeader: string;
  readonly additionalInfo: readonly string[];
  readonly whatToWear: readonly Sign[];
  readonly whatToBringAlong: readonly Sign[];
  readonly features: readonly Sign[];
  readonly appointments: readonly string[];
  readonly downloads: readonly Download[];
}

/** Words beside a drawn sign, or a picture in its place. */
export interface Sign {
  readonly title: string;
  readonly description: string;
  readonly icon: string;
  readonly picture: Picture | null;
}

/** Picture and booking link of a place in the dialog Bookings & Availability (MOD-07). */
export interface AccommodationCard {
  readonly tag: AccommodationTag;
  readonly picture: Picture | null;
  /** `null` for a place that is not offered there. */
  readonly checkAvailabilityHref: string | null;
}

/** A 360 degree tour (MOD-06): at an address elsewhere, as a panorama of our own, or both. */
export interface TourLink {
  readonly title: string;
  /** Names it in addresses, made of its title. */
  readonly slug: string;
  /** What the panorama shows, in a sentence. */
  readonly text: string;
  readonly href: string | null;
  readonly panorama: Panorama | null;
  readonly contentTag: string;
  /** Lookup names of its regions; the first decides its heading. */
  readonly tourLinkFor: readonly string[];
  readonly picture: Picture | null;
}

/** What is in a room, at a lodge, and outside (MOD-18). */
export interface Amenity {
  readonly title: string;
  readonly category: 'room' | 'lodge' | 'outside' | 'service';
  readonly text: string;
  readonly icon: string;
  readonly picture: Picture | null;
}
