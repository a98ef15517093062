import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { exitCodes } from '@sundowner/brand/exit-codes';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LaunchError } from '../launcher/progress.mjs';
import { answers } from './local-request.ts';
import { freePort } from './ports.ts';
import { createService, type RestartPolicy, type Service, type ServiceSpec } from './service.ts';
import { openServiceLog, type ServiceLog } from './service-log.ts';

const never = new AbortController().signal;
const policy: RestartPolicy = {
  firstWait: 1,
  longestWait: 4,
  steadyAfter: 60_000,
  readyWithin: 30_000,
  readyWithinAtMost: 30_000,
};

let folder: string;
let log: ServiceLog;
let service: Service | null;
let said: string[];
let alerts: string[];
let givenUp: LaunchError[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'service-'));
  log = openServiceLog(join(folder, 'program.log'));
  service = null;
  said = [];
  alerts = [];
  givenUp = [];
});
afterEach(async () => {
  await service?.stop();
  log.close();
  rmSync(folder, { recursive: true });
});

/** A program that answers until it is killed; `body` runs before it does. */
async function create(
  body = '',
  more: Partial<ServiceSpec> & { policy?: Partial<RestartPolicy>; meanwhile?: () => string | null } = {},
): Promise<Service> {
  const port = await freePort();
  const script = join(folder, 'program.mjs');
  writeFileSync(
    script,
    `import { createServer } from 'node:http';
     import { appendFileSync, existsSync, readFileSync } from 'node:fs';
     import { createServer as createHanging } from 'node:net';
     const folder = ${JSON.stringify(folder)};
     const port = ${port};
     appendFileSync(folder + '/starts', '.');
     const starts = readFileSync(folder + '/starts', 'utf8').length;
     ${body}
     createServer((_, response) => response.end()).listen(port, '127.0.0.1');`,
  );
  const { policy: given, meanwhile, ...spec } = more;
  service = createService(
    {
      name: 'studio',
      program: { script, args: [], cwd: folder, env: process.env },
      readyUrl: `http://127.0.0.1:${port}/`,
      log,
      pidFile: join(folder, 'run', 'studio.pid'),
      grace: 2000,
      ...spec,
    },
    {
      say: (sentence) => said.push(sentence),
      giveUp: (reason) => givenUp.push(reason),
      alert: (message) => alerts.push(message),
      ...(meanwhile ? { meanwhile } : {}),
      policy: { ...policy, ...given },
    },
  );
  return service;
}

const starts = () => readFileSync(join(folder, 'starts'), 'utf8').length;
const back = () => said.filter((sentence) => sentence === 'The studio is running again.').length;
const waits = () =>
  said.flatMap((sentence) => /restart(?:ing it|ed) in ([\d.]+) s/.exec(sentence)?.[1] ?? []).map(Number);

/** Kills the program, and waits until it is back or given up. */
async function kill(): Promise<void> {
  const before = back() + givenUp.length;
  process.kill(Number(readFileSync(join(folder, 'run', 'studio.pid'), 'utf8')), 'SIGKILL');
  await vi.waitFor(() => expect(back() + givenUp.length).toBe(before + 1), 30_000);
}

test('KEEP-01/for-ever KEEP-01/alert a program that ends fast is started again every time, with pauses that grow to a bound, and an operator hears of the first, second and fourth time', async () => {
  await (await create()).start(never);
  for (let time = 0; time < 7; time += 1) await kill();
  expect([back(), givenUp]).toEqual([7, []]);
  expect(waits()).toEqual([0.001, 0.002, 0.004, 0.004, 0.004, 0.004, 0.004]);
  expect(alerts).toEqual([
    'The studio stopped unexpectedly (SIGKILL) and is being restarted.',
    'The studio stopped unexpectedly (SIGKILL) and is being restarted, 2 times in a row now.',
    'The studio stopped unexpectedly (SIGKILL) and is being restarted, 4 times in a row now.',
  ]);
}, 60_000);

test('a run that was long enough is no failure: the pause begins anew', async () => {
  await (await create('', { policy: { steadyAfter: 0 } })).start(never);
  await kill();
  await kill();
  expect(waits()).toEqual([0.001, 0.001]);
});

test('KEEP-01/first-start one that fails at its first start is started again, and what is well meanwhile is said', async () => {
  const meanwhile = () => 'The site accepts enquiries at http://localhost:3000';
  await (await create('if (starts < 4) process.exit(1);', { meanwhile })).start(never);
  expect(starts()).toBe(4);
  expect(said).toHaveLength(3);
  expect(said[1]).toBe(
    `The studio stopped while starting (exit code 1). The site accepts enquiries at http://localhost:3000; the studio is not ready yet; it will be restarted in 0.002 s. Its log is ${log.path}.`,
  );
});

test('KEEP-01/settings a fault no new start mends ends the first start, with the program’s own sentence alone', async () => {
  const words = 'MODE must be \\"demo\\" or \\"live\\".';
  const body = `process.stdout.write('a line of its log\\n'); process.stderr.write("${words}\\n"); process.exit(${exitCodes.wrongConfiguration});`;
  const start = (await create(body)).start(never);
  await expect(start).rejects.toMatchObject({
    name: 'LaunchError',
    message: 'MODE must be "demo" or "live".',
  });
  expect([starts(), said]).toEqual([1, []]);
});

