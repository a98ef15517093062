import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { bentLine, projectionOf, softLine } from './geometry.ts';
import { countries } from './land.ts';
import { farSouth, IllustratedMap, liesWithin, southernAfrica } from './map.tsx';

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
  for (const country of Object.keys(countries)) expect(html).toContain(`data-country="${country}"`);
});
