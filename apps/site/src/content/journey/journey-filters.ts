import type { PackageCard } from './journey.ts';

/**
 * What addresses name the filters of journeys by: "Travel type" is `travel-type` (CNT-17). A filter of another title is not shown,
 * since the cache of pages must know what of an address decides a page.
 */
export const journeyFilterNames = [
  'travel-type',
  'nights',
  'month',
  'interests',
  'country',
  'budget',
] as const;

export type JourneyFilterName = (typeof journeyFilterNames)[number];

/** A filter as a page draws it: one of several options, or none. */
export interface JourneyFilter {
  readonly name: JourneyFilterName;
  /** "Travel type". */
  readonly title: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** Value of the option chosen; `null` for none. */
  readonly chosen: string | null;
}

/** Journeys as an address asks for them. */
export interface JourneyListing {
  readonly filters: readonly JourneyFilter[];
  /** Those that match every filter chosen, in their order. */
  readonly journeys: readonly PackageCard[];
}
