import { otherNumbers } from '@sundowner/desk-wire/telephone';
import { addressWarning, plainAddress } from './addresses.ts';
import { boundedText, cleanText } from './clean.ts';
import { countryNamed } from './country-names.ts';
import { dateFault, type JudgedAt } from './dates.ts';
import { extraFields } from './extra.ts';
import { longestList, requiredMessage, schemaOf } from './field-schema.ts';
import { chosenFile, fileFault, fileNameOf } from './file-rule.ts';
import {
  type ChosenFile,
  type Field,
  type FieldError,
  type FormConfig,
  type FormValues,
  fieldsOf,
  holds,
  isListField,
  nameInMessages,
} from './form.ts';
import { numbersIn, plainNumber } from './telephone-shape.ts';

export type Validation =
  | {
      readonly ok: true;
      /** Clean values of the filled-in fields; an empty field is absent. */
      readonly values: FormValues;
      readonly extra: Record<string, string>;
      /** Fields whose choice the form does not offer: kept as text, never refused. */
      readonly unknownChoices: readonly string[];
    }
  | {
      readonly ok: false;
      /** All of them at once, one per field, in the form's order. */
      readonly errors: readonly FieldError[];
      /** What the visitor typed, for showing the form again. */
      readonly values: FormValues;
    };

/** What judging needs of the world around it. */
export interface Judging extends JudgedAt {
  /** Whether a number can exist in a country (forms/phone-numbers.ts); its shape alone is judged when absent. */
  readonly isPossiblePhone?: (typed: string, country: string) => boolean;
}

const here = (): Judging => ({ now: Date.now(), slackDays: 0, timeZone: 'UTC' });

interface ReadField {
  readonly value: string | string[];
  readonly fault: 'none' | 'not-text' | 'unreadable';
  /** Of a field of type `file`. */
  readonly file?: ChosenFile;
}

function readFile(field: Field, raw: unknown): ReadField {
  // A file field left empty posts an empty text, or a file without a name.
  const file = chosenFile(raw);
  if (!file)
    return { value: '', fault: raw === undefined || raw === null || raw === '' ? 'none' : 'not-text' };
  if (file.fileName === '' && file.bytes === 0) return { value: '', fault: 'none' };
  return { value: fileNameOf(file, field.maxLength), fault: 'none', file };
}

/** What was written in the form's own way: an address and a number by themselves, a country by its name in the list. */
function ownWriting({ rule }: Field, text: string): string {
  if (text === '') return text;
  switch (rule) {
    case 'email':
      return plainAddress(text);
    case 'tel':
      return plainNumber(text);
    case 'country':
      return countryNamed(text) ?? text;
    default:
      return text;
  }
}

function readField(field: Field, raw: unknown): ReadField {
  if (field.type === 'file') return readFile(field, raw);
  const options = { multiline: field.type === 'textarea', number: field.type === 'number' };
  if (!isListField(field)) {
    const { text, fault } = cleanText(raw, options);
    return { value: ownWriting(field, text), fault };
  }
  const items = raw === undefined || raw === null ? [] : Array.isArray(raw) ? raw : [raw];
  const texts = items.map((item) => cleanText(item, options));
  return {
    value: [...new Set(texts.map((item) => item.text).filter((text) => text !== ''))],
    fault: texts.find((item) => item.fault !== 'none')?.fault ?? 'none',
  };
}

function faultMessage(field: Field, fault: 'not-text' | 'unreadable'): string {
  if (field.type === 'file') return `${nameInMessages(field)} must be a file`;
  if (field.rule === 'consent') return requiredMessage(field);
  return fault === 'not-text'
    ? `${nameInMessages(field)} must be text`
    : `${nameInMessages(field)} contains characters we cannot read; please type it again`;
}

/**
 * A field that is not shown is kept, cut to its length, and never judged: a visitor without scripts sees every conditional
 * field and may fill in any, and nobody can mend an error in a hidden one.
 */
function isUnjudged(field: Field, values: Readonly<FormValues>): boolean {
  return field.widget === 'hidden' || !holds(field.visible, values);
}

function bounded(field: Field, value: string | string[]): string | string[] {
  return Array.isArray(value)
    ? value.slice(0, longestList).map((item) => boundedText(item, field.maxLength))
    : boundedText(value, field.maxLength);
}

const textIn = (values: Readonly<FormValues>, name: string) => {
  const value = Object.hasOwn(values, name) ? values[name] : undefined;
  return typeof value === 'string' ? value : '';
};

/** What only the form's other values, the day, or a file's content can tell. */
function judgeAround(
  field: Field,
  { value, file }: ReadField,
  values: Readonly<FormValues>,
  judging: Judging,
): string | null {
  if (file) return fileFault(field, file);
  if (typeof value !== 'string') return null;
  if (field.rule === 'date') {
    return dateFault(nameInMessages(field), value, judging, field.after && textIn(values, field.after));
  }
  const possible =
    field.rule !== 'tel' || judging.isPossiblePhone?.(value, textIn(values, 'country')) !== false;
  return possible ? null : `${nameInMessages(field)} must be a valid phone number`;
}

