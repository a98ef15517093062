import { expect, test } from 'vitest';
import { drawingOf } from './drawing.ts';
import { type Bounds, type Box, type Coordinates, meet, projectionOf } from './geometry.ts';
import { boxOfName, boxOfSeaName, narrowSize, seaNameSize } from './names.ts';
import { namesWhenNarrow } from './narrow-names.ts';
import { ownCountries } from './own-countries.ts';
import { boxOfPinName, boxOfRose, placedPins } from './pin-names.ts';
import { farSouth, southernAfrica } from './southern-africa.ts';

interface Labelled {
  readonly what: string;
  readonly box: Box;
}

/** All that is printed on a map, and where its pins and its rose stand. */
function labelsOf(
  bounds: Bounds,
  width: number,
  pins: readonly (readonly [name: string, at: Coordinates])[],
) {
  const projection = projectionOf(bounds, width);
  const { point, height, scale } = projection;
  const numbered = pins.length > 5;
  const placed = placedPins(
    pins.map(([name, at], place) => ({ key: name, name, at, ...(numbered && { number: place + 1 }) })),
    point,
    { width, height },
  );
  const rose = boxOfRose({ width, height });
  const countries = ['South Africa', 'Namibia', 'Zimbabwe', 'Botswana', 'Zambia'].map((name) => ({ name }));
  const drawing = drawingOf(
    bounds,
    width,
    ownCountries(
      countries,
      bounds,
      pins.map(([, at]) => at),
    ),
    [rose, ...placed.flatMap(({ boxes }) => boxes)],
    placed.flatMap(({ large }) => large ?? []),
  );
  const kept = namesWhenNarrow(placed, drawing);
  const size = narrowSize(width);
  const whenNarrow: Labelled[] = [
    ...placed.flatMap(({ pin, name, boxes: [dot] }) => [
      { what: `the dot of ${pin.name}`, box: dot },
      ...(name && kept.has(pin.key) ? [{ what: pin.name, box: boxOfPinName(pin, name, size) }] : []),
    ]),
    ...[...drawing.names, ...drawing.seaNames]
      .filter(({ name }) => kept.has(name))
      .map((name) => ({
        what: name.name,
        box: 'size' in name ? boxOfName({ ...name, size }) : boxOfSeaName(name.name, name.at, size),
      })),
    { what: 'the rose', box: rose },
  ];
  const labels: Labelled[] = [
    ...placed.flatMap(({ pin, boxes: [, box] }) => (box ? [{ what: pin.name, box }] : [])),
    ...drawing.names.map((name) => ({ what: name.name, box: boxOfName(name) })),
    ...drawing.seaNames.map(({ name, at }) => ({
      what: name,
      box: boxOfSeaName(name, at, seaNameSize(scale)),
    })),
    { what: 'the rose', box: rose },
  ];
  return { labels, whenNarrow, sheet: { width, height }, named: placed.filter(({ name }) => name).length };
}

const overlaps = (labels: readonly Labelled[]) =>
  labels.flatMap((one, place) =>
    labels
      .slice(place + 1)
      .filter((other) => meet(one.box, other.box))
      .map((other) => `${one.what} over ${other.what}`),
  );

test('SEE-04/frames a camp by the border, and a sea by the rose, cover no name', () => {
  const delta = { west: 15, north: -15, east: 38, south: -36 };
  const { labels, named } = labelsOf(delta, 520, [
    ['Reedbuck Island Camp', [27.6, -19.3]],
    ['Camp at the Falls', [25.9, -17.9]],
    ['Cape Town', [18.4, -33.9]],
  ]);
  expect(overlaps(labels)).toEqual([]);
  expect(named).toBe(3);
  expect(labels.map(({ what }) => what)).toContain('South Africa');
});

