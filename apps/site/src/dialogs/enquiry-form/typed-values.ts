import { type FormConfig, type FormValues, fieldsOf, isListField } from '@sundowner/enquiries/forms/form';

/**
 * What a visitor has typed into a form before React had taken it over; what stands as it was drawn is left out.
 *
 * @param drawn the values the form was drawn with
 */
export function typedValues(
  config: FormConfig,
  form: HTMLFormElement,
  drawn: Readonly<FormValues>,
): FormValues {
  const data = new FormData(form);
  const entries = fieldsOf(config).flatMap((field) => {
    if (field.type === 'file' || field.widget === 'hidden') return [];
    const list = data.getAll(field.name).map(String);
    const value = isListField(field) ? list : (list[0] ?? '');
    const same = String(value) === String(drawn[field.name] ?? '');
    return same ? [] : [[field.name, value] as const];
  });
  return Object.fromEntries(entries);
}
