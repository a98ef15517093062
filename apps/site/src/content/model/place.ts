import type { PropertyKey, RegionKey } from '@sundowner/brand';
import type { Banner } from './banner.ts';
import type { Fact, File, LatitudeLongitude, Point, Question } from './common.ts';
import type { Amenity } from './dialog-content.ts';
import type { Picture } from './picture.ts';
import type { RichText } from './rich-text.ts';
import type { SafariCard } from './safaris.ts';

/** What guests with needs of their own ask before they come. */
export interface Needs {
  readonly childPolicy: string;
  readonly accessibility: string;
  readonly dietary: string;
  readonly health: string;
}

/** How to get to a place, and what is paid on the way in. */
export interface GettingThere {
  readonly gettingHere: string;
  readonly routes: readonly {
    readonly from: string;
    readonly by: string;
    readonly time: string;
    readonly note: string;
  }[];
  readonly gateHours: readonly {
    readonly gate: string;
    readonly months: string;
    readonly opens: string;
    readonly closes: string;
  }[];
  /** Whole rand. */
  readonly levies: readonly { readonly name: string; readonly amount: number | null; readonly per: string }[];
}

/** An hour of a day or a night, as the page tells it. */
export interface Hour {
  readonly time: string;
  readonly title: string;
  readonly text: string;
}

/** A room type (CNT-18). */
export interface Room {
  readonly slug: string;
  readonly name: string;
  readonly kind: 'room' | 'suite' | 'villa';
  readonly line: string;
  readonly description: string;
  readonly menuPicture: Picture | null;
  /** Square metres. */
  readonly size: number | null;
  readonly sleeps: number | null;
  readonly sleepsNote: string;
  readonly beds: string;
  readonly bathroom: string;
  readonly outside: string;
  readonly pool: string;
  readonly sittingRoom: string;
  readonly view: string;
  readonly howMany: number | null;
  readonly inTheRoom: readonly string[];
  readonly facts: readonly Fact[];
  readonly amenities: readonly Amenity[];
  readonly tourHref: string | null;
  readonly gallery: readonly Picture[];
  readonly plan: Picture | null;
}

/** A lodge, villa or hotel as its card shows it. */
export interface StayCard {
  readonly name: string;
  readonly kind: 'lodge' | 'villa' | 'hotel' | 'residence';
  readonly property: PropertyKey | null;
  readonly href: string | null;
  readonly contentTag: string;
  readonly line: string;
  readonly features: readonly string[];
  readonly picture: Picture | null;
}

/** A lodge, villa or hotel on its own page (CNT-18). */
export interface Stay extends StayCard {
  /** From the property down to this page, which comes last. */
  readonly breadcrumbs: readonly { readonly name: string; readonly href: string | null }[];
  readonly villas: readonly StayCard[];
  readonly rooms: readonly Room[];
  readonly banner: Banner | null;
  readonly statement: string;
  readonly statementText: string;
  readonly roomCount: number | null;
  readonly sleeps: number | null;
  readonly facts: readonly Fact[];
  readonly gallery: readonly Picture[];
  readonly amenities: readonly Amenity[];
  readonly factSheet: File | null;
  readonly questions: readonly Question[];
  readonly dining: {
    readonly heading: string;
    readonly text: string;
    readonly picture: Picture | null;
    readonly dishes: readonly { readonly dish: string; readonly with: string }[];
    readonly note: string;
  };
  readonly whatToExpect: string | null;
  readonly tourHref: string | null;
  readonly expect: readonly Point[];
  readonly needs: Needs;
  readonly gettingThere: GettingThere;
  readonly coordinates: LatitudeLongitude | null;
}

/** A treehouse and the night in it (CNT-18). */
export interface Treehouse {
  readonly slug: string;
  readonly name: string;
  readonly identifier: string;
  readonly property: PropertyKey | null;
  readonly href: string | null;
  readonly line: string;
  readonly menuPicture: Picture | null;
  readonly banner: Banner | null;
  readonly statement: string;
  readonly hours: readonly (Hour & { readonly sound: string; readonly picture: Picture | null })[];
  readonly weatherPlan: string;
  readonly gallery: readonly Picture[];
  readonly facts: readonly Fact[];
  readonly sleeps: string;
  readonly height: string;
  readonly included: readonly string[];
  readonly whatToBring: readonly string[];
  readonly whoMayStay: string;
  readonly whoIsNear: string;
  /** Whole rand. */
  readonly supplement: number | null;
  readonly supplementNote: string;
  readonly tourHref: string | null;
  readonly whatToExpect: string | null;
  readonly coordinates: LatitudeLongitude | null;
  readonly questions: readonly Question[];
}

/** A property on its own page, with everything that stands under it (CNT-18). */
export interface PropertyPage {
  readonly key: PropertyKey;
  readonly name: string;
  readonly shortName: string;
  readonly regionKey: RegionKey;
  readonly href: string;
  readonly contentTag: string;
  readonly line: string;
  readonly coordinates: string | null;
  readonly place: LatitudeLongitude | null;
  readonly picture: Picture | null;
  readonly stays: readonly Stay[];
  readonly rooms: readonly Room[];
  readonly safaris: readonly SafariCard[];
  readonly treehouses: readonly Treehouse[];
  readonly statement: string;
  readonly statementText: string;
  readonly facts: readonly Fact[];
  readonly day: readonly Hour[];
  readonly gallery: readonly Picture[];
  readonly factSheet: File | null;
  readonly questions: readonly Question[];
  readonly gettingThere: GettingThere;
  readonly needs: Needs;
  readonly travelInfo: readonly Point[];
}

/** A region as menus and the booking dialog group places. */
export interface Region {
  readonly key: RegionKey;
  readonly name: string;
  readonly displayName: string;
  readonly lookupName: string;
  readonly hidden: boolean;
  readonly properties: readonly PropertyKey[];
  readonly picture: Picture | null;
  readonly description: string;
  readonly facts: readonly Fact[];
  readonly coordinates: LatitudeLongitude | null;
}

/** A park, a reserve or a city, and what we have there. */
export interface Destination {
  readonly slug: string;
  readonly name: string;
  readonly regionKey: RegionKey | null;
  readonly banner: Banner | null;
  readonly lead: string;
  readonly body: RichText;
  readonly picture: Picture | null;
  readonly facts: readonly Fact[];
  readonly gallery: readonly Picture[];
  readonly properties: readonly PropertyKey[];
  /** Slugs of the properties' lodges that stand here; without any, all of them do. */
  readonly stays: readonly string[];
  readonly coordinates: LatitudeLongitude | null;
  readonly questions: readonly Question[];
}
