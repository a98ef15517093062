import { mostAdults, mostChildren } from '@sundowner/brand/party';
import type { Rate } from '../../content/rates/rates.ts';

/** What a place lets whole, whose beds are counted. */
type Whole = 'house' | 'treehouse';

/** Whom a place takes. */
export interface PartyRules {
  /** What is let whole; `null` where another room can be taken. */
  readonly whole: Whole | null;
  /** Guests it holds at most; `null` where another room can be taken. */
  readonly sleeps: number | null;
  /** Of them so many adults, where the other beds are for children. */
  readonly sleepsAdults: number | null;
  /** Years of the youngest child that comes; `null` where all ages do. */
  readonly youngest: number | null;
}

/** What a strip has to choose from. */
export interface PartyOffered {
  readonly adults: number;
  readonly children: number;
}

type Ruled = Pick<Rate, 'sleeps' | 'sleepsAdults' | 'childFrom'>;

/** The rules of what is let whole, from its rates: a house's, a treehouse's. */
export function rulesOfWhole(whole: Whole, rates: readonly Ruled[]): PartyRules {
  const [rate] = rates;
  return {
    whole,
    sleeps: rate?.sleeps ?? null,
    sleepsAdults: rate?.sleepsAdults ?? null,
    youngest: youngestOf(rates),
  };
}

/** The rules of a place with several rooms: who is too young for each of them. */
export const rulesOfRooms = (rates: readonly Ruled[]): PartyRules => ({
  whole: null,
  sleeps: null,
  sleepsAdults: null,
  youngest: youngestOf(rates),
});

function youngestOf(rates: readonly Ruled[]): number | null {
  const least = Math.min(...rates.map(({ childFrom }) => childFrom ?? 0));
  return Number.isFinite(least) && least > 0 ? least : null;
}

/**
 * How many of each can be chosen: as many as the place takes.
 *
 * @param holds guests of a place with several rooms, where it says
 */
export function offered(
  { whole, sleeps, sleepsAdults }: PartyRules,
  holds: number | null = null,
): PartyOffered {
  const all = sleeps ?? holds ?? Number.POSITIVE_INFINITY;
  const adults = Math.min(mostAdults, sleepsAdults ?? all);
  // In a treehouse the bed of two is one bed; in a house a child may sleep in any room.
  const beds = whole === 'treehouse' && sleepsAdults !== null ? all - sleepsAdults : all - 1;
  return { adults, children: Math.max(0, Math.min(mostChildren, beds)) };
}
