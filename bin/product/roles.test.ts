import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createKeyring } from '@sundowner/keyring';
import { SettingsError } from '@sundowner/settings/reader';
import { expect, onTestFinished, test } from 'vitest';
import { loadSettings } from '../../apps/site/src/settings.ts';
import { LaunchError } from '../launcher/progress.mjs';
import { checkSettings } from './check-settings.ts';
import { internalAddress, portsOf } from './installation.ts';
import { assertSharedKeys } from './instance.ts';

const DATABASE_URL = 'postgres://sundowner@10.0.0.9/sundowner';
/** A machine at the edge, and one behind it. */
const edge = { RUN: 'site', CONTENT_URL: 'http://10.0.0.5:3001', DATABASE_URL };
const behind = { RUN: 'studio,worker', STUDIO_HOST: '10.0.0.5', INTERNAL_HOST: '10.0.0.5', DATABASE_URL };

function problems(env: Record<string, string>): readonly string[] {
  try {
    checkSettings({ NODE_ENV: 'test', ...env });
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
}
const settingsOf = (env: Record<string, string>) => checkSettings({ NODE_ENV: 'test', ...env }).settings;
const portsFor = (env: Record<string, string>) =>
  portsOf(settingsOf(env)).map(({ setting, host, port }) => `${setting} ${host}:${port}`);

test('CLU-05/roles a machine runs every role unless it is said, in whatever order and letters it is', () => {
  expect(settingsOf({}).run).toEqual(['site', 'studio', 'worker']);
  expect(settingsOf({ ...behind, RUN: ' Worker , studio,worker ' }).run).toEqual(['studio', 'worker']);
});

test('CLU-05/roles a machine opens the ports of its roles, and a worker is asked how it is by itself alone', () => {
  const live = {
    MODE: 'live',
    SITE_URL: 'https://www.example.com',
    SMTP_URL: 'smtps://mail.example.com',
    MAIL_FROM: 'desk@example.com',
    CONCIERGE_MAIL: 'desk@example.com',
  };
  expect(portsFor(live)).toEqual([
    'PORT 0.0.0.0:3000',
    'INTERNAL_PORT 127.0.0.1:3002',
    'STUDIO_PORT 127.0.0.1:3001',
  ]);
  expect(portsFor({ ...live, ...edge })).toEqual(['PORT 0.0.0.0:3000', 'INTERNAL_PORT 127.0.0.1:3002']);
  expect(portsFor({ ...live, ...behind })).toEqual([
    'PORT 127.0.0.1:3000',
    'INTERNAL_PORT 10.0.0.5:3002',
    'STUDIO_PORT 10.0.0.5:3001',
  ]);
  const alone = { ...live, RUN: 'studio', INTERNAL_URL: 'https://desk.example.com/', DATABASE_URL };
  expect(portsFor(alone)).toEqual(['STUDIO_PORT 127.0.0.1:3001']);
  expect(internalAddress(settingsOf(alone))).toBe('https://desk.example.com');
  expect(internalAddress(settingsOf(behind))).toBe('http://10.0.0.5:3002');
});

test('CLU-05/roles the programs of a machine are told what it runs, and where its content is', () => {
  const { env } = checkSettings({ NODE_ENV: 'test', ...edge });
  expect(env).toMatchObject({ RUN: 'site', CONTENT_URL: 'http://10.0.0.5:3001', INTERNAL_HOST: '127.0.0.1' });
});

test.each([
  [{ RUN: 'site,editor' }, /^RUN must be one or more of site, studio and worker.*but is "site,editor"/],
  [{ RUN: ',' }, /^RUN must be one or more of site, studio and worker/],
  [{ RUN: ' ' }, /^RUN is empty; name the roles of this machine/],
  [{ ...edge, DATABASE_URL: '' }, /^DATABASE_URL is missing, and RUN=site needs it/],
  [{ RUN: 'site,studio' }, /^DATABASE_URL is missing, and RUN=site,studio needs it/],
  [{ ...edge, CONTENT_URL: '' }, /^CONTENT_URL is missing, and RUN=site needs it/],
  [{ ...edge, RUN: 'worker', CONTENT_URL: '' }, /^CONTENT_URL is missing, and RUN=worker needs it/],
  [{ ...edge, CONTENT_URL: 'http://studio.example.com' }, /^CONTENT_URL must begin with https/],
  [{ ...edge, CONTENT_URL: 'http://203.0.113.7:3001' }, /^CONTENT_URL must begin with https/],
  [{ CONTENT_URL: 'http://studio.example.com' }, /^CONTENT_URL must begin with https/],
  [{ ...behind, RUN: 'studio' }, /^INTERNAL_URL is missing, and RUN=studio needs it/],
  [{ ...behind, INTERNAL_URL: 'http://desk.example.com' }, /^INTERNAL_URL must begin with https/],
  [{ ...behind, INTERNAL_HOST: '203.0.113.7' }, /^INTERNAL_HOST must be an address of this machine/],
  [{ ...behind, INTERNAL_HOST: '0.0.0.0' }, /^INTERNAL_HOST must be an address of this machine/],
])('CLU-05/refusals %o is refused in one sentence', (env, sentence) => {
  expect(problems(env)).toEqual([expect.stringMatching(sentence)]);
});

test('CLU-05/refusals what machines of one installation are given together is taken', () => {
  for (const env of [
    edge,
    behind,
    { ...edge, CONTENT_URL: 'https://content.example.com' },
    { ...edge, RUN: 'site,worker' },
    { ...behind, RUN: 'studio', INTERNAL_URL: 'http://worker.internal:3002' },
    { ...behind, RUN: 'site,studio', CONTENT_URL: 'http://studio:3001' },
  ])
    expect(problems(env)).toEqual([]);
});

test.each(['203.0.113.7', 'studio.example.com', '2001:db8::7', '0.0.0.0'])(
  'CLU-05/refusals the site beside a studio at %s asks it there, as it did before machines had roles',
  (STUDIO_HOST) => {
    const { env } = checkSettings({ NODE_ENV: 'test', STUDIO_HOST });
    expect(loadSettings(env)).toMatchObject({ studioHost: STUDIO_HOST, contentUrl: env.CONTENT_URL });
    const alone = { ...edge, STUDIO_HOST: '203.0.113.7', CONTENT_URL: 'http://203.0.113.7:3001' };
    expect(problems(alone)).toEqual([expect.stringMatching(/^CONTENT_URL must begin with https/)]);
  },
);

test('CLU-05/refusals a machine without studio makes no keys of its own: it would read nothing of the others', () => {
  const keysDir = mkdtempSync(join(tmpdir(), 'sundowner-roles-'));
  onTestFinished(() => rmSync(keysDir, { recursive: true }));
  expect(() => assertSharedKeys({ run: ['site'], keysDir })).toThrow(LaunchError);
  expect(() => assertSharedKeys({ run: ['site'], keysDir })).toThrow(
    /^Keys are missing in .*internal\.token.*and RUN=site needs those of the machine that runs the studio/,
  );
  expect(existsSync(join(keysDir, 'internal.token'))).toBe(false);
  expect(() => assertSharedKeys({ run: ['studio', 'worker'], keysDir })).not.toThrow();
  createKeyring(keysDir);
  expect(() => assertSharedKeys({ run: ['site'], keysDir })).not.toThrow();
});
