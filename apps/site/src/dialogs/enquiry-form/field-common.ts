import {
  type ChosenFile,
  type Condition,
  type Field,
  type FormConfig,
  type FormValues,
  fieldsOf,
} from '@sundowner/enquiries/forms/form';
import type { ComponentType } from 'react';
import { houseToday } from '../../installation/installation.ts';
import type { PictureSource } from '../../ui/picture/picture.tsx';
import { controlId, type DatesPart } from './form-parts.ts';

/**
 * A condition as a visitor without scripts reads it: she sees every field, and is told which she may pass over (FRM-06).
 *
 * @returns "Only if you chose “Phone”."
 */
export function conditionWords(config: FormConfig, condition: Condition): string {
  if ('all' in condition) {
    const last = condition.all.at(-1);
    return last ? conditionWords(config, last) : '';
  }
  const asked = fieldsOf(config).find(({ name }) => name === condition.field);
  const label = asked?.label ?? condition.field;
  const named = (value: string) => asked?.choices?.find((choice) => choice.value === value)?.label ?? value;
  if ('atLeast' in condition) return `Only with ${condition.atLeast} or more under “${label}”.`;
  if ('equals' in condition) {
    const yes = condition.equals === 'Yes' ? ` to “${label}”` : '';
    return `Only if you chose “${named(condition.equals)}”${yes}.`;
  }
  if ('startsWith' in condition) {
    const choice = asked?.choices?.find(({ value }) => value.startsWith(condition.startsWith));
    return `Only if you chose “${choice?.label ?? condition.startsWith}”.`;
  }
  return `Goes with “${label}”.`;
}

/** What a form shows that is no part of its configuration. */
export interface FormContent {
  /** Pictures of choices drawn as cards, by the choice's value; a choice without one is a card without a picture. */
  readonly pictures: Readonly<Record<string, PictureSource | null>>;
  /** The day it is for the house, yyyy-mm-dd: the first day a journey can begin. */
  readonly today: string;
}

/** A form without pictures, today. */
export const plainContent = (now: number): FormContent => ({ pictures: {}, today: houseToday(now) });

/** What a form does about its fields; before scripts arrive the browser keeps the state. */
export interface FieldHandlers {
  readonly change: (field: Field, value: string | string[]) => void;
  readonly leave: (field: Field) => void;
  /** The field gets the focus: what it needs and nobody fetched yet is fetched. */
  readonly enter: (field: Field) => void;
  /** A file was chosen, or taken back. The control that takes files reads it: forms without files load no reader. */
  readonly choose: (
    field: Field,
    file: File | null,
    read?: (file: File) => Promise<ChosenFile>,
  ) => void | Promise<void>;
  /** Takes the visitor to a control from the error summary. */
  readonly jump: (controlId: string) => void;
}

/** What the dates of a form are drawn from. */
export interface DatesFieldProps extends Omit<FormFieldProps, 'field' | 'error'> {
  readonly part: DatesPart;
  readonly errorOf: (name: string) => string | undefined;
}

export interface FormFieldProps {
  readonly config: FormConfig;
  readonly field: Field;
  readonly values: Readonly<FormValues>;
  readonly error: string | undefined;
  readonly handlers: FieldHandlers;
  readonly content: FormContent;
  readonly files: Readonly<Record<string, File>>;
  /** Draws a field of type `file`; no dialog has one, so its script comes with the pages that do. */
  readonly FileControl?: ComponentType<FormFieldProps> | undefined;
  /** Conditional fields are all shown before scripts arrive, each saying when it matters. */
  readonly everyField: boolean;
}

/** What every control of a field is told, whatever it is. */
export function fieldCommon({ config, field, error, everyField }: Omit<FormFieldProps, 'values'>) {
  const condition =
    everyField && field.visible && field.widget !== 'lodge-picker'
      ? conditionWords(config, field.visible)
      : undefined;
  return {
    id: controlId(config.kind, field.name),
    name: field.name,
    label: field.label,
    hint: [condition, field.hint].filter(Boolean).join(' ') || undefined,
    error,
    required: field.required === 'always' || (field.required === 'conditional' && !everyField),
  };
}
