import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openStore } from '@sundowner/enquiries/store/database/open';
import { loadKeyring } from '@sundowner/keyring';
import { idOfKeys } from '@sundowner/keyring/instance';
import pg from 'pg';
import pino from 'pino';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { embeddedState, embeddedTarget } from '../../bin/move/embedded-target.ts';
import { postgresSource } from '../../bin/move/postgres-source.ts';
import { postgresState } from '../../bin/move/postgres-target.ts';
import { initialise } from '../../bin/product/instance.ts';
import { lockInstance } from '../../bin/product/instance-lock.ts';
import { keptDatabases } from '../support/kept-databases.ts';
import { startPostgres } from '../support/postgres.ts';
import { startProduct } from '../support/product.ts';
import { runTask, startTask } from '../support/run-task.ts';
import { startS3 } from '../support/s3-server.ts';
import { seededDirectory } from '../support/seeded-directory.ts';
import { createStage } from './enquiries-stage.ts';
import { enquiriesAt } from './site-enquiry-posts.ts';

let dataDir: string;
let url: string;
let database: pg.Client;

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'data-move-'));
  url = await (await startPostgres()).createDatabase();
  database = new pg.Client({ connectionString: url });
  await database.connect();
});
afterEach(async () => {
  await database.end();
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 });
});

/** An installation with accounts and nothing else in its studio. */
async function peopled(): Promise<void> {
  initialise({ mode: 'demo', dataDir, keysDir: join(dataDir, 'keys') });
  mkdirSync(join(dataDir, 'studio'));
  copyFileSync((await keptDatabases()).peopled, join(dataDir, 'studio', 'studio.db'));
}

/** Enquiries of the embedded store. @returns their references */
async function enquire(...times: string[]): Promise<string[]> {
  const store = await openStore({ dataDir }, pino({ level: 'silent' }));
  try {
    const stage = createStage(store, dataDir, { keyring: loadKeyring(join(dataDir, 'keys')) });
    stage.clock.at = Date.now();
    const references: string[] = [];
    for (const timeToCall of times) references.push(await stage.accepted({ timeToCall }));
    return references;
  } finally {
    await store.close();
  }
}

const move = (...args: string[]) => runTask('data-move', args, { DATA_DIR: dataDir });
const moveBack = (...args: string[]) => runTask('data-move', args, { DATA_DIR: dataDir, DATABASE_URL: url });
const studioFile = () => join(dataDir, 'studio', 'studio.db');

function inStudio(statement: string): Record<string, unknown>[] {
  // What a test breaks, nothing of ours would write.
  const studio = new DatabaseSync(studioFile(), { enableForeignKeyConstraints: false });
  try {
    return studio.prepare(statement).all();
  } finally {
    studio.close();
  }
}

async function schemas(): Promise<string[]> {
  const { rows } = await database.query<{ name: string }>(
    "SELECT nspname AS name FROM pg_namespace WHERE nspname !~ '^(pg_|information_schema|public)' ORDER BY 1",
  );
  return rows.map(({ name }) => name);
}

/** Every id that is counted goes on after the greatest there is. */
async function expectIdsToGoOn(): Promise<void> {
  const { rows } = await database.query<{ name: string; sequence: string }>(
    `SELECT table_name AS name, pg_get_serial_sequence(format('studio.%I', table_name), 'id') AS sequence
      FROM information_schema.columns WHERE table_schema = 'studio' AND column_name = 'id' AND column_default LIKE 'nextval%'`,
  );
  expect(rows.length).toBeGreaterThan(150);
  const asked = rows.map(
    ({ name, sequence }) =>
      `SELECT '${name}' AS name FROM (SELECT max(id) AS id FROM studio."${name}") AS r WHERE nextval('${sequence}') <= r.id`,
  );
  expect((await database.query(asked.join(' UNION ALL '))).rows).toEqual([]);
}

