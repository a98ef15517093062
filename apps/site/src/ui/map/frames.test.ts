import { expect, test } from 'vitest';
import { countryOfName } from './atlas.ts';
import { boundsAround, cornersOf, frameFor, mapOf } from './frames.ts';
import { type Bounds, type Coordinates, liesWithin, projectionOf } from './geometry.ts';
import { farSouth, southernAfrica } from './southern-africa.ts';

const cape: Coordinates = [18.4, -33.9];
const mara: Coordinates = [35.1, -1.5];

const spanOf = ({ west, east, north, south }: Bounds) => [east - west, north - south];

test('a map holds every place with room around it and is never a strip', () => {
  const places: readonly Coordinates[] = [[25.8, -17.9], cape];
  const { west, east, north, south } = boundsAround(places);
  for (const [longitude, latitude] of places) {
    expect(longitude - west).toBeGreaterThanOrEqual(2);
    expect(east - longitude).toBeGreaterThanOrEqual(2);
    expect(north - latitude).toBeGreaterThanOrEqual(2 - 1e-9);
    expect(latitude - south).toBeGreaterThanOrEqual(2 - 1e-9);
  }
  expect(spanOf(boundsAround([[20, -20]]))[0]).toBe(8);
});

test('a usual frame is taken where it shows every place, else one of their own', () => {
  expect(frameFor([cape], [farSouth, southernAfrica])).toBe(farSouth);
  expect(frameFor([cape, [25.9, -17.9]], [farSouth, southernAfrica])).toBe(southernAfrica);
  for (const places of [[mara], [cape, mara], [[31.3, -9.9]]] as const) {
    const frame = frameFor(places, [farSouth, southernAfrica]);
    for (const place of places) expect(liesWithin(frame, place)).toBe(true);
  }
});

test.each([
  ['nowhere', []],
  ['the Gulf of Guinea', [[0, 0]]],
  ['the pole', [[31, 90]]],
  ['the other pole', [[0, -90]]],
  [
    'the date line',
    [
      [180, 0],
      [-180, 10],
    ],
  ],
  [
    'the whole earth',
    [
      [-180, 90],
      [180, -90],
    ],
  ],
] as readonly (readonly [string, readonly Coordinates[]])[])('%s has a frame that is drawn', (_, places) => {
  const frame = frameFor(places);
  for (const place of places) expect(liesWithin(frame, place)).toBe(true);
  const { height } = projectionOf(frame, 520);
  expect(height).toBeGreaterThan(300);
  expect(height).toBeLessThan(800);
});

test('a map is called after the countries its places lie in', () => {
  expect(mapOf(farSouth, [cape])).toBe('Map of southern Africa');
  expect(mapOf(frameFor([cape, mara]), [cape, mara])).toBe('Map of South Africa and Kenya');
  expect(mapOf(frameFor([[0, 0]]), [[0, 0]])).toBe('Map');
});

test('a country has its middle and its corners', () => {
  const zambia = countryOfName('zambia');
  expect(zambia && cornersOf(zambia).middle[0]?.map(Math.round)).toEqual([28, -13]);
  expect(zambia && cornersOf(zambia).corners.flat().map(Math.round)).toEqual([22, -18, 33, -8]);
});
