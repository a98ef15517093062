import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { countryOfName } from './atlas.ts';
import { type Drawing, drawingOf } from './drawing.ts';
import { frameFor } from './frames.ts';
import type { Bounds, Coordinates } from './geometry.ts';
import { ownCountries } from './own-countries.ts';
import { curvesOf } from './path-curves.ts';
import { farSouth, southernAfrica } from './southern-africa.ts';

/** As the demonstration has them. */
const five = ['South Africa', 'Namibia', 'Zimbabwe', 'Botswana', 'Zambia'].map((name) => ({ name }));

function drawn(bounds: Bounds, width = 520, pins: readonly Coordinates[] = []): Drawing {
  return drawingOf(bounds, width, ownCountries(pins.length > 0 ? [] : five, bounds, pins), []);
}

/** The curves of a path of which something lies on the sheet, or so near that a shore's breadth reaches into it. */
function curvesSeen(path: string, { width, height }: { width: number; height: number }, reach = 0): string[] {
  return curvesOf(path)
    .filter((curve) =>
      [width, height].every((end, axis) => {
        const values = curve.map((point) => point[axis as 0]);
        return Math.max(...values) >= -reach && Math.min(...values) <= end + reach;
      }),
    )
    .map((curve) => curve.flat().join(' '))
    .sort();
}

const digestOf = (curves: readonly string[]) =>
  `${curves.length} ${createHash('sha256').update(curves.join('|')).digest('hex').slice(0, 12)}`;

/* The curves of these maps as they were when the atlas was that of southern Africa alone and every line was drawn whole. */
test.each([
  ['all of it', southernAfrica, 520, '89 9f352dc03b78', '350 e5e0987f90b3'],
  ['all of it, large', southernAfrica, 720, '89 659d473bc501', '350 fe5700cbc2a1'],
  ['its south', farSouth, 520, '67 a0345384d87d', '235 5590644e8600'],
  [
    'a route',
    { west: 13.3, north: -15.9, east: 33.5, south: -35.9 },
    520,
    '57 dd958716ce99',
    '313 1cb18dc5fc27',
  ],
] as const)('southern Africa is drawn as ever, curve for curve: %s', (_, bounds, width, land, others) => {
  const drawing = drawn(bounds, width);
  const { projection, countries, enclaves, parks, rivers } = drawing;
  expect(digestOf(curvesSeen(drawing.land, projection, 32 * projection.scale))).toBe(land);
  const paths = [
    ...countries.map(({ path }) => path),
    ...enclaves,
    ...parks,
    ...rivers.map(({ path }) => path),
  ];
  expect(digestOf(paths.flatMap((path) => curvesSeen(path, projection)).sort())).toBe(others);
  expect(drawing.borders).toBe('');
});

test('southern Africa bears its names where they were placed by hand', () => {
  const { names, seaNames } = drawn(southernAfrica);
  expect(names.map(({ name, x, y, size, small }) => [name, x, y, size, small])).toEqual([
    ['South Africa', 233.6, 362.1, 12.2, false],
    ['Namibia', 115.9, 205.3, 12.2, false],
    ['Zimbabwe', 327.3, 143.7, 12.2, false],
    ['Botswana', 228.5, 169.8, 12.2, false],
    ['Zambia', 269.4, 39.2, 12.2, false],
    ['Mozambique', 412.6, 216.5, 8.4, true],
  ]);
  expect(seaNames.map(({ name }) => name)).toEqual(['Atlantic', 'Indian Ocean']);
});

test('only what lies in the frame is drawn', () => {
  const cape = drawn({ west: 14.8, north: -30.2, east: 22.8, south: -38.2 });
  expect(cape.countries.map(({ key }) => key)).toEqual(['south-africa']);
  expect(cape.rivers).toEqual([]);
  expect(cape.parks).toEqual([]);
  expect(cape.land.length).toBeLessThan(2000);
});

const nameOf = ({ names }: Drawing, name: string) => names.find((each) => each.name === name);

