import { isWhole, knownAges, type Stay } from '../../ui/party/stay.ts';
import { type Estimate, estimate, type NoEstimate } from '../estimate/estimate.ts';
import { agesLacking, type StayProblem, stayProblem } from './stay-problem.ts';
import type { StripFacts } from './strip-facts.ts';

type Priced = Pick<StripFacts, 'items' | 'rates' | 'levies' | 'place' | 'youngest' | 'treehouse'>;

/** Other dates help first, then another room; of two that take no child so young, the one that takes younger ones. */
const order: readonly NoEstimate['reason'][] = [
  ...(['no-price', 'not-let', 'no-child', 'adults-per-room', 'too-few-rooms'] as const),
  ...(['too-many', 'too-young', 'unknown'] as const),
];
const gravity = ({ reason }: NoEstimate) => order.indexOf(reason);
const youngestOf = ({ youngest = 0 }: NoEstimate) => youngest;

/**
 * What a stay costs in the cheapest room of the place that takes the party; where none does, why the nearest does not.
 *
 * @returns `null` while the stay is not whole, an age that its price goes by is not told, or the place has no prices
 */
export function stayEstimate(facts: Priced, stay: Stay): Estimate | NoEstimate | null {
  const { arrival, departure, adults, children } = stay;
  if (!isWhole(stay) || agesLacking(stay, facts)) return null;
  const question = {
    arrival,
    departure,
    adults,
    children,
    ages: knownAges(stay),
    treehouse: facts.treehouse,
  };
  const answers = facts.items.map((item) => estimate({ ...question, item }, facts.rates, facts.levies));
  const [cheapest] = answers
    .filter((answer) => answer.kind === 'estimate')
    .toSorted((one, other) => one.total - other.total);
  const [nearest] = answers
    .filter((answer) => answer.kind === 'none')
    .toSorted((one, other) => gravity(one) - gravity(other) || youngestOf(one) - youngestOf(other));
  return cheapest ?? nearest ?? null;
}

/** The rules of the place with the seasons of the room a stay is priced in: that one says how many nights are taken at least. */
export function rulesFor<Facts extends Priced>(facts: Facts, stay: Stay): Facts {
  const answer = stayEstimate(facts, stay);
  const chosen = answer?.kind === 'estimate' ? answer.rate.item : facts.items[0];
  return { ...facts, rates: facts.rates.filter(({ item }) => item === chosen) };
}

/** What a strip says of a stay as it stands, wherever that was chosen. */
export interface StripAnswer {
  /** The first rule of the place that it breaks. */
  readonly problem: StayProblem | null;
  /** A stay that the place does not take has no price. */
  readonly estimate: ReturnType<typeof stayEstimate>;
}

/** @param today the day it is for the house, yyyy-mm-dd */
export function stripAnswer(facts: StripFacts, stay: Stay, today: string): StripAnswer {
  const rules = rulesFor(facts, stay);
  // A day too soon to be booked online can be asked for all the same, one that is past cannot.
  const isTaken =
    stay.arrival >= today && stayProblem(stay, { ...rules, bookableFrom: null }, today) === null;
  return {
    problem: stayProblem(stay, rules, today),
    estimate: isTaken ? stayEstimate(facts, stay) : null,
  };
}
