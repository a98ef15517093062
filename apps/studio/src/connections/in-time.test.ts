import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inTime, TooLate } from './in-time.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a step that never ends is left behind, and one that ends is itself', async () => {
  const hung = expect(inTime(new Promise(() => {}), 1000)).rejects.toThrow(TooLate);
  await vi.advanceTimersByTimeAsync(1000);
  await hung;
  expect(await inTime(Promise.resolve(7), 1000)).toBe(7);
  await expect(inTime(Promise.reject(new Error('no')), 1000)).rejects.toThrow('no');
  expect(vi.getTimerCount()).toBe(0);
});
