import type { Field, FormValues } from '@sundowner/enquiries/forms/form';
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
