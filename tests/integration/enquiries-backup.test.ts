import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { BackupError, backupStore, restoreStore } from '@sundowner/enquiries/store/backup';
import { openStore, storeFile } from '@sundowner/enquiries/store/database/open';
import type { Store } from '@sundowner/enquiries/store/database/port';
import { ledgerFileOf } from '@sundowner/enquiries/store/installation-files';
import pino from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { deskCalls } from '../fakes/desk-calls.ts';
import { createStage, type Stage, startTime } from './enquiries-stage.ts';

const hour = 3_600_000;
let dataDir: string;
let store: Store;
let stage: Stage;

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'sundowner-backup-'));
  store = await openStore({ dataDir }, pino({ level: 'silent' }));
  stage = createStage(store, dataDir);
});
afterEach(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const restore = (backup: string) =>
  restoreStore({
    backup,
    target: storeFile(dataDir),
    ledgerFile: ledgerFileOf(dataDir),
    erasureKey: stage.keyring.erasure,
    retentionMonths: 24,
    now: startTime,
  });

test('a backup made under load is whole, holds every enquiry acknowledged before it, and no readable name', async () => {
  const file = join(dataDir, 'backups', 'enquiries.db');
  const before = await Promise.all(
    Array.from({ length: 50 }, (_, index) => stage.accepted({ timeToCall: `at ${index}` })),
  );
  const during = Promise.all(
    Array.from({ length: 100 }, (_, index) => stage.accepted({ timeToCall: `while ${index}` })),
  );
  const summary = await backupStore(store, file);
  await during;
  expect(summary.enquiries).toBeGreaterThanOrEqual(before.length);
  expect(summary.deliveries).toBe(summary.enquiries * 3);
  expect(statSync(file).mode & 0o077).toBe(0);
  expect(readFileSync(file).toString('latin1')).not.toContain('Okaforsson');
  expect(readdirSync(join(dataDir, 'backups'))).toEqual(['enquiries.db']);
  await expect(backupStore(store, file)).rejects.toThrow(/exists already/);
});

test('a restore brings back what was there, keeps the store it replaced, and erases again what was erased since', async () => {
  const file = join(dataDir, 'enquiries.backup');
  const erased = await stage.accepted();
  const kept = await stage.accepted({ timeToCall: 'Evening' });
  await backupStore(store, file);
  await stage.pipeline.erasure.request(erased, 'thandeka');
  stage.clock.at += hour;
  await stage.pipeline.tidy();
  await store.close();

  const summary = await restore(file);
  expect(summary).toMatchObject({
    enquiries: 2,
    deliveries: 6,
    erasedAgain: { asked: 1, ended: 0 },
    previous: expect.any(String),
  });
  store = await openStore({ dataDir }, pino({ level: 'silent' }));
  const after = createStage(store, dataDir, { keyring: stage.keyring });
  expect(await deskCalls(after.pipeline.desk).show(erased)).toMatchObject({ state: 'erased', name: '' });
  expect(await deskCalls(after.pipeline.desk).show(kept)).toMatchObject({
    state: 'accepted',
    name: 'Naledi Okaforsson',
  });
  expect(await after.pipeline.worker.tick()).toBe(3);
});

test('an erasure is not forgotten when only the ledger beside the store is left, nor when only the store is', async () => {
  for (const loss of ['store', 'ledger file']) {
    const file = join(dataDir, `${loss}.backup`);
    const reference = await stage.accepted({ timeToCall: loss });
    await backupStore(store, file);
    await stage.pipeline.erasure.request(reference, 'thandeka');
    stage.clock.at += hour;
    await stage.pipeline.tidy();
    await store.close();
    for (const lost of loss === 'store'
      ? ['', '-wal', '-shm'].map((side) => storeFile(dataDir) + side)
      : [ledgerFileOf(dataDir)]) {
      rmSync(lost, { force: true });
    }
    expect((await restore(file)).erasedAgain).toEqual({ asked: 1, ended: 0 });
    store = await openStore({ dataDir }, pino({ level: 'silent' }));
    stage = createStage(store, dataDir, { keyring: stage.keyring });
  }
});

test('a restore refuses a store in use, a missing backup and a broken one, and changes nothing', async () => {
  const file = join(dataDir, 'enquiries.backup');
  const reference = await stage.accepted();
  await backupStore(store, file);
  await expect(restore(file)).rejects.toThrow(/is in use; stop the product/);
  await store.close();
  await expect(restore(join(dataDir, 'nowhere'))).rejects.toThrow(/There is no backup/);
  const broken = join(dataDir, 'broken.backup');
  writeFileSync(broken, readFileSync(file).fill(7, 4096, 40_960));
  await expect(restore(broken)).rejects.toThrow(BackupError);
  store = await openStore({ dataDir }, pino({ level: 'silent' }));
  stage = createStage(store, dataDir, { keyring: stage.keyring });
  expect(await deskCalls(stage.pipeline.desk).show(reference)).toMatchObject({ name: 'Naledi Okaforsson' });
});

test('what was acknowledged before a kill -9 is there afterwards, with its jobs', async () => {
  const script = `
    const { createStage } = await import('./enquiries-stage.ts');
    const { openStore } = await import('@sundowner/enquiries/store/database/open');
    const quiet = { debug() {}, info() {}, warn() {}, error() {} };
    const store = await openStore({ dataDir: process.env.DATA }, quiet);
    const stage = createStage(store, process.env.DATA);
    let n = 0;
    const visitor = async () => { for (;;) console.log(await stage.accepted({ timeToCall: 'at ' + n++ })); };
    for (let i = 0; i < 10; i++) visitor();`;
  await store.close();
  const acknowledged: string[] = [];
  for (let round = 0; round < 3; round++) {
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
      cwd: import.meta.dirname,
      env: { ...process.env, DATA: dataDir },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    createInterface({ input: child.stdout }).on('line', (line) => acknowledged.push(line));
    const before = acknowledged.length;
    while (acknowledged.length < before + 50) await delay(10);
    child.kill('SIGKILL');
    await once(child, 'close');
  }
  store = await openStore({ dataDir }, pino({ level: 'silent' }));
  const rows = await store.read.rows<{ reference: string; jobs: number }>(
    `SELECT e.reference, (SELECT COUNT(*) FROM deliveries d WHERE d.enquiry_id = e.id) AS jobs
      FROM enquiries e JOIN consents c ON c.enquiry_id = e.id`,
  );
  const jobs = new Map(rows.map((row) => [row.reference, row.jobs]));
  expect(acknowledged.filter((reference) => jobs.get(reference) !== 3)).toEqual([]);
  expect(rows.every((row) => row.jobs === 3)).toBe(true);
});
