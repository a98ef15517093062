import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { databaseChannels } from './database-channels.ts';
import { createMachineNotifier } from './notify-machines.ts';

const { desk, work } = databaseChannels;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function notifier(fails = false) {
  const said: string[] = [];
  const machines = createMachineNotifier({
    gapMs: 200,
    query: async ({ values: [channel = ''] }) => {
      said.push(channel);
      if (fails) throw new Error('away');
    },
  });
  return { machines, said };
}

test('CLU-03/together many changes of one moment are one notification at once, and one for the rest of them', async () => {
  const { machines, said } = notifier();
  for (let times = 0; times < 50; times += 1) machines.notify(desk);
  machines.notify(work);
  expect(said).toEqual([desk, work]);
  await vi.advanceTimersByTimeAsync(200);
  expect(said).toEqual([desk, work, desk]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(said).toHaveLength(3);
  machines.notify(desk);
  expect(said).toHaveLength(4);
});

test('CLU-03/together what waits at the end is said then, and a database that is away fails nobody', async () => {
  const { machines, said } = notifier(true);
  machines.notify(desk);
  machines.notify(desk);
  await machines.stop();
  expect(said).toEqual([desk, desk]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(said).toHaveLength(2);
});

test('CLU-03/together a machine does not hear itself, but others and a new connection', async () => {
  const values: (readonly string[])[] = [];
  const machines = createMachineNotifier({ query: async (statement) => values.push(statement.values) });
  machines.notify(work);
  await machines.stop();
  let heard = 0;
  const hear = machines.fromOthers(() => {
    heard += 1;
  });
  hear(values[0]?.[1] ?? null);
  expect(heard).toBe(0);
  hear('another machine');
  hear(null);
  expect(heard).toBe(2);
});
