import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LaunchError } from '../launcher/progress.mjs';
import type { HealthPolicy } from './health-watch.ts';
import { freePort } from './ports.ts';
import { createService, type Service } from './service.ts';
import { openServiceLog, type ServiceLog } from './service-log.ts';

const never = new AbortController().signal;
const patient = { timeout: 30_000 };
const watched: HealthPolicy = {
  askEvery: 10,
  askWithin: 300,
  answeredWithin: 600,
  tellAfter: 400,
  endAfter: 900,
};

let folder: string;
let log: ServiceLog;
let service: Service;
let said: string[];
let alerts: string[];
let givenUp: LaunchError[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'service-health-'));
  log = openServiceLog(join(folder, 'program.log'));
  [said, alerts, givenUp] = [[], [], []];
});
afterEach(async () => {
  await service.stop();
  log.close();
  rmSync(folder, { recursive: true });
});

/** A program that answers what the file `answer` says: a status with its body, "nothing", "half", or "stops" after it was well once. */
async function start(health: HealthPolicy, say: 'ok' | 'deaf' = 'ok'): Promise<void> {
  const port = await freePort();
  const script = join(folder, 'program.mjs');
  writeFileSync(join(folder, 'answer'), '200 {}');
  writeFileSync(
    script,
    `import { createServer } from 'node:http';
     import { readFileSync } from 'node:fs';
     ${say === 'deaf' ? "process.on('SIGINT', () => {});" : ''}
     createServer((_, response) => {
       const answer = readFileSync(${JSON.stringify(join(folder, 'answer'))}, 'utf8');
       if (answer === 'nothing') return;
       if (answer === 'half') { response.writeHead(200, { 'content-length': '10' }); response.write('{'); return; }
       const [status, ...body] = answer.split(' ');
       response.writeHead(Number(status)).end(body.join(' '));
     }).listen(${port}, '127.0.0.1');`,
  );
  service = createService(
    {
      name: 'studio',
      program: { script, args: [], cwd: folder, env: process.env },
      readyUrl: `http://127.0.0.1:${port}/`,
      log,
      pidFile: join(folder, 'run', 'studio.pid'),
      grace: 300,
    },
    {
      say: (sentence) => said.push(sentence),
      giveUp: (reason) => givenUp.push(reason),
      alert: (message, of) => alerts.push(`${of}: ${message}`),
      policy: {
        firstWait: 1,
        longestWait: 4,
        steadyAfter: 60_000,
        readyWithin: 30_000,
        readyWithinAtMost: 30_000,
        health,
      },
    },
  );
  await service.start(never);
}

const pid = () => Number(readFileSync(join(folder, 'run', 'studio.pid'), 'utf8'));
/** Replaced whole: the program may read it at any moment. */
function answer(words: string): void {
  writeFileSync(join(folder, 'next'), words);
  renameSync(join(folder, 'next'), join(folder, 'answer'));
}
const back = () => expect(said).toContain('The studio is running again.');

test('KEEP-03/hung a program that is stopped by a signal is told, ended and started again', async () => {
  await start(watched);
  const first = pid();
  process.kill(first, 'SIGSTOP');
  await vi.waitFor(back, patient);
  expect(pid()).not.toBe(first);
  expect(() => process.kill(first, 0)).toThrow();
  expect(said).toEqual([
    expect.stringMatching(
      /^The studio has not answered for 0\.\d+ s\. It is restarted when that goes on for 0\.9 s in all\. Its log is /,
    ),
    expect.stringMatching(/^The studio did not answer for [\d.]+ s; asking it to stop\.$/),
    'The studio did not stop within 0.3 s and was ended.',
    expect.stringMatching(/^The studio did not answer for [\d.]+ s; restarting it in 0\.001 s\. Its log is /),
    'The studio is running again.',
  ]);
  expect(alerts).toEqual([
    expect.stringMatching(/^trouble: The studio has not answered for /),
    expect.stringMatching(/^restart: The studio did not answer for [\d.]+ s and is being restarted\.$/),
  ]);
});

test.each(['nothing', 'half', '500 {}', '503 {"ok":false}', '302 '])(
  'KEEP-03/hung one that runs and answers "%s" is told and started again',
  async (words) => {
    // One that answers has the time a busy machine takes.
    await start(/^\d/.test(words) ? { ...watched, askWithin: 20_000, answeredWithin: 20_000 } : watched);
    const first = pid();
    answer(words);
    await vi.waitFor(() => expect(alerts).toHaveLength(2), patient);
    answer('200 {}');
    await vi.waitFor(back, patient);
    expect(pid()).not.toBe(first);
    const status = /^\d+/.exec(words)?.[0];
    expect(alerts[0]).toContain(status ? `has answered with status ${status}` : 'has not answered');
  },
);

test('KEEP-03/hung one that waits for its database is told, and left to go on by itself', async () => {
  await start({ ...watched, askWithin: 20_000, answeredWithin: 20_000 });
  const first = pid();
  answer('503 {"ok":false,"waitsFor":"database"}');
  await vi.waitFor(() => expect(alerts).toHaveLength(1), patient);
  expect(alerts[0]).toContain('trouble: The studio has been without its database for ');
  // Long after one that hangs would have been ended.
  const told = performance.now();
  await vi.waitFor(() => expect(performance.now() - told).toBeGreaterThan(2 * watched.endAfter), patient);
  answer('200 {}');
  await vi.waitFor(() => expect(said.at(-1)).toMatch(/^The studio is well again after [\d.]+ s\.$/), patient);
  expect([pid(), alerts.length, givenUp]).toEqual([first, 1, []]);
});

test('KEEP-03/hung asked to stop while a program hangs, or while it is being ended, all ends at once', async () => {
  await start(watched, 'deaf');
  const first = pid();
  answer('nothing');
  await vi.waitFor(() => expect(said.at(-1)).toContain('asking it to stop'), patient);
  await service.stop();
  expect(() => process.kill(first, 0)).toThrow();
  expect(said.filter((sentence) => /restarting|running again/.test(sentence))).toEqual([]);
  expect(givenUp).toEqual([]);
});
