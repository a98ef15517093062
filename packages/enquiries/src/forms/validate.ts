import { boundedText, cleanText } from './clean.ts';
import { extraFields } from './extra.ts';
import { longestList, requiredMessage, schemaOf } from './field-schema.ts';
import {
  type Field,
  type FieldError,
  type FormConfig,
  type FormValues,
  fieldsOf,
  holds,
  isListField,
} from './form.ts';

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

interface ReadField {
  readonly value: string | string[];
  readonly fault: 'none' | 'not-text' | 'unreadable';
}

function readField(field: Field, raw: unknown): ReadField {
  const options = { multiline: field.type === 'textarea', number: field.type === 'number' };
  if (!isListField(field)) {
    const { text, fault } = cleanText(raw, options);
    return { value: text, fault };
  }
  const items = raw === undefined || raw === null ? [] : Array.isArray(raw) ? raw : [raw];
  const texts = items.map((item) => cleanText(item, options));
  return {
    value: [...new Set(texts.map((item) => item.text).filter((text) => text !== ''))],
    fault: texts.find((item) => item.fault !== 'none')?.fault ?? 'none',
  };
}

function faultMessage(field: Field, fault: 'not-text' | 'unreadable'): string {
  if (field.rule === 'consent') return requiredMessage(field);
  return fault === 'not-text'
    ? `${field.errorName} must be text`
    : `${field.errorName} contains characters we cannot read`;
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

function judge(field: Field, read: ReadField, values: Readonly<FormValues>): string | null {
  if (isUnjudged(field, values)) return null;
  if (read.fault !== 'none') return faultMessage(field, read.fault);
  if (read.value.length === 0) return field.required === 'never' ? null : requiredMessage(field);
  const result = schemaOf(field).safeParse(read.value);
  return result.success ? null : (result.error.issues[0]?.message ?? requiredMessage(field));
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

/**
 * Judges a whole form, in the browser and on the server alike (FRM-01).
 *
 * @param raw flat fields as JSON or a form post carries them; anything else counts as an empty form
 */
export function validateForm(config: FormConfig, raw: unknown): Validation {
  const reads = readAll(fieldsOf(config), raw);
  const values = valuesOf(reads);
  const errors: FieldError[] = [];
  for (const [field, read] of reads) {
    const message = judge(field, read, values);
    if (message !== null) errors.push({ field: field.name, message });
  }
  if (errors.length > 0) return { ok: false, errors, values };
  const unknownChoices = [...reads]
    .filter(([field, read]) => hasUnknownChoice(field, read.value))
    .map(([field]) => field.name);
  return {
    ok: true,
    values: boundedValues(reads, values),
    extra: extraFields(config, sourceOf(raw)),
    unknownChoices,
  };
}

/**
 * Judges one field while the visitor types or leaves it.
 *
 * @param raw every field of the form as it stands, for the conditions
 * @returns the message, or `null` where there is nothing to say or no such field
 */
export function validateField(config: FormConfig, name: string, raw: unknown): string | null {
  const reads = readAll(fieldsOf(config), raw);
  const values = valuesOf(reads);
  for (const [field, read] of reads) {
    if (field.name === name) return judge(field, read, values);
  }
  return null;
}