function judge(field: Field, read: ReadField, values: Readonly<FormValues>, judging: Judging): string | null {
  if (isUnjudged(field, values)) return null;
  if (read.fault !== 'none') return faultMessage(field, read.fault);
  if (read.value.length === 0) return field.required === 'never' ? null : requiredMessage(field);
  const result = schemaOf(field).safeParse(read.value);
  if (!result.success) return result.error.issues[0]?.message ?? requiredMessage(field);
  return judgeAround(field, read, values, judging);
}

function sourceOf(raw: unknown): Readonly<Record<string, unknown>> {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw) ? { ...raw } : {};
}

function readAll(fields: readonly Field[], raw: unknown): Map<Field, ReadField> {
  const source = sourceOf(raw);
  return new Map(
    fields.map((field) => {
      const value = Object.hasOwn(source, field.name) ? source[field.name] : undefined;
      return [field, readField(field, value)];
    }),
  );
}

function valuesOf(reads: ReadonlyMap<Field, ReadField>): FormValues {
  const filled = [...reads].filter(([, read]) => read.value.length > 0);
  return Object.fromEntries(filled.map(([field, read]) => [field.name, read.value]));
}

function boundedValues(reads: ReadonlyMap<Field, ReadField>, typed: Readonly<FormValues>): FormValues {
  const entries = [...reads]
    .filter(([, read]) => read.value.length > 0)
    .map(([field, { value }]) => [field.name, isUnjudged(field, typed) ? bounded(field, value) : value]);
  return Object.fromEntries(entries);
}

function hasUnknownChoice(field: Field, value: string | string[]): boolean {
  if (!field.choices || field.rule === 'consent') return false;
  const taken = [...field.choices, ...(field.retiredChoices ?? [])];
  const list = Array.isArray(value) ? value : [value];
  return list.some((item) => item !== '' && !taken.some((choice) => choice.value === item));
}

/** Of several numbers in one field the first, which can be rung and goes to the CRM; the others are kept beside the form's own fields. */
function withFirstNumbers(
  fields: readonly Field[],
  values: FormValues,
): { readonly values: FormValues; readonly others: Record<string, string> } {
  for (const { name, rule } of fields) {
    const typed = rule === 'tel' ? textIn(values, name) : '';
    if (typed === '') continue;
    const { first, others } = numbersIn(typed);
    if (others !== null)
      return { values: { ...values, [name]: plainNumber(first) }, others: { [otherNumbers]: others } };
  }
  return { values, others: {} };
}

/**
 * Judges a whole form, in the browser and on the server alike (FRM-01).
 *
 * @param raw flat fields as JSON or a form post carries them; anything else counts as an empty form
 * @param judging the day it is judged on; this very moment in UTC when absent
 */
export function validateForm(config: FormConfig, raw: unknown, judging: Judging = here()): Validation {
  const reads = readAll(fieldsOf(config), raw);
  const values = valuesOf(reads);
  const errors: FieldError[] = [];
  for (const [field, read] of reads) {
    const message = judge(field, read, values, judging);
    if (message !== null) errors.push({ field: field.name, message });
  }
  if (errors.length > 0) return { ok: false, errors, values };
  const unknownChoices = [...reads]
    .filter(([field, read]) => hasUnknownChoice(field, read.value))
    .map(([field]) => field.name);
  const parted = withFirstNumbers(fieldsOf(config), boundedValues(reads, values));
  return {
    ok: true,
    values: parted.values,
    extra: { ...extraFields(config, sourceOf(raw)), ...parted.others },
    unknownChoices,
  };
}

/**
 * Judges one field while the visitor types or leaves it.
 *
 * @param raw every field of the form as it stands, for the conditions
 * @returns the message, or `null` where there is nothing to say or no such field
 */
export function validateField(
  config: FormConfig,
  name: string,
  raw: unknown,
  judging: Judging = here(),
): string | null {
  const reads = readAll(fieldsOf(config), raw);
  const values = valuesOf(reads);
  for (const [field, read] of reads) {
    if (field.name === name) return judge(field, read, values, judging);
  }
  return null;
}

/**
 * What is worth a second look in a form that is right: an address that is seldom written so on purpose. The browser asks once and
 * then sends it; the server takes it as it is.
 *
 * @param raw every field of the form as it stands
 */
export function formWarnings(config: FormConfig, raw: unknown): readonly FieldError[] {
  const reads = readAll(fieldsOf(config), raw);
  const values = valuesOf(reads);
  return [...reads].flatMap(([field, { value }]) => {
    if (field.rule !== 'email' || typeof value !== 'string' || isUnjudged(field, values)) return [];
    const message = addressWarning(value);
    return message === null ? [] : [{ field: field.name, message }];
  });
}