test('CLU-01/rehearsed it counts, names what does not fit by its reason, changes nothing, and refuses what is not safe', async () => {
  await peopled();
  await enquire('Morning', 'Evening');
  inStudio("UPDATE users SET name = 'Thandeka' || char(0) WHERE id = 2");
  const lost = "VALUES (1, 999, 'lost', '2026-11-30T03:00:00.000Z')";
  inStudio(`INSERT INTO users_sessions (_order, _parent_id, id, expires_at) ${lost}`);
  const unfit = await move('--to', url);
  expect(unfit).toMatchObject({ code: 2 });
  expect(unfit.stdout).toMatch(
    /^2 values do not fit:\n {2}studio\.users_sessions of \d+ refers to a row of users that is not there\n {2}studio\.users\.name of 2 has a zero character in it$/m,
  );
  expect(unfit.stdout).not.toContain('Thandeka');

  inStudio("UPDATE users SET name = 'Thandeka' WHERE id = 2");
  inStudio("DELETE FROM users_sessions WHERE id = 'lost'");
  const fits = await move('--to', url, '--rehearse');
  expect(fits).toMatchObject({ code: 0 });
  expect(fits.stdout).toMatch(/^ {2}studio\.users +\d+$/m);
  expect(fits.stdout).toMatch(/^ {2}enquiries\.enquiries +2$/m);
  expect(fits.stdout).toMatch(/^Everything fits\.\nThe keys open all \d+ pieces of personal data\.$/m);
  expect(await schemas()).toEqual([]);

  const lock = lockInstance(dataDir);
  const running = await move('--to', url, '--move');
  lock.release();
  expect(running.stderr).toContain('Sundowner is already running on the data directory');
  await database.query('CREATE SCHEMA studio; CREATE TABLE studio.media (id int)');
  const full = await move('--to', url, '--move');
  expect(full.stderr).toMatch(/holds data already \(schema studio\); choose an empty database\./);
  const media = await move('--to', url, '--media', 'pictures');
  expect(media.stderr).toContain('--media s3://bucket/folder, or --media disk');
  expect([running, full, media].map(({ code }) => code)).toEqual([1, 1, 1]);
  expect(await schemas()).toEqual(['studio']);
  expect(existsSync(studioFile())).toBe(true);
});

test('CLU-01/resumed CLU-01/compared CLU-06/moved one that was killed goes on, what changed on either side meanwhile is copied anew, and pictures come along', async () => {
  await peopled();
  const s3 = await startS3();
  onTestFinished(() => s3.close());
  const { MEDIA_STORE: bucket = '', ...server } = s3.env('lodges');
  const along = ['--to', url, '--media', bucket, '--move'];
  const env = { DATA_DIR: dataDir, ...server };
  mkdirSync(join(dataDir, 'media'));
  writeFileSync(join(dataDir, 'media', 'plate-0a1b2c3d.webp'), 'a picture');
  const [first = ''] = await enquire('Morning');
  // A table that has no counter in SQLite: its next id is one more than the greatest.
  inStudio('INSERT INTO payload_locked_documents (id) VALUES (1)');
  inStudio("INSERT INTO payload_locked_documents_rels (id, parent_id, path) VALUES (7, 1, 'document')");
  const running = startTask('data-move', along, env);
  const copied = async () => {
    const { rows } = await database.query(
      "SELECT name FROM data_move.progress WHERE name = 'enquiries.enquiries' AND done",
    );
    return rows.length;
  };
  await expect.poll(() => copied().catch(() => 0), { timeout: 60_000, interval: 5 }).toBe(1);
  running.child.kill('SIGKILL');
  expect(await running.ended()).toBe('SIGKILL');
  expect(await schemas()).toEqual(['data_move', 'enquiries_moving', 'studio_moving']);

  // A product that is started on the half of it finds no store, and leaves everything as it is.
  const half = await runTask('enquiries', ['list'], { DATA_DIR: dataDir, DATABASE_URL: url });
  expect(half.stderr).toContain('holds no enquiry store, though this installation has had one');
  const [second = ''] = await enquire('Evening');
  await database.query("UPDATE enquiries_moving.enquiries SET page = '/elsewhere'");
  // Pictures lie in their place until all else is in its own.
  expect(existsSync(join(dataDir, 'media'))).toBe(true);
  const moved = await runTask('data-move', along, env);
  expect(moved, moved.stderr).toMatchObject({ code: 0 });
  expect(moved.stdout).toContain('Counts and digests of every table are the same on both sides.');
  expect(moved.stdout).toMatch(/^Moved 1 file, .*; 1 lay there already\./m);
  expect(readdirSync(dataDir).filter((name) => name.startsWith('media'))).toEqual([
    expect.stringMatching(/^media\.moved-/),
  ]);
  expect(String(await s3.store('lodges').read('plate-0a1b2c3d.webp'))).toBe('a picture');
  const { rows } = await database.query(
    'SELECT reference, page FROM enquiries.enquiries ORDER BY received_at',
  );
  expect(rows.map(({ reference }) => reference)).toEqual([first, second]);
  expect(rows.map(({ page }) => page)).not.toContain('/elsewhere');
  const { rows: references } = await database.query(
    "SELECT count(*)::int AS n FROM pg_constraint WHERE contype = 'f' AND connamespace = 'studio'::regnamespace",
  );
  expect(references[0].n).toBeGreaterThan(800);
  expect(await schemas()).toEqual(['enquiries', 'studio']);
  await expectIdsToGoOn();

  // While it is moved back nobody else writes: what came now would stay in schemas that are taken away.
  const held = await postgresSource(url, { hold: true });
  const write = "UPDATE enquiries.enquiries SET page = '/late'";
  await database.query("SET lock_timeout = '200ms'");
  await expect(database.query(write)).rejects.toMatchObject({ code: '55P03' });
  await held.close();
  await expect.poll(() => database.query(write).catch(() => null)).not.toBeNull();

  // A run that was ended after all was done leaves its record; it says nothing once the schemas have gone.
  await database.query(
    `CREATE SCHEMA data_move; CREATE TABLE data_move.state AS SELECT '${idOfKeys(join(dataDir, 'keys'))}' AS installation, 'placed' AS phase`,
  );
  const id = idOfKeys(join(dataDir, 'keys')) ?? '';
  expect(await postgresState(url, id)).toBe('placed');
  await database.query('ALTER SCHEMA studio RENAME TO s; ALTER SCHEMA enquiries RENAME TO e');
  expect(await postgresState(url, id)).toBe('empty');
  mkdirSync(join(dataDir, 'moving'));
  writeFileSync(join(dataDir, 'moving', 'move.json'), JSON.stringify({ installation: id, phase: 'placing' }));
  expect(embeddedState(dataDir, id)).toBe('empty');
  const target = embeddedTarget({ dataDir, installation: id, makeTables: async () => {} });
  expect(() => target.tables()).toThrow('There is no store');
  expect(existsSync(studioFile())).toBe(false);
});

