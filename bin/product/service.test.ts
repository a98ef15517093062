import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LaunchError } from '../launcher/progress.mjs';
import { freePort } from './ports.ts';
import { createService, type RestartPolicy, type Service } from './service.ts';
import { openServiceLog, type ServiceLog } from './service-log.ts';

let folder: string;
let log: ServiceLog;
let service: Service;
let said: string[];
let givenUp: LaunchError[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'service-'));
  log = openServiceLog(join(folder, 'program.log'));
  said = [];
  givenUp = [];
});
afterEach(async () => {
  await service.stop();
  log.close();
  rmSync(folder, { recursive: true });
});

/** Starts a program that answers until it is killed. */
async function start(policy: Pick<RestartPolicy, 'attempts' | 'steadyAfter'>): Promise<void> {
  const port = await freePort();
  const script = join(folder, 'program.mjs');
  writeFileSync(
    script,
    `import { createServer } from 'node:http';
     createServer((_, response) => response.end()).listen(${port}, '127.0.0.1');`,
  );
  service = createService(
    {
      name: 'site',
      program: { script, args: [], cwd: folder, env: process.env },
      readyUrl: `http://127.0.0.1:${port}/`,
      log,
      pidFile: join(folder, 'site.pid'),
      grace: 2000,
    },
    {
      say: (sentence) => said.push(sentence),
      giveUp: (reason) => givenUp.push(reason),
      policy: { firstWait: 1, longestWait: 1, readyWithin: 30_000, ...policy },
    },
  );
  await service.start(new AbortController().signal);
}

const back = () => said.filter((sentence) => sentence === 'The site is running again.').length;

/** Kills the program, and waits until it is back or given up. */
async function kill(): Promise<void> {
  const before = back() + givenUp.length;
  process.kill(Number(readFileSync(join(folder, 'site.pid'), 'utf8')), 'SIGKILL');
  await vi.waitFor(() => expect(back() + givenUp.length).toBe(before + 1), 30_000);
}

test('a program that fails is started again as often as it is allowed to, and given up the next time', async () => {
  await start({ attempts: 2, steadyAfter: 60_000 });
  await kill();
  await kill();
  expect([back(), givenUp]).toEqual([2, []]);
  await kill();
  expect(back()).toBe(2);
  expect(givenUp.map(({ message }) => message)).toEqual([
    expect.stringContaining('(SIGKILL) 3 times in a row and is not started again'),
  ]);
});

test('a run that was long enough is no failure: what fails now and then is never given up', async () => {
  await start({ attempts: 1, steadyAfter: 0 });
  await kill();
  await kill();
  expect([back(), givenUp]).toEqual([2, []]);
});
