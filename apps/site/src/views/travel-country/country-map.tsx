import type { TravelAfricaDestination, TravelAfricaProperty } from '../../content/journey/countries.ts';
import { cornersOf, frameFor, mapOf } from '../../ui/map/frames.ts';
import { coordinatesOf } from '../../ui/map/geometry.ts';
import { IllustratedMap, southernAfrica } from '../../ui/map/map.tsx';
import { atlasCountryOf } from '../../ui/map/own-countries.ts';

const width = 520;

type Named = Pick<TravelAfricaDestination, 'slug' | 'name' | 'coordinates'>;

interface CountryMapProps {
  readonly country: Named & {
    readonly properties: readonly Pick<TravelAfricaProperty, 'id' | 'name' | 'coordinates'>[];
  };
  /** All that have a page. */
  readonly countries: readonly Named[];
}

/** The country lit among its neighbours, and the camps in it. */
export function CountryMap({ country, countries }: CountryMapProps) {
  const { name, properties } = country;
  const drawn = atlasCountryOf(country);
  const located = properties.flatMap(({ id, name: camp, coordinates }) =>
    coordinates ? [{ id, name: camp, at: coordinatesOf(coordinates) }] : [],
  );
  if (!drawn && located.length === 0) return null;
  const places = located.map(({ at }) => at);
  const { middle, corners } = drawn ? cornersOf(drawn) : { middle: places, corners: [] };
  const bounds = frameFor([...places, ...middle], [southernAfrica], corners);
  return (
    <IllustratedMap
      id="country-map"
      label={`${mapOf(bounds, middle)} with ${[name, ...located.map((camp) => camp.name)].join(', ')}`}
      bounds={bounds}
      width={width}
      countries={countries}
      litCountry={country.slug}
      pins={located.map(({ id, name: camp, at }) => ({ key: id, name: camp, at }))}
    />
  );
}
