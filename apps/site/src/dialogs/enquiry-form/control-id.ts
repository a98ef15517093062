import { type FormConfig, fieldsOf } from '@sundowner/enquiries/forms/form';
import { formParts } from './form-parts.ts';

/** Id of a field's control; messages and the error summary point at it. */
export function controlId(kind: string, field: string): string {
  return `${kind}-${field}`;
}

/** Id of the control to mend for an error of `name`; `undefined` for a field nobody can see. */
export function controlOf(config: FormConfig, name: string): string | undefined {
  const shown = fieldsOf(config).some((field) => field.name === name && field.widget !== 'hidden');
  if (!shown) return undefined;
  const dates = config.sections
    .flatMap((section) => formParts(section.fields))
    .find((part) => part.type === 'dates' && part.end.name === name);
  // A departure is the second half of its arrival's control.
  return dates?.type === 'dates'
    ? `${controlId(config.kind, dates.start.name)}-to`
    : controlId(config.kind, name);
}
