import { countries } from '@sundowner/enquiries/forms/countries';

/** Where most visitors write from; they stand first in the list, by the names of `countries.ts`. */
export const likelyCountries: readonly string[] = [
  'South Africa',
  'United Kingdom',
  'United States',
  'Germany',
  'Netherlands',
  'France',
  'Australia',
  'Canada',
];

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
  const own = countries.find(([code]) => code === regions[0])?.[1];
  return own ? [own, ...likelyCountries.filter((name) => name !== own)] : likelyCountries;
}
