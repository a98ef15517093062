import { createHash } from 'node:crypto';
import type { Field, FormConfig } from '../forms/form.ts';

/** A field without what editors set: their lists and their consent texts have versions and times of their own. */
function ownPart(field: Field): Partial<Field> {
  const { retiredChoices: _retired, ...own } = field;
  if (!field.choiceList && field.rule !== 'consent') return own;
  const { choices: _choices, ...rest } = own;
  return field.rule === 'consent' ? { ...rest, label: '' } : rest;
}

/** Keys in one order: how a configuration is written down changes nothing. */
const sortedKeys = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/** Made once for each field: a list of countries takes longer than all the rest, and a form's other fields stay the same objects. */
const written = new WeakMap<Field, string>();

function writtenField(field: Field): string {
  const known = written.get(field) ?? JSON.stringify(ownPart(field), sortedKeys);
  written.set(field, known);
  return known;
}

const versions = new WeakMap<FormConfig, string>();

/**
 * The version of a form, derived from what it asks: another field, choice, condition or rule makes another version, and the same
 * form has the same one in every process. It is signed into tickets and kept with each enquiry.
 *
 * @returns the kind and eight hexadecimal digits: "celebration-5e0c9a41"
 */
export function formVersion(form: FormConfig): string {
  const known = versions.get(form) ?? deriveVersion(form);
  versions.set(form, known);
  return known;
}

function deriveVersion({ kind, sections }: FormConfig): string {
  const asked = sections.map(({ heading, hint, fields }) => [heading, hint ?? '', fields.map(writtenField)]);
  return `${kind}-${createHash('sha256').update(JSON.stringify(asked)).digest('hex').slice(0, 8)}`;
}
