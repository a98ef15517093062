import { type FormConfig, type FormValues, fieldsOf } from '@sundowner/enquiries/forms/form';
import { standingValue } from './shown-choices.ts';

/** What a visitor filled in, by the labels she saw; hidden fields and the consent are left out. */
export function keptValues(
  config: FormConfig,
  values: Readonly<FormValues>,
  files: Readonly<Record<string, File>> = {},
) {
  return fieldsOf(config).flatMap((field) => {
    const { name, label, widget, choices = [] } = field;
    if (widget === 'hidden' || widget === 'consent') return [];
    const value = field.type === 'file' ? '' : standingValue(field, values);
    const named = (item: string) => choices.find((choice) => choice.value === item)?.label ?? item;
    const words = files[name]?.name ?? (Array.isArray(value) ? value.map(named).join(', ') : named(value));
    return words === '' ? [] : [{ label, value: words }];
  });
}
