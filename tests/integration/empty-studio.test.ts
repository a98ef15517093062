import { copyFileSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { storeFindings } from '../../bin/doctor/at-rest.ts';
import { checkSettings } from '../../bin/product/check-settings.ts';
import { initialise } from '../../bin/product/instance.ts';
import { migrateStudio } from '../../bin/product/prepare.ts';
import { assertStudioThere, noteStudio } from '../../bin/product/studio-record.ts';
import { cleanEnvironment } from '../../bin/testing/clean-environment.ts';
import { keptDatabases } from '../support/kept-databases.ts';
import { startPostgres } from '../support/postgres.ts';
import { runTask } from '../support/run-task.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'empty-studio-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const live = (more: Readonly<Record<string, string>> = {}) => ({
  MODE: 'live',
  DATA_DIR: join(folder, 'data'),
  KEYS_DIR: join(folder, 'keys'),
  SITE_URL: 'https://www.example.com',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'desk@example.com',
  CONCIERGE_MAIL: 'concierge@example.com',
  ...more,
});
const installation = (more?: Readonly<Record<string, string>>) =>
  checkSettings({ ...cleanEnvironment(), ...live(more) } as NodeJS.ProcessEnv);
const look = (more?: Readonly<Record<string, string>>) => assertStudioThere(installation(more).settings);
const never = new AbortController().signal;

test('CLU-01/empty-studio a live studio that was there is not taken for a new one, in a file or a database', async () => {
  const { settings } = installation();
  initialise(settings);
  const file = join(settings.dataDir, 'studio', 'studio.db');
  mkdirSync(join(settings.dataDir, 'studio'));
  // The first start of all may find nothing.
  await look();
  copyFileSync((await keptDatabases()).peopled, file);
  await migrateStudio(installation(), never);
  await look();

  renameSync(file, `${file}.moved-2026-11-30T03-00-00-000Z`);
  const words =
    /^The studio's database \S+studio\.db is missing or empty, though this installation has had one since \d{4}-\d\d-\d\d; set DATABASE_URL where it was moved into PostgreSQL, put it back, .*"npm run init -- --new-studio"\.$/;
  await expect(migrateStudio(installation(), never)).rejects.toThrow(words);
  writeFileSync(file, '');
  await expect(look()).rejects.toThrow(words);
  const DATABASE_URL = await (await startPostgres()).createDatabase();
  await expect(migrateStudio(installation({ DATABASE_URL }), never)).rejects.toThrow(
    /^The database of DATABASE_URL holds no studio, though this installation has had one since .*; check DATABASE_URL/,
  );

  // While a move makes its tables they stand under their real name, and hold nothing.
  const database = new pg.Client({ connectionString: DATABASE_URL });
  await database.connect();
  try {
    await database.query('CREATE SCHEMA studio; CREATE TABLE studio.payload_migrations (name text)');
    await look({ DATABASE_URL });
    await database.query("CREATE SCHEMA data_move; CREATE TABLE data_move.state AS SELECT 'making' AS phase");
    await expect(look({ DATABASE_URL })).rejects.toThrow('holds no studio');
    await database.query("UPDATE data_move.state SET phase = 'placed'");
    await look({ DATABASE_URL });
  } finally {
    await database.end();
  }
  writeFileSync(file, 'damaged'.repeat(1000));
  await expect(look()).rejects.toThrow(
    /^The studio's database \S+ cannot be read: file is not a database; restore a backup with "npm run restore -- FOLDER"\.$/,
  );
  rmSync(file);

  const given = await runTask('init', ['--new-studio'], live());
  expect(given).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('The next start makes a new studio'),
  });
  await look();
});

test('CLU-01/empty-studio the doctor finds a studio that is empty though there was one, in a database or a file', async () => {
  const { settings } = installation();
  initialise(settings);
  const DATABASE_URL = await (await startPostgres()).createDatabase();
  const ofStudio = async (more?: Readonly<Record<string, string>>) =>
    (await storeFindings(installation(more).settings)).filter(({ about }) => about === 'Studio store');
  // The first start of all may find nothing.
  expect(await ofStudio({ DATABASE_URL })).toEqual([]);
  expect(await ofStudio()).toMatchObject([{ state: 'note', words: expect.stringContaining('none yet') }]);

  noteStudio(settings);
  const had = /though this installation has had one since \d{4}-\d\d-\d\d; /;
  expect(await ofStudio({ DATABASE_URL })).toMatchObject([
    { state: 'fault', words: expect.stringMatching(/^The database of DATABASE_URL holds no studio, /) },
  ]);
  expect(await ofStudio({ DATABASE_URL })).toMatchObject([{ words: expect.stringMatching(had) }]);
  const run = await runTask('doctor', [], live({ DATABASE_URL }));
  expect(run.code).toBe(1);
  expect(run.stdout).toMatch(
    /^✗ Studio store: The database of DATABASE_URL holds no studio, though .*"npm run init -- --new-studio"\.$/m,
  );
  // One that cannot be asked is said by its connections, once.
  const away = { DATABASE_URL: 'postgres://127.0.0.1:1/none' };
  expect(await ofStudio(away)).toEqual([]);
  expect(await storeFindings(installation(away).settings)).toContainEqual(
    expect.objectContaining({ state: 'fault', about: 'Connections' }),
  );

  const database = new pg.Client({ connectionString: DATABASE_URL });
  await database.connect();
  try {
    await database.query('CREATE SCHEMA studio; CREATE TABLE studio.payload_migrations (name text)');
    expect(await ofStudio({ DATABASE_URL })).toEqual([]);
    // Emptied beside the product.
    await database.query('DROP SCHEMA studio CASCADE');
    expect(await ofStudio({ DATABASE_URL })).toMatchObject([{ state: 'fault' }]);
  } finally {
    await database.end();
  }

  const gone = {
    state: 'fault',
    words: expect.stringMatching(/^The studio's database \S+studio\.db is missing or empty, though /),
  };
  expect(await ofStudio()).toMatchObject([gone]);
  mkdirSync(join(settings.dataDir, 'studio'));
  const file = join(settings.dataDir, 'studio', 'studio.db');
  writeFileSync(file, '');
  expect(await ofStudio()).toMatchObject([gone]);
  copyFileSync((await keptDatabases()).peopled, file);
  expect(await ofStudio()).toMatchObject([{ state: 'good' }]);
  writeFileSync(file, 'damaged'.repeat(1000));
  expect(await ofStudio()).toMatchObject([
    { state: 'fault', words: expect.stringContaining('file is not a database') },
  ]);
});
