import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LaunchError } from '../launcher/progress.mjs';
import { cleanEnvironment } from '../testing/clean-environment.ts';
import { inUse } from './build.ts';
import { checkSettings } from './check-settings.ts';
import { answers } from './local-request.ts';
import { freePorts } from './ports.ts';
import { needsSeed, seedDemonstration, seedLimit } from './seed.ts';
import { createService, type Service, type ServiceSpec } from './service.ts';
import { openServiceLog, type ServiceLog } from './service-log.ts';
import { startPrograms } from './start-programs.ts';

const never = new AbortController().signal;
const policy = {
  firstWait: 1,
  longestWait: 4,
  steadyAfter: 60_000,
  readyWithin: 30_000,
  readyWithinAtMost: 30_000,
};

let folder: string;
let log: ServiceLog;
let services: Service[];
let said: string[];
let alerts: string[];
let order: string[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'start-'));
  log = openServiceLog(join(folder, 'program.log'));
  services = [];
  said = [];
  alerts = [];
  order = [];
});
afterEach(async () => {
  for (const service of services) await service.stop();
  log.close();
  rmSync(folder, { recursive: true });
});

/** A program that answers until it is ended. */
function create(name: string, port: number, more: Partial<ServiceSpec> = {}): Service {
  const script = join(folder, `${name}.mjs`);
  writeFileSync(
    script,
    `import { createServer } from 'node:http';
     createServer((_, response) => response.end()).listen(${port}, '127.0.0.1');`,
  );
  const service = createService(
    {
      name,
      program: { script, args: [], cwd: folder, env: process.env },
      readyUrl: `http://127.0.0.1:${port}/`,
      log,
      pidFile: join(folder, 'run', `${name}.pid`),
      grace: 2000,
      ...more,
    },
    {
      say: (sentence) => said.push(sentence),
      giveUp: () => {},
      alert: (message) => alerts.push(message),
      policy,
    },
  );
  services.push(service);
  return service;
}

test("KEEP-01/update the site is up before the studio's build begins, and a build that fails is tried again", async () => {
  const [sitePort = 0, studioPort = 0] = await freePorts(2);
  const isUp = () => answers(`http://127.0.0.1:${sitePort}/`, { within: 5000 });
  const prepare = async () => {
    order.push(`build the studio, site ${(await isUp()) ? 'up' : 'down'}`);
    if (order.length < 4) throw new LaunchError('The studio could not be built; its log is build.log.');
  };
  const studio = create('studio', studioPort, { prepare });
  await startPrograms(
    {
      site: create('site', sitePort),
      studio,
      siteTried: new Promise(() => {}),
      buildSite: async () => void order.push(`build the site, site ${(await isUp()) ? 'up' : 'down'}`),
      onUp: () => void order.push('site up'),
    },
    never,
  );
  expect(order).toEqual([
    'build the site, site down',
    'site up',
    'build the studio, site up',
    'build the studio, site up',
  ]);
  expect(said).toEqual([
    expect.stringContaining('could not be prepared (The studio could not be built; its log is build.log.)'),
  ]);
  expect(await isUp()).toBe(true);
});

test('KEEP-01/update without a build of the site nothing starts', async () => {
  const [sitePort = 0, studioPort = 0] = await freePorts(2);
  const starting = startPrograms(
    {
      site: create('site', sitePort),
      studio: create('studio', studioPort),
      siteTried: new Promise(() => {}),
      buildSite: async () => {
        throw new LaunchError('The site could not be built.');
      },
      onUp: () => void order.push('site up'),
    },
    never,
  );
  await expect(starting).rejects.toThrow('The site could not be built.');
  expect(order).toEqual([]);
});

test('KEEP-03/prepare-limit a seed that hangs is ended, said, told and tried again, and the site stays up', async () => {
  const [sitePort = 0, studioPort = 0] = await freePorts(2);
  const installation = checkSettings({ ...cleanEnvironment(), DATA_DIR: folder } as NodeJS.ProcessEnv);
  const program = (name: string, body: string) => {
    const script = join(folder, `${name}.mjs`);
    writeFileSync(script, body);
    return { script, args: [], cwd: folder, env: process.env };
  };
  const seeds = [
    program('hung-seed', 'setInterval(() => {}, 1000);'),
    program('failed-seed', 'process.exitCode = 1;'),
    program('seed', ''),
  ];
  const site = create('site', sitePort);
  const prepare = async (signal: AbortSignal) => {
    const [seed] = seeds.splice(0, 1);
    order.push(
      `seed, site ${(await answers(`http://127.0.0.1:${sitePort}/`, { within: 5000 })) ? 'up' : 'down'}`,
    );
    // Only the first has to come to its limit.
    const limit = seeds.length === 2 ? 200 : seedLimit;
    await seedDemonstration(installation, () => {}, signal, seed, limit);
  };
  const studio = create('studio', studioPort, { prepare });
  expect(await needsSeed(installation)).toBe(true);
  await startPrograms(
    { site, studio, siteTried: new Promise(() => {}), buildSite: async () => {}, onUp: () => {} },
    never,
  );
  expect(await needsSeed(installation)).toBe(false);
  expect(order).toEqual(['seed, site up', 'seed, site up', 'seed, site up']);
  const sentence = 'The demonstration content could not be put into the studio.';
  expect(said).toEqual([
    expect.stringContaining(`could not be prepared (${sentence} It was ended after 0.2 s.); restarting it`),
    expect.stringContaining(`could not be prepared (${sentence}); restarting it`),
  ]);
  expect(alerts).toEqual([
    `The studio could not be prepared (${sentence} It was ended after 0.2 s.) and is being restarted.`,
    `The studio could not be prepared (${sentence}) and is being restarted, 2 times in a row now.`,
  ]);
});

test("KEEP-01/update the studio's build is held apart from the site's, so that it is made while the site runs", () => {
  const files = (['site', 'studio', 'gallery'] as const).map((name) => inUse({ name }));
  expect(new Set(files).size).toBe(3);
});
