import type { Rate, RateSeason } from '../../content/rates/rates.ts';
import type { Priced } from '../../ui/price/price.tsx';
import { unitOf } from './price-unit.ts';

/** What a night begins at, and in which year. */
export interface NightFrom extends Priced {
  readonly year: number;
}

/** Which of a property's rates are meant. */
type Which = (rate: Rate) => boolean;

/**
 * What a night begins at among some rates: the one source of every "from" price. Where anything is priced by the person that is
 * told, else a house, room or treehouse whole.
 *
 * @param year the one prices speak of; `null` while nothing is on sale
 */
export function nightFrom(
  rates: readonly Rate[],
  year: number | null,
  which: Which = ({ kind }) => kind !== 'treehouse',
): NightFrom | null {
  if (year === null) return null;
  const own = rates.filter((rate) => rate.year === year && which(rate));
  const persons = priced(own, ({ perPersonSharing }) => perPersonSharing, 'person');
  const told = persons.length > 0 ? persons : priced(own, ({ unit }) => unit, null);
  const amounts = told.map(({ amount }) => amount);
  const least = told.find(({ amount }) => amount === Math.min(...amounts));
  if (!least) return null;
  return {
    rand: least.amount,
    unit: unitOf(least.rate),
    from: least.amount < Math.max(...amounts),
    year,
  };
}

/** What a night begins at in what is called so: a room, a house. */
export const nightFromIn = (rates: readonly Rate[], names: readonly string[], year: number | null) =>
  nightFrom(rates, year, ({ place, per }) => names.includes(place) && per !== 'supplement');

function priced(
  rates: readonly Rate[],
  amountOf: (season: RateSeason) => number | null,
  per: 'person' | null,
) {
  return rates
    .filter((rate) => per === null || rate.per === per)
    .flatMap((rate) =>
      rate.seasons.flatMap((season) => {
        const amount = amountOf(season);
        return amount === null ? [] : [{ rate, amount }];
      }),
    );
}
