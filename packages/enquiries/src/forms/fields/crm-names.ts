import type { Field } from '../form.ts';

const names: Readonly<Record<string, string>> = {
  dateStart: 'arrival_date',
  dateEnd: 'departure_date',
  adults: 'number_of_adults',
  children: 'number_of_children',
  agesOfChildren: 'age_of_children',
};

/** Dates and guests under the CRM's names (SUB-12). */
export function crmNamed(fields: readonly Field[]): Field[] {
  return fields.map((field) => {
    const crmName = names[field.name];
    return crmName ? { ...field, crmName } : field;
  });
}
