import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { LatitudeLongitude } from '../../content/fields/common.ts';
import { CountryMap } from './country-map.tsx';

const camp = (name: string, latitude: number, longitude: number) => ({
  id: name,
  name,
  coordinates: { latitude, longitude },
});
const country = (
  slug: string,
  name: string,
  properties: readonly ReturnType<typeof camp>[] = [],
  coordinates: LatitudeLongitude | null = null,
) => ({ slug, name, coordinates, properties });

const drawn = (one: ReturnType<typeof country>) =>
  renderToStaticMarkup(
    <CountryMap country={one} countries={[country('south-africa', 'South Africa'), one]} />,
  );

test('a country of southern Africa is lit on the map of all of it', () => {
  const html = drawn(country('zambia', 'Zambia', [camp('Lagoon Camp', -13.1, 31.78)]));
  expect(html).toContain('viewBox="0 0 520 454"');
  expect(html).toContain('aria-label="Map of southern Africa with Zambia, Lagoon Camp"');
  expect(html).toMatch(/data-country="zambia" data-on="true"/);
});

test('a camp north of it is on the map of its country', () => {
  const html = drawn(country('zambia', 'Zambia', [camp('Lake Camp', -8.8, 30.5)]));
  expect(html).toContain('aria-label="Map of Zambia with Zambia, Lake Camp"');
  expect(html).toMatch(/data-country="zambia" data-on="true"/);
  expect(html).toContain('data-pin="Lake Camp"');
});

test('a country elsewhere is whole on its own map, with or without camps', () => {
  for (const camps of [[], [camp('River Camp', -1.5, 35.1)]]) {
    const html = drawn(country('kenya', 'Kenya', camps));
    expect(html).toMatch(/data-country="kenya" data-on="true"/);
    expect(html).toContain('>Kenya</text>');
    expect(html).toContain('>Tanzania</text>');
  }
});

test('a place that is no country of the atlas lights the country it lies in', () => {
  const zanzibar = country('zanzibar', 'Zanzibar', [], { latitude: -6.2, longitude: 39.3 });
  const html = drawn(zanzibar);
  expect(html).toMatch(/data-country="zanzibar" data-on="true"/);
  expect(html).toContain('>Tanzania</text>');
});

test('one of which nothing is known has no map', () => {
  expect(drawn(country('atlantis', 'Atlantis'))).toBe('');
});

test('a country that goes by its slug bears its short name', () => {
  const html = drawn(country('zambia', 'Republic of Zambia'));
  expect(html).toMatch(/data-country="zambia" data-on="true"/);
  expect(html).toContain('>Zambia</text>');
});
