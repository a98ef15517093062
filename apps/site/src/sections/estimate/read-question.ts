import { mostAdults, mostChildren, oldestChild } from '@sundowner/brand/party';
import { isDay, nightsBetween } from '@sundowner/calendar/day';
import type { Rate } from '../../content/rates/rates.ts';
import type { OptionGroup } from '../../ui/field/select-field.tsx';
import type { StayQuestion } from './estimate.ts';

/** What was typed, as it was typed. */
interface Typed {
  readonly room: string;
  readonly treehouse: string;
  readonly dateStart: string;
  readonly dateEnd: string;
  readonly adults: string;
  readonly children: string;
  /** Ages of the children, in their order. */
  readonly ages: readonly string[];
}

export type QuestionField = 'room' | 'dates' | 'adults' | 'children' | 'ages';

/** Ids of the fields, from which those of their messages follow. */
export const fieldIds: Readonly<Record<QuestionField, string>> = {
  room: 'estimate-room',
  dates: 'estimate-dates',
  adults: 'estimate-adults',
  children: 'estimate-children',
  ages: 'estimate-ages',
};

export interface ReadQuestion {
  readonly typed: Typed;
  readonly errors: Partial<Record<QuestionField, string>>;
  /** `null` when nothing was asked, or something is wrong with it. */
  readonly question: StayQuestion | null;
}

/** Longer stays are worth a conversation. */
const mostNights = 60;

/**
 * The question of an address: `?room=lagoon-suite&dateStart=2027-02-01&dateEnd=2027-02-04&adults=2&children=0&treehouse=marula`,
 * of which the treehouse may be left out.
 *
 * @param today yyyy-mm-dd
 */
export function readQuestion(query: URLSearchParams, today: string): ReadQuestion {
  const text = (name: string, otherwise = '') => (query.get(name) ?? otherwise).trim().slice(0, 120);
  const typed: Typed = {
    room: text('room'),
    treehouse: text('treehouse'),
    dateStart: text('dateStart'),
    dateEnd: text('dateEnd'),
    adults: text('adults', '2'),
    children: text('children', '0'),
    ages: query.getAll('age').slice(0, mostChildren),
  };
  if (!['room', 'dateStart', 'dateEnd'].some((name) => query.has(name)))
    return { typed, errors: {}, question: null };
  const adults = wholeNumber(typed.adults);
  const children = wholeNumber(typed.children || '0');
  const errors: Partial<Record<QuestionField, string>> = {};
  if (!typed.room) errors.room = 'Room or house is required';
  const wrongDates = datesError(typed, today);
  if (wrongDates) errors.dates = wrongDates;
  if (adults === null || adults < 1 || adults > mostAdults)
    errors.adults = `Adults must be a number from 1 to ${mostAdults}`;
  if (children === null || children > mostChildren)
    errors.children = `Children must be a number from 0 to ${mostChildren}`;
  const ages = typed.ages.slice(0, children ?? 0).map(wholeNumber);
  const missing = ages.length < (children ?? 0) || ages.some((age) => age === null || age > oldestChild);
  if (!errors.children && missing) errors.ages = `Give the age of each child, from 0 to ${oldestChild}`;
  if (Object.keys(errors).length > 0 || adults === null || children === null)
    return { typed, errors, question: null };
  const { room: item, dateStart: arrival, dateEnd: departure } = typed;
  const treehouse = typed.treehouse || null;
  return {
    typed,
    errors,
    question: {
      item,
      arrival,
      departure,
      adults,
      children,
      ages: ages.flatMap((age) => age ?? []),
      treehouse,
    },
  };
}

const wholeNumber = (text: string): number | null => (/^\d{1,3}$/.test(text) ? Number(text) : null);

function datesError({ dateStart, dateEnd }: Typed, today: string): string | null {
  if (!dateStart) return 'Arrival is required';
  if (!dateEnd) return 'Departure is required';
  if (!isDay(dateStart)) return 'Arrival must be a date';
  if (!isDay(dateEnd)) return 'Departure must be a date';
  if (dateStart < today) return 'Arrival cannot be in the past';
  const nights = nightsBetween(dateStart, dateEnd);
  if (nights < 1) return 'Departure must be at least one night after arrival';
  return nights > mostNights ? `We work out up to ${mostNights} nights here; ask us for a longer stay` : null;
}

/**
 * What a stay can be worked out for: rooms by lodge, a lodge that has one price, then residences. Each once, whatever the years on sale.
 *
 * @param nameOf a name that stands before the lodge's, where several properties are on one page
 */
export function estimateChoices(
  rates: readonly Rate[],
  nameOf: (rate: Rate) => string = () => '',
): readonly OptionGroup[] {
  const groups: Groups = new Map();
  for (const rate of rates) {
    if (rate.per === 'supplement' || !rate.item) continue;
    const lodge = rate.kind === 'house' ? 'Whole houses' : rate.lodge || rate.place;
    const name = nameOf(rate);
    add(groups, name && lodge !== name ? `${name}: ${lodge}` : lodge, rate);
  }
  return listed(groups);
}

/** The treehouses a night of a stay can be spent in; those of several properties stand under the property's name. */
export function treehouseChoices(
  rates: readonly Rate[],
  nameOf: (rate: Rate) => string = () => '',
): readonly OptionGroup[] {
  const groups: Groups = new Map();
  for (const rate of rates) {
    if (rate.per === 'supplement' && rate.item) add(groups, nameOf(rate), rate);
  }
  return listed(groups).map(({ label, options }) => ({ label: label || null, options }));
}

type Groups = Map<string, Map<string, string>>;

function add(groups: Groups, label: string, { item, place, guests }: Rate): void {
  const options = groups.get(label) ?? new Map<string, string>();
  groups.set(label, options.set(item, guests ? `${place} (${lower(guests)})` : place));
}

const listed = (groups: Groups): OptionGroup[] =>
  [...groups].map(([label, options]) => ({
    label,
    options: [...options].map(([value, words]) => ({ value, label: words })),
  }));

const lower = (text: string) => `${text.slice(0, 1).toLowerCase()}${text.slice(1)}`;
