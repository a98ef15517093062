import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { loadKeyring } from '@sundowner/keyring';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePorts, portFault } from '../../bin/product/ports.ts';
import { grace } from '../../bin/product/services.ts';
import { plates } from '../../demo/plates/plates.ts';
import { type RunningTask, runTask, startTask } from '../support/run-task.ts';
import { builtProduct, seededDirectory } from '../support/seeded-directory.ts';
import { enquiriesAt } from './site-enquiry-posts.ts';

/** One run of the whole product under its launcher, as a new user starts it; the tests go through its life in order. */
const signal = new AbortController().signal;
let dataDir: string;
let settings: Record<string, string>;
let running: RunningTask;

async function newPorts() {
  const [port, studioPort, internalPort] = await freePorts(3);
  return { PORT: String(port), STUDIO_PORT: String(studioPort), INTERNAL_PORT: String(internalPort) };
}

/** "lodge-river-723b57ed-1440.avif": a plate's name, eight figures of its content, a width and a format. */
const sizeOfPlate = /^(.+)-[0-9a-f]{8}-(\d+)\.(avif|webp)$/;

/** The plates whose sizes this run makes: in the full suite all, otherwise three, of them the first of the home page and one upright. */
const encoded = new Set(
  Object.keys(plates).filter((_, place) => process.env.SUNDOWNER_TEST_FULL === '1' || place % 150 === 0),
);

/** Puts the sizes of all other plates where a seed that was killed would have left them, tiny: minutes of encoding less. */
async function leaveSizes(): Promise<void> {
  const from = join(await seededDirectory(signal), 'media');
  mkdirSync(join(dataDir, 'media'));
  for (const name of readdirSync(from)) {
    const plate = sizeOfPlate.exec(name)?.[1];
    if (plate && !encoded.has(plate)) copyFileSync(join(from, name), join(dataDir, 'media', name));
  }
}

beforeAll(async () => {
  await builtProduct(signal);
  dataDir = mkdtempSync(join(tmpdir(), 'launcher-run-'));
  await leaveSizes();
  // However busy the machine is, what starts is waited for.
  settings = { DATA_DIR: dataDir, LIMIT_DEADLINE_FACTOR: '10', ...(await newPorts()) };
  running = startTask('start', [], settings);
}, 700_000);
afterAll(async () => {
  running.child.kill('SIGKILL');
  await until(() => !alive('site') && !alive('studio'));
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
});

const pidOf = (name: 'site' | 'studio') => Number(readFileSync(join(dataDir, 'run', `${name}.pid`), 'utf8'));
const address = (path: string) => `http://localhost:${settings.PORT}${path}`;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
function alive(name: 'site' | 'studio'): boolean {
  try {
    return isAlive(pidOf(name));
  } catch {
    return false;
  }
}
async function until(condition: () => boolean | Promise<boolean>, within = 60_000): Promise<void> {
  const deadline = Date.now() + within;
  while (!(await condition())) {
    if (Date.now() > deadline)
      throw new Error(`It never happened.\n${running.stdout()}\n${running.stderr()}`);
    await sleep(100);
  }
}

test('KEEP-01/first-start enquiries are taken by the forms’ own defaults while the studio and its content are still being made', async () => {
  await running.said(/The site accepts enquiries at/);
  const page = await fetch(address('/enquire/telephone'));
  expect([page.status, await page.text()]).toEqual([
    200,
    expect.stringContaining('action="/enquiry/phoneme"'),
  ]);
  const keyring = loadKeyring(join(dataDir, 'keys'));
  const port = Number(settings.PORT);
  const visitors = enquiriesAt({ port, internalUrl: '', dataDir, keyring });
  expect((await visitors.postJson(visitors.filled())).status).toBe(201);
  expect(running.stdout()).not.toContain('Ctrl-C stops everything');
}, 600_000);

