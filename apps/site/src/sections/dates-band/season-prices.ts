import type { Rate, RateSeason } from '../../content/rates/rates.ts';
import { unitOfAll } from '../price/night-from.ts';
import { spansInWords } from '../rates/in-words.ts';

/** What a night begins at in one season. */
export interface SeasonFrom {
  readonly name: string;
  /** "1 Jan to 31 Mar, 1 to 30 Nov". */
  readonly when: string;
  /** Whole units of what prices are kept in. */
  readonly amount: number;
}

export interface SeasonPrices {
  /** Year of the prices. */
  readonly year: number | null;
  /** The cheapest first. */
  readonly seasons: readonly SeasonFrom[];
  /** What they are for: "per person sharing, per night". */
  readonly unit: string;
}

const none: SeasonPrices = { year: null, seasons: [], unit: '' };

/**
 * The seasons of a year, each with the least that a night costs in any of the places named. A season that comes twice a year stands
 * once, with both its times.
 *
 * @param places names of rooms or residences, as rates carry them
 * @param year the one prices speak of; `null` while nothing is on sale
 */
export function seasonPrices(
  rates: readonly Rate[],
  places: readonly string[],
  year: number | null,
): SeasonPrices {
  const ofYear = rates.filter(
    (rate) => places.includes(rate.place) && rate.per !== 'supplement' && rate.year === year,
  );
  if (ofYear.length === 0) return none;
  const per = ofYear.every((rate) => rate.per === 'unit') ? 'unit' : 'person';
  const found = new Map<string, { times: RateSeason[]; amount: number }>();
  for (const season of ofYear.flatMap((rate) => (rate.per === per ? rate.seasons : []))) {
    const amount = per === 'unit' ? season.unit : season.perPersonSharing;
    if (amount === null) continue;
    const known = found.get(season.name) ?? { times: [], amount };
    known.times.push(season);
    found.set(season.name, { ...known, amount: Math.min(known.amount, amount) });
  }
  const seasons = [...found]
    .map(([name, { times, amount }]) => ({ name, when: spansInWords(times), amount }))
    .sort((a, b) => a.amount - b.amount);
  return { year, seasons, unit: unitOfAll(ofYear.filter((rate) => rate.per === per)) };
}
