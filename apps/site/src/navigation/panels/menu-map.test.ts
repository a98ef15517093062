import { expect, test } from 'vitest';
import { currentCollection } from '../../content/places/collection-scope.ts';
import { menuMapOf } from './menu-map.ts';

const property = (key: string, latitude: number, longitude: number) => ({
  key,
  shortName: key,
  place: { latitude, longitude },
});

const demonstration = [
  property('lionsands', -24.95, 31.5167),
  property('marataba', -24.3333, 27.4667),
  property('capecadogan', -33.9331, 18.4109),
  property('monwana', -24.4333, 31.1667),
];
const pinsOf = (map: ReturnType<typeof menuMapOf>) =>
  Object.fromEntries([...map.pins].map(([key, { x, y }]) => [key, [x, y]]));

test('the properties of the demonstration lie on the picture of southern Africa, where they always did', () => {
  const map = menuMapOf(demonstration, currentCollection().countries);
  expect([map.isPicture, map.label, map.width, map.height]).toEqual([
    true,
    'Map of southern Africa',
    760,
    808,
  ]);
  expect(pinsOf(map)).toEqual({
    lionsands: [587, 384],
    marataba: [457, 363],
    capecadogan: [167, 700],
    monwana: [576, 366],
  });
  const before = {
    'South Africa': [353, 593, false],
    Namibia: [131, 298, false],
    Botswana: [343, 232, false],
    Zimbabwe: [529, 183, false],
    Mozambique: [689, 319, true],
  } as const;
  expect(map.drawing.names.map(({ name }) => name).sort()).toEqual(Object.keys(before).sort());
  // They stood at whole units.
  for (const [name, [x, y, small]] of Object.entries(before)) {
    const now = map.drawing.names.find((each) => each.name === name);
    expect(Math.abs((now?.x ?? 0) - x), name).toBeLessThanOrEqual(0.5);
    expect(Math.abs((now?.y ?? 0) - y), name).toBeLessThanOrEqual(0.5);
    expect(now?.small, name).toBe(small);
  }
});

test.each([
  ['Kenya', [property('mara', -1.5, 35.1), property('lamu', -2.27, 40.9)]],
  ['Zambia', [property('north', -9.9, 31.3)]],
  ['Rwanda', [property('volcanoes', -1.5, 29.6)]],
  ['Kenya and South Africa', [property('mara', -1.5, 35.1), property('cape', -33.9, 18.4)]],
  ['Seychelles', [property('island', -4.6, 55.5)]],
] as const)(
  'every property of a collection elsewhere has its pin on its own land: %s',
  (countries, properties) => {
    const map = menuMapOf(properties, currentCollection().countries);
    expect(map.isPicture).toBe(false);
    expect(map.label).toBe(`Map of ${countries}`);
    expect(map.drawing.land).not.toBe('');
    expect(map.pins.size).toBe(properties.length);
    // The panel shows the map from below: a wide window cuts off its upper part, a narrow one its sides.
    for (const { x, y, name } of map.pins.values()) {
      expect(x).toBeGreaterThan(map.width * 0.2);
      expect(x).toBeLessThan(map.width * 0.8);
      expect(y).toBeGreaterThan(map.height * 0.5);
      expect(y).toBeLessThan(map.height * 0.96);
      expect(name.anchor === 'end' || name.x < map.width * 0.7).toBe(true);
    }
    const named = map.drawing.names.map(({ name }) => name);
    for (const country of countries.split(' and ')) expect(named).toContain(country);
  },
);

test('a property in the north of southern Africa is not cut off: its map is drawn for it', () => {
  const map = menuMapOf([property('falls', -17.9, 25.9)], []);
  expect([map.isPicture, map.label]).toEqual([false, 'Map of Zimbabwe']);
  expect(map.drawing.rivers.length).toBeGreaterThan(0);
});

test('a property without coordinates has no pin, and odd ones have theirs', () => {
  expect(menuMapOf([{ key: 'new', shortName: 'New', place: null }], []).pins.size).toBe(0);
  const odd = menuMapOf([property('zero', 0, 0), property('pole', 90, 31), property('far', -90, -180)], []);
  expect(odd.pins.size).toBe(3);
  expect(JSON.stringify([odd.drawing, [...odd.pins]])).not.toContain('null');
});
