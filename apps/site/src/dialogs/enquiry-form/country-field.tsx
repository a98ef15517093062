import { useMemo } from 'react';
import { ComboboxField } from '../../ui/combobox/combobox-field.tsx';
import { useEnhanced } from '../../ui/use-enhanced.ts';
import { type FormFieldProps, fieldCommon } from './field-common.ts';
import { textOf } from './field-values.ts';
import { likelyCountries, likelyFor } from './likely-countries.ts';

const loadList = () => import('./country-list.island.tsx').then(({ CountryList }) => CountryList);

/** A country among many: the likely ones first, the visitor's own at their head once her browser can tell. */
export function CountryField(props: FormFieldProps) {
  const { field, values, handlers } = props;
  const enhanced = useEnhanced();
  const likely = useMemo(
    () => ({
      label: 'Often chosen',
      values: enhanced ? likelyFor(navigator.languages) : likelyCountries,
    }),
    [enhanced],
  );
  return (
    <ComboboxField
      {...fieldCommon(props)}
      options={field.choices ?? []}
      loadList={loadList}
      likely={likely}
      value={textOf(values[field.name])}
      onChange={(value) => handlers.change(field, value)}
      onBlur={() => handlers.leave(field)}
      unchosen="Choose a country from the list."
      placeholder={field.placeholder ?? 'Please choose'}
      autoComplete={field.autocomplete ?? 'off'}
    />
  );
}
