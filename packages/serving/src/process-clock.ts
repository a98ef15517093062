import { createDatabaseClock, type DatabaseClock } from './database-clock.ts';
import type { Database } from './own-table.ts';

/** Next bundles routes apart from what starts the studio, so a module's own variable would exist twice; the process has one global object. */
const key = Symbol.for('sundowner.clock');
const globals = globalThis as { [key]?: { readonly machineNow: () => number; clock: DatabaseClock } };

/**
 * Has this process tell the time of a database that machines share, in everything: `Date` gives no other any more. What machines write into
 * the database and compare there (leases, due times, locks of entries, sessions, counts) is written by our code and by that of Payload and
 * of rate-limiter-flexible, which know no clock but this one. A process that is not asked to goes by its machine's clock.
 *
 * @throws what the driver throws; the process then goes by the clock it went by before
 */
export async function followDatabaseClock(database: Database): Promise<void> {
  const { machineNow = Date.now.bind(Date) } = globals[key] ?? {};
  const clock = createDatabaseClock(database, { now: machineNow, elapsed: () => performance.now() });
  await clock.compare();
  if (globals[key]) {
    globals[key].clock = clock;
    return;
  }
  globals[key] = { machineNow, clock };
  tellTimeBy(() => globals[key]?.clock.now() ?? machineNow());
}

/** The clock this process follows; it asks nobody, and knows nothing, where it follows none. */
export const processClock: DatabaseClock = {
  now: () => Date.now(),
  aheadMs: () => globals[key]?.clock.aheadMs() ?? null,
  compare: async () => globals[key]?.clock.compare(),
};

/** Dates that are made of something stay what they are; a date of this moment is one of `now`. */
function tellTimeBy(now: () => number): void {
  const MachineDate = globalThis.Date;
  const OneDate: DateConstructor = new Proxy(MachineDate, {
    construct: (target, given, asked) =>
      Reflect.construct(target, given.length === 0 ? [now()] : given, asked),
    apply: () => new MachineDate(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
  // Who asks a date for what made it gets the same.
  MachineDate.prototype.constructor = OneDate;
  globalThis.Date = OneDate;
}
