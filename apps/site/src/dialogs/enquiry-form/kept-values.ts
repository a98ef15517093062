import { type FormConfig, type FormValues, fieldsOf } from '@sundowner/enquiries/forms/form';

/** What a visitor filled in, by the labels she saw; hidden fields and the consent are left out. */
export function keptValues(config: FormConfig, values: Readonly<FormValues>) {
  return fieldsOf(config).flatMap(({ name, label, widget }) => {
    const value = values[name];
    const words = Array.isArray(value) ? value.join(', ') : (value ?? '');
    return words === '' || widget === 'hidden' || widget === 'consent' ? [] : [{ label, value: words }];
  });
}
