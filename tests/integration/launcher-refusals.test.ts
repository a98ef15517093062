import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkSettings } from '../../bin/product/check-settings.ts';
import { freePorts } from '../../bin/product/ports.ts';
import { claimInstallation } from '../../bin/product/prepare.ts';
import { cleanEnvironment } from '../../bin/testing/clean-environment.ts';
import { runTask } from '../support/run-task.ts';

let folder: string;
let settings: Record<string, string>;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'launcher-'));
  const [port, studioPort, internalPort] = await freePorts(3);
  settings = {
    DATA_DIR: join(folder, 'data'),
    PORT: String(port),
    STUDIO_PORT: String(studioPort),
    INTERNAL_PORT: String(internalPort),
  };
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** What the operator reads: the sentences, without the empty line above them. */
const sentences = (text: string) => text.trim().split('\n');

/** What `npm start` is refused with: the error that its process says and ends with. */
async function refusal(more: Record<string, string>): Promise<string[]> {
  const env = { ...cleanEnvironment(), ...settings, ...more } as NodeJS.ProcessEnv;
  try {
    const lock = await claimInstallation(checkSettings(env));
    lock.release();
  } catch (error) {
    expect(error).toMatchObject({ name: expect.stringMatching(/^(Launch|Settings|Keyring)Error$/) });
    return sentences((error as Error).message);
  }
  throw new Error('It was not refused.');
}

/** The same of a process, which must end with exit code 1. */
async function refusalOfProcess(more: Record<string, string>): Promise<string[]> {
  const { code, stderr, stdout } = await runTask('start', [], { ...settings, ...more });
  expect(code, stdout + stderr).toBe(1);
  return sentences(stderr);
}

describe('npm start refuses, with one sentence and exit code 1,', () => {
  test.each(['PORT', 'STUDIO_PORT', 'INTERNAL_PORT'])('a %s in use', async (setting) => {
    const server: Server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as { port: number };
    try {
      const sentence = `Port ${port} is in use by another program; stop that program or set ${setting} to a free port.`;
      expect(await refusal({ [setting]: String(port) })).toEqual([sentence]);
      if (setting === 'PORT') expect(await refusalOfProcess({ [setting]: String(port) })).toEqual([sentence]);
    } finally {
      server.close();
    }
  });

  test('a HOST that is no address of this machine', async () => {
    const [sentence, ...others] = await refusal({ HOST: '192.0.2.1' });
    expect(sentence).toContain('HOST is "192.0.2.1", which is no address of this machine');
    expect(others).toEqual([]);
  });

  test('a data directory under a file', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    expect(await refusal({ DATA_DIR: join(file, 'data') })).toEqual([
      `DATA_DIR ${join(file, 'data')} cannot be written: a part of its path is a file; make it writable or set DATA_DIR to another folder.`,
    ]);
  });

  if (process.platform === 'linux') {
    // Even root can make nothing there.
    test('a data directory on a file system that takes no files', async () => {
      const [sentence, ...others] = await refusal({ DATA_DIR: '/proc/sundowner' });
      expect(sentence).toMatch(
        /^DATA_DIR \/proc\/sundowner cannot be written: no folder can be made there; /,
      );
      expect(others).toEqual([]);
    });
  }

  test('every wrong setting, a sentence for each', async () => {
    const wrong = { PORT: 'eighty', SITE_URL: 'example.com', RETENTION_MONTHS: '0', MAIL_FROM: 'nobody' };
    const said = await refusalOfProcess(wrong);
    expect(await refusal(wrong)).toEqual(said);
    const named = said.map((sentence) => sentence.split(' ')[0]);
    expect(named.sort()).toEqual(['MAIL_FROM', 'PORT', 'RETENTION_MONTHS', 'SITE_URL']);
    for (const sentence of said) expect(sentence).toMatch(/\.$/);
  });

  test('a data directory of the live product', async () => {
    mkdirSync(join(folder, 'data'));
    writeFileSync(
      join(folder, 'data', 'instance.json'),
      JSON.stringify({ id: 'x', mode: 'live', createdAt: '2026-01-01T00:00:00Z' }),
    );
    const [sentence] = await refusal({});
    expect(sentence).toContain('belongs to the live product, but MODE is "demo"');
  });
});

describe('live mode', () => {
  const live = () => ({
    MODE: 'live',
    SITE_URL: 'https://www.example.com',
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'desk@example.com',
    CONCIERGE_MAIL: 'concierge@example.com',
    KEYS_DIR: join(folder, 'keys'),
  });

  test.each(['SITE_URL', 'SMTP_URL', 'MAIL_FROM', 'CONCIERGE_MAIL'])(
    'GEN-07/live-refuses does not start without %s',
    async (missing) => {
      const { [missing]: _, ...rest } = live() as Record<string, string>;
      const said = await refusal(rest);
      expect(said).toHaveLength(1);
      expect(said[0]).toContain(`${missing} is missing, and live mode needs it`);
      expect(existsSync(join(folder, 'data'))).toBe(false);
    },
  );

  test('GEN-07/live-refuses does not start without keys', async () => {
    expect(await refusal(live())).toEqual([
      'This installation has no keys and no data directory of its own yet; run "npm run init" with the same settings first.',
    ]);
  });

  test('GEN-07/live-refuses keeps its keys outside the data directory', async () => {
    const [sentence] = await refusal({ ...live(), KEYS_DIR: join(folder, 'data', 'keys') });
    expect(sentence).toContain('KEYS_DIR must lie outside DATA_DIR');
  });

  test('GEN-07/live-refuses refuses a data directory whose disk is gone, and one of another installation', async () => {
    expect((await runTask('init', [], { ...settings, ...live() })).code).toBe(0);
    const [lost] = await refusal({ ...live(), DATA_DIR: join(folder, 'unmounted') });
    expect(lost).toContain('was never initialised, though the keys');
    const other = { ...live(), DATA_DIR: join(folder, 'other'), KEYS_DIR: join(folder, 'other-keys') };
    expect((await runTask('init', [], { ...settings, ...other })).code).toBe(0);
    const [foreign] = await refusal({ ...live(), DATA_DIR: join(folder, 'other') });
    expect(foreign).toContain('is not the one the keys');
  });

  test('npm run init makes private keys and says what is still missing; a second time it changes nothing', async () => {
    const { SMTP_URL: _, ...rest } = live();
    const first = await runTask('init', [], { ...settings, ...rest });
    expect(first.code).toBe(0);
    expect(first.stdout).toContain('Initialised the live product');
    expect(first.stdout).toContain('SMTP_URL is missing');
    const key = join(folder, 'keys', 'personal.key');
    expect(statSync(key).mode & 0o777).toBe(0o600);
    const before = [readFileSync(key, 'utf8'), readFileSync(join(folder, 'data', 'instance.json'), 'utf8')];
    const second = await runTask('init', [], { ...settings, ...live() });
    expect(second.stdout).toContain('all there');
    expect(second.stdout).not.toContain('missing');
    expect([readFileSync(key, 'utf8'), readFileSync(join(folder, 'data', 'instance.json'), 'utf8')]).toEqual(
      before,
    );
  });

  test('demo:reset is refused', async () => {
    const { code, stderr } = await runTask('demo-reset', [], { ...settings, ...live() });
    expect(code).toBe(1);
    expect(sentences(stderr)).toHaveLength(1);
    expect(stderr).toContain('MODE is "live"');
  });
});
