import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mergeActShape } from '@sundowner/desk-wire/merging';
import { openStore, storeFile } from '@sundowner/enquiries/store/database/open';
import { addToLedger, appendLedgerFile, ledgerHash } from '@sundowner/enquiries/store/erasure-ledger';
import { ledgerFileOf } from '@sundowner/enquiries/store/installation-files';
import { keyFiles, loadKeyring, newKeyText } from '@sundowner/keyring';
import pg from 'pg';
import pino from 'pino';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { renditions } from '../../apps/studio/src/media/renditions.ts';
import { initialise } from '../../bin/product/instance.ts';
import { root } from '../../bin/product/paths.ts';
import { lacksPictureSizes } from '../../bin/product/seeded-database.ts';
import { keptDatabases } from '../support/kept-databases.ts';
import { startPostgres } from '../support/postgres.ts';
import { runTask } from '../support/run-task.ts';
import { startVersionMachine, type VersionMachine } from '../support/version-machine.ts';
import { admin, ruan, taken, thandi } from './enquiries-desk-stage.ts';
import { startTime } from './enquiries-stage.ts';
import { rawMail } from './mails-stage.ts';
import { type TakenMails, takenMails } from './taken-mails.ts';

const minute = 60_000;
const hour = 60 * minute;

let dataDir: string;
let keysDir: string;
let url: string;
let database: pg.Client;
/** What time it is at the desk: it goes on from one store to the next. */
let at: number;

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'data-move-desk-'));
  keysDir = join(dataDir, 'keys');
  at = startTime;
  initialise({ mode: 'demo', dataDir, keysDir });
  mkdirSync(join(dataDir, 'studio'));
  copyFileSync((await keptDatabases()).peopled, join(dataDir, 'studio', 'studio.db'));
  url = await (await startPostgres()).createDatabase();
  database = new pg.Client({ connectionString: url });
  await database.connect();
});
afterEach(async () => {
  await database.end();
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 });
});

const move = (...args: string[]) => runTask('data-move', args, { DATA_DIR: dataDir });
const moveBack = (...args: string[]) => runTask('data-move', args, { DATA_DIR: dataDir, DATABASE_URL: url });

/** Works at the desk of one of the stores. */
async function atDesk<T>(databaseUrl: string | null, work: (stage: TakenMails) => Promise<T>): Promise<T> {
  const store = await openStore({ dataDir, databaseUrl }, pino({ level: 'silent' }));
  try {
    const stage = await takenMails({ dataDir, open: async () => store }, { keyring: loadKeyring(keysDir) });
    stage.desk.clock.at = at;
    const done = await work(stage);
    await stage.desk.pipeline.stop();
    at = stage.desk.clock.at;
    return done;
  } finally {
    await store.close();
  }
}

/** Works at the studio of one of the stores, through all its rules. */
async function atStudio<T>(databaseUrl: string | null, work: (machine: VersionMachine) => Promise<T>) {
  const options = { folder: root, home: dataDir, keys: keysDir, databaseUrl: databaseUrl ?? '' };
  const { machine, stop } = await startVersionMachine(options);
  try {
    await machine.start();
    return await work(machine);
  } finally {
    await stop();
  }
}

const tokenOf = (href: string | undefined) => href?.split('/').at(-1) ?? '';

/** Somebody asks to be erased, and is. */
async function erase({ desk }: TakenMails, reference: string): Promise<void> {
  const { privacy } = desk.pipeline;
  const [request] = taken(await privacy.ask(thandi, { reference })).erasures;
  taken(await privacy.confirm(ruan, request?.id ?? ''));
  desk.clock.at += hour + minute;
  await desk.pipeline.tidy();
}

