import { randomBytes } from 'node:crypto';
import { appendFileSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type EnquiryStore, openEnquiryStore } from '../../../../tests/fakes/enquiry-store.ts';
import {
  addToLedger,
  appendLedgerFile,
  catchUpLedger,
  ledgerHash,
  readLedgerFile,
  type WhyErased,
} from './erasure-ledger.ts';

const start = Date.parse('2026-11-20T12:00:00Z');
const key = randomBytes(32);
const entryOf = (id: string) => ({ hash: ledgerHash(key, id), consentVersion: 'popi-1', erasedAt: start });
let desk: EnquiryStore;
let folder: string;
let file: string;

beforeEach(async () => {
  desk = await openEnquiryStore();
  folder = mkdtempSync(join(tmpdir(), 'sundowner-ledger-'));
  file = join(folder, 'kept', 'ledger.jsonl');
});
afterEach(async () => {
  await desk.close();
  rmSync(folder, { recursive: true, force: true });
});

test('an entry that is there stays as it is', async () => {
  await desk.store.transaction((sql) => addToLedger(sql, [entryOf('a')]));
  const later = { ...entryOf('a'), erasedAt: start + 1 };
  await desk.store.transaction((sql) => addToLedger(sql, [later, entryOf('b')]));
  expect(await desk.one('SELECT COUNT(*) FROM erasure_ledger')).toBe(2);
  expect(await desk.one('SELECT MAX(erased_at) FROM erasure_ledger')).toBe(start);
});

test('the second copy is for its owner alone, grows, and is read up to a line that broke off', () => {
  expect(readLedgerFile(file)).toEqual([]);
  appendLedgerFile(file, [entryOf('a')]);
  appendLedgerFile(file, [entryOf('b')]);
  appendFileSync(file, '{"hash":"abc","consentVer');
  expect(readLedgerFile(file)).toEqual([entryOf('a'), entryOf('b')]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('whoever was erased is erased again in an older store, and nobody else', async () => {
  for (const id of ['erased', 'kept']) await desk.add(id, { receivedAt: start, channels: ['crm'] });
  await desk.store.transaction((sql) => sql.run("UPDATE enquiries SET person = 'hash of ' || id"));
  appendLedgerFile(file, [entryOf('erased')]);
  const replaying = { key, months: 24, now: start + 1 };
  expect(await catchUpLedger(desk.store, file, replaying)).toEqual({ asked: 1, ended: 0 });
  expect(await desk.stateOf('erased')).toBe('erased');
  expect(await desk.stateOf('erased', 'crm')).toBeUndefined();
  expect(await desk.one('SELECT who FROM erased_addresses WHERE at = ?', [start])).toBe('hash of erased');
  expect(await desk.one('SELECT COUNT(*) FROM erased_addresses')).toBe(1);
  expect(await desk.stateOf('kept')).toBe('accepted');
  expect(await catchUpLedger(desk.store, file, replaying)).toEqual({ asked: 0, ended: 0 });
});

test('DSK-08/retention what came to its end by itself is erased again as such: nobody’s address is said to be erased', async () => {
  for (const id of ['asked', 'ended', 'unasked']) await desk.add(id, { receivedAt: start });
  await desk.store.transaction((sql) => sql.run("UPDATE enquiries SET person = 'hash of ' || id"));
  await desk.store.transaction(async (sql) => {
    for (const [id, who] of [
      ['m1', 'asked'],
      ['m2', 'ended'],
      ['m3', 'unasked'],
    ])
      await sql.run(
        "INSERT INTO stray_mails (id, at, who, reads_like, sealed) VALUES (?, ?, 'hash of ' || ?, 'letter', ?)",
        [...[id ?? '', start, who ?? ''], Buffer.from('sealed')],
      );
  });
  const entry = (id: string, why: WhyErased) => ({ ...entryOf(id), hash: ledgerHash(key, id, why) });
  appendLedgerFile(file, [
    entry('asked', 'request'),
    entry('ended', 'retention'),
    entry('unasked', 'unasked'),
  ]);
  const replaying = { key, months: 24, now: start + 1 };
  expect(await catchUpLedger(desk.store, file, replaying)).toEqual({ asked: 1, ended: 2 });
  for (const id of ['asked', 'ended', 'unasked']) expect(await desk.stateOf(id)).toBe('erased');
  expect(await desk.store.read.rows('SELECT who FROM erased_addresses')).toEqual([{ who: 'hash of asked' }]);
  // Nobody had opened them: retention takes nothing along that nobody has read.
  expect(
    await desk.store.read.rows('SELECT id FROM stray_mails WHERE sealed IS NOT NULL ORDER BY id'),
  ).toEqual([{ id: 'm2' }, { id: 'm3' }]);
  expect(await desk.store.read.rows("SELECT enquiry_id FROM actions WHERE action = 'erased'")).toEqual([
    { enquiry_id: 'asked' },
  ]);
});
