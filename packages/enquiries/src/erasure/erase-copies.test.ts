import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type EnquiryStore, openEnquiryStore } from '../../../../tests/fakes/enquiry-store.ts';
import { erasePersonal } from '../store/erase-personal.ts';
import { addToLedger, ledgerHash } from '../store/erasure-ledger.ts';
import { createCopyEraser } from './erase-copies.ts';

const start = Date.parse('2026-11-20T12:00:00Z');
const day = 86_400_000;
const erasureKey = randomBytes(32);
const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() };
let desk: EnquiryStore;
let dataDir: string;
let now: number;

beforeEach(async () => {
  now = start;
  desk = await openEnquiryStore();
  dataDir = mkdtempSync(join(tmpdir(), 'sundowner-leftovers-'));
  for (const folder of ['mail', 'enquiries']) mkdirSync(join(dataDir, folder));
  for (const id of ['AAAA-2222', 'BBBB-2222', 'CCCC-2222'])
    await desk.add(id, { receivedAt: start, channels: ['concierge-mail'] });
});
afterEach(async () => {
  await desk.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const look = () =>
  createCopyEraser({
    store: desk.store,
    erasureKey,
    clock: { now: () => now },
    log: log as never,
    retentionMonths: 24,
    storeFile: join(dataDir, 'enquiries', 'enquiries.db'),
    mailFolder: join(dataDir, 'mail'),
  })();
const erase = (id: string) => desk.store.transaction((sql) => erasePersonal(sql, id, now));
const mails = () => readdirSync(join(dataDir, 'mail')).sort();

/** A store as a restore leaves it beside the new one. */
async function replacedStore(at: string, folder = 'enquiries', why = 'before'): Promise<string> {
  const file = join(dataDir, folder, `enquiries.db.${why}-${at}`);
  mkdirSync(join(dataDir, folder), { recursive: true });
  await desk.store.copyTo?.(file);
  return file;
}
function sealedIn(file: string): string[] {
  const copy = new DatabaseSync(file, { readOnly: true });
  const rows = copy.prepare('SELECT id FROM enquiries WHERE sealed IS NOT NULL ORDER BY id').all();
  copy.close();
  return rows.map(({ id }) => String(id));
}

test('erased-mails the mails on disk of whatever was erased go, and no others', async () => {
  for (const name of [
    'MC-AAAA-2222.concierge-mail.0.eml',
    'MC-AAAA-2222.visitor-mail.1.1.eml',
    '.MC-AAAA-2222.visitor-mail.1.0a.part',
    'MC-BBBB-2222.concierge-mail.2.eml',
    'notice.3.eml',
  ]) {
    writeFileSync(join(dataDir, 'mail', name), 'Naledi');
  }
  await look();
  expect(mails()).toHaveLength(5);
  await erase('AAAA-2222');
  await look();
  expect(mails()).toEqual(['MC-BBBB-2222.concierge-mail.2.eml', 'notice.3.eml']);
});

test('erased-copies what was erased is erased in stores a restore replaced, and by the ledger', async () => {
  const file = await replacedStore('2026-11-20T11-00-00-000Z');
  const rescued = await replacedStore('2026-11-20T11-00-00-000Z', 'rescued');
  const moved = await replacedStore('2026-11-20T11-00-00-000Z', 'enquiries', 'moved');
  await erase('AAAA-2222');
  const entry = { hash: ledgerHash(erasureKey, 'BBBB-2222'), consentVersion: 'popi-1', erasedAt: start };
  await desk.store.transaction((sql) => addToLedger(sql, [entry]));
  await look();
  expect(sealedIn(file)).toEqual(['CCCC-2222']);
  expect(sealedIn(rescued)).toEqual(['CCCC-2222']);
  expect(sealedIn(moved)).toEqual(['CCCC-2222']);
});

test('DSK-08/erase in a copy an erased person is in no table, and another is in all; a mail of no enquiry goes by the ledger', async () => {
  const { store } = desk;
  const write = (text: string, ...values: (string | number | Uint8Array | null)[]) =>
    store.transaction((sql) => sql.run(text, values));
  const sealed = Buffer.from('sealed');
  for (const [id, who] of [
    ['AAAA-2222', 'hash-of-a'],
    ['BBBB-2222', 'hash-of-b'],
  ] as const) {
    await write('UPDATE enquiries SET person = ? WHERE id = ?', who, id);
    await write(
      "INSERT INTO messages (id, enquiry_id, way, state, at, version, mail_id, digest, who, sealed) VALUES (?, ?, 'traveller', 'received', 1, 1, ?, ?, ?, ?)",
      ...[`message-${id}`, id, `${who}@mail`, who, who, sealed],
    );
    await write(
      'INSERT INTO actions (id, enquiry_id, at, done_by, action, about) VALUES (?, ?, 1, ?, ?, ?)',
      ...[`action-${id}`, id, 'Thandi', 'tagged', who],
    );
    await write(
      "INSERT INTO participants (enquiry_id, person, role, at, sealed) VALUES (?, ?, 'also-theirs', 1, ?)",
      id,
      `${who}-office`,
      sealed,
    );
    await write(
      'INSERT INTO stays (who, property, year, at, person) VALUES (?, ?, 2019, 1, ?)',
      who,
      'lionsands',
      '1',
    );
    for (const [index, each] of [who, `${who}-office`].entries()) {
      const mail = `mail-${id}-${index}`;
      await write(
        'INSERT INTO stray_mails (id, at, mail_id, digest, who, sealed) VALUES (?, 1, ?, ?, ?, ?)',
        ...[mail, `${each}@mail`, each, each, sealed],
      );
      await write('INSERT INTO stray_terms (term, stray_id) VALUES (?, ?)', each.length, mail);
      await write('INSERT INTO search_slips (slip, term) VALUES (1, ?) ON CONFLICT DO NOTHING', each.length);
      await write(
        "INSERT INTO mail_rules (id, kind, who, by_person, at, sealed) VALUES (?, 'address', ?, '1', 1, ?)",
        `rule-${id}-${index}`,
        each,
        sealed,
      );
    }
  }
  await write(
    'INSERT INTO stray_mails (id, at, who, sealed) VALUES (?, 1, ?, ?)',
    'mail-c',
    'hash-of-c',
    sealed,
  );
  const file = await replacedStore('2026-11-20T11-00-00-000Z');
  await erase('AAAA-2222');
  const entry = { hash: ledgerHash(erasureKey, 'mail-c'), consentVersion: 'none', erasedAt: start };
  await store.transaction((sql) => addToLedger(sql, [entry]));
  await look();

  const copy = new DatabaseSync(file, { readOnly: true });
  const tables = copy.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all();
  const rows = (table: unknown) => copy.prepare(`SELECT * FROM ${table}`).all();
  const holding = (text: string) =>
    tables.filter(({ name }) => JSON.stringify(rows(name)).includes(text)).map(({ name }) => String(name));
  const left = ['hash-of-a', 'hash-of-c'].map(holding);
  const others = holding('hash-of-b').sort();
  const terms = ['mail-AAAA', 'mail-BBBB'].map((text) => holding(text).includes('stray_terms'));
  copy.close();
  expect(left).toEqual([[], []]);
  expect(terms).toEqual([false, true]);
  expect(others).toEqual([
    'actions',
    'enquiries',
    'mail_rules',
    'messages',
    'participants',
    'stays',
    'stray_mails',
  ]);
});

test('erased-copies a replaced store goes after thirty days; one that cannot be read harms nothing', async () => {
  const file = await replacedStore('2026-11-20T11-00-00-000Z');
  const broken = join(dataDir, 'enquiries', 'enquiries.db.before-2026-11-20T11-30-00-000Z');
  writeFileSync(broken, 'no database');
  const there = () => readdirSync(join(dataDir, 'enquiries')).filter((name) => name.includes('before'));
  now = Date.parse('2026-11-20T11:00:00Z') + 30 * day - 1;
  await look();
  expect(there()).toHaveLength(2);
  expect(sealedIn(file)).toHaveLength(3);
  now += 1;
  await look();
  expect(there()).toEqual(['enquiries.db.before-2026-11-20T11-30-00-000Z']);
});

test('KEEP-02/rescued what was rescued of a store that went away is kept as long as its enquiries are', async () => {
  const rescued = await replacedStore('2026-11-20T11-00-00-000Z', 'rescued');
  now = start + 700 * day;
  await look();
  expect(sealedIn(rescued)).toHaveLength(3);
  now = start + 800 * day;
  await look();
  expect(readdirSync(join(dataDir, 'rescued'))).toEqual([]);
});
