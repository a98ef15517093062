import type { Rate } from '../../content/rates/rates.ts';

type Season = Rate['seasons'][number];
type WithoutSeasons = Omit<Rate, 'seasons'>;

/** A part of the year: its name, first and last night (yyyy-mm-dd), and how many nights are taken at least. */
type Part = readonly [name: string, from: string, to: string, minimumNights: number | null];

/** The place of a part of the year among all, then what is paid in it: sharing, alone, by a child, for the whole; nothing beyond the last price. */
type Prices = readonly [part: number, ...prices: (number | null)[]];

/** What of a rate differs from the rate before it, then its seasons. */
type PackedRate = readonly [differs: Partial<WithoutSeasons>, ...seasons: Prices[]];

/** Rates as a page carries them: a property has the same seasons in every room, and most rooms the same rules. */
export interface PackedRates {
  readonly parts: readonly Part[];
  readonly rates: readonly PackedRate[];
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Says once what several rates say; each has the fields of the one before it. The notes on seasons are left out. */
export function packRates(all: readonly Rate[]): PackedRates {
  const parts: Part[] = [];
  const placeOf = (part: Part): number => {
    const place = parts.findIndex((known) => isSame(known, part));
    return place === -1 ? parts.push(part) - 1 : place;
  };
  let before: Partial<WithoutSeasons> = {};
  const rates = all.map(({ seasons, ...rate }): PackedRate => {
    const last: Readonly<Record<string, unknown>> = before;
    before = rate;
    const differs = Object.entries(rate).filter(([name, value]) => !isSame(last[name], value));
    return [
      Object.fromEntries(differs),
      ...seasons.map(
        (season): Prices => [
          placeOf([season.name, season.from, season.to, season.minimumNights]),
          ...pricesOf(season),
        ],
      ),
    ];
  });
  return { parts, rates };
}

function pricesOf({ perPersonSharing, single, child, unit }: Season): readonly (number | null)[] {
  const prices = [perPersonSharing, single, child, unit];
  return prices.slice(0, prices.findLastIndex((price) => price !== null) + 1);
}

/** The rates that were packed. */
export function unpackRates({ parts, rates }: PackedRates): readonly Rate[] {
  let rate: Partial<WithoutSeasons> = {};
  return rates.map(([differs, ...seasons]) => {
    rate = { ...rate, ...differs };
    return {
      ...(rate as WithoutSeasons),
      seasons: seasons.flatMap(
        ([place, perPersonSharing = null, single = null, child = null, unit = null]): Season[] => {
          const part = parts[place];
          if (!part) return [];
          const [name, from, to, minimumNights] = part;
          return [{ name, from, to, minimumNights, perPersonSharing, single, child, unit, note: '' }];
        },
      ),
    };
  });
}
