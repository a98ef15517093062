import type { Malaria } from '@sundowner/brand/malaria';
import { daysAfter, lastOfMonth } from '@sundowner/calendar/day';
import type { Levy } from '../../content/fields/place.ts';
import type { Rate } from '../../content/rates/rates.ts';
import type { ShownIn } from '../../ui/money/money.tsx';

/** What is held against every room: who comes, when, for how long, for how much, and what is wished for besides. */
export interface FitQuestion {
  /** yyyy-mm-dd; it wins over the month. `null` where the day does not matter. */
  readonly arrival: string | null;
  /** yyyy-mm; `null` for any month. */
  readonly month: string | null;
  readonly nights: number;
  readonly adults: number;
  /** Years of each child on the day of arrival. */
  readonly ages: readonly number[];
  /** For everybody and all nights, in the currency that is shown; `null` without a limit. */
  readonly budget: number | null;
  readonly withoutMalaria: boolean;
  /** One of the nights in a treehouse. */
  readonly treehouse: boolean;
}

/** A property, with what its prices leave out and its health note says. */
export interface FitPlace {
  /** As rates name it. */
  readonly key: string;
  readonly name: string;
  readonly levies: readonly Levy[];
  readonly malaria: Malaria;
  /** An arrival in fewer days is asked for, and not booked online. */
  readonly bookableFrom: number;
}

/** A room with its prices of every year on sale. */
export interface FitItem {
  readonly rate: Rate;
  readonly rates: readonly Rate[];
}

/** What an asking is answered from. */
export interface FitSources {
  /** On sale, of every property. */
  readonly rates: readonly Rate[];
  readonly places: readonly FitPlace[];
  /** yyyy-mm-dd. */
  readonly today: string;
  /** What the budget is in. */
  readonly shown: ShownIn;
}

/** Longer stays are worth a conversation. */
export const mostNights = 21;
/** Days looked through where neither a day nor a month is asked for. */
const mostDays = 400;

/** The last night that has a price; empty while nothing has. */
export const lastPriced = (rates: readonly Rate[]): string =>
  rates.reduce(
    (last, { seasons }) => seasons.reduce((latest, { to }) => (to > latest ? to : latest), last),
    '',
  );

const later = (one: string, other: string) => (one > other ? one : other);

/** The first day a place is booked for online. */
export const firstBookable = ({ bookableFrom }: Pick<FitPlace, 'bookableFrom'>, today: string): string =>
  daysAfter(today, bookableFrom);

/**
 * The days a stay may begin on, in their order: the day asked for, those of a month whose nights all lie in it, or every day that has
 * prices. Of days that nobody asked for by name, those too soon to be booked online are left out where others are left.
 */
export function arrivalsOf(
  question: FitQuestion,
  place: Pick<FitPlace, 'bookableFrom'>,
  { rates, today }: Pick<FitSources, 'rates' | 'today'>,
): readonly string[] {
  if (question.arrival) return [question.arrival];
  const bookable = daysOf(question, firstBookable(place, today), rates);
  return bookable.length > 0 ? bookable : daysOf(question, today, rates);
}

function daysOf(
  { month, nights }: Pick<FitQuestion, 'month' | 'nights'>,
  today: string,
  rates: readonly Rate[],
): readonly string[] {
  if (!month) return daysFrom(today, lastPriced(rates));
  const first = later(today, `${month}-01`);
  const last = lastOfMonth(`${month}-01`);
  const within = daysFrom(first, daysAfter(last, 1 - nights));
  return within.length > 0 ? within : daysFrom(first, last);
}

function daysFrom(first: string, last: string): readonly string[] {
  const days: string[] = [];
  for (let day = first; day <= last && days.length < mostDays; day = daysAfter(day, 1)) days.push(day);
  return days;
}
