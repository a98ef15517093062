import { mostAdults, mostChildren } from '@sundowner/brand/party';
import { daysIn, nightsBetween } from '@sundowner/calendar/day';
import { readDate } from '@sundowner/calendar/read-date';
import { monthInWords } from '@sundowner/calendar/words';
import { installation } from '../../installation/installation.ts';
import { type FitQuestion, mostNights } from './fit-question.ts';
import { readMoney } from './money-words.ts';
import { numberOf } from './number-words.ts';
import { readAges, tooManyChildren } from './typed-words.ts';

/** What was typed, as it was typed. */
interface TypedFit {
  readonly adults: string;
  readonly ages: string;
  /** How many children come of whom not all ages are said; else empty. */
  readonly children: string;
  readonly nights: string;
  /** yyyy-mm; empty for any. */
  readonly month: string;
  readonly dateStart: string;
  readonly budget: string;
  readonly malaria: string;
  readonly treehouse: string;
}

const fitFields = ['adults', 'ages', 'nights', 'month', 'dateStart', 'budget'] as const;
export type FitField = (typeof fitFields)[number];

export interface ReadFit {
  readonly typed: TypedFit;
  /** By field, in the order of the form. */
  readonly errors: Partial<Record<FitField, string>>;
  /** `null` when nothing was asked. What is wrong is left out of it: the rest is answered all the same. */
  readonly question: FitQuestion | null;
  /** ISO 4217: what is written beside the budget, which wins over what is chosen; `null` where nothing is. */
  readonly currency: string | null;
}

/** Fields that could not be read, in the order of the form. */
export const unreadOf = ({ errors }: Pick<ReadFit, 'errors'>): readonly FitField[] =>
  fitFields.filter((field) => errors[field] !== undefined);

/** Every name the address of an asking has, besides the currency: those of dates and guests are the strip's. */
const fitNames = [
  ...['adults', 'children', 'ages', 'nights', 'month', 'dateStart', 'dateEnd', 'budget'],
  ...['malaria', 'treehouse'],
] as const;

const usual = { adults: 2, nights: 4 } as const;

interface Offered {
  readonly treehouses?: boolean;
  readonly currencies?: readonly string[];
}

/**
 * The asking of an address: `?adults=2&ages=4+and+7&nights=4&month=2027-05&budget=8,000&currency=USD&malaria=free&treehouse=yes`. A day
 * (`dateStart`) wins over the month, and with the strip's `dateEnd` says the nights; the strip's `age` stands once for each of its `children`.
 *
 * @param today yyyy-mm-dd
 * @param treehouses whether there are any: a night in one is not wished for where nobody could choose it
 * @param currencies ISO 4217, what a budget can be counted in
 */
export function readFitQuestion(
  query: URLSearchParams,
  today: string,
  { treehouses = true, currencies = [installation().baseCurrency] }: Offered = {},
): ReadFit {
  const text = (name: string) => printed(query.get(name) ?? '').slice(0, 80);
  const strip = printed(query.getAll('age').slice(0, 20).join(', ')).slice(0, 80);
  // Ages that are typed say how many come; the strip says it beside them.
  const children = text('ages') ? 0 : (numberOf(text('children')) ?? 0);
  const isUnaged = children > readAges(strip).value.length;
  const dates = stripDates(text('dateStart'), text('dateEnd'), today);
  const sum = readMoney(text('budget'), currencies);
  const { currency } = sum;
  const typed: TypedFit = {
    adults: text('adults') || String(usual.adults),
    ages: text('ages') || strip,
    children: isUnaged ? text('children') : '',
    nights: dates.nights ?? (text('nights') || String(usual.nights)),
    month: text('month'),
    dateStart: text('dateStart'),
    budget: sum.plain,
    malaria: text('malaria') === 'free' ? 'free' : '',
    treehouse: treehouses && text('treehouse') === 'yes' ? 'yes' : '',
  };
  if (![...fitNames, 'age'].some((name) => query.has(name)))
    return { typed, errors: {}, question: null, currency };

  const adults = countIn(typed.adults, mostAdults);
  const ages = readAges(typed.ages);
  const nights = countIn(typed.nights, mostNights);
  const month = readMonth(typed.month, today);
  const arrival = readArrival(typed.dateStart, today);
  const found: Record<FitField, string | null> = {
    adults: adults === null ? `Adults must be a number from 1 to ${mostAdults}.` : null,
    ages:
      ages.error ??
      (children > mostChildren ? tooManyChildren : null) ??
      (isUnaged ? 'Say the age of each child, for example 4 and 7.' : null),
    nights:
      nights === null ? `Nights must be a number from 1 to ${mostNights}. Ask us for a longer stay.` : null,
    month: month.error,
    dateStart: arrival.error ?? dates.error,
    budget: sum.error,
  };
  const errors = Object.fromEntries(Object.entries(found).filter(([, words]) => words !== null));
  const question: FitQuestion = {
    adults: adults ?? usual.adults,
    ages: ages.value,
    nights: nights ?? usual.nights,
    month: arrival.month ?? month.value,
    arrival: arrival.value,
    budget: sum.value,
    withoutMalaria: typed.malaria === 'free',
    treehouse: typed.treehouse === 'yes',
  };
  return { typed, errors, question, currency };
}

/** Without characters that are not printed, or turn round what is: nobody typed them, and they would be quoted back. */
const printed = (text: string): string =>
  text.replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu, ' ').trim();

function countIn(text: string, most: number): number | null {
  const number = numberOf(text);
  return number !== null && number >= 1 && number <= most ? number : null;
}

/** What the strip's departure says of the nights. */
function stripDates(from: string, to: string, today: string) {
  const [arrival, departure] = [readDate(from, today), readDate(to, today)];
  if (to === '' || !arrival || !departure) return { nights: null, error: null };
  const nights = nightsBetween(arrival.day, departure.day);
  return nights >= 1
    ? { nights: String(nights), error: null }
    : { nights: null, error: 'Departure must be at least one night after arrival.' };
}

/** Years ahead that a month or a day may lie: nobody has prices beyond. */
const yearsAhead = 5;
const isFar = (day: string, today: string) =>
  Number(day.slice(0, 4)) > Number(today.slice(0, 4)) + yearsAhead;

function readMonth(text: string, today: string) {
  if (text === '') return { value: null, error: null };
  const [, year, month] = /^(\d{4})-(\d{2})$/.exec(text) ?? [];
  if (!year || !daysIn(Number(year), Number(month)) || Number(month) < 1 || Number(month) > 12)
    return { value: null, error: 'Choose a month from the list.' };
  if (text < today.slice(0, 7))
    return { value: null, error: `${monthInWords(text)} is over. Choose a later month.` };
  return isFar(text, today)
    ? { value: null, error: 'Choose a month from the list.' }
    : { value: text, error: null };
}

/** A day; a month that was typed where a day stands is a month. */
function readArrival(text: string, today: string) {
  const nothing = { value: null, month: null, error: null };
  if (text === '' || /^any( day)?$/i.test(text)) return nothing;
  const read = readDate(text, today);
  if (read && isFar(read.day, today))
    return { ...nothing, error: 'That is too far ahead for our prices. Ask us, or choose an earlier day.' };
  if (!read)
    return { ...nothing, error: 'Arrival must be a date, for example 10 May. Leave it empty for any day.' };
  if (read.day < today) return { ...nothing, error: 'Arrival cannot be in the past.' };
  return read.precision === 'month'
    ? { ...nothing, month: read.day.slice(0, 7) }
    : { ...nothing, value: read.day };
}
