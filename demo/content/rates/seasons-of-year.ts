import type { Rate } from '../../../apps/studio/src/payload-types.ts';
import type { Authored } from '../authored.ts';
import { day } from '../references.ts';

/** The years on sale. */
export type Year = 2026 | 2027;
export const years = [2026, 2027] as const satisfies readonly Year[];

/** Rand for a night in the three seasons of the year, cheapest first. */
export type Prices = readonly [low: number, middle: number, high: number];

interface Span {
  readonly name: string;
  /** Place of the season's price among the three. */
  readonly at: 0 | 1 | 2;
  /** First and last night, MM-DD. */
  readonly from: string;
  readonly to: string;
  readonly minimumNights: number;
  readonly note?: string;
}

/** The bush: cheapest in the green months, dearest when it is dry and over the new year. */
export const bush: readonly Span[] = [
  { name: 'Peak season', at: 2, from: '01-01', to: '01-05', minimumNights: 3, note: 'New year' },
  { name: 'Green season', at: 0, from: '01-06', to: '04-30', minimumNights: 1 },
  { name: 'Shoulder season', at: 1, from: '05-01', to: '05-31', minimumNights: 1 },
  { name: 'Peak season', at: 2, from: '06-01', to: '09-30', minimumNights: 2 },
  { name: 'Shoulder season', at: 1, from: '10-01', to: '10-31', minimumNights: 1 },
  { name: 'Green season', at: 0, from: '11-01', to: '12-14', minimumNights: 1 },
  {
    name: 'Peak season',
    at: 2,
    from: '12-15',
    to: '12-31',
    minimumNights: 3,
    note: 'Christmas and new year',
  },
];

/** The Cape: the other way round. */
export const cape: readonly Span[] = [
  { name: 'Summer', at: 2, from: '01-01', to: '03-31', minimumNights: 2 },
  { name: 'Spring and autumn', at: 1, from: '04-01', to: '04-30', minimumNights: 1 },
  { name: 'Winter', at: 0, from: '05-01', to: '08-31', minimumNights: 1 },
  { name: 'Spring and autumn', at: 1, from: '09-01', to: '10-31', minimumNights: 1 },
  { name: 'Summer', at: 2, from: '11-01', to: '12-26', minimumNights: 2 },
  { name: 'Summer', at: 2, from: '12-27', to: '12-31', minimumNights: 3 },
];

/** What a night costs in each season besides the price for one of two people. */
type Amounts = (price: number) => {
  readonly perPersonSharing?: number;
  readonly single?: number;
  readonly child?: number;
  readonly unit?: number;
};

const tens = (amount: number) => Math.round(amount / 10) * 10;

/** Priced by the person: one alone pays 40 % more, a child with two adults half. */
export const perPerson: Amounts = (price) => ({
  perPersonSharing: price,
  single: tens(price * 1.4),
  child: price * 0.5,
});

/** Without a price for children: a room for two. */
export const adultsOnly: Amounts = (price) => ({ perPersonSharing: price, single: tens(price * 1.4) });

/** A child in the family rooms of the Cape pays the same all year, breakfast included. */
export const capeFamily: Amounts = (price) => ({ ...perPerson(price), child: 650 });

/** Priced whole. */
export const whole: Amounts = (price) => ({ unit: price });

/** A treehouse for the whole of a night; a child with their parents pays besides, the same all year. */
export const familyTreehouse: Amounts = (price) => ({ unit: price, child: 1400 });

export function seasonsOf(
  year: Year,
  spans: readonly Span[],
  prices: Prices,
  amounts: Amounts,
  leastStay: number,
): NonNullable<Authored<Rate>['seasons']> {
  return spans.map(({ name, at, from, to, minimumNights, note }) => ({
    name,
    from: day(`${year}-${from}`),
    to: day(`${year}-${to}`),
    ...amounts(prices[at]),
    minimumNights: Math.max(minimumNights, leastStay),
    ...(note ? { note } : {}),
  }));
}
