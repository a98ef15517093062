import { expect, test } from 'vitest';
import { currentCollection } from '../../content/places/collection-scope.ts';
import { linesOnGround } from './lines-on-ground.ts';
import { groundOf } from './projection.ts';

const linesRound = (...coordinates: { latitude: number; longitude: number }[]) => {
  const ground = groundOf(coordinates);
  const marks = ground.places.map(({ markX: x, markY: y }) => ({ x, y }));
  return { ground, marks, lines: linesOnGround(currentCollection().groundLines, ground, marks) };
};

test('a map shows the waters and roads that cross it, and no others', () => {
  const lowveld = linesRound(
    { latitude: -24.9772, longitude: 31.5631 },
    { latitude: -24.88, longitude: 31.4 },
  );
  expect(lowveld.lines.map(({ name }) => name)).toEqual(expect.arrayContaining(['Sabie', 'R536']));
  expect(lowveld.lines.map(({ name }) => name)).not.toContain('Matlabas');
  const nowhere = linesRound({ latitude: -20, longitude: 24 }, { latitude: -20.2, longitude: 24.2 });
  expect(nowhere.lines).toEqual([]);
});

test('the sea lies off the cape, named where it is open', () => {
  const { lines } = linesRound(
    { latitude: -33.93, longitude: 18.41 },
    { latitude: -34.4187, longitude: 19.2345 },
  );
  const sea = lines.find(({ kind }) => kind === 'sea');
  expect(sea?.path.endsWith('Z')).toBe(true);
  expect(sea?.at).not.toBeNull();
});

test('a name keeps its distance from numbers and edges', () => {
  const { lines, marks, ground } = linesRound(
    { latitude: -24.9772, longitude: 31.5631 },
    { latitude: -24.9711, longitude: 31.6128 },
    { latitude: -24.88, longitude: 31.4 },
  );
  const named = lines.flatMap(({ at }) => (at ? [at] : []));
  expect(named.length).toBeGreaterThan(0);
  for (const [x, y] of named) {
    for (const mark of marks) expect(Math.hypot(mark.x - x, mark.y - y)).toBeGreaterThanOrEqual(57);
    expect(x).toBeLessThan(ground.width - 50);
    expect(y).toBeGreaterThan(30);
  }
});
