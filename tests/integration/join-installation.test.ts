import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '@sundowner/enquiries/store/database/open';
import { readInstance } from '@sundowner/keyring/instance';
import pino from 'pino';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { initialise } from '../../bin/product/instance.ts';
import { joinInstallation } from '../../bin/product/join-installation.ts';
import { startPostgres } from '../support/postgres.ts';

const silent = pino({ level: 'silent' });
let url: string;
let folder: string;
let keysDir: string;
beforeEach(async () => {
  url = await (await startPostgres()).createDatabase();
  folder = mkdtempSync(join(tmpdir(), 'sundowner-join-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  keysDir = join(folder, 'keys');
  const dataDir = join(folder, 'first');
  initialise({ mode: 'live', dataDir, keysDir });
});

const startFirst = async () =>
  (await openStore({ dataDir: join(folder, 'first'), databaseUrl: url }, silent)).close();
const join2 = (more: Partial<Parameters<typeof joinInstallation>[0]> = {}) =>
  joinInstallation({ mode: 'live', dataDir: join(folder, 'second'), keysDir, databaseUrl: url, ...more });

test('CLU-08/join a machine with the keys and an empty folder joins the installation of the database, once', async () => {
  await startFirst();
  expect(await join2()).toBe(true);
  expect(readInstance(join(folder, 'second'))?.id).toBe(readInstance(join(folder, 'first'))?.id);
  expect(await join2()).toBe(false);
  await (await openStore({ dataDir: join(folder, 'second'), databaseUrl: url }, silent)).close();
});

test('CLU-08/join it is refused where the database is empty, of another installation, or away', async () => {
  await expect(join2()).rejects.toThrow('holds no enquiries yet');
  expect(existsSync(join(folder, 'second', 'instance.json'))).toBe(false);
  const other = join(folder, 'other');
  initialise({ mode: 'live', dataDir: other, keysDir: join(folder, 'other-keys') });
  await (await openStore({ dataDir: other, databaseUrl: url }, silent)).close();
  await expect(join2()).rejects.toThrow('is of another installation');
  await expect(join2({ databaseUrl: 'postgres://127.0.0.1:1/none' })).rejects.toThrow('connection');
});

test('CLU-08/join nothing joins without a shared database, without keys, as a demonstration, or where data lie', async () => {
  await startFirst();
  expect(await join2({ databaseUrl: null })).toBe(false);
  expect(await join2({ mode: 'demo' })).toBe(false);
  expect(await join2({ keysDir: join(folder, 'none') })).toBe(false);
  const second = join(folder, 'second');
  mkdirSync(join(second, 'enquiries'), { recursive: true });
  writeFileSync(join(second, 'enquiries', 'enquiries.db'), '');
  expect(await join2()).toBe(false);
});
