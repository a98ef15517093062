import type { EnquiryDetail } from '@sundowner/desk-wire/enquiry-detail';
import {
  type DeskTemplate,
  emptyField,
  type FieldValues,
  fillTemplate,
} from '@sundowner/desk-wire/templates';
import { fieldText, firstName, nameWords } from '../words/enquiry-words.ts';
import type { DeskProperty } from '../words/property-words.ts';

export interface Written {
  readonly subject: string;
  readonly text: string;
}

/** A template that names the concierge signs itself. */
const signsItself = ({ text }: DeskTemplate): boolean => /\{\s*concierge\s*\}\s*$/i.test(text.trimEnd());

/**
 * What stands in the composer after a template is chosen. Words nobody has touched make room for it, with the signature beneath; into
 * words somebody wrote it is put where the caret is. The subject of a conversation stays.
 */
export function templated(
  before: Written,
  template: DeskTemplate,
  values: FieldValues,
  {
    untouched,
    caret,
    signature,
  }: { readonly untouched: boolean; readonly caret: number; readonly signature: string },
): Written {
  const filled = fillTemplate(template, values);
  const goesOn = /^re:/i.test(before.subject) || filled.subject === '';
  const subject = goesOn || !untouched ? before.subject : filled.subject.slice(0, 180);
  if (!untouched)
    return { subject, text: `${before.text.slice(0, caret)}${filled.text}${before.text.slice(caret)}` };
  const signed = signature === '' || signsItself(template) ? [] : [signature];
  return { subject, text: [filled.text.trimEnd(), ...signed].join('\n\n') };
}

type Asked = Pick<EnquiryDetail, 'reference' | 'fields' | 'properties' | 'name' | 'state'>;

/** Fields that say where, the closest first. */
const lodges = ['likeToVisitTheseLodges', 'residenceToVisit', 'lodgeHotel'] as const;
const regions = ['locationToVisit', 'destination'] as const;

function whereOf(enquiry: Asked, properties: readonly DeskProperty[]): string {
  const first = (names: readonly string[]) =>
    names.map((name) => fieldText(enquiry, name)).find((text) => text !== '');
  const houses = properties.filter(({ key }) => enquiry.properties.includes(key)).map(({ name }) => name);
  return first(lodges) ?? (houses.join(' and ') || (first(regions) ?? ''));
}

function counted(text: string, word: string, words: string): string | null {
  const count = Number.parseInt(text, 10);
  return Number.isInteger(count) && count > 0 ? `${count} ${count === 1 ? word : words}` : null;
}

/** What an enquiry fills into a template's fields; empty where the traveller did not say. */
export function templateValues(
  enquiry: Asked,
  {
    concierge,
    collection,
    properties,
  }: {
    readonly concierge: string;
    readonly collection: string;
    readonly properties: readonly DeskProperty[];
  },
): FieldValues {
  const dates = ['dateStart', 'dateEnd']
    .map((name) => fieldText(enquiry, name))
    .filter((date) => date !== '');
  const guests = [
    counted(fieldText(enquiry, 'adults'), 'adult', 'adults'),
    counted(fieldText(enquiry, 'children'), 'child', 'children'),
  ];
  return {
    name: enquiry.name.trim() === '' ? '' : nameWords(enquiry),
    'first name': firstName(enquiry) ?? '',
    reference: enquiry.reference,
    where: whereOf(enquiry, properties),
    when: dates.join(' to '),
    who: guests.filter((words) => words !== null).join(' and '),
    concierge,
    collection,
  };
}

const field = new RegExp(emptyField, 'gu');

export interface EmptyField {
  readonly from: number;
  readonly to: number;
}

export function emptyFields(text: string): EmptyField[] {
  return [...text.matchAll(field)].map(({ index, 0: words }) => ({ from: index, to: index + words.length }));
}

/** The one after the caret, or the first again. */
export function nextEmptyField(text: string, caret: number): EmptyField | null {
  const all = emptyFields(text);
  return all.find(({ from }) => from >= caret) ?? all[0] ?? null;
}
