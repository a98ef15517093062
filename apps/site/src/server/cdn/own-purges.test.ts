import { afterEach, expect, test, vi } from 'vitest';
import { type OwnPurges, startOwnPurges } from './own-purges.ts';
import { PurgeError } from './purge-post.ts';

let purges: OwnPurges | null = null;
afterEach(async () => {
  vi.useRealTimers();
  await purges?.stop();
  purges = null;
});

test('CLU-05/cdn CLU-07/retried a site has its CDN told of everything first, then of what it outdates, at once, again until it works', async () => {
  vi.useFakeTimers();
  const acts: string[] = [];
  let fails = true;
  purges = startOwnPurges({
    outdated: (tags) => void acts.push(`outdated ${tags}`),
    async purge() {
      acts.push('purge');
      if (fails) throw new PurgeError('away');
    },
  });
  await vi.advanceTimersByTimeAsync(800);
  expect(acts).toEqual(['outdated null', 'purge', 'purge', 'purge']);
  fails = false;
  await vi.advanceTimersByTimeAsync(1000);
  expect(acts).toHaveLength(5);
  purges.wake();
  await vi.advanceTimersByTimeAsync(0);
  expect(acts).toHaveLength(6);
  await vi.advanceTimersByTimeAsync(2000);
  expect(acts.slice(1)).toEqual(Array.from({ length: 6 }, () => 'purge'));
});

test('CLU-07/retried who asks to be left alone is, however often something changes', async () => {
  vi.useFakeTimers();
  let asked = 0;
  purges = startOwnPurges({
    outdated: () => {},
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
