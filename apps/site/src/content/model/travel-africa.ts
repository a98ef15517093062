import type { Banner } from './banner.ts';
import type { Button, Download, Fact, LatitudeLongitude, Point, Question } from './common.ts';
import type { Testimonial } from './experience.ts';
import type { PackageCard, Specialist } from './journey.ts';
import type { CollectionMap } from './map.ts';
import type { OpeningWords } from './page-intro.ts';
import type { Picture } from './picture.ts';
import type { RichText } from './rich-text.ts';

/** A country of Travel Africa, with the camps guests are sent to (CNT-14). */
export interface TravelAfricaDestination {
  readonly slug: string;
  readonly href: string;
  readonly name: string;
  readonly banner: Banner | null;
  readonly opening: OpeningWords | null;
  /** What the destination map shows of it (CNT-08). */
  readonly map: {
    readonly index: number | null;
    readonly name: string;
    readonly description: string;
    readonly picture: Picture | null;
    readonly coordinates: LatitudeLongitude | null;
  };
  readonly body: RichText;
  readonly facts: readonly Fact[];
  readonly highlights: readonly Point[];
  readonly properties: readonly TravelAfricaProperty[];
  readonly gallery: readonly Picture[];
  readonly questions: readonly Question[];
}

export interface TravelAfricaProperty {
  readonly id: string;
  readonly name: string;
  readonly location: string;
  readonly description: string;
  readonly picture: Picture | null;
  readonly facts: readonly Fact[];
  readonly gallery: readonly Picture[];
  readonly href: string | null;
  readonly coordinates: LatitudeLongitude | null;
}

/** A kind of traveller with its page. */
export interface TravelAfricaTravelType {
  readonly slug: string;
  readonly href: string;
  readonly name: string;
  readonly banner: Banner | null;
  readonly opening: OpeningWords | null;
  readonly card: { readonly index: number | null; readonly name: string; readonly picture: Picture | null };
  readonly body: RichText;
  readonly destinations: readonly TravelAfricaDestination[];
  readonly packages: readonly PackageCard[];
}

/** The page Travel Africa: one entry with everything it shows (CNT-14). */
export interface TravelAfricaPage {
  readonly title: string;
  readonly banner: Banner | null;
  readonly opening: OpeningWords | null;
  readonly destinations: readonly TravelAfricaDestination[];
  readonly map: CollectionMap | null;
  readonly travelTypes: readonly TravelAfricaTravelType[];
  readonly packagesHeading: string;
  readonly packagesText: string;
  readonly packages: readonly PackageCard[];
  readonly specialists: readonly Specialist[];
  readonly testimonials: readonly Testimonial[];
  readonly purpose: {
    readonly title: string;
    readonly text: string;
    readonly picture: Picture | null;
    readonly purposes: readonly Point[];
  };
}

/** What to know before travelling in Africa (CNT-14). */
export interface TravelGuide {
  readonly title: string;
  readonly banner: Banner | null;
  readonly lead: string;
  readonly picture: Picture | null;
  readonly sections: readonly Section[];
  readonly downloads: readonly Download[];
}

/** A part of a longer page. */
export interface Section {
  readonly heading: string;
  readonly body: RichText;
  readonly picture: Picture | null;
}

/** The invitation to plan a journey from nothing (CNT-13). */
export interface CustomJourney {
  readonly title: string;
  readonly text: string;
  readonly picture: Picture | null;
  readonly steps: readonly Point[];
  readonly button: Button | null;
  readonly specialist: Specialist | null;
}
