import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { spaced } from './spaced.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what is asked for is done at once, and a second later for all who asked meanwhile', () => {
  const work = vi.fn();
  const looks = spaced(work, 1000);
  for (let times = 0; times < 50; times += 1) {
    looks.ask();
    vi.advanceTimersByTime(10);
  }
  expect(work).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(500);
  expect(work).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(5000);
  expect(work).toHaveBeenCalledTimes(2);
  looks.ask();
  expect(work).toHaveBeenCalledTimes(3);
});

test('nothing is done after the stop', () => {
  const work = vi.fn();
  const looks = spaced(work, 1000);
  looks.ask();
  looks.ask();
  looks.stop();
  vi.advanceTimersByTime(5000);
  expect(work).toHaveBeenCalledTimes(1);
});
