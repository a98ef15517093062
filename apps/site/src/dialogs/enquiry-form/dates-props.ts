import type { FormFieldProps } from './field-common.ts';
import type { DatesPart } from './form-parts.ts';

/** What the dates of a form are drawn from. */
export interface DatesFieldProps extends Omit<FormFieldProps, 'field' | 'error'> {
  readonly part: DatesPart;
  readonly errorOf: (name: string) => string | undefined;
}