/** A desk at work: a conversation with files, one that is planned, notes, two that were merged, a mail that belongs to none, one erased. */
async function workADay(stage: TakenMails) {
  const { desk } = stage;
  const of = (reference: string) => ({ 'In-Reply-To': `<${reference}@lodges.example>` });
  const parts = [
    '--part',
    'Content-Type: text/plain; charset=utf-8',
    '',
    'Our vouchers, and a quokka.',
    '--part',
    'Content-Type: application/pdf; name="voucher.pdf"',
    'Content-Disposition: attachment; filename="voucher.pdf"',
    '',
    '%PDF-1.4 a voucher',
    '--part--',
  ].join('\r\n');
  const talked = await desk.asked();
  await desk.pipeline.worker.tick();
  const token = tokenOf(desk.channels['visitor-mail'].seen[0]?.ownPage?.href);
  taken(await desk.answer(thandi, talked));
  desk.clock.at += minute;
  await desk.pipeline.worker.tick();
  await stage.take(
    rawMail({ ...of(talked), 'Content-Type': 'multipart/mixed; boundary=part' }, parts),
    rawMail({ From: 'stranger@example.org', Subject: 'Hippos' }, 'Do you have hippos? Ünïcode 🦛'),
  );
  taken(await desk.desk.work.note(ruan, talked, { text: 'Ask Precious about crutches', mentions: [] }));
  taken(
    await desk.desk.work.setParticipant(thandi, talked, {
      address: 'work@example.org',
      role: 'also-theirs',
    }),
  );

  const planned = await desk.asked({ comments: 'Is the pool fenced?', email: 'claire@example.com' });
  const content = Buffer.from('a picture');
  taken(await desk.desk.files.upload(thandi, planned, { name: 'river.jpg', kind: 'image/jpeg', content }));
  taken(
    await desk.answer(thandi, planned, {
      sendAt: new Date(desk.clock.at + 24 * hour).toISOString(),
      attachments: [{ from: 'draft', name: 'river.jpg', place: 0 }],
    }),
  );

  const first = await desk.asked({ comments: 'We are two.', email: 'priya@example.com' });
  const other = await desk.asked({ comments: 'Better from the 11th.', email: 'priya@example.com' });
  taken(await desk.desk.beginning.merge(ruan, first, mergeActShape.parse({ other, as: 'merge' })));

  const erased = await desk.asked({ comments: 'Forget me.', email: 'rosa@example.com' });
  await erase(stage, erased);
  return { talked, planned, merged: first, erased, token };
}

/** What the desk, and the traveller's own page, show of all of it. */
async function shownOf({ desk }: TakenMails, references: readonly string[], token: string) {
  const shown = [];
  for (const reference of references) shown.push(await desk.one(reference, admin));
  const [message] = shown[0]?.conversation.messages.filter(({ files }) => files.length > 0) ?? [];
  const visitor = { session: await desk.pipeline.ownPage.open(token), export: null };
  return { shown, files: message?.files, letter: (await desk.pipeline.ownPage.letter(visitor))?.messages };
}

async function schemas(): Promise<string[]> {
  const { rows } = await database.query<{ name: string }>(
    "SELECT nspname AS name FROM pg_namespace WHERE nspname !~ '^(pg_|information_schema|public)' ORDER BY 1",
  );
  return rows.map(({ name }) => name);
}

/** A picture that lacks a size is known by one question in the tables as they are. */
async function expectSizesToBeKnown(): Promise<void> {
  expect(await lacksPictureSizes(url)).toBe(false);
  await database.query(
    "INSERT INTO studio.media (alt, filename, mime_type) VALUES ('A plate', 'plate-0a1b2c3d.webp', 'image/webp'), ('', 'film.mp4', 'video/mp4')",
  );
  expect(await lacksPictureSizes(url)).toBe(true);
  const { rows } = await database.query<{ name: string }>(
    `SELECT column_name AS name FROM information_schema.columns
      WHERE table_schema = 'studio' AND table_name = 'media' AND column_name LIKE 'sizes%filename'`,
  );
  expect(rows).toHaveLength(renditions().length);
  const [last, ...others] = rows.map(({ name }) => `"${name}" = 'made'`);
  await database.query(`UPDATE studio.media SET ${others.join(', ')} WHERE mime_type LIKE 'image%'`);
  expect(await lacksPictureSizes(url)).toBe(true);
  await database.query(`UPDATE studio.media SET ${last} WHERE mime_type LIKE 'image%'`);
  expect(await lacksPictureSizes(url)).toBe(false);
}

