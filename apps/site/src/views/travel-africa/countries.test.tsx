import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { countryOn } from '../../content/journey/countries.ts';
import type { CollectionMap } from '../../content/property/maps.ts';
import { Countries } from './countries.tsx';

const country = (slug: string, name: string, mapDisplayName = '') =>
  countryOn('https://example.test').parse({ slug, name, mapDisplayName });

test('CNT-08/travel-africa a country goes by its name on the map, where it has one', () => {
  const html = renderToStaticMarkup(
    <Countries
      heading="Countries"
      lead=""
      countries={[country('zambia', 'Republic of Zambia', 'Zambia'), country('namibia', 'Namibia')]}
      map={null}
    />,
  );
  expect([...html.matchAll(/<b[^>]*>([^<]+)<\/b>/g)].map(([, name]) => name)).toEqual(['Zambia', 'Namibia']);
  expect(html).not.toContain('Republic of Zambia');
});

const mapWith = (...pins: readonly (readonly [name: string, latitude: number, longitude: number])[]) =>
  ({
    pins: pins.map(([name, latitude, longitude]) => ({
      name,
      category: 'Kenya',
      coordinates: { latitude, longitude },
    })),
  }) as unknown as CollectionMap;

const drawn = (slugs: Readonly<Record<string, string>>, map: CollectionMap) =>
  renderToStaticMarkup(
    <Countries
      heading="Countries"
      lead=""
      countries={Object.entries(slugs).map(([slug, name]) => country(slug, name))}
      map={map}
    />,
  );

test('countries of southern Africa share its map, each once', () => {
  const html = drawn({ namibia: 'Namibia', zambia: 'Zambia' }, mapWith(['Etosha', -19.2, 15.9]));
  expect(html).toContain('viewBox="0 0 720 628"');
  for (const slug of ['namibia', 'zambia'])
    expect(html.match(new RegExp(`data-country="${slug}"`, 'g'))).toHaveLength(1);
});

test('countries elsewhere are on one map with every pin', () => {
  const html = drawn(
    { kenya: 'Kenya', rwanda: 'Rwanda', 'south-africa': 'South Africa' },
    mapWith(['Mara', -1.5, 35.1], ['Cape', -33.9, 18.4], ['Lake', -4.4, 35.4]),
  );
  for (const slug of ['kenya', 'rwanda', 'south-africa'])
    expect(html.match(new RegExp(`data-country="${slug}"`, 'g'))).toHaveLength(1);
  expect(html.match(/data-pin="/g)).toHaveLength(3);
});
