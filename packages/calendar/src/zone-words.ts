import type { Zone } from './zone.ts';

/** Newer than the types of the language we are built for; some browsers have an earlier draft of it, others none. */
interface LocaleWithZones {
  getTimeZones?(): readonly string[] | undefined;
  readonly timeZones?: readonly string[] | undefined;
}

function zonesOf(country: string): readonly string[] {
  const locale = new Intl.Locale(`und-${country}`) as Intl.Locale & LocaleWithZones;
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}

/** Asked first, for asking all of them takes a quarter of a second: where safaris are. */
const near = 'ZA BW NA ZM ZW MZ KE TZ UG RW MW SZ LS AO MG MU SC RE ET CD CG GA'.split(' ');
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** The codes `Intl` has names for. */
function* countryCodes(): Generator<string> {
  yield* near;
  const names = new Intl.DisplayNames('en-GB', { type: 'region', fallback: 'none' });
  for (const first of letters)
    for (const second of letters) if (names.of(`${first}${second}`) !== undefined) yield `${first}${second}`;
}

const countries = new Map<Zone, string | null>();

/** ISO 3166 code of the country a zone is of, "BW"; `null` for "UTC" and where the runtime does not know. */
export function countryOfZone(zone: Zone): string | null {
  const known = countries.get(zone);
  if (known !== undefined) return known;
  const country = lookUp(zone);
  countries.set(zone, country);
  return country;
}

function lookUp(zone: Zone): string | null {
  // "UTC" and the like are of no country.
  if (!zone.includes('/') || zone.startsWith('Etc/')) return null;
  for (const code of countryCodes()) if (zonesOf(code).includes(zone)) return code;
  return null;
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
