import { addressWord } from '@sundowner/brand';
import type { PackageCard } from './journey.ts';

/**
 * What addresses name the filters of journeys by: "Travel type" is `travel-type` (CNT-17). A filter of another title is not shown,
 * since the cache of pages must know what of an address decides a page.
 */
export const journeyFilterNames = [
  'travel-type',
  'nights',
  'month',
  'interests',
  'country',
  'budget',
] as const;

export type JourneyFilterName = (typeof journeyFilterNames)[number];

/** Journeys as an address asks for them. */
export type JourneyListing = ReturnType<typeof listJourneys>;
/** A filter as a page draws it: one of several options, or none. */
export type JourneyFilter = JourneyListing['filters'][number];

/** A filter as an editor writes it: "Nights" with "Up to 7", "8 to 10", "11 or more". */
export interface WrittenFilter {
  readonly title: string;
  readonly options: readonly string[];
}

/** What a journey is found by, as options spell it. */
const wordsOf: Readonly<
  Record<Exclude<JourneyFilterName, 'nights'>, (card: PackageCard) => readonly string[]>
> = {
  'travel-type': ({ travelTypes }) => travelTypes.map(({ name }) => name),
  month: ({ months }) => months,
  interests: ({ interests }) => interests,
  country: ({ destinations }) => destinations.map(({ name }) => name),
  budget: ({ budget }) => [budget],
};

/** The least and the most nights of "Up to 7", "8 to 10", "11 or more" or "7"; `null` for other words. */
export function nightsOf(option: string): readonly [least: number, most: number] | null {
  const [first, second] = [...option.matchAll(/\d+/g)].map(([figures]) => Number(figures));
  if (first === undefined) return null;
  if (second !== undefined) return [first, second];
  if (/up to|at most|fewer/i.test(option)) return [0, first];
  return [first, /more|from|\+/i.test(option) ? Number.POSITIVE_INFINITY : first];
}

/** Whether a journey is what an option stands for. */
function suits(card: PackageCard, name: JourneyFilterName, option: string): boolean {
  if (name !== 'nights') return wordsOf[name](card).includes(option);
  const range = nightsOf(option);
  return range !== null && card.nights >= range[0] && card.nights <= range[1];
}

const nameOf = (title: string): JourneyFilterName | null =>
  journeyFilterNames.find((name) => name === addressWord(title)) ?? null;

/**
 * The journeys that match every filter an address names; a filter with an option there is not is left aside (CNT-17).
 *
 * @param cards all journeys of the page, in their order
 */
export function listJourneys(
  cards: readonly PackageCard[],
  written: readonly WrittenFilter[],
  asked: URLSearchParams,
) {
  const known = written.flatMap(({ title, options }) => {
    const name = nameOf(title);
    const word = name && asked.get(name);
    const option = options.find((each) => addressWord(each) === word) ?? null;
    return name && options.length > 0 ? [{ name, title, options, option }] : [];
  });
  return {
    filters: known.map(({ option, options, ...filter }) => ({
      ...filter,
      options: options.map((label) => ({ value: addressWord(label), label })),
      /** Value of the option chosen; `null` for none. */
      chosen: option && addressWord(option),
    })),
    /** Those that match every filter chosen, in their order. */
    journeys: cards.filter((card) =>
      known.every(({ name, option }) => option === null || suits(card, name, option)),
    ),
  };
}
