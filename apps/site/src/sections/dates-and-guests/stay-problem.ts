import { daysAfter, nightsBetween } from '@sundowner/calendar/day';
import { dayInWords } from '@sundowner/calendar/words';
import type { Rate } from '../../content/rates/rates.ts';
import { isWhole, knownAges, type Stay } from '../../ui/party/stay.ts';
import type { PartyRules } from './party-rules.ts';

/** What a place has to say of dates and guests. */
export interface StayRules extends PartyRules {
  /** "Reed Camp". */
  readonly place: string;
  /** An arrival in fewer days is asked for, and not booked online; `null` where a person books. */
  readonly bookableFrom: number | null;
  /** Of the place, whose seasons ask for so many nights; prices for a person go by their age. */
  readonly rates: readonly Pick<Rate, 'seasons' | 'per'>[];
  /** Places beside it that take younger children, those of the youngest last. */
  readonly younger: readonly Younger[];
}

/** A place that takes children from an age. */
export interface Younger {
  readonly name: string;
  readonly href: string;
  /** Years; 0 where all ages come. */
  readonly from: number;
}

/** A rule that a stay breaks, and the nearest choices that break none. */
export interface StayProblem {
  /** The one field that is wrong. */
  readonly field: 'arrival' | 'departure' | 'adults' | 'children' | 'ages';
  /** Of the ages those that are wrong, from 0. */
  readonly ages?: readonly number[];
  readonly words: string;
  /** `null` where only a person can help. */
  readonly instead: { readonly words: string; readonly stay: Stay } | null;
  /** Another place that takes the party. */
  readonly elsewhere?: { readonly words: string; readonly href: string } | null;
}

const alone = { instead: null } as const;

/** What a stay lacks before a rule can be asked, and what to do about it; `null` when both days stand in their order and every age that matters is told. */
export function stayLacks(stay: Stay, rules: AgeRules): StayProblem | null {
  const { arrival, departure } = stay;
  if (arrival === '')
    return { ...alone, field: 'arrival', words: 'Arrival is required. Choose the day you come.' };
  if (departure === '')
    return { ...alone, field: 'departure', words: 'Departure is required. Choose the day you leave.' };
  if (nightsBetween(arrival, departure) < 1) {
    const next = daysAfter(arrival, 1);
    const words = `Departure must be at least one night after arrival. Choose ${dayInWords(next)} or later.`;
    return { ...alone, field: 'departure', words };
  }
  return agesLacking(stay, rules);
}

type AgeRules = Pick<StayRules, 'place' | 'rates' | 'youngest'>;

/** Why the age of a child matters; `null` where children of every age come, and the price is for the house or the treehouse. */
function whyAges({ place, rates, youngest }: AgeRules): string | null {
  if (rates.some(({ per }) => per === 'person')) return 'Prices for children go by their age.';
  return youngest === null
    ? null
    : `${place} takes children from ${countInWords(youngest, 'year', 'years')}.`;
}

/** The ages that are not told where they matter. */
export function agesLacking({ children, ages }: Stay, rules: AgeRules): StayProblem | null {
  const why = whyAges(rules);
  const missing = Array.from({ length: children }, (_, place) => place).filter(
    (place) => (ages[place] ?? null) === null,
  );
  const [only = 0] = missing;
  if (missing.length === 0 || why === null) return null;
  const whose = children === 1 ? 'the child' : missing.length === 1 ? `child ${only + 1}` : 'each child';
  const required =
    missing.length > 1 && missing.length < children
      ? `Ages of children ${inARow(missing.map((place) => String(place + 1)))} are required.`
      : `Age of ${whose} is required.`;
  return { ...alone, field: 'ages', ages: missing, words: `${required} ${why}` };
}

/** "2, 3 and 4". */
const inARow = (parts: readonly string[]) =>
  [parts.slice(0, -1).join(', '), ...parts.slice(-1)].join(' and ');

const numbers = [
  ...['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven'],
  ...['twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen'],
];
const inWords = (number: number) => numbers[number] ?? String(number);
const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;
const countInWords = (number: number, one: string, many: string) =>
  `${inWords(number)} ${number === 1 ? one : many}`;

/**
 * The first rule a stay breaks; `null` when it can be booked. A day that is not chosen breaks none.
 *
 * @param today the day it is for the house, yyyy-mm-dd
 */
export function stayProblem(stay: Stay, rules: StayRules, today: string): StayProblem | null {
  return (
    tooSoon(stay, rules, today) ?? tooShort(stay, rules) ?? tooYoung(stay, rules) ?? tooMany(stay, rules)
  );
}

