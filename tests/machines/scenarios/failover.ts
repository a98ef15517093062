import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import { dumpDatabase, restoreDump } from '../../../bin/archive/database-dump.ts';
import {
  enquireAt,
  expectShown,
  namesOf,
  publishNotice,
  sitesOf,
  studiosOf,
  takeEnquiries,
} from '../acts.ts';
import { undelivered } from '../counted.ts';
import type { Machine } from '../machine.ts';
import type { Stage } from '../stage.ts';

const well = (stage: Stage) =>
  expect.poll(() => takeEnquiries(stage), { timeout: 60_000 }).toEqual(namesOf(sitesOf(stage)));

/** What a machine's alerts in force say. */
async function alertsAt({ internalUrl }: Machine, { keyring }: Stage): Promise<string> {
  const answer = await fetch(`${internalUrl}/alerts`, {
    headers: { authorization: `Bearer ${keyring.internalToken}` },
  });
  return await answer.text();
}

async function publishAtEach(stage: Stage, words: string): Promise<void> {
  for (const machine of studiosOf(stage)) {
    const said = `${words} ${machine.name}.`;
    expect(await publishNotice(await stage.signIn(machine, 'editor'), said)).toBe(true);
    await expectShown(stage, said);
  }
}

/** Makes one database of the server stand under the name of the installation's, whose sessions end. */
async function takePlace(copy: string, { databaseUrl }: Stage): Promise<void> {
  const nameOf = (url: string) => new URL(url).pathname.slice(1);
  const [name, other] = [nameOf(databaseUrl), nameOf(copy)];
  const server = new URL(databaseUrl);
  server.pathname = '/postgres';
  const admin = new pg.Client({ connectionString: server.href });
  await admin.connect();
  try {
    await admin.query(`ALTER DATABASE ${name} WITH ALLOW_CONNECTIONS false`);
    await admin.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [name]);
    await admin.query(`ALTER DATABASE ${name} RENAME TO ${name}_before`);
    await admin.query(`ALTER DATABASE ${other} RENAME TO ${name}`);
  } finally {
    await admin.end();
  }
}

/** The last of all: from then on the installation has another database. */
export function failover(on: () => Stage): void {
  test('CLU-09/failover a database that lacks the last enquiries takes the place of the other: each of them is named, and all works', async () => {
    const stage = on();
    // What waits to be sent when the copy is made would be sent again from it.
    await expect.poll(() => undelivered(stage), { timeout: 180_000, interval: 500 }).toBe(0);
    const folder = mkdtempSync(join(tmpdir(), 'sundowner-standby-'));
    try {
      const copy = await stage.postgres.createDatabase();
      const file = join(folder, 'stores.dump');
      await dumpDatabase(stage.databaseUrl, file);
      await restoreDump(copy, file);
      const missing: string[] = [];
      for (const machine of sitesOf(stage)) missing.push(await enquireAt(stage, machine));
      await takePlace(copy, stage);
      const said = async () => {
        const alerts = (await Promise.all(sitesOf(stage).map((machine) => alertsAt(machine, stage)))).join();
        return missing.filter((reference) => alerts.includes(reference));
      };
      await expect.poll(said, { timeout: 120_000, interval: 500 }).toEqual(missing);
      stage.note(`failover: ${missing.length} of ${missing.length} missing enquiries were named`);
      for (const reference of missing) stage.load.acknowledged.delete(reference);
      await well(stage);
      await publishAtEach(stage, 'Another database at');
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
}
