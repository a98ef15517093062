import type { Choice } from '@sundowner/enquiries/forms/form';
import type { OptionGroup } from '../../ui/field/select-field.tsx';
import { likelyCountries } from './likely-countries.ts';

/** The countries of a form with the likely ones first; each stands in the list once. */
export function countryGroups(choices: readonly Choice[]): readonly OptionGroup[] {
  const likely = likelyCountries.flatMap((name) => choices.filter(({ value }) => value === name));
  const others = choices.filter((choice) => !likely.includes(choice));
  return [
    { label: 'Often chosen', options: likely },
    { label: 'All other countries', options: others },
  ];
}
