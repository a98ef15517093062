import { expect, test } from 'vitest';
import { createDatabaseClock } from './database-clock.ts';

const hour = 3_600_000;
const start = 1_795_000_000_000;

/** A machine whose clock is off by some milliseconds, and a database on a way that takes as long as it is told, each way. */
function stage(offBy: number) {
  const state = { elapsed: 0, offBy, databaseSetBy: 0, there: 5, back: 5 };
  const right = () => start + state.elapsed;
  const clock = createDatabaseClock(
    {
      async query() {
        state.elapsed += state.there;
        const at = right() + state.databaseSetBy;
        state.elapsed += state.back;
        return { rows: [{ at }] };
      },
    },
    { now: () => right() + state.offBy, elapsed: () => 77 + state.elapsed },
  );
  return { state, right, clock };
}

test.each([-hour, -60_000, 0, 60_000, hour])(
  'CLU-10/followed a machine whose clock is off by %i ms tells the time of the database once it asked',
  async (offBy) => {
    const { state, right, clock } = stage(offBy);
    expect(clock.now()).toBe(right() + offBy);
    expect(clock.aheadMs()).toBeNull();
    await clock.compare();
    for (const gone of [0, 1, 60_000, 24 * hour]) {
      state.elapsed += gone;
      expect(clock.now()).toBe(right());
      expect(clock.aheadMs()).toBe(offBy);
    }
    // Somebody sets it right, or wrong by more: nothing that is compared changes.
    state.offBy = 7 * hour;
    expect(clock.now()).toBe(right());
    expect(clock.aheadMs()).toBe(7 * hour);
  },
);

test('CLU-10/followed an answer that was long on its way counts where there is no better, and says of no clock that it is wrong', async () => {
  const { state, right, clock } = stage(hour);
  Object.assign(state, { there: 3900, back: 100 });
  await clock.compare();
  // The middle of its way is 1.9 s before the moment it speaks of.
  expect(clock.now()).toBe(right() + 1900);
  expect(clock.aheadMs()).toBeNull();
  Object.assign(state, { there: 10, back: 10 });
  await clock.compare();
  state.elapsed += 5000;
  expect(clock.now()).toBe(right());
  expect(clock.aheadMs()).toBe(hour);
  // A worse one that fits to it changes nothing.
  Object.assign(state, { there: 10, back: 700 });
  await clock.compare();
  expect(clock.now()).toBe(right());
  // After hours a clock that is corrected while it runs may be off by more than that.
  state.elapsed += hour;
  state.databaseSetBy = 300;
  Object.assign(state, { there: 200, back: 200 });
  await clock.compare();
  expect(clock.now()).toBe(right() + 300);
});

test.each([hour, -hour])(
  'CLU-10/followed a database whose clock was set by %i ms is followed, however long the way there is now',
  async (setBy) => {
    const { state, right, clock } = stage(0);
    await clock.compare();
    clock.now();
    state.databaseSetBy = setBy;
    Object.assign(state, { there: 300, back: 300 });
    await clock.compare();
    expect(clock.now()).toBe(right() + setBy);
  },
);

test('CLU-10/followed a small correction back is waited for: time does not run backwards', async () => {
  const { state, right, clock } = stage(0);
  Object.assign(state, { there: 0, back: 800 });
  await clock.compare();
  const before = clock.now();
  Object.assign(state, { there: 5, back: 5, databaseSetBy: -500 });
  await clock.compare();
  expect(right() - 500).toBeLessThan(before);
  expect(clock.now()).toBe(before);
  state.elapsed += 2000;
  expect(clock.now()).toBe(right() - 500);
});

test('CLU-10/followed a database that does not answer leaves the time as it was', async () => {
  let answers = true;
  const clock = createDatabaseClock(
    {
      async query() {
        if (!answers) throw new Error('The database is away.');
        return { rows: [{ at: start }] };
      },
    },
    { now: () => start + hour, elapsed: () => 0 },
  );
  await clock.compare();
  answers = false;
  await expect(clock.compare()).rejects.toThrow('away');
  expect(clock.now()).toBe(start);
});
