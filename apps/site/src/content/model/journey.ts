import type { Banner } from './banner.ts';
import type { Fact, File, LatitudeLongitude, Question } from './common.ts';
import type { Testimonial } from './experience.ts';
import type { PageMeta } from './page-meta.ts';
import type { Picture } from './picture.ts';

/** A journey as a card shows it: a Travel Africa package or a curated journey (CNT-17). */
export interface PackageCard {
  readonly slug: string;
  readonly href: string;
  readonly kind: 'package' | 'curatedJourney';
  readonly title: string;
  readonly line: string;
  readonly nights: number;
  readonly season: string;
  readonly stops: readonly Stop[];
  readonly picture: Picture | null;
  readonly priceFrom: Price | null;
  readonly months: readonly string[];
  readonly interests: readonly string[];
  /** As the enquiry form spells it. */
  readonly enquiryName: string;
  readonly budget: string;
  readonly comingSoon: boolean;
  /** Countries it leads through, and whom it suits; empty in a list that another entry holds. */
  readonly destinations: readonly Named[];
  readonly travelTypes: readonly Named[];
}

export interface Named {
  readonly slug: string;
  readonly name: string;
}

export interface Stop {
  readonly name: string;
  readonly nights: number;
  readonly coordinates: LatitudeLongitude | null;
}

/** Whole units of the currency. */
export interface Price {
  readonly amount: number;
  readonly currency: 'ZAR' | 'USD';
}

/** A journey on its own page, day by day. */
export interface PackagePage extends PackageCard {
  readonly meta: PageMeta;
  readonly banner: Banner | null;
  readonly lead: string;
  readonly days: readonly PackageDay[];
  readonly facts: readonly Fact[];
  readonly gallery: readonly Picture[];
  readonly included: readonly string[];
  readonly excluded: readonly string[];
  readonly download: File | null;
  readonly questions: readonly Question[];
  readonly priceNote: string;
  readonly specialist: Specialist | null;
  readonly testimonials: readonly Testimonial[];
}

export interface PackageDay {
  readonly title: string;
  readonly place: string;
  readonly text: string;
  readonly stay: string;
  readonly travel: string;
  readonly picture: Picture | null;
}

/** A page that lists journeys, with its filters (CNT-17). */
export interface PackageSection {
  readonly slug: string;
  readonly title: string;
  readonly lead: string;
  readonly banner: Banner | null;
  readonly packages: readonly PackageCard[];
  readonly filters: readonly { readonly title: string; readonly options: readonly string[] }[];
}

/** Who plans journeys. */
export interface Specialist {
  readonly id: string;
  readonly name: string;
  readonly speciality: string;
  readonly biography: string;
  readonly portrait: Picture | null;
  readonly languages: readonly string[];
}
