import { recordOfKind } from '@sundowner/brand';
import { isDay, nightsBetween } from '@sundowner/calendar/day';
import { dayInWords, rangeInWords } from '@sundowner/calendar/words';
import { asksForWords } from '../delivery/channels/words/enquiry-words.ts';
import { filledIn } from '../desk/submission.ts';
import { type FormValues, fieldsOf } from '../forms/form.ts';
import { type FormContent, formForReading } from '../forms/form-content.ts';
import { apart } from '../forms/telephone-shape.ts';
import type { PersonalFields } from '../store/personal-fields.ts';
import type { OwnFact, OwnStay } from './own-letter.ts';
import { readAges } from './stay-change.ts';

const textsOf = (values: Readonly<FormValues>, name: string): string[] =>
  [values[name] ?? []].flat().filter((text) => text !== '');

const textOf = (values: Readonly<FormValues>, name: string): string => textsOf(values, name)[0] ?? '';

/** Fields that name what an enquiry is about, the nearest first. */
const placeFields = [
  'lodgeHotel',
  'likeToVisitTheseLodges',
  'residenceToVisit',
  'packages',
  'locationToVisit',
  'destination',
] as const;

const isPlaceField = (name: string): boolean => placeFields.some((field) => field === name);

/** Fields that are said in a way of their own, or are the person's. */
const saidApart = new Set([
  'name',
  'surname',
  'email',
  'tel',
  'timeZone',
  'dateStart',
  'dateEnd',
  'dateFlexibility',
  'adults',
  'children',
  'agesOfChildren',
  'previousVisitor',
  'hearMoreAbout',
]);

/** What an enquiry is about, in words of the forms; nothing for one that names no place. */
export function placesAsked(kind: string, personal: PersonalFields, content: FormContent): readonly string[] {
  const rows = filledIn(kind, personal, content);
  const form = formForReading(kind, content);
  const unset = new Map((form ? fieldsOf(form) : []).map(({ name, unset: value }) => [name, value] as const));
  for (const name of placeFields) {
    const said = textsOf(personal.values, name).filter((value) => value !== unset.get(name));
    if (said.length === 0) continue;
    const words = rows.find((row) => row.name === name)?.value;
    return words === undefined ? said : [words].flat();
  }
  return [];
}

/** "River House", "River House and Hill House", "River House and three others". */
function listed(places: readonly string[]): string {
  const [first = '', second = '', ...rest] = places;
  if (second === '') return first;
  return rest.length === 0 ? `${first} and ${second}` : `${first} and ${rest.length + 1} others`;
}

/** What the page calls the enquiry, after its kind. */
export function ownName(kind: string, places: readonly string[]): string {
  const record = recordOfKind(kind);
  const place = listed(places);
  if (record?.callBack) return 'Your call back';
  if (kind === 'contact') return 'Your letter to us';
  if (kind === 'celebration') return place === '' ? 'Your celebration' : `Your celebration at ${place}`;
  return place === '' ? 'Your enquiry' : `Your enquiry about ${place}`;
}

const numbersInWords = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const nights = (count: number): string =>
  `${numbersInWords[count] ?? String(count)} ${count === 1 ? 'night' : 'nights'}`;

function datesFact(values: Readonly<FormValues>): OwnFact | null {
  const [from, to] = [textOf(values, 'dateStart'), textOf(values, 'dateEnd')];
  const flexibility = textOf(values, 'dateFlexibility').toLowerCase();
  if (isDay(from) && isDay(to) && from < to)
    return {
      label: 'Dates',
      value: rangeInWords(from, to),
      note: [nights(nightsBetween(from, to)), flexibility].filter(Boolean).join(', '),
    };
  const said = [from, to].filter(Boolean).map((day) => (isDay(day) ? dayInWords(day) : day));
  return said.length === 0 ? null : { label: 'Dates', value: said.join(' to '), note: flexibility || null };
}

const counted = (count: string, one: string, many: string): string =>
  count === '' || count === '0' ? '' : `${count} ${count === '1' ? one : many}`;

/** "aged 4 and 7" of "4, 7"; what is no list of years as it was typed. */
function agesWords(ages: string): string | null {
  const years = readAges(ages);
  if (years === null) return `ages: ${ages}`;
  const last = years.pop();
  if (last === undefined) return null;
  return years.length === 0 ? `aged ${last}` : `aged ${years.join(', ')} and ${last}`;
}

function guestsFact(values: Readonly<FormValues>): OwnFact | null {
  const value = [
    counted(textOf(values, 'adults'), 'adult', 'adults'),
    counted(textOf(values, 'children'), 'child', 'children'),
  ]
    .filter(Boolean)
    .join(', ');
  const ages = agesWords(textsOf(values, 'agesOfChildren').join(', '));
  return value === '' ? null : { label: 'Guests', value, note: ages };
}

/** An address in part: "n·····a@example.com". */
export function addressInPart(address: string): string {
  const at = address.lastIndexOf('@');
  const local = [...address.slice(0, Math.max(at, 0))];
  return `${local[0] ?? ''}·····${local.length > 2 ? local.at(-1) : ''}${address.slice(at)}`;
}

/** The last two digits of a number, before any extension; `null` where there are none. */
export function endOfNumber(number: string): string | null {
  const digits = apart(number).number.replace(/\D/g, '');
  return digits.length < 4 ? null : digits.slice(-2);
}

/** What was asked, a line each: the person's own details in part alone, since a link can be passed on. */
export function askedFacts(
  { reference, kind }: { readonly reference: string; readonly kind: string },
  personal: PersonalFields,
  content: FormContent,
): OwnFact[] {
  const { values } = personal;
  const form = formForReading(kind, content);
  const known = form ? fieldsOf(form) : [];
  const others = filledIn(kind, personal, content).flatMap(({ name, label, value }): OwnFact[] => {
    const field = known.find((each) => each.name === name);
    const isWords = !field || field.type === 'textarea' || field.type === 'file';
    const said = textsOf(values, name).filter((each) => each !== field?.unset && !asksForWords(each));
    if (isWords || saidApart.has(name) || isPlaceField(name) || said.length === 0) return [];
    return [{ label: label.replace(/[:?]+$/, ''), value: [value].flat().join(', '), note: null }];
  });
  const places = placesAsked(kind, personal, content);
  const address = textOf(values, 'email');
  const ends = endOfNumber(textOf(values, 'tel'));
  const inPart = 'shown in part, because a link can be passed on';
  return [
    { label: 'Reference', value: reference, note: null },
    ...(places.length === 0 ? [] : [{ label: 'Place', value: places.join(', '), note: null }]),
    ...[datesFact(values), guestsFact(values)].filter((fact) => fact !== null),
    ...others,
    ...(address === '' ? [] : [{ label: 'Answers go to', value: addressInPart(address), note: inPart }]),
    ...(ends === null ? [] : [{ label: 'Telephone', value: `ending in ${ends}`, note: null }]),
  ];
}

/** What another stay is asked from; `null` for a form that asks for no dates and no guests. */
export function stayOf(kind: string, values: Readonly<FormValues>, content: FormContent): OwnStay | null {
  const form = formForReading(kind, content);
  const names = new Set((form ? fieldsOf(form) : []).map(({ name }) => name));
  if (!names.has('dateStart')) return null;
  const day = (name: string) => (isDay(textOf(values, name)) ? textOf(values, name) : '');
  return {
    arrival: day('dateStart'),
    departure: day('dateEnd'),
    adults: textOf(values, 'adults'),
    children: textOf(values, 'children'),
    ages: textsOf(values, 'agesOfChildren').join(', '),
  };
}
