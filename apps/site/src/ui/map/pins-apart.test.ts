import { expect, test } from 'vitest';
import { pinsApart } from './pins-apart.ts';

test('marks that lie on one another are moved apart, and others are left alone', () => {
  const [one, two, far] = pinsApart(
    [
      [100, 100],
      [100, 100],
      [300, 300],
    ],
    32,
  );
  expect(Math.hypot((one?.x ?? 0) - (two?.x ?? 0), (one?.y ?? 0) - (two?.y ?? 0))).toBeGreaterThanOrEqual(
    31.9,
  );
  expect(far).toEqual({ x: 300, y: 300 });
});

test('one that is kept stays where it is, and those beside it give way', () => {
  const [one, two, three] = pinsApart(
    [
      [100, 100],
      [104, 100],
      [100, 96],
    ],
    32,
    1,
  );
  expect(two).toEqual({ x: 104, y: 100 });
  for (const other of [one, three])
    expect(Math.hypot((other?.x ?? 0) - 104, (other?.y ?? 0) - 100)).toBeGreaterThanOrEqual(31.9);
});