test.each([
  [
    'Kenya',
    [
      [35.1, -1.5],
      [37.2, -2.6],
    ],
    ['Tanzania', 'Uganda', 'Ethiopia'],
  ],
  ['Zambia', [[31.3, -9.9]], ['Tanzania', 'Dem. Rep. Congo', 'Malawi']],
  ['Rwanda', [[29.6, -1.5]], ['Uganda', 'Dem. Rep. Congo']],
  ['Tanzania', [[39.3, -6.2]], ['Kenya', 'Mozambique']],
  ['Seychelles', [[55.6, -4.5]], []],
  ['Norway', [[10, 62]], ['Sweden']],
] as readonly (readonly [string, readonly Coordinates[], readonly string[]])[])(
  '%s has its land, its borders, its name and those of its neighbours',
  (name, pins, neighbours) => {
    const drawing = drawn(frameFor(pins), 520, pins);
    const { projection, countries, land, borders } = drawing;
    expect(countries.map(({ key }) => key)).toEqual([countryOfName(name)?.key]);
    expect(curvesSeen(countries[0]?.path ?? '', projection).length).toBeGreaterThan(4);
    expect(land).not.toBe('');
    if (neighbours.length > 0) expect(curvesSeen(borders, projection).length).toBeGreaterThan(10);
    expect(nameOf(drawing, name)?.small).toBe(false);
    for (const each of neighbours) expect(nameOf(drawing, each)?.small, each).toBe(true);
    for (const { x, y } of drawing.names) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(projection.width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(projection.height);
    }
  },
);

test('a name keeps clear of pins and of other names', () => {
  const bounds = frameFor([[36.8, -1.3]]);
  const own = ownCountries([{ slug: 'kenya', name: 'Kenya' }], bounds, []);
  const free = nameOf(drawingOf(bounds, 520, own, []), 'Kenya');
  const [x, y] = [free?.x ?? 0, free?.y ?? 0];
  const taken = { left: x - 60, right: x + 60, top: y - 30, bottom: y + 30 };
  const moved = nameOf(drawingOf(bounds, 520, own, [taken]), 'Kenya');
  expect(Math.hypot((moved?.x ?? x) - x, (moved?.y ?? y) - y)).toBeGreaterThan(30);
});

test('rivers of southern Africa lie on maps that reach beyond it', () => {
  expect(drawn(frameFor([[31.3, -9.9]]), 520, [[31.3, -9.9]]).rivers.length).toBeGreaterThan(0);
  expect(drawn(frameFor([[35.1, -1.5]]), 520, [[35.1, -1.5]]).rivers).toEqual([]);
});

test('a map inside one country is land from edge to edge', () => {
  const inside = drawn({ west: 2, north: 29, east: 3, south: 28 }, 520, [[2.5, 28.5]]);
  expect(inside.countries.map(({ key }) => key)).toEqual(['algeria']);
  for (const path of [inside.land, ...inside.countries.map((each) => each.path)])
    expect(path).toMatch(/^M[-\d ]+l[-\d ]+Z$/);
});

test.each([
  ['the sea', [[0, 0]]],
  ['the pole', [[31, 90]]],
  ['the date line', [[179.9, -17]]],
  [
    'the whole earth',
    [
      [-180, 90],
      [180, -90],
    ],
  ],
  ['no place at all', [[Number.NaN, Number.POSITIVE_INFINITY]]],
] as readonly (readonly [string, readonly Coordinates[]])[])(
  '%s is drawn without fail, and not point by point',
  (_, pins) => {
    const drawing = drawn(frameFor(pins), 520, pins);
    expect(drawing.land.length + drawing.borders.length).toBeLessThan(60_000);
  },
);

test('a map is drawn once, and those nobody asked for lately are dropped', () => {
  const first = drawn(southernAfrica);
  expect(drawn({ ...southernAfrica })).toBe(first);
  // The empty ocean is drawn at once.
  for (let east = 0; east < 61; east++)
    drawn({ west: -150 + east, north: -30, east: -142 + east, south: -38 });
  expect(drawn(southernAfrica)).not.toBe(first);
  expect(drawn(southernAfrica).land).toBe(first.land);
});
