import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { storeFile } from '@sundowner/enquiries/store/database/open';
import { loadKeyring } from '@sundowner/keyring';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runTask } from '../support/run-task.ts';

let folder: string;
let settings: Record<string, string>;
const dataDir = () => join(folder, 'data');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'launcher-stores-'));
  settings = { DATA_DIR: dataDir() };
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('KEEP-02/new-store a lost store is refused by the commands, and given up by init alone', async () => {
  expect((await runTask('init', [], settings)).code).toBe(0);
  expect((await runTask('enquiries', ['list'], settings)).code).toBe(0);
  const whole = await runTask('init', ['--new-store'], settings);
  expect(whole).toMatchObject({ code: 1, stdout: '' });
  expect(whole.stderr).toContain(
    'is intact and belongs to this installation; --new-store is only for a store that is lost',
  );

  writeFileSync(storeFile(dataDir()), '');
  const refused = await runTask('enquiries', ['list'], settings);
  expect(refused.code).not.toBe(0);
  expect(refused.stderr.trim()).toMatch(/^The enquiry store .*enquiries\.db is empty, .*--new-store"\.$/);

  const given = await runTask('init', ['--new-store'], settings);
  expect(given.code).toBe(0);
  expect(given.stdout).toContain('The next start creates a new enquiry store');
  const [, kept = ''] = /is kept as (.*)\.$/m.exec(given.stdout) ?? [];
  expect(existsSync(kept)).toBe(true);
  expect((await runTask('enquiries', ['list'], settings)).code).toBe(0);
});

test('keys are rotated by a command, which says what is left to do', async () => {
  await runTask('init', [], settings);
  const before = loadKeyring(join(dataDir(), 'keys'));
  const rotated = await runTask('keys', ['rotate', 'personal'], settings);
  expect(rotated).toMatchObject({ code: 0, stderr: '' });
  expect(rotated.stdout).toContain('npm run keys -- status');
  expect(loadKeyring(join(dataDir(), 'keys')).personalPrevious).toEqual([before.personal]);
  const status = await runTask('keys', ['status'], settings);
  expect(status.stdout).toContain('personal: a current key and 1 earlier.');
  const unknown = await runTask('keys', ['rotate', 'erasure'], settings);
  expect(unknown.code).toBe(1);
  expect(unknown.stderr).toContain('rotate ticket|personal');
});
