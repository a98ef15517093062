import { southAfricanToday } from '@sundowner/calendar/today';
import { halfOf, isoDate } from '@sundowner/enquiries/forms/dates';
import { type FormConfig, type FormValues, fieldsOf } from '@sundowner/enquiries/forms/form';
import { standingValue } from './shown-choices.ts';

/**
 * What a form sends: what the visitor sees filled in. What she typed into a field that has gone again stays in the form, should
 * it come back, and is no part of the enquiry. Dates go as yyyy-mm-dd (FRM-07).
 *
 * @param now milliseconds since 1970, for dates typed without a year
 */
export function sentValues(config: FormConfig, values: Readonly<FormValues>, now: number): FormValues {
  const today = southAfricanToday(now);
  const entries = fieldsOf(config).flatMap((field) => {
    // A file goes beside the values; of one that is no longer in hand only its name is left.
    if (field.type === 'file') return [];
    const value = standingValue(field, values);
    if (value.length === 0) return [];
    const sent =
      field.rule === 'date' && typeof value === 'string'
        ? (isoDate(value, today, halfOf(field)) ?? value)
        : value;
    return [[field.name, sent] as const];
  });
  return Object.fromEntries(entries);
}
