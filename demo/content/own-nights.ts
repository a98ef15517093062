import { type MonthName, monthNames } from '@sundowner/calendar/words';
import type { demonstration } from './demonstration.ts';
import { years } from './rates/seasons-of-year.ts';

/**
 * What a journey's own nights cost by the table of rates, for the tests that hold journeys to it: where it sleeps is read from its days,
 * and for which months a price is from the words beside it.
 */
type Demonstration = ReturnType<typeof demonstration>;
type Journey = Demonstration['packages'][number];
type Rate = Demonstration['rate'][number];

/** A month, or Christmas and the new year, which has prices of its own. */
export type Time = MonthName | 'Christmas';

/** Some nights in one bed: the rates of each place it may be. */
export interface Stay {
  readonly nights: number;
  readonly choices: readonly (readonly Rate[])[];
  readonly treehouses: readonly Rate[];
}

const year = Math.max(...years);
const placeOf = ({ title }: Rate) => title.split(',')[0] ?? '';

/** "Days 2 to 4" is three nights, "Days 7 and 8" two, "Day 1" one. */
function nightsOf(title: string): number {
  const [first = 0, last = first] = [...title.matchAll(/\d+/g)].map(([figure]) => Number(figure));
  return last - first + 1;
}

/** Rooms of a place for those who travel: the kind the words name, or for two sharing those for two. */
function roomsOf(rates: readonly Rate[], words: string, forTwoAdults: ReadonlySet<string>): readonly Rate[] {
  const named = rates.filter(({ title }) => words.toLowerCase().includes(title.split(', ')[1] ?? '–'));
  const forTwo = rates.filter(({ room }) => forTwoAdults.has(room?.name ?? ''));
  if (named.length > 0) return named;
  return forTwo.length > 0 ? forTwo : rates;
}

/** Where a journey sleeps in places of our own, in order; nights in one bed on several days are one stay. */
export function ownStays(
  journey: Journey,
  { rate, room }: Pick<Demonstration, 'rate' | 'room'>,
): readonly Stay[] {
  const forTwo = new Set(
    room.filter(({ sleeps, sleepsAdults }) => (sleepsAdults ?? sleeps) === 2).map(({ slug }) => slug),
  );
  const places = Map.groupBy(
    rate.filter((each) => each.year === year),
    placeOf,
  );
  const beds = new Map<string, number>();
  for (const { stay, title } of journey.days ?? [])
    if (stay) beds.set(stay, (beds.get(stay) ?? 0) + nightsOf(title));
  return [...beds].flatMap(([words, nights]) => {
    const named = [...places].filter(([place]) => words.includes(place));
    const treehouses = named.flatMap(([, rates]) => rates.filter(({ per }) => per === 'supplement'));
    const choices = named
      .map(([, rates]) => roomsOf(rates, words, forTwo).filter(({ per }) => per !== 'supplement'))
      .filter((rates) => rates.length > 0);
    return choices.length > 0 ? [{ nights, choices, treehouses }] : [];
  });
}

const seasonAt = ({ seasons }: Rate, time: Time) => {
  const day = time === 'Christmas' ? '12-25' : `${String(monthNames.indexOf(time) + 1).padStart(2, '0')}-10`;
  const at = `${year}-${day}`;
  const found = seasons?.find(({ from, to }) => from.slice(0, 10) <= at && at <= to.slice(0, 10));
  if (!found) throw new Error(`no rate on ${at}`);
  return found;
};

/** Adults a house is paid by: a party of four, or two with two children at half; a treehouse is for two. */
const sharing = (note: string) => (/family of four/.test(note) ? 3 : /party of four/.test(note) ? 4 : 2);

/** What one adult pays for all nights at the cheapest, in rand. */
export function ownNightsCost(stays: readonly Stay[], note: string, time: Time): number {
  const oneNight = (rate: Rate) => {
    const { perPersonSharing, unit } = seasonAt(rate, time);
    return perPersonSharing ?? (unit ?? Number.NaN) / sharing(note);
  };
  return stays.reduce(
    (sum, { nights, choices, treehouses }) =>
      sum +
      nights * Math.min(...choices.flat().map(oneNight)) +
      treehouses.reduce((all, rate) => all + (seasonAt(rate, time).unit ?? 0) / 2, 0),
    0,
  );
}

/** The least nights of each stay's places then, the shortest where there is a choice. */
export const leastNights = ({ choices }: Stay, time: Time): number =>
  Math.min(...choices.flat().map((rate) => seasonAt(rate, time).minimumNights ?? 1));

export interface Priced {
  readonly price: number;
  readonly times: readonly Time[];
}

/** "November", and every month of "from October to May" and of "in May and October"; all months where none is named. */
function timesOf(words: string, all: readonly Time[]): readonly Time[] {
  const month = monthNames.join('|');
  const found = new Set<Time>(/Christmas/.test(words) ? ['Christmas'] : []);
  const spans = new RegExp(`(${month})(?: to (${month}))?`, 'g');
  for (const [, first = '', last = first] of words.matchAll(spans)) {
    const from = monthNames.indexOf(first as MonthName);
    const count = ((monthNames.indexOf(last as MonthName) - from + 12) % 12) + 1;
    for (let at = 0; at < count; at += 1) {
      const name = monthNames[(from + at) % 12];
      if (name) found.add(name);
    }
  }
  return found.size > 0 ? [...found] : all;
}

/** What a journey says it costs and when: its lowest price, then each that follows a semicolon. */
export function pricesOf({ priceFrom, priceNote, months }: Journey): readonly Priced[] {
  const [clauses = ''] = (priceNote ?? '').split(/\. (?=[A-Z])/);
  return clauses.split('; ').map((words, place) => ({
    price:
      place === 0 ? (priceFrom ?? 0) : Number(/(?:R|\$) ?([\d ,]+\d)/.exec(words)?.[1]?.replace(/\D/g, '')),
    times: timesOf(words, (months ?? []) as readonly Time[]),
  }));
}
