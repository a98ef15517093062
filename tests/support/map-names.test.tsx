import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { LocalMap } from '../../apps/site/src/sections/place-map/local-map.tsx';
import { RouteMap } from '../../apps/site/src/sections/route-map/route-map.tsx';
import { IllustratedMap, southernAfrica } from '../../apps/site/src/ui/map/map.tsx';
import { DestinationMap } from '../../apps/site/src/views/destination/destination-map.tsx';
import { CountryMap } from '../../apps/site/src/views/travel-country/country-map.tsx';
import { demonstration } from '../../demo/content/demonstration.ts';
import { destinations } from '../../demo/content/destinations.ts';
import { lodge } from '../../demo/content/place-maps/pins.ts';
import { camps } from '../../demo/content/travel-africa/camps.ts';
import { countries } from '../../demo/content/travel-africa/countries.ts';

/** Markers of a map that have no name: on a desk, and where names are printed larger. */
function unnamed(html: string) {
  const pins = html.split('data-pin="').slice(1);
  const names = pins.map((pin) => /<text class="[^"]*pinName[^"]*"[^>]*>/.exec(pin)?.[0] ?? null);
  const keys = pins.map((pin) => pin.slice(0, pin.indexOf('"')));
  return {
    count: pins.length,
    wide: keys.filter((_, place) => names[place] === null),
    narrow: keys.filter((_, place) => names[place]?.includes('data-wide')),
  };
}

const located = ({ slug, name, position: [latitude, longitude] }: (typeof countries)[number]) => ({
  slug,
  name,
  coordinates: { latitude, longitude },
});

const demo = demonstration();

describe('SEE-04/named every marker of what is sold has its name', () => {
  test.each(countries.map((country) => [country.name, country] as const))('%s', (_, country) => {
    const properties = country.camps.map((camp) => {
      const entry = camps.find(({ propertyName }) => propertyName === camp);
      return {
        id: camp,
        name: camp,
        coordinates: { latitude: entry?.latitude ?? 0, longitude: entry?.longitude ?? 0 },
      };
    });
    const map = (
      <CountryMap country={{ ...located(country), properties }} countries={countries.map(located)} />
    );
    const named = unnamed(renderToStaticMarkup(map));
    expect(named).toEqual({ count: properties.length, wide: [], narrow: [] });
  });

  test.each(demo.packages.map((each) => [each.title, each.stops ?? []] as const))('%s', (_, stops) => {
    const drawn = stops.flatMap(({ name, nights, latitude, longitude }) =>
      typeof latitude === 'number' && typeof longitude === 'number'
        ? [{ name, nights: nights ?? 0, coordinates: { latitude, longitude } }]
        : [],
    );
    const named = unnamed(renderToStaticMarkup(<RouteMap stops={drawn} days={[]} />));
    expect(named).toEqual({ count: drawn.length, wide: [], narrow: [] });
  });

  test('the countries, with the places journeys stop at', () => {
    const map = demo.maps.find(({ mapFor }) => mapFor === 'travel-africa');
    const pins = (map?.pins ?? []).flatMap(({ name, latitude, longitude }) =>
      typeof latitude === 'number' && typeof longitude === 'number'
        ? [{ key: name ?? '', name: name ?? '', at: [longitude, latitude] as const }]
        : [],
    );
    const drawn = (
      <IllustratedMap {...{ id: 'map', label: 'Map', bounds: southernAfrica, width: 720, pins }} />
    );
    expect(unnamed(renderToStaticMarkup(drawn))).toEqual({ count: pins.length, wide: [], narrow: [] });
    expect(pins.length).toBeGreaterThan(5);
  });

  test.each(destinations.map((each) => [each.name, each] as const))('%s', (name, destination) => {
    const { latitude, longitude } = destination;
    const at = { latitude: latitude ?? 0, longitude: longitude ?? 0 };
    const html = renderToStaticMarkup(<DestinationMap name={name} at={at} properties={[]} />);
    expect(unnamed(html)).toEqual({ count: 1, wide: [], narrow: [] });
  });
});

/** Every page of a place that has a local map, with the names printed on it; one drawing serves all widths at which they are printed. */
const localMaps = demo.maps
  .filter(({ mapFor }) => mapFor !== 'travel-africa')
  .flatMap(({ pins }) => {
    const drawn = (pins ?? []).flatMap(({ name, category, link, latitude, longitude }) =>
      typeof latitude === 'number' && typeof longitude === 'number'
        ? [
            {
              name: name ?? '',
              category: category ?? '',
              text: '',
              picture: null,
              href: link ?? null,
              coordinates: { latitude, longitude },
            },
          ]
        : [],
    );
    return drawn.flatMap(({ name, category, href }, own) =>
      href && category === lodge ? [{ name, href, own, drawn }] : [],
    );
  });

describe('SEE-04/own the local map of a place names it', () => {
  test.each(localMaps)('$href', ({ href, own, drawn }) => {
    const html = renderToStaticMarkup(
      <LocalMap label="Map" pins={drawn} sellingPoints={[]} categories={[lodge]} path={href} />,
    );
    const markers = html.split(/<circle class="[^"]*disc/).slice(1);
    expect(markers).toHaveLength(drawn.length);
    const bare = drawn.filter((_, place) => !markers[place]?.includes('<tspan')).map(({ name }) => name);
    expect(bare).not.toContain(drawn[own]?.name);
    // Where its neighbours stand closest, one of their names is left to the list.
    expect(bare.length).toBeLessThanOrEqual(1);
  });

  test('there are such pages', () => {
    expect(localMaps.map(({ href }) => href)).toEqual(
      expect.arrayContaining(['/capecadogan', '/residences/redcliffe', '/lionsands/river-lodge', '/monwana']),
    );
  });
});
