import type { PropertyKey } from '@sundowner/brand';
import type { Button } from './common.ts';
import type { Picture } from './picture.ts';

/** What a night costs in one kind of room, one year, season by season. Whole units of the currency. */
export interface Rate {
  readonly title: string;
  readonly property: PropertyKey;
  readonly year: number;
  /** Name of the lodge, room, residence or treehouse it is for; empty when none is chosen. */
  readonly place: string;
  /** Slug of that place: the same in every year. Empty when none is chosen. */
  readonly item: string;
  readonly kind: 'room' | 'house' | 'treehouse' | 'lodge';
  /** Name of the lodge a room is in; empty for what stands alone. */
  readonly lodge: string;
  /** Guests it takes at most; `null` when the place does not say. */
  readonly sleeps: number | null;
  readonly currency: 'ZAR';
  readonly per: 'person' | 'unit' | 'supplement';
  readonly guests: string;
  readonly seasons: readonly RateSeason[];
  readonly inclusions: readonly string[];
  readonly exclusions: readonly string[];
  readonly childPolicy: string;
  /** Years of the youngest child that comes, of the first who pays, and of the last who pays a child's price; `null` where nothing is said. */
  readonly childFrom: number | null;
  readonly childFree: number | null;
  readonly childUntil: number | null;
  readonly note: string;
  /** yyyy-mm-dd; `null` when the editor gave none. */
  readonly asOf: string | null;
}

export interface RateSeason {
  readonly name: string;
  /** First and last night, yyyy-mm-dd. */
  readonly from: string;
  readonly to: string;
  readonly perPersonSharing: number | null;
  readonly single: number | null;
  readonly child: number | null;
  readonly unit: number | null;
  readonly minimumNights: number | null;
  readonly note: string;
}

/** An offer that holds today. */
export interface Offer {
  readonly slug: string;
  readonly title: string;
  readonly text: string;
  /** Days it is shown, yyyy-mm-dd. */
  readonly from: string;
  readonly until: string;
  readonly stayFrom: string | null;
  readonly stayUntil: string | null;
  readonly terms: string;
  readonly included: readonly string[];
  /** Where it holds; empty means the whole collection. */
  readonly properties: readonly PropertyKey[];
  /** Names of the lodges it is for; empty means every lodge of the property. */
  readonly lodges: readonly string[];
  readonly code: string;
  readonly button: Button | null;
  readonly picture: Picture | null;
}

/** The name of a part of the year, and when it usually starts and ends. */
export interface Season {
  readonly name: string;
  readonly property: PropertyKey | null;
  /** MM-DD. */
  readonly from: string;
  readonly to: string;
  readonly months: string;
  readonly text: string;
}

/** What a rates page needs of a property besides its prices. */
export interface RatedProperty {
  readonly key: PropertyKey;
  readonly name: string;
  readonly shortName: string;
  readonly coordinates: string | null;
  readonly picture: Picture | null;
  readonly childPolicy: string;
  readonly levies: readonly Levy[];
  readonly booking: Booking;
}

/** What holds of a booking at a property. */
export interface Booking {
  /** How much is paid, until when dates may change, and what a cancellation costs; empty where nothing is said. */
  readonly deposit: string;
  readonly changes: string;
  readonly cancellation: string;
  /** An arrival in fewer days is asked for, and not booked online. */
  readonly bookableFrom: number;
  /** What the partner's address takes of dates and guests; empty where it takes none. */
  readonly availabilityQuery: string;
}

/** Paid beside the price. */
export interface Levy {
  readonly name: string;
  /** Whole rand; `null` where it is told in words. */
  readonly amount: number | null;
  /** "person and night, on the bill". */
  readonly per: string;
}
