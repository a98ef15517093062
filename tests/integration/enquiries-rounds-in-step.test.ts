import { setTimeout as pause } from 'node:timers/promises';
import { noteLate, noteSilence } from '@sundowner/enquiries/delivery/notices/periodic-notices';
import { defaultLimits as limits } from '@sundowner/enquiries/limits';
import { notifyDueSoon } from '@sundowner/enquiries/pipeline/desk-jobs';
import type { Store } from '@sundowner/enquiries/store/database/port';
import { beforeEach, expect } from 'vitest';
import { createStage, onBothDatabases, type Stage, startTime } from './enquiries-stage.ts';

const hour = 3_600_000;
/** Milliseconds. One that holds what the other needs is not waited for. */
const together = 500;

/** Two machines on one database, whose transactions have both read before either writes, where none waits for the other's. */
function inStep(stores: readonly Store[]): Store[] {
  const both = Promise.withResolvers<void>();
  let arrived = 0;
  return stores.map((store) => ({
    ...store,
    transaction: (work) =>
      store.transaction((sql) =>
        work({
          ...sql,
          async rows<Row>(...asked: Parameters<typeof sql.rows>): Promise<Row[]> {
            const found = await sql.rows<Row>(...asked);
            arrived += 1;
            if (arrived >= 2) both.resolve();
            await Promise.race([both.promise, pause(together)]);
            return found;
          },
        }),
      ),
  }));
}

onBothDatabases((newDatabase, { name, testOnBoth }) => {
  let stage: Stage;
  let machines: Store[];
  beforeEach(async () => {
    const { dataDir, open } = await newDatabase();
    stage = createStage(await open(), dataDir);
    // SQLite has one machine, and one writer at a time.
    machines = name === 'sqlite' ? [stage.store, stage.store] : inStep([stage.store, await open()]);
    await stage.accepted();
  });
  const set = (text: string) => stage.store.transaction((sql) => sql.run(text));
  const told = () => set('UPDATE notices SET batch = id');

  testOnBoth('CLU-03/in-step what is due soon is told once by machines that look at one moment', async () => {
    await set(`UPDATE enquiries SET assignee = 'thandi', work = 'open', due_at = ${startTime + hour / 4}`);
    const numbers = await Promise.all(machines.map((store) => notifyDueSoon(store, startTime)));
    expect(numbers.toSorted()).toEqual([0, 1]);
    expect(await stage.count('told', "kind = 'due-soon'")).toBe(1);
  });

  testOnBoth('CLU-03/in-step what is late is noted once, and not again after it was told', async () => {
    const now = startTime + limits.lateAfter;
    const due = await stage.count('deliveries', "state <> 'delivered'");
    expect(due).toBeGreaterThan(0);
    const [first = 0, second = 0] = await Promise.all(
      machines.map(async (store, at) => {
        const noted = await noteLate(store, now, limits);
        // The first to note it has told of it by now.
        if (at === 0) await told();
        return noted;
      }),
    );
    expect(first + second).toBe(due);
  });

  testOnBoth('CLU-03/in-step a silence is noted once', async () => {
    const now = startTime + 12 * hour;
    await Promise.all(machines.map((store) => noteSilence(store, 12, now)));
    await told();
    await noteSilence(stage.store, 12, now + 1);
    expect(await stage.count('notices', "kind = 'silence'")).toBe(1);
    expect(await stage.count('notices', "kind = 'silence' AND batch IS NULL")).toBe(0);
  });
});
