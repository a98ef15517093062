import type { Rate } from '../../content/rates/rates.ts';
import { installation } from '../../installation/installation.ts';
import type { ShownIn } from '../../ui/money/money.tsx';
import { cheapestStay, type FoundStay, type PricedStay } from './cheapest-stay.ts';
import {
  arrivalsOf,
  type FitItem,
  type FitPlace,
  type FitQuestion,
  type FitSources,
  firstBookable,
} from './fit-question.ts';
import { mildest, type Refusal, treehouseRefuses } from './fit-refusals.ts';
import { NightPrices } from './night-prices.ts';

/** What was wished for that a room which can be had does not give. */
export type Unmet =
  | { readonly kind: 'malaria' | 'malaria-unsaid' | 'no-treehouse' | 'treehouse-unpriced' }
  | { readonly kind: 'treehouse-refuses'; readonly refusal: Refusal };

/** One room, house or treehouse, held against an asking. */
export interface FitRow {
  readonly rate: Rate;
  /** What can be had; `null` where nothing can. */
  readonly stay: PricedStay | null;
  readonly refusal: Refusal | null;
  readonly unmet: Unmet | null;
  /** The room beside a treehouse, or the treehouse of a night that was wished for; else `null`. */
  readonly beside: Rate | null;
  /** Beyond the budget, in the currency that is shown: below zero what is left of it. `null` without a budget, or a price. */
  readonly over: number | null;
  readonly fits: boolean;
  /** Its days can be asked for, and are too soon to be booked online. */
  readonly soon: boolean;
}

/** The rooms of one place: those that fit, then those with a price, cheapest first, then the others. */
export interface FitPlaceRows {
  readonly place: FitPlace;
  readonly rows: readonly FitRow[];
  /** How many fit. */
  readonly fits: number;
  /** Of how many: treehouses count where a night in one is wished for. */
  readonly counted: number;
}

/**
 * Every room, house and treehouse on sale against one asking. Prices, ages, beds and seasons are those of the rates, and every sum is
 * the calculator's.
 *
 * @returns places with rates, those first where most fits, then those whose nearest is cheapest
 */
export function fitRows(question: FitQuestion, sources: FitSources): readonly FitPlaceRows[] {
  const found = sources.places.flatMap((place) => {
    const rows = rowsOf(place, question, sources, arrivalsOf(question, place, sources));
    const counted = rows.filter(({ rate }) => question.treehouse || rate.per !== 'supplement').length;
    return rows.length > 0 ? [{ place, rows, fits: rows.filter(({ fits }) => fits).length, counted }] : [];
  });
  return found.toSorted((one, other) => other.fits - one.fits || leastIn(one) - leastIn(other));
}

const totalOf = ({ stay }: Pick<FitRow, 'stay'>): number => stay?.total ?? Number.POSITIVE_INFINITY;

const leastIn = ({ rows }: FitPlaceRows): number => {
  const least = Math.min(...rows.map(totalOf));
  return Number.isFinite(least) ? least : Number.MAX_VALUE;
};

/** An amount of what prices are kept in, in the currency that is shown: whole units of any other. */
export const amountShown = (amount: number, { currency, rate }: ShownIn): number =>
  currency === installation().baseCurrency ? amount : Math.round(amount * rate);

function rowsOf(
  place: FitPlace,
  question: FitQuestion,
  { rates, shown, today }: FitSources,
  arrivals: readonly string[],
): readonly FitRow[] {
  const own = rates.filter(({ property, item }) => property === place.key && item !== '');
  const items = itemsOf(own.filter(({ per }) => per !== 'supplement'));
  const trees = itemsOf(own.filter(({ per }) => per === 'supplement'));
  const prices = pricesOf(rates);
  const stays = new Map<string, FoundStay>();
  /** Asked for twice: as the room's row, and as what stands beside a treehouse. */
  const stayIn = (item: FitItem, tree: FitItem | null): FoundStay => {
    const key = `${item.rate.item} ${tree?.rate.item ?? ''}`;
    const known =
      stays.get(key) ?? cheapestStay(item, question, arrivals, { levies: place.levies, tree, prices });
    stays.set(key, known);
    return known;
  };
  const malaria = malariaUnmet(place, question);
  const finish = (rate: Rate, { found, beside, unmet }: Found, counts: boolean): FitRow => {
    const stay = found.kind === 'priced' ? found : null;
    const { budget } = question;
    const over = stay && budget !== null ? inCents(amountShown(stay.total, shown) - budget) : null;
    const lacks = stay ? (malaria ?? unmet) : null;
    const refusal = found.kind === 'refused' ? found.refusal : null;
    const fits = stay !== null && lacks === null && counts && (over === null || over <= 0);
    const soon = stay !== null && stay.arrival < firstBookable(place, today);
    return { rate, stay, refusal, unmet: lacks, beside, over, fits, soon };
  };
  const rows = [
    ...items.map((item) => finish(item.rate, roomStay(item, trees, question, stayIn), true)),
    ...trees.map((tree) => finish(tree.rate, treeStay(tree, items, question, stayIn), question.treehouse)),
  ];
  return rows.toSorted(
    (one, other) =>
      Number(other.fits) - Number(one.fits) ||
      Number(one.refusal !== null) - Number(other.refusal !== null) ||
      (one.refusal ? 0 : totalOf(one) - totalOf(other)),
  );
}

