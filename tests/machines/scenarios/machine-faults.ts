import { expect, test } from 'vitest';
import type { Stage } from '../stage.ts';
import { expectOnlyRefused, nothingFailed, under } from '../traffic.ts';

/** One machine ends, while visitors are sent to all of them. */
export function machineKilled(on: () => Stage): void {
  test('CLU-09/machine-killed a machine that is killed while it sends loses nothing, and the others go on', async () => {
    const stage = on();
    const killed = stage.machines.at(-1);
    if (!killed) throw new Error('There are no machines.');
    stage.smtp.faults.slow(1500);
    const sending = "SELECT 1 FROM enquiries.deliveries WHERE state = 'sending'";
    const report = await under(stage, 'machine killed', async () => {
      await expect
        .poll(async () => (await stage.rows(sending)).length, { timeout: 30_000, interval: 50 })
        // One machine alone sends four of each channel's: more are of both.
        .toBeGreaterThan(8);
      await stage.kill(killed);
      const { acknowledged } = stage.load;
      const before = acknowledged.size;
      await expect.poll(() => acknowledged.size).toBeGreaterThan(before + 3);
    });
    // A post that was under way there is its visitor's to send again; a page is asked of another.
    expectOnlyRefused(report, 502);
  });
}

/** Each machine stops as planned, and comes back. */
export function rollingRestart(on: () => Stage): void {
  test('CLU-09/rolling all are stopped and started one after the other, and nothing anybody asks for fails', async () => {
    const stage = on();
    const report = await under(stage, 'rolling restart', async () => {
      for (const machine of stage.machines) {
        const began = performance.now();
        expect(await machine.stop()).toBe(0);
        const stopped = performance.now();
        await machine.start();
        const seconds = [stopped - began, performance.now() - stopped].map((ms) => Math.round(ms / 1000));
        stage.note(`${machine.name} stopped within ${seconds[0]} s and was back after ${seconds[1]} s`);
      }
    });
    expect(report).toMatchObject(nothingFailed);
    expect(report.acknowledged).toBeGreaterThan(0);
  });
}
