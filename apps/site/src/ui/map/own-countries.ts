import { type AtlasCountry, countriesWithin, countryAt, countryOfName } from './atlas.ts';
import { type Bounds, type Coordinates, coordinatesOf } from './geometry.ts';

/** A country a map is about: known by its name or its address, else by a place in it. */
export interface MapCountry {
  /** What lights it: `data-country` on the map. */
  readonly slug?: string;
  readonly name?: string;
  readonly coordinates?: { readonly latitude: number; readonly longitude: number } | null;
}

/** A country as a map draws it, apart from its neighbours. */
export interface OwnCountry {
  readonly key: string;
  readonly name: string;
  readonly country: AtlasCountry;
}

/** The country of the atlas that is meant; `null` where it has none. */
export const atlasCountryOf = ({ slug, name, coordinates }: MapCountry): AtlasCountry | null =>
  countryOfName(slug ?? '') ??
  countryOfName(name ?? '') ??
  (coordinates ? countryAt(coordinatesOf(coordinates)) : null);

/**
 * The countries a map is about, each once: those that are asked for and lie on it. Where none of them does, those its pins lie in.
 * One whose name is no country's, such as an island with a page of its own, bears that of its country in the atlas.
 */
export function ownCountries(
  asked: readonly MapCountry[],
  bounds: Bounds,
  pins: readonly Coordinates[],
): readonly OwnCountry[] {
  const shown = new Set(countriesWithin(bounds));
  const found = new Map<AtlasCountry, OwnCountry>();
  const take = (each: MapCountry) => {
    const country = atlasCountryOf(each);
    if (!country || !shown.has(country) || found.has(country)) return;
    const name = each.name && countryOfName(each.name) === country ? each.name : country.name;
    found.set(country, { key: each.slug ?? country.key, name, country });
  };
  asked.forEach(take);
  if (found.size === 0)
    for (const [longitude, latitude] of pins) take({ coordinates: { latitude, longitude } });
  return [...found.values()];
}
