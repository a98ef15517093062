import { mostAdults, mostChildren, oldestChild } from '@sundowner/brand/party';
import { isDay, nightsBetween } from '@sundowner/calendar/day';

/** Dates and guests as a visitor chose them; a day that is not chosen is empty. */
export interface Stay {
  /** yyyy-mm-dd. */
  readonly arrival: string;
  readonly departure: string;
  readonly adults: number;
  readonly children: number;
  /** Years of each child in their order, as many as there are children; `null` for one that is not told yet. */
  readonly ages: readonly (number | null)[];
}

export const noStay: Stay = { arrival: '', departure: '', adults: 2, children: 0, ages: [] };

const whole = (value: unknown, least: number, most: number, otherwise: number): number => {
  const number = Number(value);
  return Number.isInteger(number) && number >= least && number <= most ? number : otherwise;
};
const day = (value: unknown): string => (typeof value === 'string' && isDay(value) ? value : '');

/** `null` for what is no age of a child. */
function ageOf(value: unknown): number | null {
  if (value === '' || value === null || value === undefined) return null;
  return whole(value, 0, oldestChild, -1) < 0 ? null : Number(value);
}

/** What may be a stay: typed into a form, or kept by an older page. Whatever cannot be is left out. */
export function stayOf(value: Readonly<Record<string, unknown>>): Stay {
  const children = whole(value.children, 0, mostChildren, 0);
  const ages = Array.isArray(value.ages) ? value.ages : [];
  return {
    arrival: day(value.arrival),
    departure: day(value.departure),
    adults: whole(value.adults, 1, mostAdults, noStay.adults),
    children,
    ages: Array.from({ length: children }, (_, place) => ageOf(ages[place])),
  };
}

/** The stay an address brings, by the names of the strip's fields; `null` for one that says nothing of a party. */
export function stayInQuery(query: URLSearchParams): Stay | null {
  if (!query.has('adults')) return null;
  return stayOf({
    arrival: query.get('dateStart') ?? '',
    departure: query.get('dateEnd') ?? '',
    adults: query.get('adults'),
    children: query.get('children') ?? 0,
    ages: query.getAll('age'),
  });
}

/** The ages that are told. */
export const knownAges = ({ ages }: Pick<Stay, 'ages'>): readonly number[] =>
  ages.flatMap((age) => age ?? []);

/** Whether two say the same. */
export const isSameStay = (one: Stay, other: Stay): boolean =>
  JSON.stringify(stayOf({ ...one })) === JSON.stringify(stayOf({ ...other }));

/** Both days are chosen, and in their order. */
export const isWhole = ({ arrival, departure }: Stay): boolean =>
  arrival !== '' && departure !== '' && nightsBetween(arrival, departure) > 0;

/**
 * The partner's address with dates and guests in it.
 *
 * @param pattern of the property: "?arrival={arrival}&departure={departure}&adults={adults}&children={children}"
 * @returns `null` where the partner takes none, or the stay is not whole
 */
export function availabilityHref(href: string, pattern: string, stay: Stay): string | null {
  if (pattern === '' || !isWhole(stay)) return null;
  const words: Readonly<Record<string, string>> = {
    arrival: stay.arrival,
    departure: stay.departure,
    adults: String(stay.adults),
    children: String(stay.children),
    ages: knownAges(stay).join(','),
  };
  const filled = pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(words[name] ?? ''));
  const [address, anchor] = href.split('#', 2);
  const joined = `${address}${address?.includes('?') ? '&' : '?'}${filled.replace(/^[?&]/, '')}`;
  return anchor === undefined ? joined : `${joined}#${anchor}`;
}

/** Dates and guests by the names of a form's fields; what is not chosen is left out. */
export function stayAnswers(stay: Partial<Stay>): Readonly<Record<string, string>> {
  const { arrival, departure, adults, children, ages } = stay;
  const fields = {
    dateStart: arrival,
    dateEnd: departure,
    adults: adults && String(adults),
    children: children && String(children),
    agesOfChildren: ages && knownAges({ ages }).join(', '),
  };
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
}
