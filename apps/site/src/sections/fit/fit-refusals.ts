import type { Rate } from '../../content/rates/rates.ts';
import { liesBetween } from '../estimate/estimate.ts';
import { takesWhole, youngerThanTaken } from '../estimate/paying-party.ts';
import type { FitQuestion } from './fit-question.ts';

/** Why a room has no price for an asking. */
export type Refusal =
  /** Years of the youngest child that comes. */
  | { readonly kind: 'too-young'; readonly from: number }
  /** Guests a house or a treehouse holds; where so many adults are too many, adults. */
  | { readonly kind: 'beds'; readonly sleeps: number; readonly ofAdults: boolean }
  /** Rooms of the kind, fewer than the party needs. */
  | { readonly kind: 'too-few-rooms'; readonly howMany: number }
  /** No bed for a child beside those who share. */
  | { readonly kind: 'no-child' }
  /** That many children need more rooms than there are adults. */
  | { readonly kind: 'adults-per-room' }
  /** Beside a treehouse, which is no stay by itself. */
  | { readonly kind: 'no-room-beside' }
  /** A night that lies between others which have prices, yyyy-mm-dd. */
  | { readonly kind: 'closed'; readonly night: string }
  | { readonly kind: 'no-price'; readonly night: string }
  | { readonly kind: 'not-let' }
  | { readonly kind: 'least-nights'; readonly nights: number };

/** The gravest first: what no change of dates helps, then what another day helps, then what another night helps. */
const order: readonly Refusal['kind'][] = [
  'too-young',
  'beds',
  'no-child',
  'adults-per-room',
  'too-few-rooms',
  'no-room-beside',
  'not-let',
  'closed',
  'no-price',
  'least-nights',
];

const gravity = ({ kind }: Refusal): number => order.indexOf(kind);
const amountIn = (refusal: Refusal): number => {
  if (refusal.kind === 'least-nights') return refusal.nights;
  return refusal.kind === 'too-young' ? refusal.from : 0;
};

/** Of several reasons the one that is nearest to none: of two alike that which asks for less. */
export function mildest(reasons: readonly Refusal[]): Refusal | null {
  const [first = null] = reasons.toSorted(
    (one, other) => gravity(other) - gravity(one) || amountIn(one) - amountIn(other),
  );
  return first;
}

type Party = Pick<FitQuestion, 'adults' | 'ages'>;

/** Whom a treehouse does not take. */
export function treehouseRefuses(party: Party, rate: Rate): Refusal | null {
  const { adults, ages } = party;
  const tooYoung = youngerThanTaken({ adults, children: ages.length, ages }, rate);
  if (tooYoung !== null) return { kind: 'too-young', from: tooYoung };
  return takesWhole(rate, { adults, children: ages.length }) ? null : tooSmall(rate, party);
}

/** What is let whole has too few beds: of all guests, or of adults. */
export function tooSmall({ sleeps, sleepsAdults }: Rate, { adults, ages }: Party): Refusal {
  const ofAdults = sleeps === null || adults + ages.length <= sleeps;
  return { kind: 'beds', sleeps: (ofAdults ? sleepsAdults : sleeps) ?? 0, ofAdults };
}

/** A night without a price lies between two that have one: the place is closed, and not yet priced otherwise. */
export function unpriced(
  night: string,
  seasons: readonly { readonly from: string; readonly to: string }[],
): Refusal {
  return { kind: liesBetween(night, seasons) ? 'closed' : 'no-price', night };
}
