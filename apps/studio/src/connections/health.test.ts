import { expect, onTestFinished, test, vi } from 'vitest';
import { hasStarted, isDraining, noteDraining, noteStarted } from '../runtime/shared-state.ts';
import { healthAnswer, ready, readyAnswer } from './health.ts';

async function ask(ours: boolean, away: boolean) {
  const response = await healthAnswer({
    started: hasStarted,
    answers: async () => ours,
    isAway: async () => away,
  });
  return [response.status, await response.json()];
}

async function askReady(ours: boolean) {
  const response = await readyAnswer({
    started: hasStarted,
    answers: async () => ours,
    draining: isDraining,
  });
  return [response.status, await response.json()];
}

test('the studio is not ready before its start has come to its end, and then as its database is', async () => {
  expect(await ask(true, false)).toEqual([503, { ok: false }]);
  expect(await askReady(true)).toEqual([503, { ok: false, waitsFor: 'start' }]);
  noteStarted();
  expect(await ask(true, false)).toEqual([200, { ok: true }]);
  expect(await ask(false, true)).toEqual([503, { ok: false, waitsFor: 'database' }]);
  expect(await ask(false, false)).toEqual([500, { ok: false }]);
});

test('CLU-05/ready however many ask whether people may be sent here, the database is asked once', async () => {
  const count = vi.fn(async () => ({ totalDocs: 1 }));
  const request = { payload: { count } } as never;
  // The test runner has one of its own.
  vi.stubEnv('MODE', 'demo');
  onTestFinished(() => void vi.unstubAllEnvs());
  noteStarted();
  const all = await Promise.all(Array.from({ length: 50 }, () => ready.handler(request)));
  expect(all.map(({ status }) => status)).toEqual(Array(50).fill(200));
  expect(count).toHaveBeenCalledTimes(1);
});

test('CLU-05/ready people are sent to a studio while its database answers, whatever a new start would mend, and until it is stopped', async () => {
  expect(await askReady(true)).toEqual([200, { ok: true }]);
  expect(await askReady(false)).toEqual([503, { ok: false, waitsFor: 'database' }]);
  noteDraining();
  expect(await askReady(true)).toEqual([503, { ok: false, draining: true }]);
  expect(await ask(true, false)).toEqual([200, { ok: true }]);
});
