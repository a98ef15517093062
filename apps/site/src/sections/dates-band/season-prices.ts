import type { Rate } from '../../content/rates/rates.ts';
import { unitOfAll } from '../price/night-from.ts';
import { spansInWords } from '../rates/in-words.ts';
import { seasonParts } from '../rates/season-parts.ts';

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
 * once, with both its times, where it begins at the same price in both.
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
  const own = ofYear.filter((rate) => rate.per === per);
  const parts = seasonParts(own, (held) => {
    const amounts = held.flatMap(
      (season) => (per === 'unit' ? season?.unit : season?.perPersonSharing) ?? [],
    );
    return amounts.length > 0 ? Math.min(...amounts) : null;
  });
  const seasons = parts
    .flatMap(({ name, spans, shown }) =>
      shown === null ? [] : [{ name, when: spansInWords(spans), amount: shown }],
    )
    .sort((a, b) => a.amount - b.amount);
  return { year, seasons, unit: unitOfAll(own) };
}
