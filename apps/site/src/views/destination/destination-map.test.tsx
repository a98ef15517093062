import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DestinationMap } from './destination-map.tsx';

const drawn = (latitude: number, longitude: number) =>
  renderToStaticMarkup(
    <DestinationMap name="Here" at={{ latitude, longitude }} properties={[{ shortName: 'Camp' }]} />,
  );

const litOf = (html: string) => [...html.matchAll(/data-country="([^"]*)"/g)].map(([, key]) => key);

test('a destination of the demonstration lies in the south of the land, among the countries of its journeys', () => {
  const html = drawn(-24.95, 31.5167);
  expect(html).toContain('viewBox="0 0 520 428"');
  expect(html).toContain('aria-label="Map of southern Africa with Here, Camp"');
  expect(litOf(html)).toEqual(['south-africa', 'namibia', 'zimbabwe', 'botswana']);
  expect(html).toContain('text-anchor="end">Here');
});

test.each([
  ['Kenya', -1.5, 35.1, ['kenya']],
  ['Zambia', -9.9, 31.3, ['zambia']],
  ['Rwanda', -1.5, 29.6, ['rwanda']],
] as const)('a destination elsewhere lies in its country: %s', (name, latitude, longitude, countries) => {
  const html = drawn(latitude, longitude);
  expect(html).toContain(`aria-label="Map of ${name} with Here, Camp"`);
  expect(litOf(html)).toEqual(expect.arrayContaining([...countries]));
  expect(html).toMatch(/data-pin="here" data-on="true"/);
  expect(html).toContain(`>${name}</text>`);
});

test.each([
  [0, 0],
  [90, 31],
])('odd coordinates are drawn: %d, %d', (latitude, longitude) => {
  expect(drawn(latitude, longitude)).not.toMatch(/NaN|Infinity|undefined/);
});