function tooSoon(stay: Stay, { bookableFrom }: StayRules, today: string): StayProblem | null {
  const first = daysAfter(today, bookableFrom ?? 0);
  if (bookableFrom === null || stay.arrival === '' || stay.arrival >= first) return null;
  const { departure } = stay;
  const nights = isWhole(stay) ? nightsBetween(stay.arrival, departure) : 1;
  return {
    field: 'arrival',
    words: `Arrival is too soon to book online. The first date open for booking is ${dayInWords(first)}.`,
    instead: {
      words: `Use ${dayInWords(first)}`,
      stay: { ...stay, arrival: first, departure: departure && daysAfter(first, nights) },
    },
  };
}

type Season = StayRules['rates'][number]['seasons'][number];
const leastOf = (season: Season | null): number => season?.minimumNights ?? 1;

/** Of the seasons that some nights lie in, each night in the first that holds, the one that asks for most nights. */
function strictest(seasons: readonly Season[], arrival: string, nights: number): Season | null {
  let found: Season | null = null;
  for (let night = 0; night < nights; night += 1) {
    const day = daysAfter(arrival, night);
    const season = seasons.find(({ from, to }) => from <= day && day <= to);
    if (season && leastOf(season) > leastOf(found)) found = season;
  }
  return found;
}

function tooShort(stay: Stay, { rates }: StayRules): StayProblem | null {
  if (!isWhole(stay)) return null;
  const seasons = rates.flatMap((rate) => rate.seasons);
  const nights = nightsBetween(stay.arrival, stay.departure);
  let season = strictest(seasons, stay.arrival, nights);
  let least = leastOf(season);
  if (!season || nights >= least) return null;
  // A longer stay may reach into a season that asks for more.
  for (;;) {
    const longer = strictest(seasons, stay.arrival, least);
    if (!longer || leastOf(longer) <= least) break;
    season = longer;
    least = leastOf(longer);
  }
  const departure = daysAfter(stay.arrival, least);
  return {
    field: 'departure',
    words: `The minimum stay from ${dayInWords(season.from)} to ${dayInWords(season.to)} is ${inWords(least)} nights.`,
    instead: { words: `Stay until ${dayInWords(departure)}`, stay: { ...stay, departure } },
  };
}

/** A stay with some of its children only. */
function withChildren(stay: Stay, kept: readonly number[]): Stay {
  return { ...stay, children: kept.length, ages: kept.map((place) => stay.ages[place] ?? null) };
}

const partyWords = ({ adults, children }: Stay) =>
  [count(adults, 'adult', 'adults'), ...(children > 0 ? [count(children, 'child', 'children')] : [])].join(
    ' and ',
  );

function tooYoung(stay: Stay, { youngest, younger, place }: StayRules): StayProblem | null {
  const all = [...stay.ages.keys()];
  const isYoung = (each: number) => (stay.ages[each] ?? youngest ?? 0) < (youngest ?? 0);
  const young = all.filter(isYoung);
  if (youngest === null || young.length === 0) return null;
  const least = Math.min(...knownAges(stay));
  const [first = 0] = young;
  const who = stay.children === 1 ? 'the child' : `child ${first + 1}`;
  const age = stay.ages[first] ?? 0;
  const older = withChildren(
    stay,
    all.filter((each) => !isYoung(each)),
  );
  const other = younger.find(({ from }) => from <= least);
  return {
    field: 'ages',
    ages: young,
    words: `${place} takes children from ${countInWords(youngest, 'year', 'years')}; ${who} is ${age === 0 ? 'under one' : inWords(age)}.`,
    instead: { words: `Use ${partyWords(older)}`, stay: older },
    elsewhere: other
      ? {
          words:
            other.from > 0
              ? `${other.name} takes them from ${inWords(other.from)}`
              : `${other.name} takes all ages`,
          href: other.href,
        }
      : null,
  };
}

function tooMany(stay: Stay, { whole, sleeps, sleepsAdults }: StayRules): StayProblem | null {
  const guests = stay.adults + stay.children;
  const mostAdults = sleepsAdults ?? sleeps;
  if (sleeps === null || mostAdults === null) return null;
  if (guests <= sleeps && stay.adults <= mostAdults) return null;
  const adults = Math.min(stay.adults, mostAdults);
  const children = Math.min(stay.children, Math.max(0, sleeps - adults));
  const fewer = { ...stay, adults, children, ages: stay.ages.slice(0, children) };
  const beds =
    guests <= sleeps ? countInWords(mostAdults, 'adult', 'adults') : count(sleeps, 'guest', 'guests');
  const you = guests <= sleeps ? stay.adults : guests;
  return {
    field: stay.adults > mostAdults ? 'adults' : 'children',
    words: `The ${whole ?? 'house'} sleeps ${beds}; you are ${you}.`,
    instead: {
      words:
        guests <= sleeps ? `Use ${partyWords(fewer)}` : `Use ${count(adults + children, 'guest', 'guests')}`,
      stay: fewer,
    },
  };
}
