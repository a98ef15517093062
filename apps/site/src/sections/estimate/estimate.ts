import { nightsBetween, nightsOf } from '@sundowner/calendar/day';
import type { Levy } from '../../content/fields/place.ts';
import type { Rate, RateSeason } from '../../content/rates/rates.ts';
import {
  childNotTaken,
  type Party,
  payingParty,
  roomsFor,
  takesWhole,
  takingInstead,
  youngerThanTaken,
} from './paying-party.ts';
import { type TreehouseNight, treehouseNight } from './treehouse-night.ts';

/** The levies a sum can be made of: an amount for each person and night. What is paid by the vehicle or the day is told in words. */
export const perPersonAndNight = (levies: readonly Levy[]): readonly Levy[] =>
  levies.filter(({ amount, per }) => amount !== null && /^person(,| and) night\b/i.test(per));

export interface StayQuestion extends Party {
  /** Slug of the room or house. */
  readonly item: string;
  /** yyyy-mm-dd. */
  readonly arrival: string;
  readonly departure: string;
  /** Years of each child, as many as there are children; none where they were not asked. */
  readonly ages?: readonly number[];
  /** Slug of a treehouse to spend one of the nights in. */
  readonly treehouse: string | null;
}

/** One line of an estimate. */
export interface EstimateLine {
  /** "2 adults sharing". */
  readonly words: string;
  /** "Green season". */
  readonly season: string;
  readonly nights: number;
  /** How many pay it, each night. */
  readonly count: number;
  /** For one of them, a night. */
  readonly each: number;
  /** In all. */
  readonly amount: number;
}

export interface Estimate {
  readonly kind: 'estimate';
  readonly rate: Rate;
  readonly nights: number;
  readonly rooms: number;
  readonly lines: readonly EstimateLine[];
  readonly levies: readonly (Levy & { readonly amount: number; readonly total: number })[];
  /** What is paid besides and is not in the sum, by name: "Park conservation fee". */
  readonly besides: readonly string[];
  /** One night beside the room; `null` when none is asked for. */
  readonly treehouse: TreehouseNight | null;
  /** Of lines, the treehouse and levies. */
  readonly total: number;
  /** What those who are alone in a room pay beyond one of two who share; 0 where nobody does. */
  readonly singleSupplement: number;
  /** Nights one of the seasons asks for at least, when the stay is shorter; else `null`. */
  readonly tooShort: { readonly season: string; readonly nights: number } | null;
  /** Children count as adults because the place has no price for them. */
  readonly childrenAsAdults: boolean;
  /** Children who share a room with one adult, and pay as the second of two though there is a price for a child. */
  readonly childrenSharing: number;
}

/** Why there is no estimate. */
export interface NoEstimate {
  readonly kind: 'none';
  readonly reason:
    | 'no-price'
    | 'not-let'
    | 'too-many'
    | 'too-young'
    | 'no-child'
    | 'adults-per-room'
    | 'too-few-rooms'
    | 'unknown';
  /** What was asked for; `null` where there is nothing of the kind. */
  readonly rate: Rate | null;
  /** Rooms and houses beside it that take a party which it does not, nearest first. */
  readonly instead: readonly string[];
  /** The first night without a price, yyyy-mm-dd. */
  readonly night?: string;
  /** Whether nights before and after it have one: the place is closed then, and not yet priced otherwise. */
  readonly closed?: boolean;
  /** Years of the youngest the place takes. */
  readonly youngest?: number;
}

/** Whether a night without a price lies between seasons that have one. */
export const liesBetween = (
  night: string,
  seasons: readonly { readonly from: string; readonly to: string }[],
): boolean => seasons.some(({ to }) => to < night) && seasons.some(({ from }) => from > night);

/**
 * What a stay costs, night by night, at the prices that are printed.
 *
 * Two who share pay the sharing price, the person who is alone in a room the single one; children pay theirs beside two others, and where
 * there is no price for them they pay as adults. A house has one price for any party. Levies are for each person and night. A
 * treehouse adds one night of its own, and what a child pays in it.
 *
 * @param rates of every year of the property, or of all of them
 * @param ofProperty its levies, for a lodge that says none of its own; those that are for each person and night are in the sum, the
 *   others are named
 */
