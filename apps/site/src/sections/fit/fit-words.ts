import { lastOfMonth } from '@sundowner/calendar/day';
import { dateInWords, dayInWords, monthInWords, monthOf } from '@sundowner/calendar/words';
import { formatMoney, type ShownIn } from '../../ui/money/format-money.ts';
import { childrenInWords } from '../estimate/paying-party.ts';
import { inWords } from '../rates/in-words.ts';
import type { FitPlaceRows, FitRow, Unmet } from './fit.ts';
import type { FitQuestion } from './fit-question.ts';
import type { Refusal } from './fit-refusals.ts';
import { numberAtStart, numberInWords } from './number-words.ts';
import type { FitField } from './read-fit-question.ts';

export const nightsInWords = (nights: number): string => `${nights} ${nights === 1 ? 'night' : 'nights'}`;
const years = (age: number) => (age === 1 ? 'one year' : `${numberInWords(age)} years`);
const many = (count: number, one: string, others: string) => (count === 1 ? one : others);

/** "$334 over", "R 4 120 under"; "exactly your sum". */
export function overInWords(over: number, { currency }: ShownIn): string {
  if (over === 0) return 'exactly your sum';
  return `${formatMoney(Math.abs(over), currency)}\u00a0${over > 0 ? 'over' : 'under'}`;
}

/** Why a room has no price: "From twelve years", "Sleeps three", "Closed in June". */
function refusalInWords(
  refusal: Refusal,
  { month, arrival }: Pick<FitQuestion, 'month' | 'arrival'>,
): string {
  switch (refusal.kind) {
    case 'too-young':
      return `From ${years(refusal.from)}`;
    case 'beds':
      return `Sleeps ${numberInWords(refusal.sleeps)}${refusal.ofAdults ? many(refusal.sleeps, ' adult', ' adults') : ''}`;
    case 'no-child':
      return 'No child with two adults';
    case 'adults-per-room':
      return 'Needs more rooms than you have adults';
    case 'too-few-rooms':
      return `${numberAtStart(refusal.howMany)} of this kind, and you need more`;
    case 'no-room-beside':
      return 'A treehouse needs a room, and none here takes your party';
    case 'closed':
      return month && !arrival
        ? `Closed in ${monthOf(refusal.night)}`
        : `Closed on ${dateInWords(refusal.night)}`;
    case 'no-price':
      return 'Price on request';
    case 'not-let':
      return 'No price for your party then';
    case 'least-nights':
      return `${numberAtStart(refusal.nights)} ${many(refusal.nights, 'night', 'nights')} at least`;
  }
}

/** What was wished for and is not there: "Malaria occurs here". */
function unmetInWords(unmet: Unmet, question: FitQuestion): string {
  switch (unmet.kind) {
    case 'malaria':
      return 'Malaria occurs here';
    case 'malaria-unsaid':
      return 'Ask us about malaria here';
    case 'no-treehouse':
      return 'No treehouse here';
    case 'treehouse-unpriced':
      return 'Treehouse on request';
    case 'treehouse-refuses':
      return `Treehouse: ${refusalInWords(unmet.refusal, question).toLowerCase()}`;
  }
}

/** What a row comes to: "Fits, $6,858 under", "$334 over", "From ten years". */
export function verdictOf(row: FitRow, question: FitQuestion, shown: ShownIn): string {
  if (row.refusal) return refusalInWords(row.refusal, question);
  if (row.unmet) return unmetInWords(row.unmet, question);
  const over = row.over === null ? '' : overInWords(row.over, shown);
  if (row.fits) return ['Fits', over].filter(Boolean).join(', ');
  return over || 'With a night in a treehouse';
}

/** "1 to 4 January", "30 April to 3 May"; with the year where the asking does not say one. */
function daysInWords(from: string, to: string, said: string | null): string {
  const first = from.slice(0, 7) === to.slice(0, 7) ? String(Number(from.slice(8))) : dateInWords(from);
  return `${first} to ${said === null ? dayInWords(to) : dateInWords(to)}`;
}

/** What the sum of a row is for: "4 nights, for two", with the days where others of the month cost more. */
export function unitOf({ stay }: FitRow, { nights, adults, ages, arrival, month }: FitQuestion): string {
  const heads = adults + ages.length;
  const who = `for ${heads === 1 ? 'one' : `all ${numberInWords(heads)}`}`;
  const when =
    stay && (stay.varies || arrival) ? daysInWords(stay.arrival, stay.departure, month ?? arrival) : '';
  return [nightsInWords(nights), heads === 2 ? 'for two' : who, when].filter(Boolean).join(', ');
}

/** Kinds of reasons with what is said of so many rooms, where a treehouse is one that was wished for. */
const reasons: readonly (readonly [RegExp, (count: number) => string])[] = [
  [/^too-young$/, (count) => many(count, 'is for older children', 'are for older children')],
  [/^beds$/, (count) => many(count, 'is too small', 'are too small')],
  [/^no-child$/, (count) => many(count, 'has no bed for a child', 'have no bed for a child')],
  [
    /^(adults-per-room|too-few-rooms|no-room-beside)$/,
    (count) => many(count, 'does not take your party', 'do not take your party'),
  ],
  [/^closed$/, (count) => many(count, 'is closed then', 'are closed then')],
  [
    /^not-let$/,
    (count) => many(count, 'has no price for your party then', 'have no price for your party then'),
  ],
  [/^no-price$/, (count) => many(count, 'has no price yet', 'have no price yet')],
  [/^least-nights$/, (count) => many(count, 'asks for more nights', 'ask for more nights')],
  [/^malaria$/, (count) => many(count, 'lies where malaria occurs', 'lie where malaria occurs')],
  [
    /^malaria-unsaid$/,
    (count) => many(count, 'says nothing plain of malaria', 'say nothing plain of malaria'),
  ],
  [
    /^(no-treehouse|treehouse)/,
    (count) => many(count, 'has no treehouse for you', 'have no treehouse for you'),
  ],
  [/^over$/, (count) => many(count, 'costs more', 'cost more')],
];

