import { expect, test } from 'vitest';
import type { Stage } from '../stage.ts';
import { expectOnlyRefused, nothingFailed, under } from '../traffic.ts';

/** What happens to single machines, while visitors are sent to all of them. */
export function machineFaults(on: () => Stage): void {
  test('CLU-09/machine-killed a machine that is killed while it sends loses nothing, and the others go on', async () => {
    const stage = on();
    const killed = stage.machines.at(-1);
    stage.smtp.faults.slow(1500);
    const sending = "SELECT 1 FROM enquiries.deliveries WHERE state = 'sending'";
    const report = await under(stage, 'machine killed', async () => {
      await expect
        .poll(async () => (await stage.rows(sending)).length, { timeout: 30_000, interval: 50 })
        // One machine alone sends four of each channel's: more are of both.
        .toBeGreaterThan(8);
      await killed?.kill();
      const { acknowledged } = stage.load;
      const before = acknowledged.size;
      await expect.poll(() => acknowledged.size).toBeGreaterThan(before + 3);
    });
    // A post that was under way there is its visitor's to send again; a page is asked of another.
    expectOnlyRefused(report, 502);
  });

  test('CLU-09/rolling all are stopped and started one after the other, and nothing anybody asks for fails', async () => {
    const stage = on();
    const report = await under(stage, 'rolling restart', async () => {
      for (const machine of stage.machines) {
        expect(await machine.stop()).toBe(0);
        await machine.start();
      }
    });
    expect(report).toMatchObject(nothingFailed);
    expect(report.acknowledged).toBeGreaterThan(0);
  });
}
