import { lastOfMonth } from '@sundowner/calendar/day';
import type { Rate } from '../../content/rates/rates.ts';
import { type FitPlace, type FitSources, lastPriced } from './fit-question.ts';
import { monthsAhead } from './fit-words.ts';
import { numberAtStart } from './number-words.ts';

/** What takes children from an age: names, with a word on what they are. */
interface Door {
  /** Years; 0 where all ages come, `null` where nothing is said of an age. */
  readonly from: number | null;
  readonly takes: readonly { readonly name: string; readonly note: string }[];
}

/** What a night for two costs in a month, by place. */
export interface MonthPrices {
  /** yyyy-mm. */
  readonly month: string;
  /** In the order of the places; `null` where nothing has a price. */
  readonly least: readonly (number | null)[];
}

/** Where an asking may begin: by a child's age, without malaria, by month. */
export interface ReadyMade {
  /** The oldest age first, then those that say none. */
  readonly doors: readonly Door[];
  readonly withoutMalaria: readonly FitPlace[];
  readonly withMalaria: readonly FitPlace[];
  readonly priced: readonly FitPlace[];
  readonly months: readonly MonthPrices[];
}

export function readyMadeViews({ rates, places, today }: FitSources): ReadyMade {
  const own = (place: FitPlace) => rates.filter(({ property }) => property === place.key);
  const priced = places.filter((place) => own(place).length > 0);
  const malaria = (said: FitPlace['malaria']) => priced.filter((place) => place.malaria === said);
  return {
    doors: doorsOf(rates.filter(({ property }) => priced.some(({ key }) => key === property))),
    withoutMalaria: malaria('none'),
    withMalaria: malaria('occurs'),
    priced,
    months: monthsAhead(today, lastPriced(rates))
      .slice(0, 12)
      .map((month) => ({ month, least: priced.map((place) => leastIn(own(place), month, today)) })),
  };
}

/** More houses of one age are counted, not named. */
const mostHouses = 2;

const isRoom = ({ kind }: Rate): boolean => kind === 'room' || kind === 'lodge';

/** A lodge stands by each age from which some of its rooms take children; which rooms those are is said where others take them from another. */
function doorsOf(rates: readonly Rate[]): readonly Door[] {
  const items = [...new Map(rates.toReversed().map((rate) => [rate.item, rate])).values()].toReversed();
  const lodges = [...Map.groupBy(items.filter(isRoom), ({ lodge, place }) => lodge || place)].flatMap(
    ([name, rooms]) => {
      const ages = Map.groupBy(rooms, ({ childFrom }) => childFrom);
      return [...ages].map(([from, own]) => ({
        name,
        note: ages.size > 1 ? own.map(({ place }) => place).join(', ') : '',
        from,
      }));
    },
  );
  const doors = new Set([
    ...lodges.map(({ from }) => from),
    ...items.filter((item) => !isRoom(item)).map(({ childFrom }) => childFrom),
  ]);
  return [...doors]
    .toSorted((one, other) => (other ?? -1) - (one ?? -1))
    .map((from): Door => {
      const own = items.filter(({ childFrom }) => childFrom === from);
      const houses = own.filter(({ kind }) => kind === 'house');
      const trees = own.filter(({ kind }) => kind === 'treehouse');
      return {
        from,
        takes: [
          ...lodges.filter((lodge) => lodge.from === from).map(({ name, note }) => ({ name, note })),
          ...(houses.length > mostHouses
            ? [{ name: `${numberAtStart(houses.length)} houses`, note: 'each let as a whole' }]
            : houses.map(({ place }) => ({ name: place, note: 'whole house' }))),
          ...trees.map(({ place }) => ({ name: place, note: 'treehouse' })),
        ],
      };
    });
}

/** The least two pay for a night of a month that is still to come: in a room, or where there is none in a house. */
function leastIn(rates: readonly Rate[], month: string, today: string): number | null {
  const first = `${month}-01` > today ? `${month}-01` : today;
  const last = lastOfMonth(`${month}-01`);
  const amounts = (kinds: RegExp) =>
    rates
      .filter(({ kind, per }) => kinds.test(kind) && per !== 'supplement')
      .flatMap(({ per, seasons }) =>
        seasons
          .filter(({ from, to }) => from <= last && to >= first)
          .flatMap(({ perPersonSharing, unit }) =>
            per === 'unit' ? (unit ?? []) : perPersonSharing === null ? [] : perPersonSharing * 2,
          ),
      );
  const rooms = amounts(/room|lodge/);
  const told = rooms.length > 0 ? rooms : amounts(/house/);
  return told.length > 0 ? Math.min(...told) : null;
}