/** Asked for again and again within one answer, for the askings beside it too. */
const nightPrices = new WeakMap<readonly Rate[], NightPrices>();

function pricesOf(rates: readonly Rate[]): NightPrices {
  const known = nightPrices.get(rates) ?? new NightPrices();
  nightPrices.set(rates, known);
  return known;
}

const inCents = (amount: number): number => Math.round(amount * 100) / 100;

function itemsOf(rates: readonly Rate[]): readonly FitItem[] {
  return [...Map.groupBy(rates, ({ item }) => item).values()].flatMap((own) => {
    const [rate] = own;
    return rate ? [{ rate, rates: own }] : [];
  });
}

function malariaUnmet({ malaria }: FitPlace, { withoutMalaria }: FitQuestion): Unmet | null {
  if (!withoutMalaria || malaria === 'none') return null;
  return { kind: malaria === 'occurs' ? 'malaria' : 'malaria-unsaid' };
}

interface Found {
  readonly found: FoundStay;
  readonly beside: Rate | null;
  readonly unmet: Unmet | null;
}

type StayIn = (item: FitItem, tree: FitItem | null) => FoundStay;

/** A room as it is asked for: with the cheapest treehouse beside it that takes the party, where a night in one is wished for. */
function roomStay(item: FitItem, trees: readonly FitItem[], question: FitQuestion, stayIn: StayIn): Found {
  const plain = stayIn(item, null);
  if (!question.treehouse || item.rate.kind === 'treehouse' || plain.kind === 'refused')
    return { found: plain, beside: null, unmet: null };
  if (trees.length === 0) return { found: plain, beside: null, unmet: { kind: 'no-treehouse' } };
  const taking = trees.filter(({ rate }) => !treehouseRefuses(question, rate));
  if (taking.length === 0) {
    const refusal = mildest(trees.flatMap(({ rate }) => treehouseRefuses(question, rate) ?? []));
    const unmet: Unmet = refusal ? { kind: 'treehouse-refuses', refusal } : { kind: 'no-treehouse' };
    return { found: plain, beside: null, unmet };
  }
  const best = cheapest(taking.map((tree) => ({ found: stayIn(item, tree), beside: tree.rate })));
  return best
    ? { ...best, unmet: null }
    : { found: plain, beside: null, unmet: { kind: 'treehouse-unpriced' } };
}

/** One night in a treehouse, with the cheapest room of its place that takes the party. */
function treeStay(tree: FitItem, items: readonly FitItem[], question: FitQuestion, stayIn: StayIn): Found {
  const refused = (refusal: Refusal): Found => ({
    found: { kind: 'refused', refusal },
    beside: null,
    unmet: null,
  });
  const own = treehouseRefuses(question, tree.rate);
  if (own) return refused(own);
  const beside = items
    .filter(({ rate: { kind } }) => kind === 'room' || kind === 'lodge')
    .map((item) => ({ found: stayIn(item, tree), beside: item.rate }));
  const best = cheapest(beside);
  if (best) return { ...best, unmet: null };
  const reasons = beside.flatMap(({ found }) => (found.kind === 'refused' ? [found.refusal] : []));
  const nearest = mildest(reasons);
  const ofDates = nearest !== null && /closed|no-price|least-nights|not-let/.test(nearest.kind);
  return refused(ofDates ? nearest : { kind: 'no-room-beside' });
}

type Beside = Pick<Found, 'found' | 'beside'>;

const sumOf = ({ found }: Beside): number =>
  found.kind === 'priced' ? found.total : Number.POSITIVE_INFINITY;

function cheapest(found: readonly Beside[]): Beside | null {
  const [best] = found.filter((each) => each.found.kind === 'priced').toSorted((a, b) => sumOf(a) - sumOf(b));
  return best ?? null;
}
