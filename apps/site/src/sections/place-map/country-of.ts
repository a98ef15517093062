import { installation } from '../../installation/installation.ts';
import { countryCodeAt } from '../../ui/map/country-code.ts';

type Coordinates = Parameters<typeof countryCodeAt>[0];

/**
 * ISO 3166 code of the country a place lies in: a house may have places in several, and each has its own.
 *
 * @param known where it is, or what it belongs to: the first that is known counts. Without any it is the country of the house
 * @returns `null` where it lies so near a border that the map cannot say
 */
export function countryOf(...known: readonly (Coordinates | null)[]): string | null {
  const { country } = installation();
  const place = known.find((each) => each !== null);
  return place ? countryCodeAt(place, country) : country;
}
