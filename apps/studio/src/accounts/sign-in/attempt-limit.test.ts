import { expect, test } from 'vitest';
import { attemptLimit } from './sign-in-attempts.ts';

test('attempts beyond the limit wait, and nobody waits for those of another network', async () => {
  const limit = attemptLimit(2, 60);
  expect(await limit.take('198.51.100.7')).toBe(0);
  expect(await limit.take('198.51.100.7')).toBe(0);
  const wait = await limit.take('198.51.100.7');
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(60);
  expect(await limit.take('203.0.113.9')).toBe(0);
  expect(await limit.take('2001:db8:7::/64')).toBe(0);
});
