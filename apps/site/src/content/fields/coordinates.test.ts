import { expect, test } from 'vitest';
import { withCoordinates } from './common.ts';
import { parseCoordinates } from './coordinates.ts';

test.each([
  ['24°57′S 31°30′E', { latitude: -24.95, longitude: 31.5 }],
  ['33°S 18°E', { latitude: -33, longitude: 18 }],
  ['24.98° S, 31.53° E', { latitude: -24.98, longitude: 31.53 }],
  ['12°30′N 3°15′W', { latitude: 12.5, longitude: -3.25 }],
])('%s is a place', (printed, place) => {
  expect(parseCoordinates(printed)).toEqual(place);
});

test.each([null, '', 'by the river', '24°57′S', '95°S 10°E', '10° N, 190° E'])('%s is none', (printed) => {
  expect(parseCoordinates(printed)).toBeNull();
});

test.each([
  [0, 0, true],
  [90, -180, true],
  [90.1, 0, false],
  [0, 181, false],
  [null, 20, false],
])('%s and %s are a place of an entry: %s', (latitude, longitude, isPlace) => {
  expect(withCoordinates({ latitude, longitude }).coordinates).toEqual(
    isPlace ? { latitude, longitude } : null,
  );
});
