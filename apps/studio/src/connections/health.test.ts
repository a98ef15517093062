import { expect, test } from 'vitest';
import { hasStarted, isDraining, noteDraining, noteStarted } from '../runtime/shared-state.ts';
import { healthAnswer, readyAnswer } from './health.ts';

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

test('CLU-05/ready people are sent to a studio while its database answers, whatever a new start would mend, and until it is stopped', async () => {
  expect(await askReady(true)).toEqual([200, { ok: true }]);
  expect(await askReady(false)).toEqual([503, { ok: false, waitsFor: 'database' }]);
  noteDraining();
  expect(await askReady(true)).toEqual([503, { ok: false, draining: true }]);
  expect(await ask(true, false)).toEqual([200, { ok: true }]);
});
