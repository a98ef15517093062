import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { expectShown, namesOf, publishNotice, shownBy, sitesOf, studiosOf, takeEnquiries } from '../acts.ts';
import type { Stage } from '../stage.ts';
import { expectOnlyRefused, nothingFailed, under } from '../traffic.ts';

export interface Lengths {
  /** Milliseconds a fault lasts at least; it lasts until it is noticed. */
  readonly faultMs: number;
}

const refusedSoFar = ({ load }: Stage) => load.refused.get(503) ?? 0;

/** Waits until posts are refused as busy, which they are once a fault is noticed. */
async function refusing(stage: Stage, { faultMs }: Lengths, more = 1): Promise<void> {
  const before = refusedSoFar(stage);
  const ends = wait(faultMs);
  await expect.poll(() => refusedSoFar(stage), { timeout: 60_000 }).toBeGreaterThanOrEqual(before + more);
  await ends;
}

/** Waits until each machine takes enquiries, by itself. */
const well = (stage: Stage) =>
  expect.poll(() => takeEnquiries(stage), { timeout: 40_000 }).toEqual(namesOf(sitesOf(stage)));

/** Waits until something is published at each studio, and shown by everybody. */
async function publishes(stage: Stage, words: string): Promise<void> {
  for (const machine of studiosOf(stage)) {
    const said = `${words} ${machine.name}.`;
    const publish = async () => publishNotice(await stage.signIn(machine, 'editor'), said);
    await expect.poll(() => publish().catch(() => false), { timeout: 60_000 }).toBe(true);
    await expectShown(stage, said);
  }
}

/** What the database and the ways to it may do to machines. Pages stand in all of it, and the person who is refused is told so. */
export function databaseFaults(on: () => Stage, lengths: Lengths): void {
  // First: what a silent database was told of is free again after a minute, in which the others go on.
  test('CLU-09/silent after a database that fell silent sites and studios are well by themselves, and who saved meanwhile was told the truth', async () => {
    const stage = on();
    const [studio] = studiosOf(stage);
    if (!studio) throw new Error('There is no studio.');
    const editor = await stage.signIn(studio, 'editor');
    const report = await under(stage, 'silent', async () => {
      for (const { network } of stage.machines) network.swallow();
      const saved = publishNotice(editor, 'Nobody reads this.').catch(() => false);
      await refusing(stage, lengths);
      expect(await saved).toBe(false);
      for (const { network } of stage.machines) network.mend();
      await well(stage);
    });
    expectOnlyRefused(report, 503);
    await publishes(stage, 'The line is back at');
    expect(await shownBy(stage, 'Nobody reads this.')).toEqual([]);
  });

  test('CLU-09/slow over a slow way to the database everything works', async () => {
    const stage = on();
    const report = await under(stage, 'slow', async () => {
      for (const { network } of stage.machines) network.delay(15);
      await publishes(stage, 'The way is slow at');
    });
    expect(report).toMatchObject(nothingFailed);
  });

  test('CLU-09/locked while the table of enquiries is held posts are refused as busy and pages stand, and then they are taken', async () => {
    const stage = on();
    const report = await under(stage, 'locked', async () => {
      const holder = await stage.session();
      await holder.query('BEGIN');
      await holder.query('LOCK TABLE enquiries.enquiries IN ACCESS EXCLUSIVE MODE');
      await refusing(stage, lengths);
      await holder.query('ROLLBACK');
      await well(stage);
    });
    expectOnlyRefused(report, 503);
  });

  test('CLU-09/database-killed while the database is away posts are refused as busy and pages stand; when it is back, all works by itself', async () => {
    const stage = on();
    const report = await under(stage, 'database killed', async () => {
      await stage.postgres.kill();
      await refusing(stage, lengths, 4);
      await stage.postgres.start();
      await well(stage);
    });
    expectOnlyRefused(report, 503);
    await publishes(stage, 'The database is back at');
  });
}
