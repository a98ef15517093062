import { expect, test } from 'vitest';
import { health } from './health.ts';
import { noteStarted } from './started.ts';

const ask = () =>
  health.handler({ payload: { count: async () => ({ totalDocs: 0 }) } } as never) as Promise<Response>;

test('the studio is not ready before its start has come to its end, whatever answers already', async () => {
  const before = await ask();
  expect([before.status, await before.json()]).toEqual([503, { ok: false }]);
  noteStarted();
  const after = await ask();
  expect([after.status, await after.json()]).toEqual([200, { ok: true }]);
});
