import { nightsOf } from '@sundowner/calendar/day';
import type { Rate, RateSeason } from '../../content/rates/rates.ts';
import { type Party, takesWhole, youngerThanTaken } from './paying-party.ts';

/** A night in a treehouse beside the room of a stay; or why it is not in the sum. */
export type TreehouseNight =
  | {
      readonly kind: 'priced';
      readonly rate: Rate;
      /** Season of the dearest night of the stay, which is the one that is reckoned. */
      readonly season: string;
      /** For the treehouse, one night. */
      readonly amount: number;
      /** For each child besides; `null` where it has no price for one. */
      readonly child: number | null;
      /** Another night of the stay would cost less. */
      readonly dearest: boolean;
    }
  | { readonly kind: 'elsewhere' | 'no-price' | 'too-many'; readonly rate: Rate }
  /** Years of the youngest child it takes. */
  | { readonly kind: 'too-young'; readonly rate: Rate; readonly youngest: number };

interface Stay extends Party {
  /** Years of each child; none where they were not asked. */
  readonly ages?: readonly number[];
  readonly treehouse: string | null;
  readonly arrival: string;
  readonly departure: string;
}

/**
 * What one night in a treehouse adds, for a party that it takes. Which night it is the guest decides later, so the dearest of the stay is taken: a sum that
 * turns out lower disappoints nobody.
 *
 * @param room what the stay is worked out for: a treehouse of another property is not beside it
 * @param rates of every year of every property on the page
 * @returns `null` when none is asked for, or none goes by that name
 */
export function treehouseNight(stay: Stay, room: Rate, rates: readonly Rate[]): TreehouseNight | null {
  const own = rates.filter(({ item, per }) => per === 'supplement' && item === stay.treehouse);
  const [rate] = own;
  if (!rate) return null;
  if (rate.property !== room.property) return { kind: 'elsewhere', rate };
  const youngest = youngerThanTaken(stay, rate);
  if (youngest !== null) return { kind: 'too-young', rate, youngest };
  if (!takesWhole(rate, stay)) return { kind: 'too-many', rate };
  const seasons = own.flatMap((each) => each.seasons);
  const priced = nightsOf(stay.arrival, stay.departure).flatMap((night) => {
    const season = seasons.find(({ from, to }) => from <= night && night <= to);
    return season?.unit ? [{ season, amount: season.unit }] : [];
  });
  return dearestOf(priced, rate);
}

function dearestOf(
  priced: readonly { readonly season: RateSeason; readonly amount: number }[],
  rate: Rate,
): TreehouseNight {
  const [dearest] = [...priced].sort((a, b) => b.amount - a.amount);
  if (!dearest) return { kind: 'no-price', rate };
  const { season, amount } = dearest;
  return {
    kind: 'priced',
    rate,
    season: season.name,
    amount,
    child: season.child,
    dearest: priced.some((night) => night.amount < amount),
  };
}
