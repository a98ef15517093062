import { daysAfter, nightsBetween } from '@sundowner/calendar/day';
import type { Levy } from '../../content/fields/place.ts';
import type { Rate } from '../../content/rates/rates.ts';
import { type Estimate, estimate, type NoEstimate } from '../estimate/estimate.ts';
import type { FitQuestion } from './fit-question.ts';
import { mildest, type Refusal, unpriced } from './fit-refusals.ts';

/** A room with its prices of every year on sale. */
export interface FitItem {
  readonly rate: Rate;
  readonly rates: readonly Rate[];
}

/** A stay that can be had. */
export interface PricedStay {
  readonly kind: 'priced';
  readonly sum: Estimate;
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
}

/**
 * The cheapest stay among the days it may begin on, as the calculator prices it, and the earliest of several that cost the same; or the
 * reason that is nearest to none.
 *
 * A stay costs what the one a day before cost unless a season begins or ends within its nights, so the others are not asked for.
 *
 * @param arrivals days in their order, each a day after the one before
 */
export function cheapestStay(
  item: FitItem,
  question: FitQuestion,
  arrivals: readonly string[],
  { levies, tree }: Beside,
): FoundStay {
  const rates = tree ? [...item.rates, ...tree.rates] : item.rates;
  const reasons: Refusal[] = [];
  let best: PricedStay | null = null;
  let varies = false;
  for (const arrival of distinctStarts(rates, arrivals, question.nights)) {
    const departure = daysAfter(arrival, question.nights);
    const answer = ask({ item, tree, levies, question, arrival, departure, rates });
    if (answer.kind !== 'estimate') {
      reasons.push(answer);
      if (concernsParty(answer)) break;
    } else if (best === null) best = { kind: 'priced', sum: answer, arrival, departure, varies: false };
    else {
      varies ||= answer.total !== best.sum.total;
      if (answer.total < best.sum.total) best = { kind: 'priced', sum: answer, arrival, departure, varies };
    }
  }
  if (best) return { ...best, varies: varies || reasons.length > 0 };
  return { kind: 'refused', refusal: mildest(reasons) ?? { kind: 'no-price', night: arrivals[0] ?? '' } };
}

const concernsParty = ({ kind }: Refusal): boolean =>
  kind === 'too-young' || kind === 'beds' || kind === 'no-child' || kind === 'adults-per-room';

interface Asking extends Beside {
  readonly item: FitItem;
  readonly question: FitQuestion;
  readonly arrival: string;
  readonly departure: string;
  readonly rates: readonly Rate[];
}

function ask({ item, tree, levies, question, arrival, departure, rates }: Asking): Estimate | Refusal {
  const { adults, ages } = question;
  const answer = estimate(
    {
      item: item.rate.item,
      ...{ arrival, departure, adults, ages },
      children: ages.length,
      treehouse: tree?.rate.item ?? null,
    },
    rates,
    levies,
  );
  if (answer.kind === 'none') return refusalOf(answer, item);
  if (answer.tooShort) return { kind: 'least-nights', nights: answer.tooShort.nights };
  if (tree && answer.treehouse?.kind !== 'priced') return unpricedIn(tree, arrival);
  return answer;
}

const unpricedIn = ({ rates }: FitItem, night: string): Refusal =>
  unpriced(
    night,
    rates.flatMap(({ seasons }) => seasons),
  );

function refusalOf(answer: NoEstimate, item: FitItem): Refusal {
  switch (answer.reason) {
    case 'no-child':
    case 'adults-per-room':
    case 'not-let':
      return { kind: answer.reason };
    case 'too-young':
      return { kind: 'too-young', from: answer.youngest ?? 0 };
    case 'too-many':
      return { kind: 'beds', sleeps: answer.sleeps ?? 0 };
    case 'no-price':
    case 'unknown':
      return unpricedIn(item, answer.night ?? '');
  }
}

/** The days among those a stay may begin on whose stay differs from that of the day before. */
function distinctStarts(
  rates: readonly Rate[],
  arrivals: readonly string[],
  nights: number,
): readonly string[] {
  const [first] = arrivals;
  if (first === undefined || arrivals.length === 1) return arrivals;
  const changes = new Set(
    rates.flatMap(({ seasons }) => seasons.flatMap(({ from, to }) => [from, daysAfter(to, 1)])),
  );
  const starts = new Set([0]);
  for (const change of changes) {
    const at = nightsBetween(first, change);
    for (let start = Math.max(0, at - nights + 1); start <= at && start < arrivals.length; start += 1)
      starts.add(start);
  }
  return [...starts].sort((a, b) => a - b).flatMap((start) => arrivals[start] ?? []);
}
