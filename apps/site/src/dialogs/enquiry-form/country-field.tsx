import { countries } from '@sundowner/enquiries/forms/countries';
import { useMemo } from 'react';
import { installation } from '../../installation/installation.ts';
import { ComboboxField } from '../../ui/combobox/combobox-field.tsx';
import { useEnhanced } from '../../ui/use-enhanced.ts';
import { type FormFieldProps, fieldCommon } from './field-common.ts';
import { asText } from './field-values.ts';

/** Where most visitors write from, by the names of `countries.ts`. */
const guestsFrom: readonly string[] = [
  'United Kingdom',
  'United States',
  'Germany',
  'Netherlands',
  'France',
  'Australia',
  'Canada',
];

const nameOf = (code: string | null | undefined) => countries.find(([known]) => known === code)?.[1];

const headedBy = (name: string | undefined, others: readonly string[]): readonly string[] =>
  name === undefined ? others : [name, ...others.filter((other) => other !== name)];

/** What stands first in the list: the country of the house, then where most visitors write from. */
export const likelyCountries = (): readonly string[] => headedBy(nameOf(installation().country), guestsFrom);

/**
 * The likely countries with the visitor's own first, where her browser's language names one: "en-GB", "pt-BR".
 *
 * @param languages as `navigator.languages` has them, the preferred one first
 */
export function likelyFor(languages: readonly string[]): readonly string[] {
  const regions = languages.flatMap((tag) => {
    try {
      return new Intl.Locale(tag).region ?? [];
    } catch {
      // No language tag.
      return [];
    }
  });
  return headedBy(nameOf(regions[0]), likelyCountries());
}

const loadList = () => import('./country-list.island.tsx').then(({ CountryList }) => CountryList);

/** A country among many: the likely ones first, the visitor's own at their head once her browser can tell. */
export function CountryField(props: FormFieldProps) {
  const { field, values, handlers } = props;
  const enhanced = useEnhanced();
  const likely = useMemo(
    () => ({
      label: 'Often chosen',
      values: enhanced ? likelyFor(navigator.languages) : likelyCountries(),
    }),
    [enhanced],
  );
  return (
    <ComboboxField
      {...fieldCommon(props)}
      options={field.choices ?? []}
      loadList={loadList}
      likely={likely}
      value={asText(values[field.name])}
      onChange={(value) => handlers.change(field, value)}
      onBlur={() => handlers.leave(field)}
      unchosen="Choose a country from the list."
      placeholder={field.placeholder ?? 'Please choose'}
      autoComplete={field.autocomplete ?? 'off'}
    />
  );
}