export function estimate(
  question: StayQuestion,
  rates: readonly Rate[],
  ofProperty: readonly Levy[],
): Estimate | NoEstimate {
  const own = rates.filter(({ item, per }) => item === question.item && per !== 'supplement');
  const [rate] = own;
  const none = { kind: 'none', rate: rate ?? null, instead: [] } as const;
  if (!rate) return { ...none, reason: 'unknown' };
  const notTaken = () => ({ ...none, instead: takingInstead(question, rate, rates) });
  const people = question.adults + question.children;
  const youngest = youngerThanTaken(question, rate);
  if (youngest !== null) return { ...notTaken(), reason: 'too-young', youngest };
  const paying = payingParty(question, rate);
  if (childNotTaken(paying, rate)) return { ...notTaken(), reason: 'no-child' };
  const rooms = rate.per === 'unit' ? wholeFor(rate, question) : roomsFor(paying, rate, question);
  if (typeof rooms === 'string') return { ...notTaken(), reason: rooms };

  const seasons: { season: RateSeason; nights: number }[] = [];
  for (const night of nightsOf(question.arrival, question.departure)) {
    const season = own.flatMap((each) => each.seasons).find(({ from, to }) => from <= night && night <= to);
    if (!season) {
      const closed = liesBetween(
        night,
        own.flatMap((each) => each.seasons),
      );
      return { ...none, reason: 'no-price', night, closed };
    }
    const last = seasons.at(-1);
    if (last?.season === season) last.nights += 1;
    else seasons.push({ season, nights: 1 });
  }

  const lines: EstimateLine[] = [];
  let singleSupplement = 0;
  for (const { season, nights } of seasons) {
    const shares = rate.per === 'unit' ? wholeShare(season) : sharesOf(season, rooms);
    if (!shares) return { ...none, reason: 'not-let', night: season.from };
    for (const { words, count, each } of shares) {
      lines.push({ words, season: season.name, nights, count, each, amount: inCents(each * count * nights) });
    }
    const { perPersonSharing, single } = season;
    if (rate.per === 'person' && perPersonSharing !== null && single !== null)
      singleSupplement += (single - perPersonSharing) * rooms.alone * nights;
  }

  const nights = nightsBetween(question.arrival, question.departure);
  const levies = rate.levies ?? ofProperty;
  const summed = perPersonAndNight(levies);
  const paid = summed.flatMap(({ amount, ...levy }) =>
    amount === null ? [] : [{ ...levy, amount, total: inCents(amount * people * nights) }],
  );
  const treehouse = treehouseNight(question, rate, rates);
  const total = [
    ...lines.map(({ amount }) => amount),
    treehouse?.kind === 'priced' ? treehouse.amount + (treehouse.child ?? 0) * question.children : 0,
    ...paid.map((levy) => levy.total),
  ];
  return {
    kind: 'estimate',
    rate,
    nights,
    rooms: rooms.rooms,
    lines,
    levies: paid,
    besides: [...new Set(levies.filter((levy) => !summed.includes(levy)).map(({ name }) => shortName(name)))],
    treehouse,
    total: inCents(total.reduce((sum, amount) => sum + amount, 0)),
    singleSupplement: inCents(singleSupplement),
    tooShort: shortOf(
      seasons.map(({ season }) => season),
      nights,
    ),
    childrenAsAdults:
      rate.per === 'person' && rooms.children > 0 && seasons.some(({ season }) => season.child === null),
    childrenSharing:
      rate.per === 'person' && seasons.some(({ season }) => season.child !== null)
        ? Math.max(0, paying.children - rooms.children)
        : 0,
  };
}

/** A sum of prices with cents, without what binary fractions add to it. */
const inCents = (amount: number): number => Math.round(amount * 100) / 100;

/** "Park conservation fee" of "Park conservation fee, visitors from abroad". */
const shortName = (name: string): string => name.split(',')[0] ?? name;

/** A house takes so many, and no second one stands beside it. */
function wholeFor(rate: Rate, party: Party) {
  if (!takesWhole(rate, party)) return 'too-many' as const;
  return { rooms: 1, sharing: party.adults + party.children, alone: 0, children: 0 };
}

function wholeShare({ unit }: RateSeason) {
  return unit === null ? null : [{ words: 'The whole house', count: 1, each: unit }];
}

type Rooms = Exclude<ReturnType<typeof roomsFor>, string>;

/** Who pays what a night; `null` where nobody of the party could be let in. */
function sharesOf(season: RateSeason, { sharing, alone, children }: Rooms) {
  const { perPersonSharing, single, child } = season;
  const shares: { words: string; count: number; each: number }[] = [];
  const asAdults = child === null ? children : 0;
  if (sharing + asAdults > 0) {
    if (perPersonSharing === null) return null;
    shares.push({ words: 'sharing', count: sharing + asAdults, each: perPersonSharing });
  }
  if (alone > 0) {
    const each = single ?? perPersonSharing;
    if (each === null) return null;
    shares.push({ words: 'alone in a room', count: alone, each });
  }
  if (child !== null && children > 0)
    shares.push({ words: 'at the child’s price', count: children, each: child });
  return shares;
}

/** The longest stay a season asks for that this one is not. */
function shortOf(seasons: readonly RateSeason[], nights: number): Estimate['tooShort'] {
  let short: Estimate['tooShort'] = null;
  for (const { name, minimumNights } of seasons) {
    if (minimumNights !== null && minimumNights > Math.max(nights, short?.nights ?? 0))
      short = { season: name, nights: minimumNights };
  }
  return short;
}
