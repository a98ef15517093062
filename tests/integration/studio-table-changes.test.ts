import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { sql } from '@payloadcms/db-postgres';
import pg from 'pg';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { type MigrationStep, stepsOnPostgres } from '../../apps/studio/src/migrations/on-postgres.ts';
import { migrations } from '../../apps/studio/src/migrations/postgres/index.ts';
import { studioDirectory } from '../../bin/product/paths.ts';
import { startFaultyNetwork } from '../fakes/faulty-network.ts';
import { startPostgres } from '../support/postgres.ts';
import { makeStudioHome, type StudioHome, studioCommand } from '../support/studio-process.ts';

/** Of the test's own database: the server is shared. */
const locks =
  'SELECT 1 FROM pg_locks WHERE database = (SELECT oid FROM pg_database WHERE datname = current_database())';
const soon = { timeout: 20_000, interval: 50 };
const newest = migrations.at(-1)?.name ?? '';

let address: string;

beforeEach(async () => {
  address = await (await startPostgres()).createDatabase();
});

async function asking(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

interface Database {
  execute(query: unknown): Promise<unknown>;
}

/** Steps as the studio's migrations run them. */
async function changing<T>(work: (step: MigrationStep) => Promise<T>, said: string[] = []): Promise<T> {
  const pool = await asking();
  const parts = { url: address, schemaName: 'studio', warn: (sentence: string) => void said.push(sentence) };
  return stepsOnPostgres({ ...parts, pool: { execute: () => pool.query('SELECT 1') } }, work);
}

const run = (text: string) => (db: unknown) => (db as Database).execute(sql.raw(text));

async function homeAt(databaseUrl: string): Promise<StudioHome> {
  const home = await makeStudioHome({ DATABASE_URL: databaseUrl });
  onTestFinished(() => home.remove());
  return home;
}

async function slowly(delayMs: number): Promise<string> {
  const network = await startFaultyNetwork(address, delayMs);
  onTestFinished(() => network.close());
  return network.url;
}

test('CLU-02/studio-slow all tables are made over 40 ms to the database', async () => {
  const home = await homeAt(await slowly(20));
  expect(await studioCommand(home, 'migrate')).toMatchObject({ code: 0, stderr: '' });
});

test('CLU-02/studio-resumed migrations that were ended half-way go on from there', async () => {
  const home = await homeAt(await slowly(150));
  const script = join(studioDirectory, 'src/commands/migrate.ts');
  const node = ['--disable-warning=ExperimentalWarning', script];
  const child = spawn(process.execPath, node, { cwd: studioDirectory, env: home.env, stdio: 'ignore' });
  const client = await asking();
  const taken = async () => {
    const { rows } = await client.query("SELECT to_regclass('studio.payload_migrations') AS made");
    if (rows[0]?.made === null) return [];
    return (await client.query('SELECT name FROM studio.payload_migrations ORDER BY id')).rows;
  };
  await expect.poll(async () => (await taken()).length, { ...soon, timeout: 100_000 }).toBeGreaterThan(0);
  child.kill('SIGKILL');
  await once(child, 'exit');
  const before = (await taken()).map(({ name }) => String(name));
  expect(before.length).toBeLessThan(migrations.length);
  const again = await studioCommand(await homeAt(address), 'migrate');
  expect(again).toMatchObject({ code: 0, stderr: '' });
  for (const name of before) expect(again.stdout).not.toContain(name);
  expect(await taken()).toHaveLength(migrations.length);
});

test('CLU-02/studio-locked a migration waits for a table in use, and nobody waits behind it for long', async () => {
  await changing((step) => step(run('CREATE TABLE studio.entries (id int)')));
  const other = await asking();
  await other.query('BEGIN; SELECT 1 FROM studio.entries');
  const said: string[] = [];
  const changed = changing(
    (step) => step(run('ALTER TABLE studio.entries ADD COLUMN more text')).then(() => 'changed'),
    said,
  );
  const reading = await asking();
  await expect.poll(async () => (await reading.query(`${locks} AND NOT granted`)).rowCount, soon).toBe(1);
  // As long as the table is held: anybody who waited behind the migration for it would wait for ever.
  for (let times = 0; times < 8; times += 1) await reading.query('SELECT count(*) FROM studio.entries');
  await expect.poll(() => said, soon).toEqual([expect.stringContaining('is in use')]);
  await other.query('COMMIT');
  expect(await changed).toBe('changed');
});

test('CLU-02/studio-locked the command waits for a table another studio reads, and ends well', {
  timeout: 240_000,
}, async () => {
  const home = await homeAt(await slowly(10));
  const migrating = studioCommand(home, 'migrate');
  const other = await asking();
  const made = async () => {
    const { rows } = await other.query("SELECT to_regclass('studio.payload_migrations') AS made");
    return rows[0]?.made === null
      ? 0
      : (await other.query('SELECT 1 FROM studio.payload_migrations')).rowCount;
  };
  await expect.poll(made, { ...soon, timeout: 100_000 }).toBeGreaterThan(0);
  // Every table of the migrations that have been run, since one of those that follow changes some.
  await other.query(`BEGIN;
    DO $$ DECLARE held text; BEGIN
      FOR held IN SELECT format('%I.%I', schemaname, tablename) FROM pg_tables WHERE schemaname = 'studio' LOOP
        EXECUTE 'LOCK TABLE ' || held || ' IN ACCESS SHARE MODE';
      END LOOP;
    END $$`);
  const reading = await asking();
  const waits = () => reading.query(`${locks} AND NOT granted`).then(({ rowCount }) => rowCount);
  await expect.poll(waits, soon).toBeGreaterThan(0);
  // Longer than one statement waits for a table.
  await reading.query('SELECT pg_sleep(3)');
  await other.query('COMMIT');
  expect(await migrating).toMatchObject({ code: 0 });
});

test('CLU-02/studio-one-at-a-time a starter waits for another, and a migration that fails leaves those before it', async () => {
  const order: string[] = [];
  const begun = Promise.withResolvers<void>();
  const first = changing(async (step) => {
    await step(run('CREATE TABLE studio.kept (id int)'));
    begun.resolve();
    await step(run('SELECT pg_sleep(1); CREATE TABLE studio.undone (id int); SELECT 1/0'));
  }).catch(() => order.push('first'));
  await begun.promise;
  await changing(async () => order.push('second'));
  await first;
  expect(order).toEqual(['first', 'second']);
  const { rows } = await (await asking()).query(
    "SELECT to_regclass('studio.kept') IS NOT NULL AS kept, to_regclass('studio.undone') IS NOT NULL AS undone",
  );
  expect(rows).toEqual([{ kept: true, undone: false }]);
});

test('CLU-02/studio-long no limit of statements ends a migration', async () => {
  const client = await asking();
  await client.query(
    "DO $$ BEGIN EXECUTE 'ALTER DATABASE ' || current_database() || ' SET statement_timeout = 300'; END $$",
  );
  await changing((step) => step(run('SELECT pg_sleep(1)')));
});

test('CLU-02/studio-beside a studio goes on beside a later one that took nothing of it away, and beside no other', async () => {
  const home = await homeAt(address);
  expect(await studioCommand(home, 'migrate')).toMatchObject({ code: 0 });
  const client = await asking();
  const later = (name: string) =>
    client.query('INSERT INTO studio.payload_migrations (name, batch) VALUES ($1, 99)', [name]);
  const said = async (): Promise<{ readonly usableFrom: Readonly<Record<string, string>> }> => {
    const { rows } = await client.query(
      "SELECT obj_description('studio.payload_migrations'::regclass) AS words",
    );
    return JSON.parse(String(rows[0]?.words));
  };
  // What this version has run says itself from which on a studio may go on beside it.
  const { usableFrom } = await said();
  expect(Object.keys(usableFrom)).toContain(newest);
  await later('20990101_000000_adds');
  const words = JSON.stringify({ usableFrom: { ...usableFrom, '20990101_000000_adds': newest } });
  await client.query(`COMMENT ON TABLE studio.payload_migrations IS '${words}'`);
  const beside = await studioCommand(home, 'migrate');
  expect(beside).toMatchObject({ code: 0, stdout: "The studio's database is up to date.\n" });
  await later('20990102_000000_takes');
  const refused = await studioCommand(home, 'migrate');
  expect(refused.code).toBe(1);
  expect(refused.stderr).toContain('made by another version of Sundowner (migration 20990102_000000_takes)');
});
