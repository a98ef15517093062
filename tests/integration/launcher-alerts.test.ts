import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createKeyring } from '@sundowner/keyring';
import { createMachineBoard } from '@sundowner/serving/machines';
import pg from 'pg';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { SiteSettings } from '../../apps/site/src/settings.ts';
import { alertsOfMachine } from '../../apps/studio/src/start/alerts-of-machine.ts';
import { checkSettings } from '../../bin/product/check-settings.ts';
import { openAlertChannels } from '../../bin/product/own-alert-channels.ts';
import { freePort } from '../../bin/product/ports.ts';
import { type ProgramAlerts, programAlerts } from '../../bin/product/program-alerts.ts';
import { cleanEnvironment } from '../../bin/testing/clean-environment.ts';
import { type FakeSmtp, startSmtp } from '../fakes/smtp.ts';
import { startPostgres } from '../support/postgres.ts';

const soon = { timeout: 30_000 };
const hung = { kind: 'hung', message: 'The site has not answered for 30 s.' } as const;
let folder: string;
let internalPort: number;
let smtp: FakeSmtp;
let site: Server | null;
let taken: unknown[];
let said: string[];
let alerts: ProgramAlerts;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'program-alerts-'));
  createKeyring(join(folder, 'keys'));
  internalPort = await freePort();
  smtp = await startSmtp();
  [site, taken, said] = [null, [], []];
});
afterEach(async () => {
  await alerts.stop();
  site?.closeAllConnections();
  site?.close();
  await smtp.close();
  rmSync(folder, { recursive: true });
});

function open(env: Readonly<Record<string, string>> = {}): SiteSettings {
  const { settings } = checkSettings({
    ...cleanEnvironment(),
    DATA_DIR: folder,
    INTERNAL_PORT: String(internalPort),
    SMTP_URL: smtp.url,
    ALERT_MAIL: 'duty@example.net',
    ...env,
  } as NodeJS.ProcessEnv);
  alerts = programAlerts(settings, {
    openChannels: async () => openAlertChannels(settings, (sentence) => said.push(sentence)),
    say: (sentence) => said.push(sentence),
    tryAgainEvery: 20,
    siteTimeoutMs: 200,
  });
  return settings;
}

/** The site's private interface, which takes alerts. */
async function startSite(): Promise<void> {
  site = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    taken.push(JSON.parse(body));
    response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => site?.listen(internalPort, '127.0.0.1', () => resolve()));
}
const letters = () => smtp.received.map(({ parsed }) => parsed.text ?? '');
const lines = () =>
  readFileSync(join(folder, 'enquiries', 'alerts.jsonl'), 'utf8')
    .trim()
    .split('\n');

test('KEEP-01/alert one of a site that hangs goes out by mail and file at once, and later only stands at the site', async () => {
  open();
  alerts.raise(hung, true);
  await expect.poll(letters, soon).toEqual([expect.stringContaining(hung.message)]);
  expect(smtp.received[0]?.parsed.subject).toContain('A program of the product does not answer');
  expect(lines().map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ alert: 'hung', message: hung.message }),
  ]);
  await startSite();
  await expect.poll(() => taken, soon).toEqual([{ ...hung, told: true }]);
  expect([letters().length, said]).toEqual([1, []]);
});

test('KEEP-01/alert a site that is up takes one, and tells it itself', async () => {
  open();
  await startSite();
  alerts.raise({ kind: 'restarts', message: 'The studio stopped unexpectedly.' });
  await expect
    .poll(() => taken, soon)
    .toEqual([{ kind: 'restarts', message: 'The studio stopped unexpectedly.', told: false }]);
  await alerts.stop();
  expect(letters()).toEqual([]);
});

test('KEEP-01/alert a site that does not come back is told of without it', async () => {
  open();
  alerts.raise({ kind: 'restarts', message: 'The site stopped unexpectedly.' });
  await expect.poll(letters, soon).toEqual([expect.stringContaining('The site stopped unexpectedly.')]);
});

test('KEEP-01/alert a mail server that takes nothing is tried again, and said', async () => {
  open();
  smtp.faults.refuseRecipient('duty@example.net');
  alerts.raise(hung, true);
  await vi.waitFor(() => expect(said.join('\n')).toContain('an alert could not be sent'), soon);
  expect(lines()).toHaveLength(1);
});

test('CLU-08/shown what is wrong with a machine that runs the studio alone is told by its launcher, and shown by the others', async () => {
  const databaseUrl = await (await startPostgres()).createDatabase();
  const client = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  onTestFinished(() => client.end());
  const { run, dataDir } = open({
    RUN: 'studio',
    DATABASE_URL: databaseUrl,
    INTERNAL_URL: 'http://10.0.0.6:3002',
  });
  const board = (program: 'site' | 'studio', machine: string, of: Parameters<typeof alertsOfMachine>[0]) =>
    createMachineBoard({
      database: client,
      own: {
        machine,
        program,
        host: machine,
        roles: of.run,
        version: '1',
        commit: null,
        connections: 1,
        keys: 'one',
      },
      media: null,
      alerts: () => alertsOfMachine(of),
      onFault: (error) => said.push(String(error)),
    });
  const studio = board('studio', 'back', { run, dataDir });
  const site = board('site', 'front', { run: ['site', 'worker'], dataDir });
  const shown = async () => {
    for (const each of [studio, site]) await each.look();
    return site.alertsOfOthers().map(({ kind, message }) => ({ kind, message }));
  };
  expect(await shown()).toEqual([]);
  alerts.raise({ kind: 'hung', message: 'The studio has not answered for 30 s.' }, true);
  await expect
    .poll(shown, soon)
    .toEqual([{ kind: 'hung', message: `Machine ${hostname()}: The studio has not answered for 30 s.` }]);
  // A machine with a site notes it there, once.
  await studio.look();
  expect(studio.alertsOfOthers()).toEqual([]);
  expect(said).toEqual([]);
});
