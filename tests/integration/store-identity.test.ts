import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { backupStore, restoreStore } from '@sundowner/enquiries/store/backup';
import { StoreIdentityError } from '@sundowner/enquiries/store/database/port';
import { openSqliteStore } from '@sundowner/enquiries/store/database/sqlite';
import { ledgerFileOf } from '@sundowner/enquiries/store/installation-files';
import { describe, expect, test } from 'vitest';
import { emergencyCopySince, erasuresInCopies } from '../../bin/archive/emergency-copies.ts';
import { giveUpStore } from '../../bin/archive/new-store.ts';
import { createStage, startTime } from './enquiries-stage.ts';
import {
  alertsOf,
  close,
  eachWithInstallation,
  expectRefused,
  file,
  folder,
  instance,
  look,
  open,
  ours,
  own,
  rescued,
} from './store-identity-stage.ts';

eachWithInstallation();

describe('while the product runs', () => {
  test('KEEP-02/removed a store that is deleted takes nothing more, and all it had is kept', async () => {
    const stage = createStage(await open(), own.dataDir);
    const reference = await stage.accepted();
    rmSync(folder(), { recursive: true });
    await expectRefused(stage, /was moved, deleted or replaced/);
    expect(existsSync(folder())).toBe(false);
    await expect
      .poll(() => alertsOf(stage).join('\n'))
      .toMatch(/The contents of the enquiry store .* were saved to/);
    const [copy = ''] = rescued();
    const database = new DatabaseSync(copy, { readOnly: true });
    expect(database.prepare('SELECT reference FROM enquiries').all()).toEqual([{ reference }]);
    database.close();
    // Put in its place, it is this installation's store again.
    await close(stage.store);
    mkdirSync(folder());
    renameSync(copy, file());
    expect(await createStage(await open(), own.dataDir, { keyring: stage.keyring }).count('enquiries')).toBe(
      1,
    );
  });

  test('KEEP-02/removed it is noticed by the clock, when nobody writes', async () => {
    const stage = createStage(await open(), own.dataDir);
    rmSync(folder(), { recursive: true });
    look();
    expect(alertsOf(stage).join()).toMatch(/was moved, deleted or replaced/);
    await expect(stage.pipeline.health()).rejects.toThrow('unavailable');
  });

  test('KEEP-02/rescue-tried-again a copy that could not be made is made once it can be', async () => {
    const stage = createStage(await open(), own.dataDir);
    const reference = await stage.accepted();
    // A file where the folder should be fails the copy, as a full disk does.
    writeFileSync(join(own.dataDir, 'rescued'), '');
    rmSync(folder(), { recursive: true });
    look();
    await expect
      .poll(() => alertsOf(stage).join('\n'))
      .toMatch(
        /could not be copied to .*rescued; the copy will be retried. Do not stop the product; free space/,
      );
    rmSync(join(own.dataDir, 'rescued'));
    for (let looks = 0; looks < 10; looks++) look();
    await expect.poll(() => alertsOf(stage).join('\n')).toMatch(/were saved to/);
    expect(alertsOf(stage).join('\n')).not.toMatch(/could not be copied/);
    const [copy = ''] = rescued();
    const database = new DatabaseSync(copy, { readOnly: true });
    expect(database.prepare('SELECT reference FROM enquiries').all()).toEqual([{ reference }]);
    database.close();
  });

  test('KEEP-02/rescue-named what is told and refused leads to the copy, and nothing passes it over unasked', async () => {
    const stage = createStage(await open(), own.dataDir);
    await stage.accepted();
    const erased = await stage.accepted({ timeToCall: 'Later' });
    await stage.pipeline.erasure.request(erased, 'thandeka');
    stage.clock.at += 3_600_000;
    await stage.pipeline.tidy();
    rmSync(folder(), { recursive: true });
    look();
    expect(alertsOf(stage).join('\n')).toMatch(/are being copied to .*rescued: do not stop the product/);
    await expect.poll(() => stage.pipeline.alertsInForce().map(({ kind }) => kind)).toContain('rescue');
    await close(stage.store);
    const [copy = ''] = rescued();
    const putBack = `"mkdir -p ${folder()} && mv ${copy} ${file()}"`;
    await expect(open()).rejects.toThrow(putBack);
    const lost = { isDatabase: false, force: false, now: 0 };
    expect(() => giveUpStore(own.dataDir, lost)).toThrow(`${copy} holds 2 enquiries`);
    expect(() => giveUpStore(own.dataDir, lost)).toThrow(putBack);
    expect(emergencyCopySince(own.dataDir, startTime - 1)).toEqual({ file: copy, newer: 2 });
    expect(emergencyCopySince(own.dataDir, stage.clock.at)).toBeNull();
    expect(erasuresInCopies(own.dataDir)).toHaveLength(1);
    expect(giveUpStore(own.dataDir, { ...lost, force: true })).toBeNull();
    expect(existsSync(copy)).toBe(true);
  });

  test('KEEP-02/renamed a store that is moved and comes back is well again without a restart', async () => {
    const stage = createStage(await open(), own.dataDir);
    await stage.accepted();
    for (const [from, to] of [
      [folder(), join(own.dataDir, 'elsewhere')],
      [file(), `${file()}.elsewhere`],
    ] as const) {
      renameSync(from, to);
      await expectRefused(stage, /was moved, deleted or replaced/);
      await expect.poll(rescued).toHaveLength(1);
      renameSync(to, from);
      look();
      await stage.accepted({ timeToCall: to.slice(-9) });
      expect(alertsOf(stage).filter((words) => words.includes('moved'))).toEqual([]);
      await expect.poll(rescued).toEqual([]);
    }
    expect(await stage.count('enquiries')).toBe(3);
  });

  test('KEEP-02/replaced an older copy in its place is not written to, and not removed', async () => {
    const store = await open();
    const stage = createStage(store, own.dataDir);
    await stage.accepted();
    const copy = join(own.dataDir, 'older.db');
    await backupStore(store, copy);
    await stage.accepted({ timeToCall: 'Later' });
    renameSync(copy, file());
    const before = readFileSync(file());
    await expectRefused(stage, /was moved, deleted or replaced/);
    look();
    expect(readFileSync(file()).equals(before)).toBe(true);
    // A person decides: the copy is of this installation, and a start takes it as it is.
    await expect.poll(rescued).toHaveLength(1);
    await close(store);
    expect(await createStage(await open(), own.dataDir).count('enquiries')).toBe(1);
  });

  test('KEEP-02/emptied a store that was cut to nothing stays closed until a person acts', async () => {
    const stage = createStage(await open(), own.dataDir);
    await stage.accepted();
    truncateSync(file(), 0);
    await expectRefused(stage, /was emptied or truncated/);
    truncateSync(file(), 1_000_000);
    look();
    expect((await stage.submit()).status).toBe('unavailable');
    await close(stage.store);
  });

  test('KEEP-02/log a log that another program deleted is made anew, and nothing it held is lost', async () => {
    const stage = createStage(await open(), own.dataDir);
    await stage.accepted();
    rmSync(`${file()}-wal`);
    expect((await stage.submit()).status).toBe('unavailable');
    await stage.accepted({ timeToCall: 'Evening' });
    expect(alertsOf(stage).filter((words) => words.startsWith('The log'))).toEqual([]);
    await close(stage.store);
    expect(await createStage(await open(), own.dataDir).count('enquiries')).toBeGreaterThanOrEqual(2);
  });

  test('KEEP-02/damaged pages that cannot be read are told by file and command', async () => {
    const stage = createStage(await open(), own.dataDir);
    await stage.accepted();
    await close(stage.store);
    const bytes = readFileSync(file());
    writeFileSync(file(), bytes.fill(7, 8192, bytes.length - 4096));
    await expect(open()).rejects.toThrow(
      `The enquiry store ${file()} is damaged; restore a backup with "npm run restore -- FOLDER"`,
    );
  });
});

