import { expect, test } from 'vitest';
import { attemptLimit } from './attempts.ts';

test('attempts beyond the limit wait for the oldest to pass', () => {
  let now = 0;
  const limit = attemptLimit(2, 60, () => now);
  expect(limit.take()).toBe(0);
  now = 10_000;
  expect(limit.take()).toBe(0);
  expect(limit.take()).toBe(50);
  now = 60_001;
  expect(limit.take()).toBe(0);
  expect(limit.take()).toBe(10);
});