test('KEEP-01/port a port taken by another program ends a first start, and not a product that runs', async () => {
  const body = `if (existsSync(folder + '/taken')) process.exit(${exitCodes.portTaken});`;
  writeFileSync(join(folder, 'taken'), '');
  await expect((await create(body)).start(never)).rejects.toThrow(LaunchError);
  rmSync(join(folder, 'taken'));
  await (await create(body)).start(never);
  const before = starts();
  writeFileSync(join(folder, 'taken'), '');
  process.kill(Number(readFileSync(join(folder, 'run', 'studio.pid'), 'utf8')), 'SIGKILL');
  await vi.waitFor(() => expect(starts()).toBeGreaterThan(before + 2), 30_000);
  rmSync(join(folder, 'taken'));
  await vi.waitFor(() => expect(back()).toBe(1), 30_000);
  expect(givenUp).toEqual([]);
}, 60_000);

test.each([
  ['the site: the product is ended, with its sentence', true],
  ['the studio: it is started again, and the intake goes on', false],
])(
  'KEEP-01/keys what a running product lost that no start mends: %s',
  async (_, endsProduct) => {
    const body = `if (existsSync(folder + '/lost')) { process.stderr.write('The keys are gone.\\n'); process.exit(${exitCodes.wrongConfiguration}); }`;
    await (await create(body, { endsProduct })).start(never);
    writeFileSync(join(folder, 'lost'), '');
    process.kill(Number(readFileSync(join(folder, 'run', 'studio.pid'), 'utf8')), 'SIGKILL');
    if (endsProduct) {
      await vi.waitFor(
        () => expect(givenUp.map(({ message }) => message)).toEqual(['The keys are gone.']),
        30_000,
      );
      return;
    }
    await vi.waitFor(() => expect(waits().length).toBeGreaterThan(2), 30_000);
    rmSync(join(folder, 'lost'));
    await vi.waitFor(() => expect(back()).toBe(1), 30_000);
    expect(givenUp).toEqual([]);
  },
  60_000,
);

test('KEEP-03/hung one that takes connections and never answers is ended and started again, with more time', async () => {
  const body = `if (starts < 3) await new Promise(() => createHanging(() => {}).listen(port, '127.0.0.1'));`;
  const hung = await create(body, { policy: { readyWithin: 300, readyWithinAtMost: 60_000 } });
  await hung.start(never);
  expect(starts()).toBeGreaterThanOrEqual(3);
  expect(said[0]).toContain('The studio was not ready after 0.3 s; restarting it');
  expect(said[1]).toContain('The studio was not ready after 0.6 s; restarting it');
}, 60_000);

test('KEEP-03/hung an answer that comes byte by byte is none: the question has a limit of its own', async () => {
  const server = createServer((socket) => {
    socket.write('HTTP/1.1 200 OK\r\nContent-Length: 100000\r\n\r\n');
    const drip = setInterval(() => socket.write('x'), 20);
    socket.on('close', () => clearInterval(drip)).on('error', () => {});
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  try {
    const began = Date.now();
    expect(await answers(`http://127.0.0.1:${port}/`, { within: 200 })).toBe(false);
    expect(Date.now() - began).toBeLessThan(5000);
  } finally {
    server.close();
  }
});

test('what a program needs first is tried until it succeeds, and then never again', async () => {
  let tries = 0;
  const prepare = async () => {
    tries += 1;
    if (tries < 3) throw new LaunchError('The database is away.\n\nAll it said.\n');
  };
  await (await create('', { prepare })).start(never);
  expect([tries, starts()]).toEqual([3, 1]);
  expect(said[0]).toMatch(/^The studio could not be prepared \(The database is away\.\); restarting it in/);
  expect(said[0]).not.toContain('All it said');
  expect(log.tail(5)).toContain('All it said.');
  await kill();
  expect(tries).toBe(3);
});

test('asked to stop while it waits, a start ends with the reason', async () => {
  const stop = new AbortController();
  const start = (
    await create('process.exit(1);', { policy: { firstWait: 60_000, longestWait: 60_000 } })
  ).start(stop.signal);
  await vi.waitFor(() => expect(said).toHaveLength(1), 30_000);
  stop.abort(new Error('the operator'));
  await expect(start).rejects.toThrow('the operator');
});

test('a program somebody waits for is not tried again', async () => {
  const start = (await create("process.stderr.write('no such database\\n'); process.exit(1);")).startOnce(
    never,
  );
  await expect(start).rejects.toThrow(
    /The studio stopped while starting \(exit code 1\)[\s\S]*no such database/,
  );
  await sleep(50);
  expect([starts(), said]).toEqual([1, []]);
});

test('KEEP-03/disk a note of the process that the disk refuses is written once it can be, and holds nothing up', async () => {
  writeFileSync(join(folder, 'run'), 'a file where the folder should be');
  await (await create()).start(never);
  expect(givenUp).toEqual([]);
  await service?.stop();
});
