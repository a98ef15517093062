import { expect, test } from 'vitest';
import { type Point, softLine, softLineWithin, straightLineWithin } from './geometry.ts';
import { curvesOf } from './path-curves.ts';
import { pathData } from './path-data.ts';

const box = { left: 0, top: 0, right: 100, bottom: 100 };

test('a path is said in steps, and a smooth one by its ends', () => {
  expect(
    pathData([
      { move: [10, 20] },
      { straight: [10.5, 17] },
      { straight: [0, 0] },
      {
        curve: [
          [0, 0],
          [1, 2],
          [3, 4],
          [5, 6],
        ],
      },
      {
        curve: [
          [5, 6],
          [7, 8],
          [9, 8],
          [10, 0],
        ],
      },
      {
        curve: [
          [10, 0],
          [10, 1],
          [9, 8],
          [10, 20],
        ],
      },
    ]),
  ).toBe('M10 20l.5-3-10.5-17c1 2 3 4 5 6s4 2 5-6c0 1-1 8 0 20');
});

const ring: Point[] = [
  [50, 50],
  [300, 40],
  [310, -200],
  [-200, -210],
  [-210, 40.5],
];

test.each([true, false])('it has the curves of the line, tenth for tenth: closed %s', (isClosed) => {
  const all = { left: -999, top: -999, right: 999, bottom: 999 };
  const points = Array.from(
    { length: 40 },
    (_, place): Point => [
      Math.round(3000 * Math.cos(place * 1.7)) / 10,
      Math.round(2000 * Math.sin(place * 2.3)) / 10,
    ],
  );
  for (const line of [ring, points])
    expect(curvesOf(softLineWithin(line, isClosed, all))).toEqual(curvesOf(softLine(line, isClosed)));
});

test('of an open line only what is seen in a box is drawn, curve for curve', () => {
  const points: Point[] = [-60, -20, 20, 60, 120, 160, 220].map((x) => [x, 50]);
  const seen = curvesOf(softLineWithin(points, false, box));
  expect(seen).toEqual(curvesOf(softLine(points, false)).slice(1, 4));
  expect(softLineWithin(points, false, { ...box, top: 60 })).toBe('');
  expect(straightLineWithin(points, box)).toBe('M-20 50l40 0 40 0 60 0');
});

test('a closed line follows the edges of a box beyond it, and holds the same of what is in it', () => {
  const path = softLineWithin(ring, true, box);
  const whole = curvesOf(softLine(ring, true));
  const seen = curvesOf(path);
  expect(seen.length).toBeGreaterThan(0);
  expect(seen.length).toBeLessThan(whole.length);
  for (const curve of seen) expect(whole).toContainEqual(curve);
  expect(path).toMatch(/Z$/);
});

test('a closed line around a box is the box, and one beside it is nothing', () => {
  const around: Point[] = [
    [-300, -300],
    [400, -300],
    [400, 400],
    [-300, 400],
  ];
  expect(softLineWithin(around, true, box)).toBe('M0 0l100 0 0 100-100 0 0-100Z');
  const beside = around.map(([x, y]): Point => [x + 900, y]);
  expect(softLineWithin(beside, true, box)).toBe('');
});
