import { expect, test } from 'vitest';
import { daysAtStops, travelledBy } from './route-on-map.ts';

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
  ['Charter to Hoedspruit, then by road', 'air'],
  ['Charter flight to Skukuza, 1 hour 15 minutes', 'air'],
  ['An hour in a chartered aircraft', 'air'],
  ['By seaplane', 'air'],
  ['Flights by way of Johannesburg', 'air'],
  ['By chartered boat to the island', 'road'],
  ['By dhow to the airfield, then a flight', 'road'],
  ['By road across the border at Kazungula', 'road'],
  ['By car from the airport, 25 minutes', 'road'],
  ['On foot, and eleven kilometres by road', 'road'],
  ['By rail', 'road'],
  ['', 'road'],
])('%s is by %s', (words, by) => {
  expect(travelledBy(words)).toBe(by);
});