describe('at the start', () => {
  const lost = { isDatabase: false, force: false, now: 0 };

  async function used(): Promise<void> {
    const stage = createStage(await open(), own.dataDir);
    await stage.accepted();
    await close(stage.store);
  }

  test('KEEP-02/at-start a store that is missing, empty or without tables is no new installation', async () => {
    await used();
    const whole = readFileSync(file());
    rmSync(folder(), { recursive: true });
    await expect(open()).rejects.toThrow(StoreIdentityError);
    await expect(open()).rejects.toThrow(
      /^The enquiry store .*enquiries\.db is missing, though this installation has had one since \d{4}-\d\d-\d\d; put it back, restore a backup with "npm run restore -- FOLDER", or, to continue without its enquiries, run "npm run init -- --new-store"\.$/,
    );
    expect(existsSync(folder())).toBe(false);
    mkdirSync(folder());
    writeFileSync(file(), '');
    await expect(open()).rejects.toThrow(/is empty, though/);
    rmSync(file());
    await openSqliteStore(file()).close();
    await expect(open()).rejects.toThrow(/is empty, though/);
    writeFileSync(
      file(),
      'this is no store, whatever its name says, and long enough to be read as one'.repeat(20),
    );
    await expect(open()).rejects.toThrow(/is damaged; restore a backup/);
    writeFileSync(file(), whole);
    expect(await createStage(await open(), own.dataDir).count('enquiries')).toBe(1);
  });

  test('KEEP-02/foreign the store of another installation is refused, and not touched', async () => {
    await used();
    instance('another');
    const before = readFileSync(file());
    await expect(open()).rejects.toThrow(
      `The enquiry store ${file()} belongs to another installation (${ours}), not to this one (another)`,
    );
    expect(readFileSync(file()).equals(before)).toBe(true);
  });

  test('KEEP-02/new-store only a lost store is given up, and what stood there is kept', async () => {
    await used();
    expect(() => giveUpStore(own.dataDir, lost)).toThrow('is intact and belongs to this installation');
    writeFileSync(file(), '');
    const kept = giveUpStore(own.dataDir, lost);
    expect(kept).toBe(`${file()}.before-1970-01-01T00-00-00-000Z`);
    expect(existsSync(kept ?? '')).toBe(true);
    const stage = createStage(await open(), own.dataDir);
    expect(await stage.count('enquiries')).toBe(0);
    expect(await stage.count('installation', `id = '${ours}'`)).toBe(1);
  });

  test('KEEP-02/adopted a store without an id takes that of its installation', async () => {
    await used();
    const database = new DatabaseSync(file());
    database.exec('DELETE FROM installation');
    database.close();
    rmSync(join(own.dataDir, 'enquiry-store.json'));
    await close(await open());
    instance('another');
    await expect(open()).rejects.toThrow('belongs to another installation');
  });

  test('KEEP-02/restored a restored store of the same installation starts', async () => {
    const store = await open();
    const stage = createStage(store, own.dataDir);
    await stage.accepted();
    const backup = join(own.dataDir, 'backup.db');
    await backupStore(store, backup);
    await stage.accepted({ timeToCall: 'Later' });
    await close(store);
    rmSync(folder(), { recursive: true });
    await restoreStore({
      backup,
      target: file(),
      ledgerFile: ledgerFileOf(own.dataDir),
      erasureKey: stage.keyring.erasure,
      retentionMonths: 24,
      now: 0,
    });
    expect(await createStage(await open(), own.dataDir).count('enquiries')).toBe(1);
  });
});
