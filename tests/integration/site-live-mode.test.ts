import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exitCodes } from '@sundowner/brand/exit-codes';
import { createKeyring } from '@sundowner/keyring';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openInstance } from '../../apps/site/src/server/instance.ts';
import { loadSettings } from '../../apps/site/src/settings.ts';
import { cleanEnvironment } from '../../bin/testing/clean-environment.ts';
import { rawRequest, type SiteStage, siteStage } from './site-stage.ts';

let stage: SiteStage;
let place: string;
let live: Record<string, string>;

beforeAll(async () => {
  stage = await siteStage({ started: false });
});
afterAll(() => stage?.close());

/** A live installation as `npm run init` leaves it. */
beforeEach(() => {
  if (place) rmSync(place, { recursive: true, force: true });
  place = mkdtempSync(join(tmpdir(), 'sundowner-live-'));
  live = {
    MODE: 'live',
    // For tests alone, and refused here.
    LIMIT_DEADLINE_FACTOR: '',
    HOST: '127.0.0.1',
    SITE_URL: 'https://www.example.com',
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'concierge@example.com',
    CONCIERGE_MAIL: 'concierge@example.com',
    DATA_DIR: join(place, 'data'),
    KEYS_DIR: join(place, 'keys'),
  };
  mkdirSync(join(place, 'data'));
  createKeyring(join(place, 'keys'));
  writeFileSync(join(place, 'keys/instance.id'), 'one\n', { mode: 0o600 });
  writeInstance('one', 'live');
});
afterAll(() => rmSync(place, { recursive: true, force: true }));

function writeInstance(id: string, mode: string): void {
  const instance = { id, mode, createdAt: new Date().toISOString() };
  writeFileSync(join(place, 'data/instance.json'), JSON.stringify(instance));
}

/** What the site refuses to start with: the sentences its process says and ends with. */
function refusal(env: Record<string, string>): string {
  try {
    openInstance(loadSettings({ ...cleanEnvironment(), ...env } as NodeJS.ProcessEnv));
  } catch (error) {
    expect(error).toMatchObject({ name: expect.stringMatching(/^(Settings|Instance|Keyring)Error$/) });
    return (error as Error).message;
  }
  throw new Error('It was not refused.');
}

/** What its process says when it refuses to start. */
async function saidByProcess(env: Record<string, string>): Promise<string> {
  await expect(stage.start(env)).rejects.toThrow('The site ended');
  expect(stage.process().exitCode).toBe(exitCodes.wrongConfiguration);
  // Sentences, no stack.
  expect(stage.output()).not.toMatch(/^ {4}at /m);
  return stage.output();
}

describe('GEN-07 live mode refuses to start', () => {
  test.each(['SITE_URL', 'SMTP_URL', 'MAIL_FROM', 'CONCIERGE_MAIL'])('without %s', async (name) => {
    const said = refusal({ ...live, [name]: '' });
    expect(said).toContain(`${name} is missing`);
    if (name === 'SITE_URL') expect(await saidByProcess({ ...live, [name]: '' })).toContain(said);
  });

  test('with an address that is not https', () => {
    expect(refusal({ ...live, SITE_URL: 'http://www.example.com' })).toContain('must begin with https://');
  });

  test('with its keys among its data', () => {
    const inside = join(place, 'data/keys');
    expect(refusal({ ...live, KEYS_DIR: inside })).toContain('KEYS_DIR must lie outside DATA_DIR');
  });

  test('with a shifted clock or a limit for tests', () => {
    const said = refusal({ ...live, TEST_CLOCK_OFFSET_MS: '5', LIMIT_BOT_SECONDS: '1' });
    expect(said).toContain('TEST_CLOCK_OFFSET_MS is for tests alone');
    expect(said).toContain('LIMIT_BOT_SECONDS is for tests alone');
  });

  test('without its keys', () => {
    rmSync(join(place, 'keys/personal.key'));
    expect(refusal(live)).toContain('personal.key is missing');
  });

  test('on a data directory that was never initialised, as when a disk is not mounted', () => {
    rmSync(join(place, 'data/instance.json'));
    expect(refusal(live)).toContain('was never initialised; check that its disk is mounted');
  });

  test('on the data directory of another installation', () => {
    writeInstance('two', 'live');
    expect(refusal(live)).toContain('is not the one the keys in');
  });

  test('on the data of a demonstration', () => {
    writeInstance('one', 'demo');
    expect(refusal(live)).toContain('was made for MODE=demo');
  });

  test('on a damaged instance file', async () => {
    writeFileSync(join(place, 'data/instance.json'), '{');
    expect(refusal(live)).toContain('is damaged; copy "instance" from the manifest.json');
    expect(await saidByProcess(live)).toContain(refusal(live));
  });

  test('and a demonstration refuses live data', () => {
    expect(refusal({ DATA_DIR: join(place, 'data') })).toContain('was made for MODE=live');
  });
});

describe('GEN-07 live mode that is whole', () => {
  test('DSK-10/alert-settings starts, warns that alerts have no second channel, is indexed, not marked as a demonstration, and insists on https', async () => {
    // The stand-in knows the stage's own content token.
    writeFileSync(join(place, 'keys/content.token'), `${stage.keyring.contentToken}\n`, { mode: 0o600 });
    await stage.start(live);
    expect(stage.output()).toContain('neither ALERT_MAIL nor ALERT_WEBHOOK_URL is set');
    const host = 'www.example.com';
    const home = await rawRequest(stage.port, '/', { headers: { host } });
    expect(home.status).toBe(200);
    expect(home.headers['strict-transport-security']).toBe('max-age=31536000');
    expect(home.headers['x-robots-tag']).toBeUndefined();
    expect(home.body.toString()).not.toContain('A demonstration.');
    expect(home.body.toString()).toContain('<link rel="canonical" href="https://www.example.com/">');
    const robots = await rawRequest(stage.port, '/robots.txt', { headers: { host } });
    expect(robots.body.toString()).toContain('Sitemap: https://www.example.com/sitemap.xml');
    expect((await rawRequest(stage.port, '/', { headers: { host: 'evil.example' } })).status).toBe(421);
    expect(await stage.stop()).toBe(0);
  });
});