test('CLU-01/moved CLU-01/back a desk at work and a studio with versions go into PostgreSQL, are worked on there, and come back', async () => {
  const { page, drafted } = await atStudio(null, async (machine) => {
    const id = await machine.publish('First');
    await machine.publish('Second', id);
    return { page: id, drafted: await machine.draftEverywhere() };
  });
  const day = await atDesk(null, workADay);
  const references = [day.talked, day.planned, day.merged];
  const before = await atDesk(null, (stage) => shownOf(stage, references, day.token));
  expect(before.files).toEqual([expect.objectContaining({ name: 'voucher.pdf' })]);
  expect(JSON.stringify(before.letter)).toContain('a quokka');

  const rehearsed = await move('--to', url);
  // Nothing of it is moved empty.
  for (const table of [
    ...['messages', 'message_files', 'notes', 'participants', 'stray_mails', 'merges', 'own_links'],
    ...['erasure_ledger', 'actions', 'deliveries', 'search_terms'],
  ])
    expect(rehearsed.stdout, table).toMatch(new RegExp(`^ {2}enquiries\\.${table} +[1-9]\\d*$`, 'm'));
  expect(rehearsed.stdout).toMatch(/^ {2}studio\._footer_v +[3-9]$/m);
  expect(rehearsed.stdout).toMatch(/^The keys open all \d\d pieces of personal data\.$/m);
  const moved = await move('--to', url, '--move');
  expect(moved, moved.stderr).toMatchObject({ code: 0 });
  expect(await atDesk(url, (stage) => shownOf(stage, references, day.token))).toEqual(before);

  // There the work goes on.
  const after = await atDesk(url, async (stage) => {
    const { desk } = stage;
    await stage.take(rawMail({ 'In-Reply-To': `<${day.talked}@lodges.example>` }, 'One more wombat.'));
    taken(await desk.answer(ruan, day.talked));
    taken(await desk.desk.work.note(thandi, day.talked, { text: 'She called.', mentions: [] }));
    taken(await desk.desk.beginning.unmerge(ruan, day.merged, null));
    desk.clock.at += 25 * hour;
    await desk.pipeline.tidy();
    await desk.pipeline.worker.tick();
    expect(desk.channels['answer-mail'].seen).toHaveLength(2);
    await erase(stage, day.merged);
    return shownOf(stage, [day.talked, day.planned], day.token);
  });
  expect(JSON.stringify(after.letter)).toContain('One more wombat.');
  await atStudio(url, async (machine) => {
    expect(await machine.read(page)).toMatchObject({ displayName: 'Second', _status: 'published' });
    expect(await machine.saveEverywhere()).toBeGreaterThanOrEqual(drafted.length);
    await machine.publish('Third', page);
  });

  const back = await moveBack('--to', 'embedded', '--move');
  expect(back, back.stderr).toMatchObject({ code: 0 });
  expect(back.stdout).toContain('Counts and digests of every table are the same on both sides.');
  expect(await atDesk(null, (stage) => shownOf(stage, [day.talked, day.planned], day.token))).toEqual(after);
  await atDesk(null, async ({ desk }) => {
    expect(await desk.count('erasure_ledger')).toBeGreaterThanOrEqual(2);
    for (const gone of [day.erased, day.merged])
      expect(await desk.count('enquiries', `reference = '${gone}' AND sealed IS NOT NULL`)).toBe(0);
  });
  await atStudio(null, async (machine) => {
    expect(await machine.read(page)).toMatchObject({ displayName: 'Third' });
    expect(await machine.saveEverywhere()).toBeGreaterThanOrEqual(drafted.length);
  });
}, 300_000);

