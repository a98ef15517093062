import { mostAdults, mostChildren, oldestChild } from '@sundowner/brand/party';
import { dayInWords } from '@sundowner/calendar/words';
import { dayIn, timeIn, type Zone } from '@sundowner/calendar/zone';
import { cityOfZone } from '@sundowner/calendar/zone-words';
import type { StayChange } from '../conversation/message-content.ts';
import { stayLabels } from '../conversation/stay-change.ts';
import { offsetOf } from '../delivery/channels/concierge-mail/call-window.ts';
import { dateFault } from '../forms/dates.ts';
import { judgeAges } from '../forms/field-schema.ts';
import type { FormValues } from '../forms/form.ts';
import { plainNumber } from '../forms/telephone-shape.ts';
import type { OwnStay } from './own-letter.ts';

/** Fields of the page's form, by the names enquiry forms have for them. */
const fieldOf = {
  arrival: 'dateStart',
  departure: 'dateEnd',
  adults: 'adults',
  children: 'children',
  ages: 'agesOfChildren',
} as const satisfies Record<keyof OwnStay, string>;

const labels = {
  arrival: stayLabels.dateStart,
  departure: stayLabels.dateEnd,
  adults: stayLabels.adults,
  children: stayLabels.children,
} as const;

type StayField = keyof OwnStay;
const stayFields = Object.keys(fieldOf) as StayField[];

export interface FieldFault {
  readonly field: string;
  readonly message: string;
}

const numberFault = (words: string, text: string, least: number, most: number): string | null =>
  text === '' || (/^\d{1,3}$/.test(text) && Number(text) >= least && Number(text) <= most)
    ? null
    : `${words} can be ${least} to ${most}`;

/** The ages by themselves where they are numbers of years, each 0 to 17; `null` for anything else, such as 8 months. */
export function readAges(text: string): string[] | null {
  const plain = text.trim();
  if (plain === '') return [];
  if (!/^[\d\s,;&and]{1,100}$/i.test(plain)) return null;
  const ages = plain.match(/\d+/g) ?? [];
  return ages.every((age) => age.length <= 2 && Number(age) <= oldestChild) ? ages : null;
}

const longestAges = 100;

/** What is wrong with the ages, by the rule of the forms: one that a form has taken is right here, too. */
function agesFault({ children, ages }: OwnStay): string | null {
  const letters = [...ages].length;
  if (letters > longestAges) return `Ages can be at most ${longestAges} characters`;
  const years = readAges(ages);
  // With no child along, ages are of nobody.
  if (children === '0') return null;
  if (years === null && judgeAges(ages) !== null)
    return 'Ages must be from 0 to 17, such as 4 and 7, or 8 months';
  if (children === '') return ages.trim() === '' ? null : 'Please say how many children these ages are of';
  return years !== null && years.length !== Number(children) ? 'Please give an age for each child' : null;
}

/**
 * Everything that is wrong with another stay, all at once.
 *
 * @param values of the enquiry: a larger party that was entered at the desk may change its dates
 */
export function stayFaults(
  stay: OwnStay,
  now: number,
  zone: Zone,
  values: Readonly<FormValues> = {},
): FieldFault[] {
  const at = { now, slackDays: 1, timeZone: zone };
  const faults: FieldFault[] = [];
  const add = (field: StayField, message: string | null) => {
    if (message !== null) faults.push({ field, message });
  };
  if (stay.arrival !== '') add('arrival', dateFault(labels.arrival, stay.arrival, at));
  if (stay.departure !== '') add('departure', dateFault(labels.departure, stay.departure, at, stay.arrival));
  const addNumber = (field: 'adults' | 'children', least: number, most: number) => {
    if (stay[field] !== valueNamed(values, field))
      add(field, numberFault(labels[field], stay[field], least, most));
  };
  addNumber('adults', 1, mostAdults);
  addNumber('children', 0, mostChildren);
  add('ages', agesFault(stay));
  return faults;
}

const valueNamed = (values: Readonly<FormValues>, name: string): string =>
  [values[name] ?? []].flat().join(', ');

/** Years as one line of numbers, however they are set apart; anything else as it was typed. */
const plainAges = (text: string): string => (readAges(text) ?? [text.trim()]).join(', ');

/** What another stay changes; `null` where nothing is different. Dates are yyyy-mm-dd, as the browser's own field gives them. */
export function changeOf(values: Readonly<FormValues>, stay: OwnStay): StayChange | null {
  const plain = { ...stay, ages: Number(stay.children || '0') > 0 ? plainAges(stay.ages) : '' };
  const before: Record<string, string> = {};
  const after: Record<string, string> = {};
  for (const field of stayFields) {
    const name = fieldOf[field];
    const old = valueNamed(values, name);
    const same = (field === 'ages' ? plainAges(old) : old) === plain[field];
    if (same) continue;
    before[name] = old;
    after[name] = plain[field];
  }
  return Object.keys(after).length === 0 ? null : { before, after, takenAt: null };
}

export const callDays = ['today', 'tomorrow', 'any'] as const;
export const callHours = ['morning', 'afternoon', 'evening'] as const;

/** When they would rather be called. */
export interface CallWish {
  /** `given`: the number of the enquiry. */
  readonly number: string;
  readonly day: (typeof callDays)[number];
  readonly hours: (typeof callHours)[number];
}

export const noNumber = 'Please give a number we can ring';

const longestNumber = 100;

/** A number in a text of a person's: six digits or more, whatever sets them apart. */
const dialled = /\d(?:[\s().\p{Pd}/]*\d){5}/u;

/** Whether somebody can ring what was typed. A person reads it: whose it is, and when, may stand beside it. */
export const hasNumber = (text: string): boolean =>
  text.length <= longestNumber && dialled.test(plainNumber(text));

const hoursWords = {
  morning: '08:00 to 12:00',
  afternoon: '12:00 to 16:00',
  evening: '16:00 to 19:00',
} as const;

/** The zone whose hours a wish to be called is in: theirs where the form knew it, else the house's. */
export function callZone(values: Readonly<FormValues>, house: Zone, now: number): Zone {
  const own = [values.timeZone ?? []].flat()[0] ?? '';
  return offsetOf(own, new Date(now)) === null ? house : own;
}

/** The end of each of these hours, as a clock shows it. */
const hoursEnd = { morning: '12:00', afternoon: '16:00', evening: '19:00' } as const;

/** What is wrong with a wish to be called. @param own the number of the enquiry; empty for none. @param zone whose hours are meant */
export function wishFaults(
  { number, day, hours }: CallWish,
  own: string,
  now: number,
  zone: Zone,
): FieldFault[] {
  return [
    ...(number === 'given' && own === '' ? [{ field: 'other', message: noNumber }] : []),
    ...(day === 'today' && timeIn(now, zone) >= hoursEnd[hours]
      ? [
          {
            field: 'hours',
            message: `It is past ${hoursEnd[hours]} in ${cityOfZone(zone)} today: please choose other hours, or another day`,
          },
        ]
      : []),
  ];
}

/** The message a wish to be called becomes. @param zone whose hours are meant */
export function callText({ number, day, hours }: CallWish, now: number, zone: Zone): string {
  const on =
    day === 'any'
      ? 'any day'
      : `${day}, ${dayInWords(dayIn(now + (day === 'tomorrow' ? 86_400_000 : 0), zone))}`;
  return [
    'Please call me instead.',
    `When: ${on}, ${hoursWords[hours]} in ${cityOfZone(zone)}`,
    `Number: ${number === 'given' ? 'the one I gave' : number}`,
  ].join('\n');
}
