import { expect, test } from 'vitest';
import { backoff } from './backoff.ts';
import { defaultLimits } from './limits.ts';

const limits = { first: defaultLimits.firstBackoff, longest: defaultLimits.longestBackoff };

test('waits double from five seconds to an hour', () => {
  const waits = Array.from({ length: 14 }, (_, index) => backoff(index + 1, limits, () => 1) / 1000);
  expect(waits).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 1280, 2560, 3600, 3600, 3600, 3600]);
  expect(backoff(10_000, limits, () => 1)).toBe(3_600_000);
});

test('the upper half of a wait is at random', () => {
  expect(backoff(1, limits, () => 0)).toBe(2500);
  expect(backoff(1, limits, () => 0.5)).toBe(3750);
});
