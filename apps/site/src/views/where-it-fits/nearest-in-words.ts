import type { FitPlaceRows, FitRow } from '../../sections/fit/fit.ts';
import type { FitQuestion } from '../../sections/fit/fit-question.ts';
import { overInWords } from '../../sections/fit/fit-words.ts';
import { numberAtStart } from '../../sections/fit/number-words.ts';
import { inWords } from '../../sections/rates/in-words.ts';
import { formatShown, type ShownIn } from '../../ui/money/format-money.ts';

interface Priced {
  readonly row: FitRow;
  readonly place: FitPlaceRows['place'];
}

/** The cheapest with a price of some rows. */
function cheapest(places: readonly FitPlaceRows[], isMeant: (row: FitRow) => boolean): Priced | null {
  const [first] = places
    .flatMap(({ place, rows }) => rows.map((row) => ({ row, place })))
    .filter(({ row }) => row.stay !== null && isMeant(row))
    .toSorted((one, other) => totalOf(one) - totalOf(other));
  return first ?? null;
}

const totalOf = ({ row }: Priced): number => row.stay?.total ?? 0;

/** "Luxury room, Reed Camp, River"; without its place where that goes without saying. */
function named({ row: { rate }, place }: Priced, saysPlace: boolean): string {
  const isSaid = !saysPlace || rate.lodge.includes(place.name) || rate.place.includes(place.name);
  return [rate.place, rate.lodge, isSaid ? '' : place.name].filter(Boolean).join(', ');
}

const isOver = ({ fits, unmet, over }: FitRow): boolean => !fits && unmet === null && (over ?? 0) > 0;

/**
 * From which sum something fits in each place, the cheapest first, then the nearest of those where nothing does: "Four nights begin at
 * R 20 800 in Town, in Courtyard room, and at R 151 840 in River." Where nothing fits anywhere, the nearest of all.
 */
export function nearestInWords(
  places: readonly FitPlaceRows[],
  { nights }: Pick<FitQuestion, 'nights'>,
  shown: ShownIn,
): string {
  const sum = (of: Priced) => formatShown(totalOf(of), shown);
  const [first, ...others] = places
    .flatMap((of) => cheapest([of], ({ fits }) => fits) ?? [])
    .toSorted((one, other) => totalOf(one) - totalOf(other));
  const without = places.filter(({ fits }) => fits === 0);
  const near = cheapest(without, isOver);
  const over = near && overInWords(near.row.over ?? 0, shown);
  if (!first) return near ? `The nearest is ${named(near, true)}: ${sum(near)}, ${over}.` : '';
  const begin = `${numberAtStart(nights)} ${nights === 1 ? 'night begins' : 'nights begin'}`;
  const cheapestIs = `at ${sum(first)} in ${first.place.name}, in ${named(first, false)}`;
  const elsewhere = others.map((of) => `at ${sum(of)} in ${of.place.name}`);
  // A comma closes what is said of the first.
  const listed =
    elsewhere.length === 1 ? `${cheapestIs}, and ${elsewhere[0]}` : inWords([cheapestIs, ...elsewhere]);
  const nearest = near && `the nearest there is ${named(near, without.length > 1)}, ${sum(near)}, ${over}`;
  const none = nearest && `Nothing fits in ${inWords(without.map(({ place }) => place.name))}: ${nearest}.`;
  return [`${begin} ${listed}.`, none].filter(Boolean).join(' ');
}
