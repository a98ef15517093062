import { appendFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startFaultyNetwork } from '../../fakes/faulty-network.ts';
import type { RealS3 } from '../../support/s3-server.ts';
import { namesOf, sitesOf, studiosOf, takeEnquiries, uploadPicture } from '../acts.ts';
import type { Stage } from '../stage.ts';
import { expectOnlyRefused, nothingFailed, under } from '../traffic.ts';

const refusedSoFar = ({ load }: Stage) => load.refused.get(503) ?? 0;
const well = (stage: Stage) =>
  expect.poll(() => takeEnquiries(stage), { timeout: 60_000 }).toEqual(namesOf(sitesOf(stage)));

/** The object store all share is away. */
export function storeAway(on: () => Stage, store: () => RealS3): void {
  test('CLU-09/s3-away while the object store is away pages stand and enquiries are taken; uploads are refused, and taken after', async () => {
    const stage = on();
    const s3 = store();
    const [studio] = studiosOf(stage);
    if (!studio) throw new Error('There is no studio.');
    const editor = await stage.signIn(studio, 'editor');
    const upload = async () => (await uploadPicture(editor)).status;
    const report = await under(stage, 'object store away', async () => {
      await s3.goAway();
      try {
        expect(await upload()).toBeGreaterThanOrEqual(500);
        await well(stage);
      } finally {
        await s3.comeBack();
      }
      await expect.poll(upload, { timeout: 60_000 }).toBe(201);
    });
    expect(report).toMatchObject(nothingFailed);
  });
}

/** What an operator's database and disks may come to. @param disk of the database; `null` where none can be made */
export function operationFaults(on: () => Stage, disk: (() => string) | null): void {
  test('CLU-09/connections where the database has 20 connections for three machines pages stand, and nothing is lost', async () => {
    const stage = on();
    await stage.postgres.kill();
    await stage.postgres.start(['max_connections=20']);
    try {
      const report = await under(stage, '20 connections', () => wait(10_000));
      expectOnlyRefused(report, 503);
    } finally {
      await stage.postgres.kill();
      await stage.postgres.start();
    }
    await well(stage);
  });

  test('CLU-09/moved a database that is to be found elsewhere is followed', async () => {
    const stage = on();
    const moved = await startFaultyNetwork(stage.databaseUrl);
    try {
      const report = await under(stage, 'database moved', async () => {
        for (const { network } of stage.machines) network.cut(moved.url);
        await well(stage);
        expect(moved.connections()).toBeGreaterThan(0);
      });
      expectOnlyRefused(report, 503);
    } finally {
      for (const { network } of stage.machines) network.cut(stage.databaseUrl);
      await moved.close();
    }
    await well(stage);
  });

  // A skipped test would be a failure: who cannot make a disk is told in CONTRIBUTING.md.
  if (disk !== null)
    test('CLU-09/disk-full while the disk of the database is full posts are refused as busy and pages stand; once it has room, all works', async () => {
      const stage = on();
      const filler = join(disk(), 'filler');
      const report = await under(stage, 'disk of the database full', async () => {
        try {
          fill(filler);
          const before = refusedSoFar(stage);
          await expect.poll(() => refusedSoFar(stage), { timeout: 120_000 }).toBeGreaterThan(before + 3);
          await wait(10_000);
        } finally {
          rmSync(filler, { force: true });
        }
        // Where it ended for want of room its supervisor starts it again.
        await stage.postgres.start();
        await well(stage);
      });
      expectOnlyRefused(report, 503);
    });

  test('CLU-09/disk-lost a machine whose disk was thrown away is whole again after a start', async () => {
    const stage = on();
    const machine = stage.machines[1];
    if (!machine) throw new Error('There is no second machine.');
    const before = (await stage.askAt(machine, '/contact-us')).body.toString();
    const report = await under(stage, 'disk thrown away', async () => {
      await machine.stop();
      machine.losesItsDisk();
      await machine.start();
      expect((await stage.askAt(machine, '/ready')).status).toBe(200);
      await well(stage);
    });
    expect(report).toMatchObject(nothingFailed);
    const titleOf = (page: string) => /<title>(.*?)<\/title>/s.exec(page)?.[1];
    const after = (await stage.askAt(machine, '/contact-us')).body.toString();
    expect(titleOf(after)).toBe(titleOf(before));
  });
}

/** Takes all there is of a disk. */
function fill(file: string): void {
  const zeros = Buffer.alloc(1_000_000);
  for (let left = zeros.length; left > 0; ) {
    try {
      appendFileSync(file, zeros.subarray(0, left));
    } catch {
      left = Math.floor(left / 2);
    }
  }
}
