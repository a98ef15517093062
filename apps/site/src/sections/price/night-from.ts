import { placeOfPath, propertyOfPath } from '@sundowner/brand';
import { currentCollection } from '../../content/places/collection-scope.ts';
import type { Rate, RateSeason } from '../../content/rates/rates.ts';
import { pricedYear } from '../../content/rates/years-on-sale.ts';
import type { SearchResult } from '../../content/search/findable.ts';
import type { Priced } from '../../ui/price/price.tsx';

/** What a night begins at, and in which year. */
export interface NightFrom extends Priced {
  readonly year: number;
}

/** Which of a property's rates are meant. */
type Which = (rate: Rate) => boolean;

/**
 * What a night begins at among some rates: the one source of every "from" price. Where anything is priced by the person that is
 * told, else a house, room or treehouse whole.
 *
 * @param year the one prices speak of; `null` while nothing is on sale
 */
export function nightFrom(
  rates: readonly Rate[],
  year: number | null,
  which: Which = ({ kind }) => kind !== 'treehouse',
): NightFrom | null {
  if (year === null) return null;
  const own = rates.filter((rate) => rate.year === year && which(rate));
  const persons = priced(own, ({ perPersonSharing }) => perPersonSharing, 'person');
  const told = persons.length > 0 ? persons : priced(own, ({ unit }) => unit, null);
  const amounts = told.map(({ amount }) => amount);
  const least = told.find(({ amount }) => amount === Math.min(...amounts));
  if (!least) return null;
  return {
    amount: least.amount,
    unit: unitOf(least.rate),
    from: least.amount < Math.max(...amounts),
    year,
  };
}

/** What a night begins at in what is called so: a room, a house. */
export const nightFromIn = (rates: readonly Rate[], names: readonly string[], year: number | null) =>
  nightFrom(rates, year, ({ place, per }) => names.includes(place) && per !== 'supplement');

function priced(
  rates: readonly Rate[],
  amountOf: (season: RateSeason) => number | null,
  per: 'person' | null,
) {
  return rates
    .filter((rate) => per === null || rate.per === per)
    .flatMap((rate) =>
      rate.seasons.flatMap((season) => {
        const amount = amountOf(season);
        return amount === null ? [] : [{ rate, amount }];
      }),
    );
}

type Unit = Pick<Rate, 'kind' | 'per' | 'guests' | 'sleeps' | 'inclusions'>;

/** Breakfast and no other meal is in the price: a hotel's. */
const breakfastAlone = ({ inclusions }: Unit) =>
  inclusions.some((words) => /^breakfast\b/i.test(words)) &&
  !inclusions.some((words) => /\b(all meals|half board|full board|supper|dinner)\b/i.test(words));

/** "for two", "for up to 8"; empty where nothing says. */
function heads({ kind, guests, sleeps }: Unit): string {
  if (kind === 'treehouse' && guests.startsWith('2 adults')) return 'for two';
  if (kind === 'house' && sleeps !== null) return `for up to ${sleeps}`;
  return guests && `for ${guests.slice(0, 1).toLowerCase()}${guests.slice(1)}`;
}

/** What a price is for: "per person sharing, per night", "per treehouse, per night, for two", "per house, per night, for up to 8". */
function unitOf(rate: Unit): string {
  const base = baseOf(rate);
  return [base, rate.per === 'person' ? '' : heads(rate)].filter(Boolean).join(', ');
}

function baseOf(rate: Unit): string {
  const { kind, per } = rate;
  if (kind === 'treehouse') return 'per treehouse, per night';
  if (kind === 'house' && per !== 'person') return 'per house, per night';
  if (per === 'unit') return 'per room, per night';
  return `per person sharing, per night${breakfastAlone(rate) ? ', with breakfast' : ''}`;
}

/** What the prices of one table are for; guests are named by its rows where they differ. */
export function unitOfAll(rates: readonly Unit[]): string {
  const units = new Set(rates.map(unitOf));
  const [only] = units;
  if (units.size === 1 && only) return only;
  return [...new Set(rates.map(baseOf))].join('; ');
}

type Found = Pick<SearchResult, 'href' | 'group' | 'kind' | 'place' | 'title'>;

/**
 * What a night begins at in a place that was found, the same as on its own page; `null` for what is no place with a price on sale.
 *
 * @param rates of every property
 * @param today yyyy-mm-dd
 */
export function priceFound(found: Found, rates: readonly Rate[], today: string): NightFrom | null {
  if (found.group !== 'places') return null;
  const [path = ''] = found.href.split('#');
  const property = propertyOfPath(path, currentCollection());
  const own = property ? rates.filter((rate) => rate.property === property.key) : rates;
  const year = pricedYear(own, today);
  if (path === property?.root && found.kind !== 'Room') return nightFrom(own, year);
  const name = found.title.map(({ text }) => text).join('');
  const names = [name, ...rateNamesOf(path)];
  return nightFrom(own, year, ({ kind, place, lodge, per }) => {
    if (found.kind === 'Room') return kind === 'room' && place === name && lodge === found.place;
    if (found.kind === 'Treehouse') return kind === 'treehouse' && place === name;
    return per !== 'supplement' && (names.includes(place) || names.includes(lodge));
  });
}

/** The names rates may know the place at a path by: its own, the one of forms, and a villa's without the word. */
export function rateNamesOf(path: string): readonly string[] {
  const place = placeOfPath(path, currentCollection());
  const names = [place?.name, place?.enquiryName, place?.name.replace(/ Villa$/, '')];
  return names.flatMap((name) => name || []);
}
