import { afterEach, expect, test, vi } from 'vitest';
import type { AskedPurge } from './cdn-channel.ts';
import { type OwnPurges, startOwnPurges } from './own-purges.ts';
import { PurgeError } from './purge-post.ts';

let purges: OwnPurges | null = null;
afterEach(async () => {
  vi.useRealTimers();
  await purges?.stop();
  purges = null;
});

test('CLU-05/cdn a site without a studio beside it has its CDN told of everything first, then of what it outdates, again until it works', async () => {
  vi.useFakeTimers();
  const asked: AskedPurge['tags'][] = [];
  let fails = true;
  purges = startOwnPurges({
    async purge({ tags }) {
      asked.push(tags);
      if (fails) throw new PurgeError('away');
    },
  });
  await vi.advanceTimersByTimeAsync(800);
  expect(asked).toEqual([null, null, null]);
  fails = false;
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked).toEqual([null, null, null, null]);
  purges.wake();
  await vi.advanceTimersByTimeAsync(0);
  expect(asked.at(-1)).toEqual([]);
  expect(asked).toHaveLength(5);
  await vi.advanceTimersByTimeAsync(2000);
  expect(asked).toHaveLength(6);
});

test('CLU-05/cdn who asks to be left alone is, however often something changes', async () => {
  vi.useFakeTimers();
  let asked = 0;
  purges = startOwnPurges({
    async purge() {
      asked += 1;
      throw new PurgeError('asks to wait', 10_000);
    },
  });
  await vi.advanceTimersByTimeAsync(0);
  for (let times = 0; times < 9; times += 1) {
    purges.wake();
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(asked).toBe(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked).toBe(2);
});
