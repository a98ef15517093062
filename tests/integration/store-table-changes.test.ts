import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '@sundowner/enquiries/store/database/migrate';
import type { Migration } from '@sundowner/enquiries/store/database/migrations';
import { openStore } from '@sundowner/enquiries/store/database/open';
import { openPostgresStore } from '@sundowner/enquiries/store/database/postgres';
import { migrations } from '@sundowner/enquiries/store/database/schema';
import { systemAfter } from '@sundowner/enquiries/store/database/store-watch';
import pg from 'pg';
import pino from 'pino';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { startFaultyNetwork } from '../fakes/faulty-network.ts';
import { startPostgres } from '../support/postgres.ts';

const silent = pino({ level: 'silent' });
/** A statement or a transaction of every day may take this long; a change of all tables takes longer on these ways. */
const limits = { wait: 1500, watchEvery: 100, after: systemAfter };
const newest = migrations.at(-1)?.version ?? 0;

/** Of the test's own database: the server is shared. */
const locks =
  'SELECT 1 FROM pg_locks WHERE database = (SELECT oid FROM pg_database WHERE datname = current_database())';

let address: string;
let dataDir: string;

beforeEach(async () => {
  address = await (await startPostgres()).createDatabase();
  dataDir = mkdtempSync(join(tmpdir(), 'sundowner-table-changes-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

async function asking(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: address, options: '-c search_path=enquiries' });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

async function slowly(delayMs: number): Promise<string> {
  const network = await startFaultyNetwork(address, delayMs);
  onTestFinished(() => network.close());
  return network.url;
}

/** How many steps the database has taken; 0 before there is a table of them. */
async function takenSteps(client: pg.Client): Promise<number> {
  const { rows } = await client.query("SELECT to_regclass('enquiries.migrations') AS made");
  if (rows[0]?.made === null) return 0;
  return (await client.query('SELECT version FROM migrations')).rows.length;
}

/** A store that stands, at the newest step. */
async function storeNow() {
  await (await openStore({ dataDir, databaseUrl: address }, silent)).close();
  const store = openPostgresStore(address, silent, limits);
  onTestFinished(() => store.close());
  return store;
}

const step = (version: number, statements: string[], usableFrom?: number): Migration => ({
  version,
  name: `step ${version}`,
  statements,
  ...(usableFrom === undefined ? {} : { usableFrom }),
});

test('CLU-02/slow a store is made over a slow way to its database, however many statements that takes', async () => {
  const store = await openStore({ dataDir, databaseUrl: await slowly(6) }, silent, undefined, limits);
  await store.close();
  expect(await takenSteps(await asking())).toBe(migrations.length);
});

test('CLU-02/resumed steps that were ended half-way go on from there', async () => {
  const script = `
    const { openStore } = await import('@sundowner/enquiries/store/database/open');
    await openStore(JSON.parse(process.env.SETTINGS), { debug() {}, info() {}, warn() {}, error() {} });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    env: { ...process.env, SETTINGS: JSON.stringify({ dataDir, databaseUrl: await slowly(20) }) },
    stdio: 'ignore',
    cwd: import.meta.dirname,
  });
  const client = await asking();
  await expect.poll(() => takenSteps(client), { timeout: 30_000, interval: 50 }).toBeGreaterThan(2);
  child.kill('SIGKILL');
  await once(child, 'exit');
  const before = await takenSteps(client);
  expect(before).toBeLessThan(migrations.length);
  // Its session is gone with it before the database has noticed: the next to come waits for that.
  await expect
    .poll(
      () =>
        openStore({ dataDir, databaseUrl: address }, silent, undefined, limits).then(
          (store) => store.close().then(() => 'open'),
          (error: Error) => error.message,
        ),
      { timeout: 20_000 },
    )
    .toBe('open');
  expect(await takenSteps(client)).toBe(migrations.length);
});

test('CLU-02/locked a step waits for a table in use, and nobody waits behind it for long', async () => {
  const store = await storeNow();
  const other = await asking();
  await other.query('BEGIN; SELECT 1 FROM notices');
  const changed = migrate(store, 1, [
    ...migrations,
    step(99, ['ALTER TABLE notices ADD COLUMN more TEXT'], newest),
  ]);
  const reading = await asking();
  await expect.poll(async () => (await reading.query(`${locks} AND NOT granted`)).rowCount).toBe(1);
  // As long as the table is held: anybody who waited behind the step for it would wait for ever.
  for (let times = 0; times < 8; times += 1) await reading.query('SELECT count(*) FROM notices');
  await other.query('COMMIT');
  await expect(changed).resolves.toEqual(['step 99']);
}, 40_000);

test('CLU-02/long a step that takes longer than a statement of every day is taken whole', async () => {
  const store = await storeNow();
  const slow = step(99, ['SELECT pg_sleep(2.5)', 'CREATE TABLE came_late (id TEXT)'], newest);
  await expect(migrate(store, 1, [...migrations, slow])).resolves.toEqual(['step 99']);
  expect((await (await asking()).query('SELECT * FROM came_late')).rows).toEqual([]);
});

test('CLU-02/one-at-a-time while one process changes the tables another is told so, and takes none of it', async () => {
  const store = await storeNow();
  const other = openPostgresStore(address, silent, limits);
  onTestFinished(() => other.close());
  const slow = [...migrations, step(99, ['SELECT pg_sleep(3)', 'CREATE TABLE came_once (id TEXT)'], newest)];
  const first = migrate(store, 1, slow);
  const client = await asking();
  await expect.poll(async () => (await client.query(`${locks} AND locktype = 'advisory'`)).rowCount).toBe(1);
  await expect(migrate(other, 1, slow)).rejects.toMatchObject({ reason: 'busy' });
  await expect(first).resolves.toEqual(['step 99']);
  await expect(migrate(other, 1, slow)).resolves.toEqual([]);
});

test('CLU-02/silent a database that falls silent while its tables are changed is noticed', async () => {
  await storeNow();
  const network = await startFaultyNetwork(address);
  onTestFinished(() => network.close());
  const store = openPostgresStore(network.url, silent, limits);
  onTestFinished(() => store.close());
  const slow = [...migrations, step(99, ['SELECT pg_sleep(60)'], newest)];
  const changed = migrate(store, 1, slow);
  const seen = expect(changed).rejects.toMatchObject({ reason: 'connection' });
  const client = await asking();
  const running =
    "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'SELECT pg_sleep%'";
  await expect.poll(async () => (await client.query(running)).rowCount).toBe(1);
  network.swallow();
  await seen;
}, 40_000);

test('CLU-02/beside a version goes on beside a later one whose steps took nothing of it away, and beside no other', async () => {
  const store = await storeNow();
  const later = [...migrations, step(98, ['CREATE TABLE later (id TEXT)'], newest)];
  await migrate(store, 1, later);
  await expect(migrate(store, 1)).resolves.toEqual([]);
  const still = await openStore({ dataDir, databaseUrl: address }, silent, undefined, limits);
  await still.transaction((sql) => sql.run("UPDATE notices SET line = '' WHERE id = 'none'"));
  await still.close();
  await migrate(store, 1, [...later, step(99, ['DROP TABLE later'], 98)]);
  await expect(migrate(store, 1, later)).resolves.toEqual([]);
  await expect(migrate(store, 1)).rejects.toThrow('made by a later version of Sundowner');
});

test('CLU-02/rule every step after the first release says which version may go on beside it', () => {
  const since = migrations.filter(({ version }) => version > 23);
  expect(since.filter(({ usableFrom }) => usableFrom === undefined).map(({ name }) => name)).toEqual([]);
});