test('CLU-01/moved CLU-01/back an installation goes into PostgreSQL, runs there, and comes back with what is new', async () => {
  cpSync(await seededDirectory(AbortSignal.timeout(240_000)), dataDir, { recursive: true });
  const [early = ''] = await enquire('Morning');
  const ids = inStudio('SELECT name, seq FROM sqlite_sequence ORDER BY name');
  const moved = await move('--to', url, '--move');
  expect(moved, moved.stderr).toMatchObject({ code: 0 });
  expect(moved.stdout).toContain('Set DATABASE_URL to the address you gave');
  const kept = /^studio\.db\.moved-\d{4}-\d\d-\d\dT[\d-]+Z$/;
  expect(readdirSync(join(dataDir, 'studio')).filter((name) => name.startsWith('studio.db'))).toEqual([
    expect.stringMatching(kept),
  ]);

  await expectIdsToGoOn();

  // Who forgets DATABASE_URL is asked for it.
  const forgotten = await runTask('enquiries', ['list'], { DATA_DIR: dataDir });
  expect(forgotten.stderr).toContain('set DATABASE_URL where it was moved into PostgreSQL');
  const product = await startProduct({ dataDir, env: { DATABASE_URL: url } });
  let late = '';
  try {
    const page = await fetch(`${product.siteUrl}/lionsands/river-lodge`);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('River Lodge')]);
    const { internalUrl, keysDir } = product;
    const port = Number(new URL(product.siteUrl).port);
    const visitors = enquiriesAt({ port, internalUrl, dataDir, keyring: loadKeyring(keysDir) });
    const posted = await visitors.postJson(visitors.filled());
    expect(posted.status, posted.text).toBe(201);
    late = String(posted.json.reference);
  } finally {
    await product.stop();
  }
  const env = { DATA_DIR: dataDir, DATABASE_URL: url };
  expect((await runTask('enquiries', ['show', early], env)).stdout).toContain(early);

  const back = await moveBack('--to', 'embedded', '--move');
  expect(back, back.stderr).toMatchObject({ code: 0 });
  expect(await schemas()).toEqual([
    expect.stringMatching(/^enquiries_moved_\d{14}$/),
    ...(await schemas()).filter((name) => name === 'serving'),
    expect.stringMatching(/^studio_moved_\d{14}$/),
  ]);
  for (const reference of [early, late])
    expect((await runTask('enquiries', ['show', reference], { DATA_DIR: dataDir })).stdout).toContain(
      reference,
    );
  const now = new Map(inStudio('SELECT name, seq FROM sqlite_sequence').map(({ name, seq }) => [name, seq]));
  for (const { name, seq } of ids)
    expect(Number(now.get(name)), String(name)).toBeGreaterThanOrEqual(Number(seq));
  expect(existsSync(join(dataDir, 'moving'))).toBe(false);
  // Both stores, there and back, and a product started in between.
}, 300_000);
