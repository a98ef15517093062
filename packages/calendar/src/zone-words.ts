import type { Zone } from './zone.ts';

/** Newer than the types of the language we are built for; a browser may lack it. */
interface LocaleWithZones {
  getTimeZones?(): readonly string[] | undefined;
}

const zonesOf = (country: string): readonly string[] =>
  (new Intl.Locale(`und-${country}`) as LocaleWithZones).getTimeZones?.() ?? [];

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Some 700 locales are asked, once for each zone. */
const countries = new Map<Zone, string | null>();

/** ISO 3166 code of the country a zone is of, "BW"; `null` for "UTC" and where the runtime does not know. */
export function countryOfZone(zone: Zone): string | null {
  const known = countries.get(zone);
  if (known !== undefined) return known;
  const codes = letters.flatMap((first) => letters.map((second) => `${first}${second}`));
  const country = codes.find((code) => zonesOf(code).includes(zone)) ?? null;
  countries.set(zone, country);
  return country;
}

/** "Ho Chi Minh" of "Asia/Ho_Chi_Minh". */
export const cityOfZone = (zone: Zone): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

/** Countries whose names want an article: "in the Netherlands". */
const withArticle = /^(?:Bahamas|Comoros|Gambia|Maldives|Netherlands|Philippines|Seychelles|United )/;

/** What follows "in" to say whose clock it is: "Botswana"; of a country with several zones, the city: "New York". */
export function placeOfZone(zone: Zone): string {
  const country = countryOfZone(zone);
  if (country === null || zonesOf(country).length > 1) return cityOfZone(zone);
  const name = new Intl.DisplayNames('en-GB', { type: 'region' }).of(country) ?? cityOfZone(zone);
  return withArticle.test(name) ? `the ${name}` : name;
}
