import { expect, test } from 'vitest';
import { hasStarted, noteStarted } from '../runtime/shared-state.ts';
import { healthAnswer } from './health.ts';

async function ask(ours: boolean, away: boolean) {
  const response = await healthAnswer({
    started: hasStarted,
    answers: async () => ours,
    isAway: async () => away,
  });
  return [response.status, await response.json()];
}

test('the studio is not ready before its start has come to its end, and then as its database is', async () => {
  expect(await ask(true, false)).toEqual([503, { ok: false }]);
  noteStarted();
  expect(await ask(true, false)).toEqual([200, { ok: true }]);
  expect(await ask(false, true)).toEqual([503, { ok: false, waitsFor: 'database' }]);
  expect(await ask(false, false)).toEqual([500, { ok: false }]);
});
