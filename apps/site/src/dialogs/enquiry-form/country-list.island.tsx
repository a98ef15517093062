import { useMemo } from 'react';
import { ComboboxList } from '../../ui/combobox/combobox-list.island.tsx';
import type { ComboboxListProps } from '../../ui/combobox/combobox-props.ts';

/** Other names visitors type for their country, by its name in `countries.ts`. */
const countryAliases: Readonly<Record<string, readonly string[]>> = {
  'United Kingdom': ['UK', 'GB', 'Great Britain', 'England', 'Scotland', 'Wales', 'Northern Ireland'],
  'United States': ['USA', 'US', 'America', 'United States of America'],
  'South Africa': ['RSA', 'SA', 'Suid-Afrika', 'Mzansi'],
  Netherlands: ['Holland', 'Nederland'],
  Germany: ['Deutschland'],
  Switzerland: ['Schweiz', 'Suisse', 'Svizzera'],
  Austria: ['Österreich'],
  Spain: ['España'],
  Belgium: ['België', 'Belgique'],
  'United Arab Emirates': ['UAE', 'Dubai', 'Abu Dhabi'],
  Czechia: ['Czech Republic'],
  Eswatini: ['Swaziland'],
  Myanmar: ['Burma'],
  'North Macedonia': ['Macedonia'],
  'South Korea': ['Korea'],
  Türkiye: ['Turkey'],
  Turkey: ['Türkiye'],
  "Côte d'Ivoire": ['Ivory Coast'],
  'Côte d’Ivoire': ['Ivory Coast'],
  'Cape Verde': ['Cabo Verde'],
  China: ['PRC'],
  Ireland: ['Éire'],
};

/** The list of countries, each found under its other names too. */
export function CountryList(props: ComboboxListProps) {
  const { options, first } = props;
  const named = useMemo(
    () => options.map((option) => ({ ...option, aliases: countryAliases[option.value] ?? [] })),
    [options],
  );
  const likely = useMemo(
    () => first.flatMap(({ value }) => named.filter((option) => option.value === value)),
    [first, named],
  );
  return <ComboboxList {...props} options={named} first={likely} />;
}
