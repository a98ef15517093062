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