test('the product starts on an empty folder, says where it is, and where the private link of the first administrator lies', async () => {
  await running.said(/Ctrl-C stops everything/);
  expect(running.stdout()).toContain(`http://localhost:${settings.PORT}`);
  expect(running.stdout()).toContain(`http://127.0.0.1:${settings.STUDIO_PORT}/admin`);
  const file = join(dataDir, 'first-administrator.txt');
  expect(running.stdout()).toContain(file);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(running.stdout()).not.toContain(readFileSync(file, 'utf8').match(/#([\w-]{43})/)?.[1]);
  const page = await fetch(address('/'));
  expect(page.status).toBe(200);
  expect(running.stderr()).toBe('');
}, 1_500_000);

test('its pages stand with the first sizes of every picture, and the others are made behind them', async () => {
  const made = (ending: string) =>
    readdirSync(join(dataDir, 'media')).flatMap((name) => {
      const plate = sizeOfPlate.exec(name)?.[1];
      return plate && encoded.has(plate) && name.endsWith(ending) ? [plate] : [];
    });
  expect(new Set(made('-640.webp'))).toEqual(encoded);
  const home = await (await fetch(address('/'))).text();
  const pictures = home.match(/\/media\/[^" ]+-640\.webp/g) ?? [];
  const picture = pictures.find((path) => encoded.has(sizeOfPlate.exec(path.slice(7))?.[1] ?? ''));
  const shown = await fetch(address(picture ?? 'none is shown'));
  expect(shown.headers.get('content-type')).toBe('image/webp');
  // A solid picture of this size has a hundred bytes: this one was encoded from its plate.
  expect((await shown.arrayBuffer()).byteLength).toBeGreaterThan(4_000);
  await until(() => made('-640.avif').length > 0, 300_000);
}, 400_000);

test('a second start on the same data directory is refused with one sentence', async () => {
  const { code, stderr } = await runTask('start', [], { DATA_DIR: dataDir, ...(await newPorts()) });
  expect(code).toBe(1);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(stderr).toContain(`already running on the data directory ${dataDir} (process ${running.child.pid}`);
});

test('after a kill -9 of the launcher its programs end by themselves, and the next start finds no obstacle', async () => {
  const processes = [pidOf('site'), pidOf('studio')];
  running.child.kill('SIGKILL');
  // demonstration-seeding proves that the next start makes the other sizes; here the encoders would slow down every other test.
  rmSync(join(dataDir, 'studio', 'pictures-unfinished'));
  running = startTask('start', [], settings);
  await running.said(/Ctrl-C stops everything/);
  expect(processes.filter(isAlive)).toEqual([]);
}, 700_000);

test('the doctor finds the running product well, and sends an enquiry through it', async () => {
  // The ports are the running product's, not this command's.
  const { code, stdout } = await runTask('doctor', [], { DATA_DIR: dataDir });
  expect(stdout).toContain('✓ Product: running since');
  expect(stdout).toMatch(/✓ Synthetic enquiry MC-\w{4}-\w{4}, concierge-mail: delivered/);
  expect(stdout).toMatch(/✓ Synthetic enquiry MC-\w{4}-\w{4}, visitor-mail: delivered/);
  expect(stdout).toContain('Nothing is at fault.');
  expect(code).toBe(0);
});

test.each(['site', 'studio'] as const)(
  'a %s that is killed is started again',
  async (name) => {
    const before = pidOf(name);
    process.kill(before, 'SIGKILL');
    await running.said(new RegExp(`The ${name} is running again`));
    expect(pidOf(name)).not.toBe(before);
    expect((await fetch(address('/'))).status).toBe(200);
  },
  700_000,
);

test('told to stop, twice, it stops everything with exit code 0, in no more than the 15 s the operator is promised', async () => {
  const processes = [pidOf('site'), pidOf('studio')];
  running.child.kill('SIGINT');
  await running.said(/Stopping/);
  running.child.kill('SIGINT');
  expect(await running.ended()).toBe(0);
  expect(processes.filter(isAlive)).toEqual([]);
  for (const port of [settings.PORT, settings.STUDIO_PORT, settings.INTERNAL_PORT]) {
    expect(await portFault('127.0.0.1', Number(port))).toBeNull();
  }
  // One after the other they are ended; how long a busy machine takes for it proves nothing.
  expect(grace.site + grace.studio).toBeLessThan(15_000);
});
