import { expect, test } from 'vitest';
import { groundOf } from './projection.ts';

const river = { latitude: -24.9772, longitude: 31.5631 };
const ivory = { latitude: -24.9594, longitude: 31.5312 };
const house = { latitude: -24.9571, longitude: 31.5274 };

test('north is up, east is right, and a kilometre is a kilometre both ways', () => {
  const { places, perKilometre } = groundOf([river, ivory]);
  const [a, b] = places;
  expect(b?.y).toBeLessThan(a?.y ?? 0);
  expect(b?.x).toBeLessThan(a?.x ?? 0);
  const drawn = Math.hypot((a?.x ?? 0) - (b?.x ?? 0), (a?.y ?? 0) - (b?.y ?? 0));
  // 3.77 km by the haversine formula.
  expect(drawn / perKilometre).toBeCloseTo(3.77, 1);
});

test('numbers of places near one another stand apart, the places stay', () => {
  const { places } = groundOf([river, ivory, house, house]);
  for (const [place, one] of places.entries())
    for (const two of places.slice(place + 1))
      expect(Math.hypot(one.markX - two.markX, one.markY - two.markY)).toBeGreaterThan(28);
  expect([places[2]?.x, places[2]?.y]).toEqual([places[3]?.x, places[3]?.y]);
});

test('one place alone has surroundings and a grid', () => {
  const { places, meridians, parallels } = groundOf([river]);
  expect(places).toHaveLength(1);
  expect(meridians.length).toBeGreaterThan(1);
  expect(parallels[0]?.label).toMatch(/^24°\d\d(\.\d)?′ S$/);
});

test.each([
  [0, 0],
  [90, 31],
  [-90, 180],
])('odd coordinates have their place on a local map: %d, %d', (latitude, longitude) => {
  const ground = groundOf([{ latitude, longitude }]);
  expect(ground.places).toEqual([{ x: 380, y: 300, markX: 380, markY: 300 }]);
  expect(JSON.stringify(ground)).not.toContain('null');
});
