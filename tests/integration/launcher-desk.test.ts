import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dayIn } from '@sundowner/calendar/zone';
import { careersForm } from '@sundowner/enquiries/forms/kinds/careers';
import { openStore } from '@sundowner/enquiries/store/database/open';
import type { Store } from '@sundowner/enquiries/store/database/port';
import { loadKeyring } from '@sundowner/keyring';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { deskCommand } from '../../bin/desk/desk-command.ts';
import { initialise } from '../../bin/product/instance.ts';
import { lockInstance } from '../../bin/product/instance-lock.ts';
import { cleanEnvironment } from '../../bin/testing/clean-environment.ts';
import { pdfFile } from '../support/files.ts';
import { runTask } from '../support/run-task.ts';
import { createStage, type Stage, visitor } from './enquiries-stage.ts';

let dataDir: string;
let store: Store;
let stage: Stage;

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'launcher-desk-'));
  initialise({ mode: 'demo', dataDir, keysDir: join(dataDir, 'keys') });
  store = await openStore({ dataDir }, pino({ level: 'silent' }));
  stage = createStage(store, dataDir, { keyring: loadKeyring(join(dataDir, 'keys')) });
  stage.clock.at = Date.now();
});
afterEach(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** The command without a process of its own; one test shows that the process says and ends just so. */
const enquiries = (...args: string[]) =>
  deskCommand(args, { ...cleanEnvironment(), DATA_DIR: dataDir } as NodeJS.ProcessEnv);
/** A form sent a second after it was opened: held back as a machine's. */
const held = async () => {
  const result = await stage.submit({ ticket: stage.ticket(1000) });
  if (!('reference' in result)) throw new Error(`The enquiry was answered "${result.status}".`);
  return result.reference;
};

describe('npm run enquiries', () => {
  test('a process says on which stream, and ends with which code, what the command does', async () => {
    const reference = await stage.accepted();
    for (const args of [['list'], ['show', 'MC-2222-2222'], ['fly'], ['release', reference]]) {
      const said = await enquiries(...args);
      expect(await runTask('enquiries', args, { DATA_DIR: dataDir })).toEqual(said);
    }
    expect((await enquiries('release', reference)).code).toBe(4);
  });

  test('list shows references and states, and no person unless it is asked for', async () => {
    const reference = await stage.accepted();
    const plain = await enquiries('list');
    expect(plain.code).toBe(0);
    expect(plain.stdout).toContain(reference);
    expect(plain.stdout).toContain('1 in all: 1 new, 0 waiting, 0 done, 0 held; 0 need attention');
    for (const personal of Object.values(visitor).slice(0, 4)) expect(plain.stdout).not.toContain(personal);
    expect((await enquiries('list', '--personal')).stdout).toContain(visitor.surname);
  });

  test('list --json is one document; it finds by name, and pages', async () => {
    const first = await stage.accepted();
    await stage.accepted({ surname: 'Somebody', email: 'else@example.com' });
    await stage.pipeline.tidy();
    const { rows: found } = JSON.parse(
      (await enquiries('list', '--search', visitor.surname, '--json')).stdout,
    );
    expect(found.map((one: { reference: string }) => one.reference)).toEqual([first]);
    expect(found[0].name).toBeUndefined();
    const page = JSON.parse((await enquiries('list', '--limit', '1', '--json')).stdout);
    expect(page.rows).toHaveLength(1);
    const next = JSON.parse(
      (await enquiries('list', '--limit', '1', '--cursor', page.nextCursor, '--json')).stdout,
    );
    expect(next.rows[0].reference).not.toBe(page.rows[0].reference);
  });

  test('show gives deliveries and consent; fields only with --personal; exit code 3 for none', async () => {
    const reference = await stage.accepted();
    const plain = await enquiries('show', reference.toLowerCase().replaceAll('-', ' '));
    expect(plain.code).toBe(0);
    expect(plain.stdout).toContain('concierge-mail: pending after 0 attempts');
    expect(plain.stdout).not.toContain(visitor.email);
    const { fields } = JSON.parse((await enquiries('show', reference, '--personal', '--json')).stdout);
    expect(fields).toContainEqual(expect.objectContaining({ name: 'email', value: visitor.email }));
    const none = await enquiries('show', 'MC-2222-2222');
    expect([none.code, none.stderr]).toEqual([3, 'There is no such enquiry.\n']);
  });

  test('KEEP-04/send-again sends a delivered mail once more, and says why anything else is not', async () => {
    const reference = await stage.accepted();
    await stage.pipeline.worker.tick();
    const again = await enquiries('send-again', reference, '--channel', 'visitor-mail', '--by', 'Thandeka');
    expect([again.code, again.stdout]).toEqual([0, expect.stringContaining('visitor-mail: pending')]);
    expect(again.stdout).toContain('sent once more visitor-mail  by Thandeka');
    expect((await enquiries('send-again', reference, '--channel', 'crm')).code).toBe(4);
    expect((await enquiries('send-again', reference)).code).toBe(2);
  });

  test('show --json names no file without --personal', async () => {
    const result = await stage.pipeline.intake.submit({
      form: careersForm,
      hutk: null,
      raw: { ...visitor, ticket: stage.ticket(60_000, careersForm), from: '/careers' },
      files: [{ field: 'cv', fileName: 'Naledi Okaforsson.pdf', kind: 'pdf', content: pdfFile('words') }],
    });
    if (result.status !== 'created') throw new Error(`The enquiry was answered "${result.status}".`);
    const { stdout } = await enquiries('show', result.reference, '--json');
    expect(stdout).not.toMatch(/Naledi|Okaforsson/i);
    expect(JSON.parse(stdout).files).toEqual([{ field: 'cv', kind: 'pdf', bytes: expect.any(Number) }]);
    const whole = await enquiries('show', result.reference, '--json', '--personal');
    expect(JSON.parse(whole.stdout).files).toMatchObject([{ fileName: 'Naledi Okaforsson.pdf' }]);
  });

  test('release lets a held enquiry go and is recorded with who; a second time is exit code 4', async () => {
    const reference = await held();
    expect((await enquiries('list', '--view', 'held')).stdout).toContain(reference);
    expect((await enquiries('release', reference, '--by', 'Thandi')).code).toBe(0);
    expect(await stage.count('deliveries')).toBe(1);
    expect((await enquiries('show', reference)).stdout).toMatch(/released {2}by Thandi/);
    const again = await enquiries('release', reference);
    expect(again.code).toBe(4);
    expect(again.stderr).toContain('Only an enquiry that is held can be released');
  });

  test('discard puts a held enquiry away, or the failed deliveries of another', async () => {
    const reference = await held();
    expect((await enquiries('discard', reference)).code).toBe(0);
    expect((await enquiries('list', '--view', 'held')).stdout).not.toContain(reference);
    expect((await enquiries('discard', reference)).code).toBe(4);
    const failed = await stage.accepted({ timeToCall: 'Morning' });
    expect((await enquiries('discard', failed)).code).toBe(4);
    await store.transaction((sql) => sql.run("UPDATE deliveries SET state = 'dead' WHERE channel = 'crm'"));
    expect((await enquiries('list', '--view', 'failed')).stdout).toContain(failed);
    expect((await enquiries('discard', failed)).code).toBe(0);
    expect((await enquiries('list', '--view', 'failed')).stdout).not.toContain(failed);
  });

  test('list --view shows the failed alone, not whatever else needs a person, and the open without the held', async () => {
    const late = await stage.accepted();
    const failed = await stage.accepted({ timeToCall: 'Morning' });
    const quarantined = await held();
    await store.transaction(async (sql) => {
      await sql.run('UPDATE enquiries SET due_at = 1 WHERE reference = ?', [late]);
      await sql.run(
        "UPDATE deliveries SET state = 'dead' WHERE channel = 'crm' AND enquiry_id = (SELECT id FROM enquiries WHERE reference = ?)",
        [failed],
      );
    });
    const listed = async (...args: string[]) => {
      const { rows } = JSON.parse((await enquiries('list', ...args, '--json')).stdout);
      return rows.map((row: { reference: string }) => row.reference).toSorted();
    };
    expect(await listed('--view', 'failed')).toEqual([failed]);
    expect(await listed('--list', 'attention')).toEqual([late, failed].toSorted());
    expect(await listed('--list', 'attention', '--attention', 'late')).toEqual([late]);
    expect(await listed('--view', 'open')).toEqual([late, failed].toSorted());
    expect(await listed('--view', 'held')).toEqual([quarantined]);
    expect(await listed()).toEqual([late, failed, quarantined].toSorted());
  });

  test('resend makes one delivery, or all dead ones of a channel, again, and records who did', async () => {
    const references = [await stage.accepted(), await stage.accepted({ timeToCall: 'Morning' })];
    await store.transaction((sql) => sql.run("UPDATE deliveries SET state = 'dead' WHERE channel = 'crm'"));
    const [first = '', second = ''] = references;
    expect((await enquiries('resend', first, '--channel', 'crm')).code).toBe(0);
    expect(await stage.count('deliveries', "channel = 'crm' AND state = 'dead'")).toBe(1);
    const all = await enquiries('resend', '--state', 'dead', '--by', 'Thandi', '--json');
    expect(JSON.parse(all.stdout)).toEqual({ resent: 1 });
    expect(await stage.count('deliveries', "state = 'dead'")).toBe(0);
    const { deeds } = JSON.parse((await enquiries('show', second, '--json')).stdout);
    expect(deeds.at(-1)).toMatchObject({ action: 'resent crm', by: 'Thandi', person: 'command-line' });
    expect((await enquiries('resend', '--state', 'delivered')).code).toBe(2);
  });

  test('erase asks for --yes, schedules, and can be taken back', async () => {
    const reference = await stage.accepted();
    expect((await enquiries('erase', reference)).code).toBe(2);
    const scheduled = JSON.parse((await enquiries('erase', reference, '--yes', '--json')).stdout);
    expect(Date.parse(scheduled.finalAt)).toBeGreaterThan(Date.now() + 55 * 60_000);
    expect((await enquiries('show', reference)).stdout).toContain('Will be permanently erased at');
    const { erasures } = JSON.parse((await enquiries('erasures', '--json')).stdout);
    expect(erasures).toMatchObject([
      { references: [reference], askedBy: 'command-line', confirmedBy: 'command-line' },
    ]);
    expect((await enquiries('undo-erase', reference)).code).toBe(0);
    expect((await enquiries('undo-erase', reference)).code).toBe(4);
  });

  test.each([
    [['fly'], 'The first word must be one of'],
    [['show'], 'show needs a reference'],
    [['show', 'nonsense'], '"nonsense" is no reference'],
    [['one', 'MC-2222-2222'], 'The first word must be one of'],
    [['list', '--view', 'odd'], '--view must be one of'],
    [['list', '--nonsense'], "Unknown option '--nonsense'"],
    [['resend', 'MC-2222-2222'], 'resend needs --channel'],
  ])('%j is not understood: exit code 2 and the usage', async (args, words) => {
    const { code, stderr, stdout } = await enquiries(...args);
    expect(code).toBe(2);
    expect(stderr).toContain(words);
    expect(stderr).toContain('npm run enquiries --');
    expect(stdout).toBe('');
  });
});

describe('npm run backup and restore', () => {
  const backup = async () => {
    const { code, stdout, stderr } = await runTask('backup', [], { DATA_DIR: dataDir });
    expect(code, stderr).toBe(0);
    expect(stderr).toContain('The keys in');
    return stdout.trim();
  };
  const restore = (folder: string, ...more: string[]) =>
    runTask('restore', [folder, ...more], { DATA_DIR: dataDir });

  beforeEach(() => {
    mkdirSync(join(dataDir, 'media'));
    writeFileSync(join(dataDir, 'media', 'plate-1a2b3c4d.webp'), 'picture');
    mkdirSync(join(dataDir, 'site'));
  });

  test('a backup under use holds stores and pictures, no key and no name; a restore brings it back', async () => {
    const reference = await stage.accepted();
    const folder = await backup();
    const files = readdirSync(folder, { recursive: true }).map(String).sort();
    expect(files).toEqual(['enquiries.db', 'manifest.json', 'media', join('media', 'plate-1a2b3c4d.webp')]);
    const bytes = readFileSync(join(folder, 'enquiries.db')).toString('latin1');
    expect(bytes).not.toContain(visitor.surname);

    await store.transaction((sql) => sql.run("UPDATE enquiries SET state = 'discarded'"));
    await store.close();
    rmSync(join(dataDir, 'media'), { recursive: true });
    const { code, stdout } = await restore(folder);
    expect(code).toBe(0);
    expect(stdout).toContain('1 enquiries, the content and 1 picture files');
    expect(stdout).toContain('is kept as');
    expect(existsSync(join(dataDir, 'media', 'plate-1a2b3c4d.webp'))).toBe(true);
    expect(existsSync(join(dataDir, 'site'))).toBe(false);
    expect((await enquiries('show', reference)).stdout).toContain('accepted');
  });

  test('a restore over newer enquiries needs --force, and keeps them beside it', async () => {
    await stage.accepted();
    const folder = await backup();
    stage.clock.at = Date.now() + 1000;
    await stage.accepted({ timeToCall: 'Morning' });
    await store.close();
    const refused = await restore(folder);
    expect(refused.code).toBe(1);
    expect(refused.stderr).toContain('1 enquiry arrived after this backup');
    expect((await restore(folder, '--force')).code).toBe(0);
    expect((await enquiries('list')).stdout).toContain('1 in all');
    expect(readdirSync(join(dataDir, 'enquiries')).some((name) => name.includes('.before-'))).toBe(true);
  });

  test('a restore is refused while the product runs', async () => {
    const folder = await backup();
    const lock = lockInstance(dataDir);
    const { code, stderr } = await restore(folder);
    lock.release();
    expect(code).toBe(1);
    expect(stderr).toContain('already running on the data directory');
  });

  test('a damaged backup, and one of another installation, are refused and change nothing', async () => {
    const reference = await stage.accepted();
    const folder = await backup();
    await store.close();
    const damaged = join(dataDir, 'damaged');
    cpSync(folder, damaged, { recursive: true });
    writeFileSync(join(damaged, 'media', 'plate-1a2b3c4d.webp'), 'other');
    expect((await restore(damaged)).stderr).toContain(
      'media/plate-1a2b3c4d.webp does not match its checksum',
    );
    const other = mkdtempSync(join(tmpdir(), 'launcher-other-'));
    initialise({ mode: 'demo', dataDir: other, keysDir: join(other, 'keys') });
    const foreign = await runTask('restore', [folder], { DATA_DIR: other });
    rmSync(other, { recursive: true });
    expect(foreign.stderr).toContain('are those of another installation');
    expect((await enquiries('show', reference)).code).toBe(0);
  });
});

test('without an installation a command says what to do', async () => {
  const { code, stderr } = await runTask('enquiries', ['list'], { DATA_DIR: join(dataDir, 'nowhere') });
  expect(code).toBe(1);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(stderr).toContain('npm run init');
});

describe('the desk on the command line', () => {
  const said = async (...args: string[]) => {
    const { code, stdout, stderr } = await enquiries(...args, '--json');
    expect([code, stderr]).toEqual([0, '']);
    return JSON.parse(stdout);
  };

  test('DSK-01/assignee DSK-06/assign one is assigned, tagged, snoozed, closed and answered; nobody is named unasked', async () => {
    const reference = await stage.accepted();
    await stage.pipeline.tidy();
    const person = { id: '7', name: 'Thandi', role: 'concierge' as const, careers: false };
    await stage.pipeline.desk.staff.roster(
      { ...person, role: 'admin' },
      { people: [{ ...person, address: 'thandi@lodges.example' }] },
    );
    expect((await said('assign', reference, '7')).work.assignee).toBe('7');
    expect((await said('tag', reference.toLowerCase(), 'VIP')).tags).toEqual(['vip']);
    expect((await said('snooze', reference, '--until', '2099-01-01')).work.snoozedUntil).toContain(
      '2099-01-01',
    );
    await said('note', reference, '--text', 'rings again at two');
    expect((await said('call', reference, '--outcome', 'spoke')).work.state).toBe('waiting');
    expect((await said('close', reference)).work.state).toBe('done');
    expect((await said('reopen', reference)).work.state).toBe('open');
    await said('answer', reference, '--subject', 'Your call', '--text', 'We ring at two.', '--close');
    const one = await enquiries('show', reference);
    expect(one.stdout).toContain('Work done since');
    expect(one.stdout).not.toMatch(/Naledi|rings again|We ring/);
    expect((await enquiries('show', reference, '--personal')).stdout).toMatch(/rings again/);
    expect((await enquiries('close', reference)).code).toBe(4);
    expect((await enquiries('show', 'MC-2222-2222')).code).toBe(3);
    expect((await enquiries('assign', reference)).code).toBe(2);
  });

  test('DSK-03/attachments DSK-01/history DSK-05/saved-views an answer takes its file along and is called back, a note is changed, a view kept and removed', async () => {
    const reference = await stage.accepted();
    await stage.pipeline.tidy();
    const sheet = join(dataDir, 'rates.txt');
    writeFileSync(sheet, 'R 21,400');
    const words = ['--subject', 'Rates', '--text', 'Here they are.', '--file', sheet];
    const { message } = await said('answer', reference, ...words);
    const { answers } = await said('call-back', reference, message);
    expect(answers).toMatchObject([{ id: message, state: 'called-back' }]);
    const sent = await said('answer', reference, ...words);
    const out = join(dataDir, 'out.txt');
    await said('take-file', reference, sent.message, '0', '--out', out);
    expect(readFileSync(out, 'utf8')).toBe('R 21,400');
    expect((await enquiries('take-file', reference, sent.message, '0', '--out', out)).code).toBe(2);
    expect((await enquiries('settle', reference, sent.message, 'note')).code).not.toBe(0);

    const notes = async () => (await said('show', reference, '--personal')).conversation.notes;
    await said('note', reference, '--text', 'rings at two');
    await said('change-note', reference, (await notes())[0].id, '--text', 'rings at three');
    expect((await notes()).map(({ text }: { text: string }) => text)).toEqual(['rings at three']);

    const { views } = await said('add-view', 'Calls', '--list', 'new', '--kind', 'telephone', '--shared');
    expect(views).toMatchObject([
      { name: 'Calls', shared: true, filter: { kinds: ['telephone'] }, count: 0 },
    ]);
    expect((await said('change-view', views[0].id, 'Rings', '--list', 'all')).views[0].name).toBe('Rings');
    expect((await said('remove-view', views[0].id)).views).toEqual([]);
    expect(await said('mails')).toMatchObject({ configured: false, mails: [] });
    expect((await enquiries('attach-mail', 'none', reference)).code).toBe(3);
  });

  test('DSK-05/search DSK-06/export DSK-07/by-kind found, done to many after their count, taken back, exported and counted', async () => {
    const reference = await stage.accepted();
    await stage.pipeline.tidy();
    const found = await said('find', 'okaforsson', '--kind', 'telephone');
    expect(found.rows.map((row: { reference: string }) => row.reference)).toEqual([reference]);
    expect(JSON.stringify(found)).not.toMatch(/Naledi/);
    const which = ['--list', 'new', '--kind', 'telephone'];
    expect(await said('bulk', 'close', ...which)).toMatchObject({ count: 1, list: [reference] });
    expect(await said('bulk', 'close', ...which, '--yes')).toMatchObject({ done: 1 });
    expect(await said('undo')).toMatchObject({ done: 1 });
    expect((await enquiries('export', reference)).code).toBe(2);
    expect((await enquiries('export', reference, '--personal')).stdout).toContain('Okaforsson');
    const today = dayIn(Date.now(), 'Africa/Johannesburg');
    expect(
      (await enquiries('figures', '--from', today, '--to', today, '--csv', '--table', 'kind')).stdout,
    ).toContain('"telephone","1",');
    expect((await said('choices')).kinds).toContain('careers');
  });

  test('DSK-08/export DSK-08/erase DSK-08/legal-hold a person is told of, held and erased', async () => {
    const reference = await stage.accepted();
    await stage.pipeline.tidy();
    expect((await enquiries('person', visitor.email)).code).toBe(2);
    expect((await enquiries('person', visitor.email, '--personal', '--html')).stdout).toContain(reference);
    const { holds } = await said('hold', visitor.email, '--reason', 'A claim');
    const { erasures } = await said('ask-erasure', visitor.email);
    expect((await enquiries('confirm-erasure', erasures[0].id, '--yes')).code).toBe(4);
    await said('lift-hold', holds[0].id);
    expect((await enquiries('receipt', erasures[0].id)).code).toBe(4);
    expect((await said('withdraw-erasure', erasures[0].id)).erasures).toEqual([]);
    expect((await said('retention', '--month', '2030-01')).count).toBe(0);
    expect(JSON.stringify(await said('consents', reference))).not.toMatch(/Naledi/);
    expect(
      (await said('withdraw-consent', reference, '--purpose', 'enquiry', '--way', 'by letter')).consents,
    ).toHaveLength(1);
    expect((await said('accesses')).accesses[0].what).toContain('held about a person');
  });
});
