import { otherNamesOf } from '@sundowner/enquiries/forms/country-names';
import { useMemo } from 'react';
import { ComboboxList } from '../../ui/combobox/combobox-list.island.tsx';
import type { ComboboxListProps } from '../../ui/combobox/combobox-props.ts';

/** The list of countries, each found under its other names and codes too. */
export function CountryList(props: ComboboxListProps) {
  const { options, first } = props;
  const named = useMemo(
    () => options.map((option) => ({ ...option, aliases: otherNamesOf(option.value) })),
    [options],
  );
  const likely = useMemo(
    () => first.flatMap(({ value }) => named.filter((option) => option.value === value)),
    [first, named],
  );
  return <ComboboxList {...props} options={named} first={likely} />;
}
