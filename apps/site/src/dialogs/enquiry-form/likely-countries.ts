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
