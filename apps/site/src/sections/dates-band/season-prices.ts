import type { Rate } from '../../content/model/rates.ts';

/** What a night begins at in one season. */
export interface SeasonFrom {
  readonly name: string;
  /** "1 Jan to 31 Mar, 1 to 30 Nov". */
  readonly when: string;
  /** Whole rand. */
  readonly amount: number;
}

export interface SeasonPrices {
  readonly seasons: readonly SeasonFrom[];
  readonly per: 'person' | 'unit';
}

const none: SeasonPrices = { seasons: [], per: 'person' };

/** "1 Jan". @param date yyyy-mm-dd */
const short = (date: string) =>
  new Date(`${date}T12:00:00Z`).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });

/**
 * The seasons of the nearest year that has prices, each with the least that a night costs in any of the places named. A season
 * that comes twice a year stands once, with both its times.
 *
 * @param places names of rooms or houses, as rates carry them
 * @param year the present one
 */
export function seasonPrices(rates: readonly Rate[], places: readonly string[], year: number): SeasonPrices {
  const own = rates.filter(
    (rate) => places.includes(rate.place) && rate.per !== 'supplement' && rate.year >= year,
  );
  const nearest = Math.min(...own.map((rate) => rate.year));
  const ofYear = own.filter((rate) => rate.year === nearest);
  const [first] = ofYear;
  if (!first) return none;
  const per = ofYear.every((rate) => rate.per === 'unit') ? 'unit' : 'person';
  const found = new Map<string, { times: Map<string, string>; amount: number }>();
  for (const season of ofYear.flatMap((rate) => (rate.per === per ? rate.seasons : []))) {
    const amount = per === 'unit' ? season.unit : season.perPersonSharing;
    if (amount === null) continue;
    const known = found.get(season.name) ?? { times: new Map(), amount };
    known.times.set(season.from, `${short(season.from)} to ${short(season.to)}`);
    found.set(season.name, { ...known, amount: Math.min(known.amount, amount) });
  }
  const seasons = [...found].map(([name, { times, amount }]) => ({
    name,
    when: [...times]
      .sort(([one], [two]) => one.localeCompare(two))
      .map(([, words]) => words)
      .join(', '),
    amount,
  }));
  return { seasons, per };
}
