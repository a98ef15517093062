import { daysAfter } from '@sundowner/calendar/day';
import type { Levy } from '../../content/fields/place.ts';
import type { Rate } from '../../content/rates/rates.ts';
import { type Estimate, estimate } from '../estimate/estimate.ts';
import type { FitItem, FitQuestion } from './fit-question.ts';
import { mildest, type Refusal, unpriced } from './fit-refusals.ts';
import { type NightPrices, refusalOf } from './night-prices.ts';
import { type Span, spansOf } from './spans.ts';

/** A stay that can be had. */
export interface PricedStay {
  readonly kind: 'priced';
  /** Of the calculator's sum. */
  readonly total: number;
  /** The calculator's own words and lines of it. */
  readonly sum: () => Estimate;
  /** yyyy-mm-dd. */
  readonly arrival: string;
  readonly departure: string;
  /** Other days of those asked for cost more, or cannot be had. */
  readonly varies: boolean;
}

export type FoundStay = PricedStay | { readonly kind: 'refused'; readonly refusal: Refusal };

interface Beside {
  readonly levies: readonly Levy[];
  /** For one of the nights; `null` without. */
  readonly tree: FitItem | null;
  readonly prices: NightPrices;
}

interface Run {
  /** Of the arrivals. */
  readonly at: number;
  readonly total: number;
}

/**
 * The cheapest stay among the days it may begin on, as the calculator prices it, and the earliest of several that cost the same; or the
 * reason that is nearest to none.
 *
 * The calculator is asked for one night of each season; a stay costs so many of each. It costs what the one a day before cost unless a
 * season begins or ends within its nights, so the others are not looked at.
 *
 * @param arrivals days in their order, each a day after the one before
 */
export function cheapestStay(
  item: FitItem,
  question: FitQuestion,
  arrivals: readonly string[],
  { levies, tree, prices }: Beside,
): FoundStay {
  const { nights } = question;
  const [first] = arrivals;
  if (first === undefined) return refused([]);
  const own = spansOf(item.rates, first, arrivals.length + nights);
  const trees = tree && spansOf(tree.rates, first, arrivals.length + nights);
  const reasons: Refusal[] = [];
  let best: Run | null = null;
  let varies = false;
  for (const at of distinctStarts([...own, ...(trees ?? [])], arrivals.length, nights)) {
    const cost = costOf(item, own, { at, question, levies, prices });
    const night =
      tree && trees && typeof cost === 'number' ? treeNight(tree, trees, { at, question, arrivals }) : 0;
    if (typeof cost !== 'number' || typeof night !== 'number') {
      reasons.push(typeof cost === 'number' ? (night as Refusal) : cost);
      if (typeof cost !== 'number' && concernsParty(cost)) break;
      continue;
    }
    const total = Math.round((cost + night) * 100) / 100;
    varies ||= best !== null && total !== best.total;
    if (best === null || total < best.total) best = { at, total };
  }
  if (best === null) return refused(reasons);
  const arrival = daysAfter(first, best.at);
  const departure = daysAfter(arrival, nights);
  const rates = tree ? [...item.rates, ...tree.rates] : item.rates;
  return {
    kind: 'priced',
    total: best.total,
    sum: () => calculated({ item, tree, question, arrival, departure }, rates, levies),
    ...{ arrival, departure },
    varies: varies || reasons.length > 0,
  };
}

const refused = (reasons: readonly Refusal[]): FoundStay => ({
  kind: 'refused',
  refusal: mildest(reasons) ?? { kind: 'no-price', night: '' },
});

const ofParty: ReadonlySet<Refusal['kind']> = new Set([
  ...(['too-young', 'beds', 'no-child', 'adults-per-room', 'too-few-rooms'] as const),
]);
const concernsParty = ({ kind }: Refusal): boolean => ofParty.has(kind);

interface Stay {
  readonly item: FitItem;
  readonly tree: FitItem | null;
  readonly question: FitQuestion;
  readonly arrival: string;
  readonly departure: string;
}

/** @throws Error where the calculator has no sum for a stay whose nights it has priced one by one, which would be a fault of ours */
function calculated(
  { item, tree, question: { adults, ages }, arrival, departure }: Stay,
  rates: readonly Rate[],
  levies: readonly Levy[],
): Estimate {
  const stay = { ...{ arrival, departure, adults, ages }, children: ages.length };
  const answer = estimate(
    { ...stay, item: item.rate.item, treehouse: tree?.rate.item ?? null },
    rates,
    levies,
  );
  if (answer.kind === 'none')
    throw new Error(`The calculator has no sum for ${item.rate.item}: ${answer.reason}.`);
  return answer;
}

interface AskedRun {
  readonly at: number;
  readonly question: FitQuestion;
}

/** What the nights of a stay cost in the room; or why there is none. */
function costOf(
  item: FitItem,
  spans: readonly Span[],
  {
    at,
    question,
    levies,
    prices,
  }: AskedRun & { readonly levies: readonly Levy[]; readonly prices: NightPrices },
): number | Refusal {
  const { nights } = question;
  let cost = 0;
  let least = nights;
  for (const { from, to, season, day } of spans) {
    const count = Math.min(to, at + nights) - Math.max(from, at);
    if (count <= 0) continue;
    // Whom the room takes is asked before its seasons are, as the calculator does.
    const night = season
      ? prices.ofNight(item, season, question, levies)
      : (prices.ofParty(item, question, levies) ??
        refusalOf({ reason: 'no-price', night: daysAfter(day, Math.max(from, at) - from) }, item, question));
    if (typeof night !== 'number') return night;
    cost += night * count;
    least = Math.max(least, season?.minimumNights ?? 0);
  }
  return least > nights ? { kind: 'least-nights', nights: least } : cost;
}

/** The dearest night in the treehouse, which is the one the calculator reckons. */
function treeNight(
  tree: FitItem,
  spans: readonly Span[],
  { at, question: { nights, ages }, arrivals }: AskedRun & { readonly arrivals: readonly string[] },
): number | Refusal {
  let dearest: Span['season'] = null;
  for (const { from, to, season } of spans)
    if (season?.unit && Math.min(to, at + nights) > Math.max(from, at) && season.unit > (dearest?.unit ?? 0))
      dearest = season;
  if (dearest) return (dearest.unit ?? 0) + (dearest.child ?? 0) * ages.length;
  return unpriced(
    arrivals[at] ?? '',
    tree.rates.flatMap(({ seasons }) => seasons),
  );
}

/** The places among the days a stay may begin on whose stay differs from that of the day before. */
function distinctStarts(spans: readonly Span[], count: number, nights: number): readonly number[] {
  const starts = new Set([0]);
  for (const { from } of spans)
    for (let start = Math.max(0, from - nights + 1); start <= from && start < count; start += 1)
      starts.add(start);
  return [...starts].sort((a, b) => a - b);
}