test('CLU-01/moved CLU-01/rehearsed what no key opens, or was erased and can be read, is moved by force alone, and without keys nothing is', async () => {
  const { planned } = await atDesk(null, workADay);
  const inPlace = () => existsSync(storeFile(dataDir));
  const keyFile = (name: keyof typeof keyFiles) => join(keysDir, keyFiles[name]);
  const right = readFileSync(keyFile('personal'));

  rmSync(keyFile('personal'));
  const none = await move('--to', url, '--move');
  expect(none).toMatchObject({ code: 1, stderr: expect.stringContaining('personal.key') });
  const others = mkdtempSync(join(tmpdir(), 'other-keys-'));
  onTestFinished(() => rmSync(others, { recursive: true }));
  initialise({ mode: 'demo', dataDir: join(others, 'data'), keysDir: join(others, 'keys') });
  const foreign = await runTask('data-move', ['--to', url, '--move'], {
    DATA_DIR: dataDir,
    KEYS_DIR: join(others, 'keys'),
  });
  expect(foreign).toMatchObject({ code: 1, stderr: expect.stringContaining('is not the one the keys in') });
  expect([await schemas(), inPlace()]).toEqual([[], true]);

  writeFileSync(keyFile('personal'), newKeyText(), { mode: 0o600 });
  const unopened = /(\d+) of \1 pieces of personal data are opened by no key in KEYS_DIR/;
  const rehearsed = await move('--to', url);
  expect(rehearsed).toMatchObject({ code: 2, stdout: expect.stringMatching(unopened) });
  expect(rehearsed.stdout).toMatch(/^Nothing was changed\. It would be refused: .*or add --force/m);
  expect(rehearsed.stdout).not.toContain('To move:');
  const refused = await move('--to', url, '--move');
  expect(refused).toMatchObject({ code: 1, stderr: expect.stringMatching(unopened) });
  expect(refused.stderr).toContain('Nothing was taken away.');
  expect([await schemas(), inPlace()]).toEqual([['data_move', 'enquiries_moving', 'studio_moving'], true]);
  writeFileSync(keyFile('personal'), right);

  // The ledger of a newer copy says that one was erased; its file knows of another that nobody has here.
  const { erasure } = loadKeyring(keysDir);
  const entry = (id: string) => ({ hash: ledgerHash(erasure, id), consentVersion: 'one', erasedAt: at });
  await atDesk(null, async ({ desk }) => {
    const [row] = await desk.store.read.rows<{ id: string }>('SELECT id FROM enquiries WHERE reference = ?', [
      planned,
    ]);
    await desk.store.transaction((sql) => addToLedger(sql, [entry(row?.id ?? '')]));
  });
  appendLedgerFile(ledgerFileOf(dataDir), [entry('elsewhere')]);
  const readable = '1 enquiries can be read though the erasure ledger says they were erased';
  const again = await move('--to', url);
  expect(again).toMatchObject({ code: 2, stdout: expect.stringContaining(readable) });
  expect(again.stdout).toContain("The next start takes 1 erasures in from the ledger's file.");
  const kept = await move('--to', url, '--move');
  expect(kept).toMatchObject({ code: 1, stderr: expect.stringContaining(readable) });
  expect(inPlace()).toBe(true);
  const forced = await move('--to', url, '--rehearse', '--force');
  expect(forced.code).toBe(0);
  expect(forced.stdout).toMatch(/^To move: .* --move --force"$/m);
  const moved = await move('--to', url, '--move', '--force');
  expect(moved, moved.stderr).toMatchObject({ code: 0, stdout: expect.stringContaining(readable) });
  expect([await schemas(), inPlace()]).toEqual([['enquiries', 'studio'], false]);
  await expectSizesToBeKnown();
}, 300_000);
