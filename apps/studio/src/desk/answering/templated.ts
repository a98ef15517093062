import type { EnquiryDetail } from '@sundowner/desk-wire/enquiry-detail';
import {
  type DeskTemplate,
  emptyField,
  type FieldValues,
  fillTemplate,
} from '@sundowner/desk-wire/templates';
import { fieldText, firstName, nameWords } from '../words/enquiry-words.ts';
import type { DeskProperty } from '../words/property-words.ts';
import { greetingKnown } from './greeting.ts';
import { bodyOf } from './snippets.ts';

export interface Written {
  readonly subject: string;
  readonly text: string;
}

/** A template that names the concierge signs itself. */
const signsItself = ({ text }: DeskTemplate): boolean => /\{\s*concierge\s*\}\s*$/i.test(text.trimEnd());

/** What stands between two fields of a template's line, long enough to say whose words they are. */
const shortestPiece = 12;

/** Whether a text has the words of a template already, whatever was filled into its fields: most of its lines stand there. */
export function holdsTemplate(text: string, template: Pick<DeskTemplate, 'text'>): boolean {
  const written = text.replace(/\s+/g, ' ');
  const pieces = bodyOf(template)
    .split('\n')
    .map((line) =>
      line
        .split(new RegExp(emptyField, 'gu'))
        .map((piece) => piece.replace(/\s+/g, ' ').trim())
        .reduce((longest, piece) => (piece.length > longest.length ? piece : longest), ''),
    )
    .filter((piece) => piece.length >= shortestPiece);
  const found = pieces.filter((piece) => written.includes(piece)).length;
  return pieces.length > 0 && found * 2 > pieces.length;
}

/**
 * What stands in the composer after a template is chosen. Words nobody has touched make room for it, with the signature beneath. Into
 * words somebody wrote its own go where the caret is, as a paragraph, without a second greeting. The subject of a conversation stays.
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
  const greets = {
    ...template,
    text: greetingKnown(template.text, values['first name'] || null, template.language),
  };
  const filled = fillTemplate(greets, values);
  const goesOn = /^re:/i.test(before.subject) || filled.subject === '';
  const subject = goesOn || !untouched ? before.subject : filled.subject.slice(0, 180);
  if (!untouched) {
    const body = fillTemplate({ subject: '', text: bodyOf(template) }, values).text;
    const [above, below] = [before.text.slice(0, caret).trimEnd(), before.text.slice(caret).trimStart()];
    return { subject, text: [above, body, below].filter((part) => part !== '').join('\n\n') };
  }
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
