import { agesLacking } from '@sundowner/desk-wire/ages-lacking';
import type { EnquiryDetail } from '@sundowner/desk-wire/enquiry-detail';
import { fieldText } from '../words/enquiry-words.ts';

/** Something of which one of two stays. */
export interface MergeRow {
  /** The fields that are taken together. */
  readonly names: readonly string[];
  readonly label: string;
  readonly first: string;
  readonly second: string;
  readonly isSame: boolean;
  /** Whether the second one's is proposed: the later words, where they say anything. */
  readonly proposed: boolean;
}

type Side = Pick<EnquiryDetail, 'fields' | 'reference' | 'receivedAt'>;

const said = (values: readonly string[]): string[] => values.filter((text) => text !== '');

function spaced(values: readonly string[]): string {
  return said(values).join(' ');
}

/** "12 March 2027 to 18 March 2027, exact". */
function datesWords([from = '', to = '', flexibility = '']: readonly string[]): string {
  return said([said([from, to]).join(' to '), flexibility]).join(', ');
}

/** "2 adults, 2 children (7, one age not given)". */
function guestsWords([adults = '', children = '', ages = '']: readonly string[]): string {
  const young = children === '' ? '' : `${children} ${children === '1' ? 'child' : 'children'}`;
  return said([
    adults === '' ? '' : `${adults} ${adults === '1' ? 'adult' : 'adults'}`,
    ages === ''
      ? young
      : `${young || 'children'} (${said([ages, agesLacking(children, ages) ?? '']).join(', ')})`,
  ]).join(', ');
}

/** Taken as one: an arrival of one and a departure of the other would be a stay nobody asked for. */
const together: readonly {
  readonly label: string;
  readonly names: readonly string[];
  readonly keeps?: boolean;
  /** Their values as one text, in the order of `names`; empty for what was not said. */
  readonly words?: (values: readonly string[]) => string;
}[] = [
  { label: 'Name', names: ['name', 'surname', 'lastName'], keeps: true, words: spaced },
  {
    label: 'Place',
    names: ['locationToVisit', 'likeToVisitTheseLodges', 'destination', 'residenceToVisit', 'lodgeHotel'],
  },
  { label: 'Dates', names: ['dateStart', 'dateEnd', 'dateFlexibility'], words: datesWords },
  { label: 'Guests', names: ['adults', 'children', 'agesOfChildren'], words: guestsWords },
  { label: 'Address', names: ['email'], keeps: true },
  { label: 'Telephone', names: ['tel'], keeps: true },
];

/** Never chosen: consent stays with each as it was given, own words stand in the conversation, the rest is of the device. */
const never: readonly string[] = ['accept', 'hearMoreAbout', 'comments', 'timeZone'];

const grouped = together.flatMap(({ names }) => names);

/** The older of two, which stays, and the other. */
export function inOrder<Each extends Pick<EnquiryDetail, 'receivedAt'>>(
  a: Each,
  b: Each,
): readonly [Each, Each] {
  return Date.parse(a.receivedAt) <= Date.parse(b.receivedAt) ? [a, b] : [b, a];
}

function rowOf(
  {
    label,
    names,
    keeps = false,
    words: inWords = (values: readonly string[]) => said(values).join(', '),
  }: (typeof together)[number],
  [first, second]: readonly [Side, Side],
): MergeRow {
  const words = (side: Side) => inWords(names.map((name) => fieldText(side, name)));
  const [one, other] = [words(first), words(second)];
  const isSame = one === other;
  // Whom it is of stays as it is known, unless nothing is.
  return {
    names,
    label,
    first: one,
    second: other,
    isSame,
    proposed: !isSame && other !== '' && (one === '' || !keeps),
  };
}

/** What can be chosen between two enquiries, in the order of a form; what neither says is absent. */
export function mergeRows(sides: readonly [Side, Side]): readonly MergeRow[] {
  const others = sides
    .flatMap(({ fields }) => fields)
    .filter(({ name }, at, all) => all.findIndex((each) => each.name === name) === at)
    .filter(({ name }) => !grouped.includes(name) && !never.includes(name))
    .map(({ name, label }) => ({ label, names: [name] }));
  return [...together, ...others]
    .map((part) => rowOf(part, sides))
    .filter(({ first, second }) => first !== '' || second !== '');
}

/** The names of fields whose value is taken from the second. @param chosen labels of the rows in which the second's is */
export const takenNames = (rows: readonly MergeRow[], chosen: ReadonlySet<string>): string[] =>
  rows.filter(({ label, isSame }) => !isSame && chosen.has(label)).flatMap(({ names }) => names);
