import type { Field, FormConfig, FormValues } from '@sundowner/enquiries/forms/form';
import type { ChangeEvent } from 'react';
import { CheckField } from '../../ui/field/check-field.tsx';
import { ChipsField } from '../../ui/field/chips-field.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { TextAreaField, TextField } from '../../ui/field/text-field.tsx';
import { ConsentWords } from './consent-words.tsx';
import { controlId } from './control-id.ts';
import { countryGroups } from './country-groups.ts';

/** What a form does about its fields; before scripts arrive the browser keeps the state. */
export interface FieldHandlers {
  readonly change: (field: Field, value: string | string[]) => void;
  readonly leave: (field: Field) => void;
  /** Takes the visitor to a control from the error summary. */
  readonly jump: (controlId: string) => void;
}

interface FormFieldProps {
  readonly config: FormConfig;
  readonly field: Field;
  readonly values: Readonly<FormValues>;
  readonly error: string | undefined;
  readonly handlers: FieldHandlers;
}

const textOf = (value: string | string[] | undefined) =>
  Array.isArray(value) ? (value[0] ?? '') : (value ?? '');
const listOf = (value: string | string[] | undefined) =>
  Array.isArray(value) ? value : value ? [value] : [];

function textState({ field, values, handlers }: FormFieldProps) {
  return {
    value: textOf(values[field.name]),
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) =>
      handlers.change(field, target.value),
    onBlur: () => handlers.leave(field),
  };
}

function listState({ field, values, handlers }: FormFieldProps, several: boolean) {
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

/** The control a field's configuration asks for. @throws Error for a type no form uses yet */
export function FormField(props: FormFieldProps) {
  const { config, field, error, values } = props;
  const common = {
    id: controlId(config.kind, field.name),
    name: field.name,
    label: field.label,
    hint: field.hint,
    error,
    required: field.required === 'always',
  };
  const written = {
    ...common,
    autoComplete: field.autocomplete ?? 'off',
    maxLength: field.maxLength,
    placeholder: field.placeholder,
  };

  if (field.widget === 'hidden') {
    return <input type="hidden" name={field.name} value={textOf(values[field.name])} readOnly />;
  }
  if (field.widget === 'consent') {
    const { chosen, ...state } = listState(props, true);
    const value = field.choices?.[0]?.value ?? '';
    return (
      <CheckField
        {...common}
        {...state}
        label={<ConsentWords consent={config.consent} />}
        value={value}
        checked={chosen.includes(value)}
      />
    );
  }
  switch (field.type) {
    case 'text':
    case 'number':
      return (
        <TextField {...written} {...textState(props)} type={inputType(field)} inputMode={field.inputMode} />
      );
    case 'textarea':
      return <TextAreaField {...written} {...textState(props)} />;
    case 'select':
      return (
        <SelectField
          {...common}
          {...textState(props)}
          autoComplete={field.autocomplete}
          groups={
            field.name === 'country'
              ? countryGroups(field.choices ?? [])
              : [{ label: null, options: field.choices ?? [] }]
          }
          placeholder={field.placeholder ?? 'Please choose'}
        />
      );
    case 'radio':
      return (
        <ChipsField {...common} {...listState(props, false)} type="radio" options={field.choices ?? []} />
      );
    case 'check':
    case 'multiselect':
    case 'experiencetoggle':
      return (
        <ChipsField {...common} {...listState(props, true)} type="checkbox" options={field.choices ?? []} />
      );
    case 'datepicker':
    case 'file':
      throw new Error(`No control draws a field of type ${field.type} (${field.name}).`);
  }
}

function inputType({ widget }: Field): 'tel' | 'email' | 'text' {
  return widget === 'tel' || widget === 'email' ? widget : 'text';
}
