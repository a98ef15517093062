import { databaseChannels } from '@sundowner/serving/database-channels';
import pg from 'pg';
import pino from 'pino';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { onWake } from '../../apps/studio/src/runtime/shared-state.ts';
import { startScheduleWorker } from '../../apps/studio/src/schedule/worker.ts';
import { followMachines } from '../../apps/studio/src/start/follow-machines.ts';
import { payloadRows } from '../fakes/payload-rows.ts';
import { startPostgres } from '../support/postgres.ts';

const hour = 3_600_000;
const soon = { timeout: 10_000 };
const listeners =
  "FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'sundowner-listener'";

/** A studio on a machine of its own, which looks by itself once an hour; `other` is another machine. */
let other: pg.Client;
let looks = 0;
let following: { stop(): Promise<void> };

beforeEach(async () => {
  const url = await (await startPostgres()).createDatabase();
  other = new pg.Client({ connectionString: url });
  await other.connect();
  looks = 0;
  onWake('timer', () => {
    looks += 1;
  });
  following = followMachines(url, pino({ level: 'silent' }));
  await expect.poll(async () => (await other.query(`SELECT 1 ${listeners}`)).rowCount, soon).toBe(1);
});
afterEach(async () => {
  await following.stop();
  await other.end();
});

/** A worker on rows another machine writes as well. */
function worker() {
  const studio = payloadRows({
    users: [{ id: 7, role: 'editor' }],
    blog: [5, 6].map((id) => ({ id, title: 'First rains', _status: 'draft' })),
  });
  const working = startScheduleWorker(studio.payload, { everyMs: hour });
  onTestFinished(() => working.stop());
  const status = (id: number) => studio.rowsOf('blog').find((row) => row.id === id)?._status;
  /** As the other machine's studio does: the row, and the word that it is there. */
  const set = async (entry: number, notify = true) => {
    const at = new Date();
    const doc = { relationTo: 'blog', value: entry };
    const input = { type: 'publish', doc, user: { relationTo: 'users', value: 7 } };
    const data = { taskSlug: 'schedulePublish', processing: false, waitUntil: at.toISOString(), input };
    await studio.payload.db.create({ collection: 'payload-jobs', data });
    if (notify) await other.query(`NOTIFY ${databaseChannels.schedules}`);
  };
  return { status, set };
}

test('CLU-03/schedules a time that was set at one machine is kept by the worker of another at once', async () => {
  const { status, set } = worker();
  for (const entry of [5, 6]) {
    await set(entry);
    await expect.poll(() => status(entry), soon).toBe('published');
  }
});

test('CLU-03/schedules-lost what was set while the connection was lost is looked for when there is another', async () => {
  const { status, set } = worker();
  await other.query(`SELECT pg_terminate_backend(pid) ${listeners}`);
  await set(5, false);
  await expect.poll(() => status(5), soon).toBe('published');
  await set(6);
  await expect.poll(() => status(6), soon).toBe('published');
});

test('CLU-03/schedules what is published at one machine has others look for offers that begin and end', async () => {
  // Once for the connection itself.
  await expect.poll(() => looks, soon).toBe(1);
  await other.query(`NOTIFY ${databaseChannels.content}`);
  await expect.poll(() => looks, soon).toBe(2);
});

test('CLU-03/schedules a hundred publishes at once have others look twice, and not a hundred times', async () => {
  await expect.poll(() => looks, soon).toBe(1);
  const before = performance.now();
  for (let times = 0; times < 100; times += 1) await other.query(`NOTIFY ${databaseChannels.content}`);
  const seconds = Math.ceil((performance.now() - before) / 1000);
  await expect.poll(() => looks, soon).toBeGreaterThan(1);
  // The last of them is heard as well.
  await other.query('SELECT pg_sleep(2)');
  expect(looks).toBeLessThanOrEqual(2 + seconds);
});
