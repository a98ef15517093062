import type { Rate, RateSeason } from '../../content/model/rates.ts';

/** What a night costs in one season, for each room asked about. */
export interface SeasonPrices {
  readonly name: string;
  /** When it is, in words: "6 Jan to 30 Apr, 1 Nov to 14 Dec". */
  readonly when: string;
  /** Whole rand, for each room in their order; `null` where it is not let then. */
  readonly prices: readonly (number | null)[];
}

export interface RoomPrices {
  readonly year: number;
  /** Whether a price is for a person sharing or for all of it. */
  readonly per: 'person' | 'unit';
  /** The cheapest season first. */
  readonly seasons: readonly SeasonPrices[];
  /** The lowest price of the year of each room, whole rand. */
  readonly from: readonly (number | null)[];
}

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** "6 Jan to 30 Apr", "1 to 5 Jan", "1 Jun". @param from first and `to` last night, yyyy-mm-dd */
export function spanInWords({ from, to }: Pick<RateSeason, 'from' | 'to'>): string {
  const dayOf = (date: string) => Number(date.slice(8, 10));
  const monthOf = (date: string) => months[Number(date.slice(5, 7)) - 1] ?? '';
  if (from === to) return `${dayOf(from)} ${monthOf(from)}`;
  if (from.slice(0, 7) === to.slice(0, 7)) return `${dayOf(from)} to ${dayOf(to)} ${monthOf(to)}`;
  return `${dayOf(from)} ${monthOf(from)} to ${dayOf(to)} ${monthOf(to)}`;
}

const priceOf = ({ perPersonSharing, unit }: RateSeason) => perPersonSharing ?? unit;

/** The year most visitors plan for: the one three months from now, or the first later one on sale, or the last. */
function yearOf(rates: readonly Rate[], today: string): number | null {
  const years = [...new Set(rates.map(({ year }) => year))].sort((a, b) => a - b);
  const soon = new Date(`${today}T00:00:00Z`);
  soon.setUTCMonth(soon.getUTCMonth() + 3);
  return years.find((year) => year >= soon.getUTCFullYear()) ?? years.at(-1) ?? null;
}

/**
 * What a night costs in rooms that stand beside one another.
 *
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
  const year = yearOf(ofRooms, today);
  if (year === null) return null;
  const rateOf = (slug: string) => ofRooms.find((rate) => rate.year === year && rate.item === slug);
  const spans = slugs.flatMap((slug) => rateOf(slug)?.seasons ?? []);
  const names = [...new Set(spans.map(({ name }) => name))];
  const seasons = names.map((name): SeasonPrices => {
    const own = spans.filter((span) => span.name === name);
    return {
      name,
      when: [...new Set(own.map(spanInWords))].join(', '),
      prices: slugs.map((slug) => {
        const span = rateOf(slug)?.seasons.find((each) => each.name === name && priceOf(each) !== null);
        return span ? priceOf(span) : null;
      }),
    };
  });
  const lowest = (prices: readonly (number | null)[]) => {
    const told = prices.filter((price) => price !== null);
    return told.length > 0 ? Math.min(...told) : null;
  };
  const priced = seasons.filter(({ prices }) => lowest(prices) !== null);
  if (priced.length === 0) return null;
  return {
    year,
    per: ofRooms.every(({ per }) => per === 'unit') ? 'unit' : 'person',
    seasons: priced.sort((a, b) => (lowest(a.prices) ?? 0) - (lowest(b.prices) ?? 0)),
    from: slugs.map((_, place) => lowest(priced.map(({ prices }) => prices[place] ?? null))),
  };
}
