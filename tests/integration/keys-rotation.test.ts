import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addNote, notesOf } from '@sundowner/enquiries/conversation/notes';
import { createSubscriptionTokens } from '@sundowner/enquiries/intake/subscription-token';
import { sealAttachment } from '@sundowner/enquiries/store/attachment';
import { backupStore } from '@sundowner/enquiries/store/backup';
import { openStore } from '@sundowner/enquiries/store/database/open';
import type { Store } from '@sundowner/enquiries/store/database/port';
import { countSealedWithOldKeys, createResealing } from '@sundowner/enquiries/store/reseal';
import { openVault } from '@sundowner/enquiries/store/vault';
import { loadKeyring } from '@sundowner/keyring';
import pino from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { performOnKeys, readKeysArguments } from '../../bin/keys/perform.ts';
import { readInstallation } from '../../bin/product/installation.ts';
import { initialise } from '../../bin/product/instance.ts';
import { lockInstance } from '../../bin/product/instance-lock.ts';
import { cleanEnvironment } from '../../bin/testing/clean-environment.ts';
import { deskCalls } from '../fakes/desk-calls.ts';
import { createStage, onBothDatabases, visitor } from './enquiries-stage.ts';

const silent = pino({ level: 'silent' });
let dataDir: string;
let keysDir: string;
let store: Store;

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'sundowner-rotation-'));
  keysDir = join(dataDir, 'keys');
  initialise({ mode: 'demo', dataDir, keysDir });
  store = await openStore({ dataDir }, silent);
});
afterEach(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const keys = async (words: string) => {
  const env = { ...cleanEnvironment(), DATA_DIR: dataDir, KEYS_DIR: keysDir } as NodeJS.ProcessEnv;
  const lines = await performOnKeys(readInstallation(env).settings, readKeysArguments(words.split(' ')));
  return lines.join('\n');
};
const stageOf = () => createStage(store, dataDir, { keyring: loadKeyring(keysDir) });
const left = async () => (await countSealedWithOldKeys(store, openVault(loadKeyring(keysDir)))).enquiries;

test('a ticket issued before a rotation of its key is still taken, and after it was forgotten no more', async () => {
  const ticket = stageOf().ticket();
  expect(await keys('rotate ticket')).toContain('Tickets signed with the previous key are accepted as late');
  expect((await stageOf().submit({ ticket })).status).toBe('created');
  await keys('forget-previous ticket');
  const other = stageOf();
  expect((await other.submit({ ticket, timeToCall: 'Evening' })).status).toBe('ticket');
});

test('after a rotation of the personal key everything is readable at once, links that were sent are good, and a repeat is a repeat', async () => {
  const before = stageOf();
  const ticket = before.ticket();
  const first = await before.submit({ ticket });
  const { subscription } = loadKeyring(keysDir);
  const link = createSubscriptionTokens(subscription).issue('leave', 'an-enquiry');
  expect(await keys('rotate personal')).toContain('There is a new personal key');
  const after = stageOf();
  expect(await after.submit({ ticket })).toEqual({ ...first, status: 'repeated' });
  expect(createSubscriptionTokens(loadKeyring(keysDir).subscription).read('leave', link)).toBe('an-enquiry');
  const reference = 'reference' in first ? first.reference : '';
  expect(await deskCalls(after.pipeline.desk).show(reference)).toMatchObject({
    name: `${visitor.name} ${visitor.surname}`,
  });
  expect(await left()).toBe(1);
});

test('KEEP-02/rescued-key an earlier key stays while a copy of a lost store is locked with it', async () => {
  await stageOf().accepted();
  const copy = join(dataDir, 'rescued', 'enquiries.db.before-2026-11-20T12-00-00-000Z');
  mkdirSync(join(dataDir, 'rescued'));
  await backupStore(store, copy);
  await keys('rotate personal');
  const after = stageOf();
  after.pipeline.start();
  await expect.poll(left).toBe(0);
  await after.pipeline.stop();
  await expect(keys('forget-previous personal')).rejects.toThrow(
    `${copy}, a copy of a lost store, is encrypted with an earlier key`,
  );
  expect(loadKeyring(keysDir).personalPrevious).toHaveLength(1);
  rmSync(join(dataDir, 'rescued'), { recursive: true });
  expect(await keys('forget-previous personal')).toContain('The earlier personal keys were deleted.');
});

test('personal data is locked anew behind the product, goes on after a kill -9, and only then the earlier key may go', async () => {
  const stage = stageOf();
  const references: string[] = [];
  for (let index = 0; index < 120; index++) {
    references.push(await stage.accepted({ timeToCall: `at ${index}` }));
  }
  await keys('rotate personal');
  await keys('rotate personal');
  expect(await keys('status')).toContain(
    '120 enquiries, 0 files and 0 messages and notes are still encrypted with an earlier key',
  );
  await expect(keys('forget-previous personal')).rejects.toThrow('could not be read afterwards');

  const script = `
    const { openStore } = await import('@sundowner/enquiries/store/database/open');
    const { createResealing } = await import('@sundowner/enquiries/store/reseal');
    const { openVault } = await import('@sundowner/enquiries/store/vault');
    const { loadKeyring } = await import('@sundowner/keyring');
    const log = { debug() {}, info() {}, warn() {}, error() {} };
    const store = await openStore({ dataDir: process.env.DATA }, log);
    await createResealing({ store, log, vault: openVault(loadKeyring(process.env.KEYS)), rest: 60_000 }).run();`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    cwd: import.meta.dirname,
    env: { ...process.env, DATA: dataDir, KEYS: keysDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await expect.poll(left, { timeout: 20_000, interval: 5 }).toBeLessThan(120);
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(await left()).toBeGreaterThan(0);

  const after = stageOf();
  after.pipeline.start();
  await expect.poll(() => after.logged()).toContain('all personal data is encrypted with the new key');
  await after.pipeline.stop();
  expect(await left()).toBe(0);
  expect(await keys('status')).toContain(
    'Every enquiry, file, message and note is encrypted with the current key.',
  );

  const lock = lockInstance(dataDir);
  await expect(keys('forget-previous personal')).rejects.toThrow('already running');
  lock.release();
  expect(await keys('forget-previous personal')).toContain('The earlier personal keys were deleted.');
  const alone = stageOf();
  expect(alone.keyring.personalPrevious).toEqual([]);
  for (const reference of references) {
    expect(await deskCalls(alone.pipeline.desk).show(reference)).toMatchObject({
      name: expect.stringContaining('Naledi'),
    });
  }
});

test('a command that cannot be understood says what there is', () => {
  for (const words of ['', 'rotate', 'rotate erasure', 'status personal', 'rotate ticket now']) {
    expect(() => readKeysArguments(words.split(' ').filter(Boolean))).toThrow('rotate ticket|personal');
  }
});

onBothDatabases((newDatabase, { testOnBoth: onBoth }) => {
  onBoth(
    'enquiries and files are locked anew on both databases; what was erased meanwhile stays erased',
    async () => {
      const database = await newDatabase();
      const own = await database.open();
      const before = createStage(own, database.dataDir, { keyring: loadKeyring(keysDir) });
      const kept = await before.accepted();
      const erased = await before.accepted({ timeToCall: 'Evening' });
      const old = openVault(loadKeyring(keysDir));
      const [row] = await own.read.rows<{ id: string }>('SELECT id FROM enquiries WHERE reference = ?', [
        kept,
      ]);
      const id = row?.id ?? '';
      const file = {
        field: 'cv',
        fileName: 'cv.pdf',
        kind: 'pdf',
        content: Buffer.from('%PDF-1.7'),
      } as const;
      const sealed = sealAttachment(old, id, file);
      await own.transaction(async (sql) => {
        await sql.run(
          'INSERT INTO attachments (enquiry_id, field, kind, bytes, sealed) VALUES (?, ?, ?, ?, ?)',
          [id, 'cv', 'pdf', 8, sealed?.sealed ?? null],
        );
        await addNote(sql, old, id, 'amira', { text: 'allergic to nuts', mentions: [] }, before.clock.now());
        await sql.run("UPDATE enquiries SET sealed = NULL, state = 'erased' WHERE reference = ?", [erased]);
      });
      await keys('rotate personal');
      const vault = openVault(loadKeyring(keysDir));
      expect(await countSealedWithOldKeys(own, vault)).toEqual({ enquiries: 1, files: 1, words: 1 });
      await createResealing({ store: own, vault, log: silent }).run();
      expect(await countSealedWithOldKeys(own, vault)).toEqual({ enquiries: 0, files: 0, words: 0 });
      const [attachment] = await own.read.rows<{ sealed: Uint8Array }>('SELECT sealed FROM attachments');
      expect(attachment && Buffer.from(vault.openBytes(attachment.sealed, `${id}/cv`)).toString()).toBe(
        '%PDF-1.7',
      );
      expect(await notesOf(own.read, vault, id)).toMatchObject([{ text: 'allergic to nuts' }]);
      expect(await before.count('enquiries', 'sealed IS NULL')).toBe(1);
    },
  );
});
