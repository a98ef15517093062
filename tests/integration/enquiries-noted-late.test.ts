import {
  type Store,
  StoreUnavailableError,
  type UnavailableReason,
} from '@sundowner/enquiries/store/database/port';
import { beforeEach, expect } from 'vitest';
import { createStage, onBothDatabases, type Stage } from './enquiries-stage.ts';

const second = 1000;
const minute = 60 * second;

/** How a store that is away refuses, one time after the other: its driver, its bounds of time, its watch. */
const reasons: readonly UnavailableReason[] = ['connection', 'busy', 'gone', 'full'];

/** Transactions that were refused. */
let tried = 0;

/** A store that can be away. */
function mayBeAway(store: Store): Store & { away: boolean } {
  return {
    ...store,
    away: false,
    transaction(work) {
      if (!this.away) return store.transaction(work);
      const reason = reasons[tried++ % reasons.length] ?? 'connection';
      return Promise.reject(new StoreUnavailableError(reason, 'away'));
    },
  };
}

onBothDatabases((newDatabase, { testOnBoth }) => {
  let stores: (Store & { away: boolean })[];
  let machines: Stage[];
  beforeEach(async () => {
    const database = await newDatabase();
    stores = [mayBeAway(await database.open()), mayBeAway(await database.open())];
    const [keyring] = [createStage(stores[0] as Store, database.dataDir)].map((stage) => stage.keyring);
    machines = stores.map((store) =>
      createStage(store, database.dataDir, { keyring: keyring as Stage['keyring'], limits: { poll: 1 } }),
    );
  });

  const [first, other] = [() => machines[0] as Stage, () => machines[1] as Stage];
  const setAway = (away: boolean) => {
    for (const store of stores) store.away = away;
  };
  const pass = (milliseconds: number) => {
    for (const { clock } of machines) clock.at += milliseconds;
  };
  /** How many deliveries of every channel a machine made. */
  const made = ({ channels }: Stage) => Object.values(channels).flatMap(({ seen }) => seen).length;

  testOnBoth(
    'SUB-10 what was delivered while the store was away, longer than a lease, is written down when it is back, and made by nobody again',
    async () => {
      await first().accepted();
      const all = Promise.withResolvers<void>();
      for (const channel of Object.values(first().channels))
        channel.script.push(async () => {
          await all.promise;
          return { detail: 'taken' };
        });
      const delivering = first().pipeline.worker.tick();
      await expect.poll(() => made(first())).toBe(3);
      setAway(true);
      all.resolve();
      await expect.poll(() => first().logged()).toContain('it may be made twice');
      // Each of them, and several times.
      const tries = tried;
      await expect.poll(() => tried).toBeGreaterThan(tries + 3 * reasons.length);
      pass(5 * minute);
      await other().pipeline.worker.tick();
      setAway(false);
      // Before the first has tried again.
      expect(await other().pipeline.worker.tick()).toBe(0);
      await delivering;
      pass(minute);
      await other().pipeline.worker.tick();
      expect([made(first()), made(other())]).toEqual([3, 0]);
      expect(await first().count('deliveries', "state = 'delivered'")).toBe(3);
    },
  );

  testOnBoth(
    'SUB-10 of a worker that ended while the store was away the others take over what it had, a little later',
    async () => {
      await first().accepted();
      const held = Promise.withResolvers<void>();
      for (const channel of Object.values(first().channels))
        channel.script.push(() => held.promise.then(() => ({ detail: 'taken' })));
      const ended = first().pipeline.worker.tick();
      await expect.poll(() => made(first())).toBe(3);
      setAway(true);
      pass(5 * minute);
      await other().pipeline.worker.tick();
      setAway(false);
      expect(await other().pipeline.worker.tick()).toBe(0);
      pass(20 * second);
      expect(await other().pipeline.worker.tick()).toBe(3);
      held.resolve();
      await ended;
      expect(await first().count('attempts', "outcome = 'delivered'")).toBe(3);
    },
  );
});
