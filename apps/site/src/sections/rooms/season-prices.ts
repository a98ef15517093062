import type { Rate, RateSeason } from '../../content/rates/rates.ts';
import { pricedYear } from '../../content/rates/years-on-sale.ts';
import { type NightFrom, nightFrom, unitOfAll } from '../price/night-from.ts';
import { spansInWords } from '../rates/in-words.ts';
import { seasonParts } from '../rates/season-parts.ts';

/** What a night costs in one season, for each room asked about. */
interface SeasonPrices {
  readonly name: string;
  /** When it is, in words: "6 Jan to 30 Apr, 1 Nov to 14 Dec". */
  readonly when: string;
  /** Units of what prices are kept in, for each room in their order; `null` where it is not let then. */
  readonly prices: readonly (number | null)[];
}

export interface RoomPrices {
  readonly year: number;
  /** What a price is for: "per person sharing, per night". */
  readonly unit: string;
  /** The cheapest season first. */
  readonly seasons: readonly SeasonPrices[];
  /** What a night in each room begins at; `null` while it has no price. */
  readonly from: readonly (NightFrom | null)[];
  /** What the editors say of these prices, each sentence of theirs once: what they include, of which tax. */
  readonly notes: readonly string[];
}

const priceOf = ({ perPersonSharing, unit }: RateSeason) => perPersonSharing ?? unit;

/**
 * What a night costs in rooms that stand beside one another.
 *
 * @param rates of the property, every year
 * @param slugs of the rooms, in the order they stand
 * @param today yyyy-mm-dd
 * @returns `null` while none of them has a price
 */
export function roomPrices(
  rates: readonly Rate[],
  slugs: readonly string[],
  today: string,
): RoomPrices | null {
  const ofRooms = rates.filter(
    ({ kind, item, per }) => kind === 'room' && slugs.includes(item) && per !== 'supplement',
  );
  const year = pricedYear(rates, today);
  if (year === null) return null;
  const rateOf = (slug: string) => ofRooms.find((rate) => rate.year === year && rate.item === slug);
  const parts = seasonParts(
    slugs.map((slug) => rateOf(slug) ?? { seasons: [] }),
    (held) => held.map((season) => season && priceOf(season)),
  );
  const seasons = parts.map(
    ({ name, spans, shown }): SeasonPrices => ({ name, when: spansInWords(spans), prices: shown }),
  );
  const lowest = (prices: readonly (number | null)[]) => {
    const told = prices.filter((price) => price !== null);
    return told.length > 0 ? Math.min(...told) : null;
  };
  const priced = seasons.filter(({ prices }) => lowest(prices) !== null);
  if (priced.length === 0) return null;
  const ofYear = ofRooms.filter((rate) => rate.year === year);
  return {
    year,
    unit: unitOfAll(ofYear),
    notes: [...new Set(ofYear.flatMap(({ note }) => note || []))],
    seasons: priced.sort((a, b) => (lowest(a.prices) ?? 0) - (lowest(b.prices) ?? 0)),
    from: slugs.map((slug) => nightFrom(ofRooms, year, ({ item }) => item === slug)),
  };
}

/**
 * What the prices are for, and what the editors say of them: "Prices per person sharing, per night, in 2027, including VAT." A note that
 * begins with what they are for goes on from it, and breakfast is said once.
 */
export function termsOf({ unit, year, notes }: Pick<RoomPrices, 'unit' | 'year' | 'notes'>): string {
  const [first = '', ...others] = notes;
  const base = unit.replace(/, with breakfast$/, '');
  const said = first.toLowerCase().startsWith(base) ? first.slice(base.length) : '';
  const goesOn = /^[,.]/.test(said);
  const told = goesOn ? said : '.';
  const forWhat = goesOn && said.includes('breakfast') ? base : unit;
  return [`Prices ${forWhat}, in ${year}${told}`, ...(goesOn ? others : notes)].join(' ');
}
