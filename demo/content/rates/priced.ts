import type { PropertyKey } from '../property-key.ts';
import type { Prices, Year } from './seasons-of-year.ts';
import type { childPolicies, terms } from './terms.ts';

/** One kind of room, house or treehouse with its prices for a night, year by year. */
export interface Priced {
  readonly title: string;
  readonly property: PropertyKey;
  /** A lodge by its content tag, the others by their slugs. A room has its lodge; a house and a treehouse stand alone. */
  readonly accommodation?: string;
  readonly room?: string;
  readonly residence?: string;
  readonly treehouse?: string;
  readonly guests: string;
  readonly terms: keyof typeof terms;
  readonly children: keyof typeof childPolicies;
  /** Nights a house is taken for at least, whatever the season. */
  readonly leastStay?: number;
  readonly prices: Readonly<Record<Year, Prices>>;
}

const lodgeTerms: Readonly<Record<PropertyKey, Priced['terms']>> = {
  lionsands: 'lodge',
  monwana: 'lodge',
  marataba: 'lodgeWithStrip',
  capecadogan: 'hotel',
};

/** A room of a lodge or a hotel; `slug` is its entry’s. It says itself who sleeps in it. */
export const room = (
  property: PropertyKey,
  accommodation: string,
  slug: string,
  title: string,
  children: Priced['children'],
  prices: Priced['prices'],
): Priced => ({
  title,
  property,
  accommodation,
  room: slug,
  guests: '',
  terms: lodgeTerms[property],
  children,
  prices,
});

/** A house taken whole; `accommodation` where it is also a villa of a lodge. */
export const house = (
  property: PropertyKey,
  residence: string,
  accommodation: string | null,
  title: string,
  guests: string,
  kind: 'house' | 'capeHouse',
  prices: Priced['prices'],
  leastStay = 2,
): Priced => ({
  title,
  property,
  residence,
  ...(accommodation ? { accommodation } : {}),
  guests,
  terms: kind,
  leastStay,
  children: 'whole',
  prices,
});

/** A treehouse for a night. */
export const treehouse = (
  property: PropertyKey,
  slug: string,
  title: string,
  guests: string,
  children: 'treehouse' | 'familyTreehouse',
  prices: Priced['prices'],
): Priced => ({
  title,
  property,
  treehouse: slug,
  guests,
  terms: 'treehouse',
  children,
  prices,
});