const kindOf = ({ refusal, unmet, over }: FitRow): string =>
  refusal?.kind ?? unmet?.kind ?? ((over ?? 0) > 0 ? 'over' : '');

/** Why rooms do not fit, most frequent first: "fourteen are for older children, four have no bed for a child". */
export function reasonsInWords(rows: readonly FitRow[]): string {
  const kinds = rows.filter(({ fits }) => !fits).map(kindOf);
  const counted = reasons
    .map(([pattern, words]) => ({ words, count: kinds.filter((kind) => pattern.test(kind)).length }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
    .map(({ words, count }) => `${numberInWords(count)} ${words(count)}`);
  return counted.join(', ');
}

const allRows = (places: readonly FitPlaceRows[]): readonly FitRow[] => places.flatMap(({ rows }) => rows);

function unreadInWords(unread: FitField, { ages, arrival }: Pick<FitQuestion, 'ages' | 'arrival'>): string {
  switch (unread) {
    case 'adults':
      return 'the number of adults';
    case 'ages':
      return ages.length > 0 ? 'all of the children’s ages' : 'the children’s ages';
    case 'nights':
      return 'the number of nights';
    case 'month':
      return 'the month';
    case 'dateStart':
      return arrival ? 'the departure' : 'the arrival';
    case 'budget':
      return 'the budget';
  }
}

/**
 * The answer in two sentences: how many fit and where, then why the others do not.
 *
 * @param unread what it is answered without: said first, since a room that refuses a child fits a party whose children nobody counted
 */
export function answerInWords(
  places: readonly FitPlaceRows[],
  question: Pick<FitQuestion, 'treehouse' | 'ages' | 'arrival'>,
  unread: readonly FitField[] = [],
): readonly string[] {
  const [first = '', ...others] = fittingInWords(places, question);
  if (unread.length === 0) return [first, ...others];
  const without = inWords(unread.map((each) => unreadInWords(each, question)));
  return [`Without ${without}: ${first.charAt(0).toLowerCase()}${first.slice(1)}`, ...others];
}

function fittingInWords(
  places: readonly FitPlaceRows[],
  { treehouse }: Pick<FitQuestion, 'treehouse'>,
): readonly string[] {
  const fitting = places.filter(({ fits }) => fits > 0);
  const count = fitting.reduce((sum, { fits }) => sum + fits, 0);
  // A night in a treehouse that nobody asked for is no reason.
  const asked = allRows(places).filter(({ rate }) => treehouse || rate.per !== 'supplement');
  const why = reasonsInWords(asked);
  const others = why && `${why.charAt(0).toUpperCase()}${why.slice(1)}.`;
  if (count === 0) return ['Nothing fits as you ask.', others].filter(Boolean);
  const [only] = fitting;
  const names = fitting.map(({ place }) => place.name);
  const where =
    fitting.length === 1 && only && count > 1 ? `all of them in ${only.place.name}` : `in ${inWords(names)}`;
  const whole = count === asked.length && count > 1 ? `All ${numberInWords(count)} fit.` : null;
  const some = `${numberAtStart(count)} ${many(count, 'fits', 'fit')}${places.length > 1 ? `, ${where}` : ''}.`;
  return [whole ?? some, others].filter(Boolean);
}

/** "Reed Camp", "Whole house", "Treehouse for one night, with Lagoon suite at Reed Camp". */
export function whereOf({ rate, beside }: FitRow): string {
  if (rate.per === 'supplement')
    return `Treehouse for one night${beside ? `, with ${[beside.place, beside.lodge].filter(Boolean).join(' at ')}` : ''}`;
  const tree = beside ? `, with a night in ${beside.place}` : '';
  return `${rate.kind === 'house' ? 'Whole house' : rate.lodge || rate.place}${tree}`;
}

/** "2 adults, a child of 4, 4 nights in April 2027, about R 250 000, no malaria". */
export function questionInWords(question: FitQuestion, { currency }: ShownIn): string {
  const { adults, ages, nights, month, arrival, budget, withoutMalaria, treehouse } = question;
  const when = arrival
    ? ` from ${dayInWords(arrival)}`
    : month
      ? ` in ${monthInWords(month)}`
      : ' in any month';
  return [
    `${adults} ${many(adults, 'adult', 'adults')}`,
    ages.length > 0 && childrenInWords({ children: ages.length, ages }),
    `${nightsInWords(nights)}${when}`,
    budget !== null && `about ${formatMoney(budget, currency)}`,
    withoutMalaria && 'no malaria',
    treehouse && 'a night in a treehouse',
  ]
    .filter(Boolean)
    .join(', ');
}

/** The months a stay can be asked for, from this one to the last that has prices. */
export function monthsAhead(today: string, last: string): readonly string[] {
  const months: string[] = [];
  for (let month = today.slice(0, 7); month <= last.slice(0, 7) && months.length < 36; ) {
    months.push(month);
    const next = new Date(Date.parse(lastOfMonth(`${month}-01`)) + 86_400_000);
    month = next.toISOString().slice(0, 7);
  }
  return months;
}
