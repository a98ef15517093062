import { expect, test } from 'vitest';
import { expectShown, namesOf, publishNotice, sitesOf, studiosOf, takeEnquiries } from '../acts.ts';
import type { Stage } from '../stage.ts';
import { nothingFailed, under } from '../traffic.ts';

const well = (stage: Stage) =>
  expect.poll(() => takeEnquiries(stage), { timeout: 60_000 }).toEqual(namesOf(sitesOf(stage)));

async function publishAtEach(stage: Stage, words: string): Promise<void> {
  for (const machine of studiosOf(stage)) {
    const said = `${words} ${machine.name}.`;
    expect(await publishNotice(await stage.signIn(machine, 'editor'), said)).toBe(true);
    await expectShown(stage, said);
  }
}

/** A clock that is wrong. */
export function wrongClock(on: () => Stage): void {
  test('CLU-09/clock a machine whose clock is a minute ahead is known for it, and works with the others', async () => {
    const stage = on();
    const machine = stage.machines.at(-1);
    const ahead = async () =>
      (
        await stage.rows<{ program: string }>(
          'SELECT DISTINCT program FROM serving.machines WHERE clock_ahead_ms > 50000 ORDER BY program',
        )
      ).map(({ program }) => program);
    try {
      const report = await under(stage, 'clock a minute ahead', async () => {
        await machine?.stop();
        await machine?.start({ clockAhead: true });
        await expect.poll(ahead, { timeout: 120_000, interval: 500 }).toEqual(['site', 'studio']);
        await well(stage);
        await publishAtEach(stage, 'Whatever the hour at');
      });
      expect(report).toMatchObject(nothingFailed);
    } finally {
      await machine?.stop();
      await machine?.start();
    }
  });
}
