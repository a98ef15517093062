import { daysAfter, nightsBetween } from '@sundowner/calendar/day';
import { dayInWords } from '@sundowner/calendar/words';
import type { Rate } from '../../content/rates/rates.ts';
import type { Stay } from '../../ui/party/stay.ts';

/** What a house has to say of dates and guests. */
export interface StayRules {
  /** An arrival in fewer days is asked for, and not booked online. */
  readonly bookableFrom: number;
  /** Guests it holds at most; `null` where another room can be taken. */
  readonly sleeps: number | null;
  /** Of the place, whose seasons ask for so many nights. */
  readonly rates: readonly Pick<Rate, 'seasons'>[];
}

/** A rule that a stay breaks, and the nearest choice that breaks none. */
export interface StayProblem {
  readonly field: 'arrival' | 'departure' | 'guests';
  readonly words: string;
  /** `null` where only a person can help. */
  readonly instead: { readonly words: string; readonly stay: Stay } | null;
}

const alone = { instead: null } as const;

/** What a stay lacks before a rule can be asked, and what to do about it; `null` when both days stand in their order and every age is told. */
export function stayLacks({ arrival, departure, children, ages }: Stay): StayProblem | null {
  if (arrival === '')
    return { ...alone, field: 'arrival', words: 'Arrival is required. Choose the day you come.' };
  if (departure === '')
    return { ...alone, field: 'departure', words: 'Departure is required. Choose the day you leave.' };
  if (nightsBetween(arrival, departure) < 1) {
    const next = daysAfter(arrival, 1);
    const words = `Departure must be at least one night after arrival. Choose ${dayInWords(next)} or later.`;
    return { ...alone, field: 'departure', words };
  }
  if (ages.length < children) {
    const words = children === 1 ? 'Age of the child is required.' : 'Age of each child is required.';
    return { ...alone, field: 'guests', words: `${words} Prices for children go by their age.` };
  }
  return null;
}

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'];

/**
 * The first rule a whole stay breaks; `null` when it can be booked.
 *
 * @param today the day it is for the house, yyyy-mm-dd
 */
export function stayProblem(stay: Stay, rules: StayRules, today: string): StayProblem | null {
  return tooSoon(stay, rules, today) ?? tooShort(stay, rules) ?? tooMany(stay, rules);
}

function tooSoon(stay: Stay, { bookableFrom }: StayRules, today: string): StayProblem | null {
  const first = daysAfter(today, bookableFrom);
  if (stay.arrival >= first) return null;
  const nights = Math.max(1, nightsBetween(stay.arrival, stay.departure));
  return {
    field: 'arrival',
    words: `Arrival is too soon to book online. The first date open for booking is ${dayInWords(first)}.`,
    instead: {
      words: `Use ${dayInWords(first)}`,
      stay: { ...stay, arrival: first, departure: daysAfter(first, nights) },
    },
  };
}

function tooShort(stay: Stay, { rates }: StayRules): StayProblem | null {
  const season = rates
    .flatMap(({ seasons }) => seasons)
    .find(({ from, to }) => from <= stay.arrival && stay.arrival <= to);
  const least = season?.minimumNights ?? 1;
  if (!season || nightsBetween(stay.arrival, stay.departure) >= least) return null;
  const departure = daysAfter(stay.arrival, least);
  return {
    field: 'departure',
    words: `The minimum stay from ${dayInWords(season.from)} to ${dayInWords(season.to)} is ${numbers[least] ?? least} nights.`,
    instead: { words: `Stay until ${dayInWords(departure)}`, stay: { ...stay, departure } },
  };
}

function tooMany(stay: Stay, { sleeps }: StayRules): StayProblem | null {
  const guests = stay.adults + stay.children;
  if (sleeps === null || guests <= sleeps) return null;
  const children = Math.min(stay.children, Math.max(0, sleeps - stay.adults));
  const fewer = {
    ...stay,
    adults: Math.min(stay.adults, sleeps),
    children,
    ages: stay.ages.slice(0, children),
  };
  return {
    field: 'guests',
    words: `The house sleeps ${sleeps} guests; you are ${guests}.`,
    instead: { words: `Use ${sleeps} guests`, stay: fewer },
  };
}
