import type { ArrayField } from 'payload';
import { array } from 'payload/shared';
import { checkSeasonRows } from './seasons.ts';

/** Draws the seasons of a rate as one table, into which a spreadsheet can be pasted. */
export function asRatesTable(field: ArrayField): ArrayField {
  return {
    ...field,
    admin: { ...field.admin, components: { Field: '/rates/rates-table-on-demand.island.tsx#RatesTable' } },
    validate: (value, options) => {
      const usual = array(value as never, options as never);
      return usual === true ? checkSeasonRows(value) : usual;
    },
  };
}
