import type { Field, FormConfig, FormValues } from '@sundowner/enquiries/forms/form';
import type { ComponentType } from 'react';
import { conditionWords } from './condition-words.ts';
import { controlId } from './control-id.ts';
import type { FieldHandlers } from './field-handlers.ts';
import type { FormContent } from './form-content.ts';

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
