import type { TravelAfricaDestination } from '../../content/journey/countries.ts';
import { namesBeside } from '../../sections/place-map/names-beside.ts';
import { projectionOf } from '../../ui/map/geometry.ts';
import { type Country, countries } from '../../ui/map/land.ts';
import { IllustratedMap, southernAfrica } from '../../ui/map/map.tsx';

const width = 520;

const isDrawn = (slug: string): slug is Country => slug in countries;

/** Southern Africa with a country lit, and the camps in it. */
export function CountryMap({ country }: { readonly country: TravelAfricaDestination }) {
  const { slug, name, properties } = country;
  const { point, height } = projectionOf(southernAfrica, width);
  const camps = properties.flatMap(({ id, name: camp, coordinates }) => {
    if (!coordinates) return [];
    const at = [coordinates.longitude, coordinates.latitude] as const;
    const [x, y] = point(at);
    return [{ id, name: camp, at, x, y }];
  });
  const names = namesBeside(camps, { width, height });
  if (!isDrawn(slug) && camps.length === 0) return null;
  return (
    <IllustratedMap
      id="country-map"
      label={`Map of southern Africa with ${[name, ...camps.map((camp) => camp.name)].join(', ')}`}
      bounds={southernAfrica}
      width={width}
      {...(isDrawn(slug) ? { litCountry: slug } : {})}
      pins={camps.map(({ id, name: camp, at }, place) => ({
        key: id,
        name: names[place] ? camp : '',
        at,
        ...(names[place]?.anchor === 'end' ? { offset: { x: -14, y: 4 } } : {}),
      }))}
    />
  );
}