test('SEE-04/random nothing printed on a map covers anything else, wherever its pins lie', () => {
  let seed = 7;
  const random = (from: number, to: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return from + (seed / 2_147_483_647) * (to - from);
  };
  const wrong: string[] = [];
  for (let map = 0; map < 120; map++) {
    const [west, south] = [random(10, 26), random(-36, -24)];
    const own = { west, south, east: west + random(9, 20), north: south + random(9, 16) };
    const bounds = map % 3 === 0 ? southernAfrica : map % 3 === 1 ? farSouth : own;
    const pins = Array.from({ length: Math.ceil(random(0, 12)) }, (_, place) => [
      'A camp with a long name'.slice(0, Math.round(random(5, 23))) + place,
      [random(bounds.west, bounds.east), random(bounds.south, bounds.north)],
    ]) as [string, Coordinates][];
    const { labels, whenNarrow } = labelsOf(bounds, map % 2 === 0 ? 520 : 720, pins);
    wrong.push(
      ...overlaps(labels).map((each) => `${map}: ${each}`),
      // Dots lie where they lie, and a name may touch its own.
      ...overlaps(whenNarrow)
        .filter((each) => !each.startsWith('the dot of') || !each.includes(' over the '))
        .filter((each) => !/^the dot of (.*) over \1$/.test(each))
        .map((each) => `${map}, narrow: ${each}`),
    );
  }
  expect(wrong).toEqual([]);
});

test('SEE-04/near the dots of two camps near one another are both seen, with their names', () => {
  const { whenNarrow } = labelsOf(southernAfrica, 520, [
    ['Reedbuck Island Camp', [22.8, -19.35]],
    ['Leadwood Camp', [22.9, -19.25]],
  ]);
  const [one, two] = whenNarrow.filter(({ what }) => what.startsWith('the dot')).map(({ box }) => box);
  const between = Math.hypot((two?.left ?? 0) - (one?.left ?? 0), (two?.top ?? 0) - (one?.top ?? 0));
  expect(between).toBeGreaterThan(7.8);
  expect(whenNarrow.map(({ what }) => what)).toEqual(
    expect.arrayContaining(['Reedbuck Island Camp', 'Leadwood Camp']),
  );
});

test('SEE-04/narrow where names are printed larger, a country the map is about keeps its name beside those of pins', () => {
  const { labels, whenNarrow } = labelsOf(southernAfrica, 720, [
    ['Okavango Delta', [22.8, -19.3]],
    ['Victoria Falls', [25.9, -17.9]],
    ['Mana Pools', [29.4, -15.8]],
  ]);
  const countries = ['South Africa', 'Namibia', 'Zimbabwe', 'Botswana', 'Zambia'];
  expect(labels.map(({ what }) => what)).toEqual(expect.arrayContaining(countries));
  expect(whenNarrow.map(({ what }) => what)).toEqual(expect.arrayContaining(countries));
});

test('SEE-04/narrow a stop with a long name is named in two lines, also where names are printed larger', () => {
  const stops = ['Marataba', 'Two nights on the train', 'Cape Cadogan', 'Tinga', 'Monwana', 'Oldenburg'];
  const places: Coordinates[] = [
    [27.6, -24.4],
    [24.8, -28.7],
    [18.4, -33.9],
    [31.6, -25],
    [31.3, -24.4],
    [19.1, -33.9],
  ];
  const { whenNarrow } = labelsOf(
    farSouth,
    520,
    stops.map((name, place) => [name, places[place] as Coordinates]),
  );
  expect(whenNarrow.map(({ what }) => what)).toContain('Two nights on the train');
});

test('SEE-04/named a name stands in the country of its pin where it has a place there, and else across a border', () => {
  const sheet = { width: 520, height: 520 };
  const boxOf = (x: number, border: number) => {
    const [placed] = placedPins(
      [{ key: 'camp', name: 'Omuramba Camp', at: [x, 260] }],
      ([across, down]) => [across, down],
      sheet,
      ([across]) => (across < border ? 'west' : 'east'),
    );
    return placed?.boxes[1];
  };
  expect(boxOf(150, 200)?.right).toBeLessThan(200);
  expect(boxOf(250, 200)?.left).toBeGreaterThan(200);
  // Too narrow a country for its name.
  expect(boxOf(20, 40)?.right).toBeGreaterThan(40);
});

test('SEE-04/named a pin at the edge of the sheet beside another has its name, slid inwards', () => {
  const placed = placedPins(
    [
      { key: 'coast', name: 'Fogline Camp', at: [25, 160] },
      { key: 'inland', name: 'Omuramba Camp', at: [93, 174] },
    ],
    ([across, down]) => [across, down],
    { width: 520, height: 460 },
  );
  expect(placed.map(({ large }) => large === null)).toEqual([false, false]);
});
