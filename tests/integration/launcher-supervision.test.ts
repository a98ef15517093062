import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answers } from '../../bin/product/local-request.ts';
import { root } from '../../bin/product/paths.ts';
import { freePort } from '../../bin/product/ports.ts';
import { createService, type RestartPolicy, type Service } from '../../bin/product/service.ts';
import { openServiceLog } from '../../bin/product/service-log.ts';

const policy: RestartPolicy = {
  firstWait: 20,
  longestWait: 100,
  steadyAfter: 60_000,
  readyWithin: 30_000,
  readyWithinAtMost: 30_000,
};

let folder: string;
let port: number;
let said: string[];
let ended: Error[];
let service: Service | null;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'launcher-service-'));
  port = await freePort();
  said = [];
  ended = [];
  service = null;
});
afterEach(async () => {
  await service?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** A program that serves on the port until it gets SIGTERM; `body` runs before it listens. */
function program(body: string, stopping = 'process.exit(0)') {
  const script = join(folder, 'program.mjs');
  writeFileSync(
    script,
    `import { createServer } from 'node:http';
     process.on('SIGTERM', () => { ${stopping}; });
     ${body}
     createServer((request, response) => response.end('ok')).listen(${port}, '127.0.0.1');`,
  );
  return { script, args: [], cwd: folder, env: process.env };
}

function create(body = '', stopping?: string): Service {
  service = createService(
    {
      name: 'site',
      program: program(body, stopping),
      readyUrl: `http://127.0.0.1:${port}/`,
      log: openServiceLog(join(folder, 'site.log')),
      pidFile: join(folder, 'site.pid'),
      grace: 500,
    },
    { say: (sentence) => said.push(sentence), giveUp: (reason) => ended.push(reason), policy },
  );
  return service;
}

const pid = () => Number(readFileSync(join(folder, 'site.pid'), 'utf8'));
const isUp = () => answers(`http://127.0.0.1:${port}/`);
const never = new AbortController().signal;

async function until(condition: () => boolean | Promise<boolean>, within = 30_000): Promise<void> {
  const deadline = Date.now() + within;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`It never happened. Said: ${said.join(' | ')}`);
    await sleep(30);
  }
}

function isAlive(process_: number): boolean {
  try {
    process.kill(process_, 0);
    return true;
  } catch {
    return false;
  }
}

test('a program that is killed is started again, and the operator hears of both', async () => {
  await create().start(never);
  const first = pid();
  process.kill(first, 'SIGKILL');
  await until(() => said.length === 2);
  expect(said[0]).toContain('The site stopped unexpectedly (SIGKILL); restarting it in 0.02 s.');
  expect(said[1]).toBe('The site is running again.');
  expect(pid()).not.toBe(first);
  expect(await isUp()).toBe(true);
});

test('a program that does not listen to the request to stop is ended, with whatever it started', async () => {
  const helper = join(folder, 'helper.mjs');
  writeFileSync(helper, 'setInterval(() => {}, 1000);');
  await create(
    `import { spawn } from 'node:child_process';
     import { writeFileSync } from 'node:fs';
     const child = spawn(process.execPath, [${JSON.stringify(helper)}], { stdio: 'ignore' });
     writeFileSync(${JSON.stringify(join(folder, 'helper.pid'))}, String(child.pid));`,
    '',
  ).start(never);
  const processes = [pid(), Number(readFileSync(join(folder, 'helper.pid'), 'utf8'))];
  await service?.stop();
  await until(() => !processes.some(isAlive));
  expect(existsSync(join(folder, 'site.pid'))).toBe(false);
  expect(said).toEqual([]);
});

test('a program dies with its owner, even when that is killed', async () => {
  const module = (path: string) => JSON.stringify(pathToFileURL(join(root, path)).href);
  const owner = join(folder, 'owner.mjs');
  writeFileSync(
    owner,
    `import { spawnOwned } from ${module('bin/product/owned-process.ts')};
     const child = spawnOwned({ script: ${JSON.stringify(program('').script)}, args: [], cwd: ${JSON.stringify(folder)}, env: process.env });
     process.stdout.write(String(child.pid));`,
  );
  const running: ChildProcess = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', owner], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  running.stdout?.on('data', (chunk) => {
    text += String(chunk);
  });
  await until(isUp);
  const orphan = Number(text);
  expect(isAlive(orphan)).toBe(true);
  running.kill('SIGKILL');
  await until(() => !isAlive(orphan));
});

test('a log is kept to a few files of bounded size, with the last lines at hand', () => {
  const path = join(folder, 'logs', 'studio.log');
  const log = openServiceLog(path, { maxBytes: 100, keep: 2 });
  for (let line = 1; line <= 40; line += 1) log.write(`line ${line} of the log\n`);
  expect(log.tail(2)).toBe('line 39 of the log\nline 40 of the log');
  log.close();
  expect(readFileSync(path, 'utf8')).toContain('line 40');
  expect(existsSync(`${path}.2`)).toBe(true);
  expect(existsSync(`${path}.3`)).toBe(false);
});
