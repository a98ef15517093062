import { expect, test } from 'vitest';
import { createBackgroundLoop } from './background-loop.ts';

const long = 3_600_000;
const aMoment = () => new Promise((resolve) => setImmediate(resolve));

test('it waits between two rounds, goes on when it is woken, and ends when it is stopped', async () => {
  let rounds = 0;
  const loop = createBackgroundLoop(async () => {
    rounds += 1;
    return long;
  });
  loop.start();
  loop.start();
  await expect.poll(() => rounds).toBe(1);
  await aMoment();
  expect(rounds).toBe(1);
  loop.wake();
  await expect.poll(() => rounds).toBe(2);
  expect(loop.stopping).toBe(false);
  await loop.stop();
  expect(loop.stopping).toBe(true);
  loop.wake();
  await aMoment();
  expect(rounds).toBe(2);
  // It can be started again.
  loop.start();
  await expect.poll(() => rounds).toBe(4);
  await loop.stop();
});

test('a wake during a round is not lost, and a stop waits for the round to end', async () => {
  let rounds = 0;
  let endRound = () => {};
  const loop = createBackgroundLoop(async () => {
    rounds += 1;
    await new Promise<void>((resolve) => {
      endRound = resolve;
    });
    return long;
  });
  loop.start();
  loop.wake();
  endRound();
  await expect.poll(() => rounds).toBe(2);
  let stopped = false;
  const stopping = loop.stop().then(() => {
    stopped = true;
  });
  await aMoment();
  expect(stopped).toBe(false);
  endRound();
  await stopping;
  expect(rounds).toBe(2);
});

test('a round says how long to wait: after a failure as long as it backs off, not at all, or that it is done', async () => {
  const answers = [0, 5, 0, null];
  let rounds = 0;
  const loop = createBackgroundLoop(async () => answers[rounds++] ?? null);
  const began = performance.now();
  loop.start();
  await expect.poll(() => rounds).toBe(4);
  expect(performance.now() - began).toBeGreaterThanOrEqual(4);
  await aMoment();
  expect(rounds).toBe(4);
  await loop.stop();
});

test('inside a round a wait ends at a wake, a rest at the stop alone', async () => {
  const done: string[] = [];
  const loop = createBackgroundLoop(async () => {
    await loop.wait(long);
    done.push('wait');
    await loop.rest(long);
    done.push('rest');
    return null;
  });
  loop.start();
  loop.wake();
  await expect.poll(() => done).toEqual(['wait']);
  loop.wake();
  await aMoment();
  expect(done).toEqual(['wait']);
  await loop.stop();
  expect(done).toEqual(['wait', 'rest']);
});
