import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { frameFor, mapOf } from './frames.ts';
import { bentLine, liesWithin, projectionOf, softLine } from './geometry.ts';
import { farSouth, IllustratedMap, southernAfrica } from './map.tsx';

test('the corners of the bounds are the corners of the drawing', () => {
  const { point, width, height } = projectionOf(southernAfrica, 900);
  expect(point([southernAfrica.west, southernAfrica.north])).toEqual([0, 0]);
  const [x, y] = point([southernAfrica.east, southernAfrica.south]);
  expect(x).toBe(width);
  expect(Math.abs(y - height)).toBeLessThan(1);
});

test('a place beyond the edge of a map, or at it, is not on it', () => {
  expect(liesWithin(farSouth, [25.9, -17.9])).toBe(false);
  expect(liesWithin(southernAfrica, [25.9, -17.9])).toBe(true);
  expect(liesWithin(farSouth, [18.4, -33.9])).toBe(true);
  expect(liesWithin(farSouth, [36.8, -25])).toBe(false);
});

test('north is up and east is right', () => {
  const { point } = projectionOf(southernAfrica, 900);
  const [capeX, capeY] = point([18.4, -33.9]);
  const [fallsX, fallsY] = point([25.9, -17.9]);
  expect(fallsX).toBeGreaterThan(capeX);
  expect(fallsY).toBeLessThan(capeY);
});

test('a soft line passes through its points, and closes when asked', () => {
  const line = softLine(
    [
      [0, 0],
      [10, 0],
      [10, 10],
    ],
    true,
  );
  expect(line).toMatch(/^M0 0C.* 10 0C.* 10 10C.* 0 0Z$/);
  expect(
    softLine(
      [
        [0, 0],
        [10, 0],
      ],
      false,
    ),
  ).not.toContain('Z');
});

test('a leg without a bend is straight', () => {
  expect(bentLine([0, 0], [10, 0], 0)).toBe('M0 0Q5 0 10 0');
  expect(bentLine([0, 0], [10, 0], 0.5)).toBe('M0 0Q5 5 10 0');
});

test('pins, names and what is lit are in the drawing', () => {
  const html = renderToStaticMarkup(
    <IllustratedMap
      id="m"
      label="Two places"
      bounds={southernAfrica}
      width={900}
      countries={[{ slug: 'zambia', name: 'Zambia' }, { name: 'South Africa' }]}
      litCountry="zambia"
      active="b"
      pins={[
        { key: 'a', name: 'Here', at: [20, -30] },
        { key: 'b', name: 'There', at: [30, -20], offset: { x: -20, y: 5 } },
      ]}
    />,
  );
  expect(html).toContain('role="img" aria-label="Two places"');
  expect(html).toMatch(/data-pin="b" data-on="true"/);
  expect(html).not.toMatch(/data-pin="a" data-on/);
  expect(html).toMatch(/data-country="zambia" data-on="true"/);
  expect(html).toContain('text-anchor="end">There');
  expect(html.match(/data-country="[^"]*"/g)).toEqual([
    'data-country="zambia"',
    'data-country="south-africa"',
  ]);
});

/** Where a pin's dot stands. */
const dotOf = (html: string, key: string) =>
  new RegExp(`data-pin="${key}".*?<circle class="dot" cx="([^"]*)" cy="([^"]*)"`)
    .exec(html)
    ?.slice(1)
    .map(Number) ?? [];

test.each([
  ['Kenya', [36.8, -1.3], [39.7, -4.05]],
  ['Zambia', [31.2, -10.2], [31.8, -9.2]],
] as const)('a collection in the north has its pins on its land: %s', (name, here, there) => {
  const bounds = frameFor([here, there]);
  const html = renderToStaticMarkup(
    <IllustratedMap
      id="m"
      label={mapOf(bounds, [here, there])}
      bounds={bounds}
      width={520}
      pins={[
        { key: 'a', name: 'Here', at: here },
        { key: 'b', name: 'There', at: there },
      ]}
    />,
  );
  const { height } = projectionOf(bounds, 520);
  for (const key of ['a', 'b']) {
    const [x = 0, y = 0] = dotOf(html, key);
    expect(x).toBeGreaterThan(40);
    expect(x).toBeLessThan(480);
    expect(y).toBeGreaterThan(40);
    expect(y).toBeLessThan(height - 40);
  }
  expect(html).toContain(`aria-label="Map of ${name}"`);
  expect(html).toContain(`data-country="${name.toLowerCase()}"`);
  expect(html).toMatch(new RegExp(`<text class="name"[^>]*>${name}</text>`));
  expect(html).toMatch(/<path id="m-land" fill-rule="evenodd" d="M/);
});

test.each([
  [0, 0],
  [31, 90],
  [180, -90],
] as const)('odd coordinates are drawn: %d, %d', (longitude, latitude) => {
  const at = [longitude, latitude] as const;
  const html = renderToStaticMarkup(
    <IllustratedMap
      id="m"
      label="Odd"
      bounds={frameFor([at])}
      width={520}
      pins={[{ key: 'a', name: 'Here', at }]}
    />,
  );
  expect(html).toContain('data-pin="a"');
  expect(html).not.toMatch(/NaN|Infinity|undefined/);
});
