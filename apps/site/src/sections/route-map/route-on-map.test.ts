import { expect, test } from 'vitest';
import { boundsAround, daysAtStops, pinsApart, travelledBy } from './route-on-map.ts';

const day = (place: string) => ({ title: '', place, text: '', stay: '', travel: '', picture: null });

test('days find their stops in order, also where a place comes twice', () => {
  const stops = [{ name: 'Maun' }, { name: 'Chobe' }, { name: 'Maun' }];
  const placed = daysAtStops(['Maun', 'Maun', 'Chobe', 'Maun', 'Home'].map(day), stops);
  expect(placed.map(({ stop, arrives }) => [stop, arrives])).toEqual([
    [0, true],
    [0, false],
    [1, true],
    [2, true],
    [null, false],
  ]);
});

test.each([
  ['Light aircraft from Maun, 25 minutes', 'air'],
  ['Flight from Cape Town to Hoedspruit', 'air'],
  ['By helicopter from Thornybush, 30 minutes', 'air'],
  ['By road across the border at Kazungula', 'road'],
  ['By car from the airport, 25 minutes', 'road'],
  ['On foot, and eleven kilometres by road', 'road'],
  ['By rail', 'road'],
  ['', 'road'],
])('%s is by %s', (words, by) => {
  expect(travelledBy(words)).toBe(by);
});

test('marks that lie on one another are moved apart, and others are left alone', () => {
  const [one, two, far] = pinsApart([
    [100, 100],
    [100, 100],
    [300, 300],
  ]);
  expect(Math.hypot((one?.x ?? 0) - (two?.x ?? 0), (one?.y ?? 0) - (two?.y ?? 0))).toBeGreaterThanOrEqual(
    31.9,
  );
  expect(far).toEqual({ x: 300, y: 300 });
});

test('a map holds every place with room around it and is never a strip', () => {
  const places = [
    { latitude: -17.9, longitude: 25.8 },
    { latitude: -33.9, longitude: 18.4 },
  ];
  const { west, east, north, south } = boundsAround(places);
  for (const { latitude, longitude } of places) {
    expect(longitude - west).toBeGreaterThanOrEqual(2);
    expect(east - longitude).toBeGreaterThanOrEqual(2);
    expect(north - latitude).toBeGreaterThanOrEqual(2 - 1e-9);
    expect(latitude - south).toBeGreaterThanOrEqual(2 - 1e-9);
  }
  const alone = boundsAround([{ latitude: -20, longitude: 20 }]);
  expect(alone.east - alone.west).toBe(8);
});
