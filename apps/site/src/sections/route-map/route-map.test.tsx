import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RouteMap } from './route-map.tsx';

const stop = (name: string, latitude: number, longitude: number) => ({
  name,
  nights: 2,
  coordinates: { latitude, longitude },
});
const drawn = (...stops: readonly ReturnType<typeof stop>[]) =>
  renderToStaticMarkup(<RouteMap stops={stops} days={[]} />);

test('a route through southern Africa is drawn on its ground, with the countries journeys lead through', () => {
  const html = drawn(stop('Cape Town', -33.93, 18.41), stop('Vilanculos', -22, 35.32));
  expect(html).toMatch(/data-country="south-africa"/);
  // Journeys stop there, and it has no page.
  expect(html).not.toMatch(/data-country="mozambique"/);
});

test('a route elsewhere has its stops, its land and its countries', () => {
  const html = drawn(stop('Mara', -1.5, 35.1), stop('Serengeti', -2.3, 34.8), stop('Lamu', -2.27, 40.9));
  expect(html.match(/data-pin="/g)).toHaveLength(3);
  expect(html.match(/data-leg="/g)).toHaveLength(2);
  expect(html).toMatch(/data-country="kenya"/);
  expect(html).toMatch(/data-country="tanzania"/);
});

test.each([
  [0, 0],
  [90, 31],
])('odd coordinates are drawn: %d, %d', (latitude, longitude) => {
  const html = drawn(stop('Cape Town', -33.93, 18.41), stop('Odd', latitude, longitude));
  expect(html.match(/data-pin="/g)).toHaveLength(2);
  expect(html).not.toMatch(/NaN|Infinity|undefined/);
});
