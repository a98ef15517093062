import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** Runs it as a process of its own: what is tried is of the whole process. @returns what it says */
function inProcess(code: string): unknown {
  const module = JSON.stringify(new URL('./process-clock.ts', import.meta.url).href);
  const script = `import { followDatabaseClock, processClock } from ${module};
    const MachineDate = Date;
    const machine = Date.now.bind(Date);
    const offBy = (by) => ({ query: async () => ({ rows: [{ at: machine() + by }] }) });
    const isOff = (moment, by) => Math.abs(Number(moment) - machine() - by) < 60_000;
    ${code}`;
  const args = ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', script];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }));
}

test('CLU-10/followed every date of a process that follows a database is by its clock, and what is made of something stays', () => {
  const said = inProcess(`
    const before = new Date(5);
    const earlier = [isOff(Date.now(), 0), processClock.aheadMs()];
    await followDatabaseClock(offBy(-3_600_000));
    console.log(JSON.stringify({
      earlier,
      now: isOff(Date.now(), -3_600_000),
      made: isOff(new Date(), -3_600_000),
      said: isOff(Date.parse(Date()), -3_600_000),
      clock: isOff(processClock.now(), -3_600_000),
      ahead: Math.round(processClock.aheadMs() / 60_000),
      given: [new Date(0).toISOString(), new Date('2026-11-30T12:00:00Z').getTime(), Date.UTC(2026, 10, 30)],
      kind: [before instanceof Date, new Date() instanceof MachineDate, before.constructor === Date, structuredClone(new Date(7)).getTime()],
      own: (() => { class Own extends Date {} const one = new Own(); return [one instanceof Own, isOff(one, -3_600_000)]; })(),
    }));`);
  expect(said).toEqual({
    earlier: [true, null],
    now: true,
    made: true,
    said: true,
    clock: true,
    ahead: 60,
    given: ['1970-01-01T00:00:00.000Z', Date.parse('2026-11-30T12:00:00Z'), Date.UTC(2026, 10, 30)],
    kind: [true, true, true, 7],
    own: [true, true],
  });
});

test('CLU-10/followed a process that follows another database says how far its machine is off that one; one that cannot be asked changes nothing', () => {
  const said = inProcess(`
    await followDatabaseClock(offBy(-3_600_000));
    await followDatabaseClock(offBy(7_200_000));
    const away = await followDatabaseClock({ query: async () => { throw new Error('away'); } }).catch(({ message }) => message);
    console.log(JSON.stringify([isOff(new Date(), 7_200_000), Math.round(processClock.aheadMs() / 60_000), away]));`);
  expect(said).toEqual([true, -120, 'away']);
});
