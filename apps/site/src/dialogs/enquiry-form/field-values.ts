import { type Choice, type Field, type FormValues, holds } from '@sundowner/enquiries/forms/form';
import type { ChangeEvent } from 'react';
import type { FieldHandlers } from './field-common.ts';

type Typed = ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>;

export const textOf = (value: string | string[] | undefined): string =>
  Array.isArray(value) ? (value[0] ?? '') : (value ?? '');

export const listOf = (value: string | string[] | undefined): readonly string[] =>
  Array.isArray(value) ? value : value ? [value] : [];

/** Value and events of a control that holds one text. */
export function textState(field: Field, values: Readonly<FormValues>, handlers: FieldHandlers) {
  return {
    value: textOf(values[field.name]),
    onChange: ({ target }: Typed) => handlers.change(field, target.value),
    onBlur: () => handlers.leave(field),
    onFocus: () => handlers.enter(field),
  };
}

/** Value and events of native radios or checkboxes. */
export function choiceState(
  field: Field,
  values: Readonly<FormValues>,
  handlers: FieldHandlers,
  several: boolean,
) {
  const chosen = listOf(values[field.name]);
  return {
    chosen,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      if (!several) return handlers.change(field, target.value);
      const others = chosen.filter((value) => value !== target.value);
      handlers.change(field, target.checked ? [...others, target.value] : others);
    },
    onBlur: () => handlers.leave(field),
  };
}

/**
 * The choices of a field as the form stands: of a lodge picker those at the chosen locations (FRM-09). A lodge of no location,
 * and one whose location the form does not ask for, is always offered.
 */
export function shownChoices(field: Field, values: Readonly<FormValues>): readonly Choice[] {
  const choices = field.choices ?? [];
  if (field.widget !== 'lodge-picker' || !field.visible || 'all' in field.visible) return choices;
  const chosen = listOf(values[field.visible.field]);
  return choices.filter(({ group }) => group === undefined || chosen.includes(group));
}

/** What of a field's value still stands: a field that is not shown has none, a picker none at a location taken back. */
export function shownValue(field: Field, values: Readonly<FormValues>): string | string[] {
  const value = values[field.name] ?? '';
  if (field.widget === 'hidden') return value;
  if (!holds(field.visible, values)) return '';
  if (field.widget !== 'lodge-picker' || !Array.isArray(value)) return value;
  const offered = shownChoices(field, values).map((choice) => choice.value);
  const known = (field.choices ?? []).map((choice) => choice.value);
  return value.filter((item) => offered.includes(item) || !known.includes(item));
}
