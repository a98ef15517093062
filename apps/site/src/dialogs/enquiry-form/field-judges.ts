import {
  type ChosenFile,
  type Field,
  type FieldError,
  type FormConfig,
  type FormValues,
  fieldsOf,
} from '@sundowner/enquiries/forms/form';
import { formWarnings, type Judging, validateField, validateForm } from '@sundowner/enquiries/forms/validate';
import type { RefObject } from 'react';
import { installation } from '../../installation/installation.ts';
import type { EnquiryState } from './enquiry-state.ts';

/** What judging a form needs to know of it. */
export interface Judged {
  readonly config: FormConfig;
  /** The form as it stands. */
  readonly latest: RefObject<EnquiryState>;
  /** Chosen files by their fields. */
  readonly chosen: RefObject<Readonly<Record<string, ChosenFile>>>;
  /** Gives what judges telephone numbers by country, once it is here. */
  readonly isPossible: () => Judging['isPossiblePhone'];
  /** Warnings that were given: each names the value it is about, and what was asked about once is taken. */
  readonly asked: Set<string>;
  readonly tell: (field: Field, message: string | null) => void;
}

/** Fields whose verdict hangs on this one: a number on its country, a departure on its arrival. */
const dependents = (config: FormConfig, field: Field): readonly Field[] =>
  fieldsOf(config).filter(
    (other) => other.after === field.name || (field.name === 'country' && other.rule === 'tel'),
  );

/** Of warnings those that were not given before; they are given now. */
function freshOf(asked: Set<string>, warnings: readonly FieldError[]): readonly FieldError[] {
  const fresh = warnings.filter(({ message }) => !asked.has(message));
  for (const { message } of fresh) asked.add(message);
  return fresh;
}

/** The moment, and what else judging needs of the world around it. */
function worldOf({ isPossible }: Judged): Judging {
  const isPossiblePhone = isPossible();
  const { timeZone } = installation();
  return { now: Date.now(), slackDays: 0, timeZone, ...(isPossiblePhone ? { isPossiblePhone } : {}) };
}

/** Values with the chosen files in their places: of those the form itself holds no more than a name to remind of. */
function withFiles({ config, chosen }: Judged, values: Readonly<FormValues>) {
  const none = fieldsOf(config).filter(({ type }) => type === 'file');
  return { ...values, ...Object.fromEntries(none.map(({ name }) => [name, ''])), ...chosen.current };
}

const currentValues = (judged: Judged) => withFiles(judged, judged.latest.current.values);

/** @returns what is wrong with a field of the form as it stands; `null` for nothing */
export const judgeField = (judged: Judged, { name }: Field): string | null =>
  validateField(judged.config, name, currentValues(judged), worldOf(judged));

/** Judges what was changed: a field already found wrong is judged as it is mended, so that its message goes at once. */
export function judgeChanged(judged: Judged, field: Field): void {
  const { config, latest, tell } = judged;
  const isWrong = ({ name }: Field) => latest.current.errors.some((error) => error.field === name);
  if (field.validateOn === 'input' || isWrong(field)) tell(field, judgeField(judged, field));
  for (const other of dependents(config, field)) if (isWrong(other)) tell(other, judgeField(judged, other));
}

/** Judges what was left, and what is filled in and hangs on it. What may be right all the same is asked about once. */
export function judgeLeft(judged: Judged, field: Field): void {
  const { config, latest, asked, tell } = judged;
  const { values } = latest.current;
  const filled = dependents(config, field).filter(({ name }) => (values[name] ?? '').length > 0);
  for (const one of [field, ...filled]) {
    const wrong = judgeField(judged, one);
    const warnings = formWarnings(config, currentValues(judged)).filter(
      (warning) => warning.field === one.name,
    );
    const message = wrong ?? freshOf(asked, warnings)[0]?.message ?? null;
    // What the server found wrong stays until it is changed, however right it looks here.
    if (message !== null) tell(one, message);
  }
}

/** @param values as they were when it was sent @returns what stops the form: what is wrong, else what was not asked about before */
export function judgeForm(judged: Judged, values: Readonly<FormValues>): readonly FieldError[] {
  const { config, asked } = judged;
  const verdict = validateForm(config, withFiles(judged, values), worldOf(judged));
  return verdict.ok ? freshOf(asked, formWarnings(config, values)) : verdict.errors;
}
