/**
 * What 50 bodies of 400 MB at once do to the studio's memory: with their length and in pieces, at addresses strangers may post to, at
 * others, with no cookie, a made-up one, and that of an editor, sent on after they were refused. Bar: at most 1.3 times what the studio
 * takes at rest, every body refused, and the studio answers meanwhile.
 *
 *   node bench/bodies.ts [--bodies 50] [--megabytes 400]
 *
 * The studio must be built. It gets a data directory and a database of its own, removed at the end. Linux only (/proc).
 */
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { password } from '../tests/support/studio-people.ts';
import {
  makeStudioHome,
  signIn,
  startStudioProcess,
  studioCommand,
} from '../tests/support/studio-process.ts';

const { values } = parseArgs({
  options: { bodies: { type: 'string', default: '50' }, megabytes: { type: 'string', default: '400' } },
});
const size = Number(values.megabytes) * 1_000_000;
const bar = 1.3;
/** Half-open heads beside them, which must be closed. */
const heads = 50;
const email = 'bench@example.com';

const home = await makeStudioHome();
async function command(name: string, ...args: string[]): Promise<void> {
  const done = await studioCommand(home, name, ...args);
  if (done.code !== 0) throw new Error(done.stderr);
}
await command('migrate');
const passwordFile = join(home.folder, 'password');
writeFileSync(passwordFile, password, { mode: 0o600 });
const named = ['--email', email, '--name', 'Bench', '--role', 'admin'];
await command('admin-create', ...named, '--password-file', passwordFile);
const studio = await startStudioProcess(home);
const person = await signIn(studio, email);
const { port, host } = new URL(studio.url);

/** Megabytes of memory the studio has. */
function resident(): number {
  const status = readFileSync(`/proc/${studio.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1000;
}

const addresses = [
  'POST /api/users/logout',
  'POST /api/users/login',
  'POST /api/desk/list',
  'POST /api/users',
  'POST /api/page',
  'POST /api/users/refresh-token',
  'POST /api/media',
  'PATCH /api/media/1',
  'POST /admin/login',
  'POST /first-administrator',
  'GET /api/health',
];
const cookies = [
  '',
  'Cookie: payload-token=x\r\n',
  `Cookie: payload-token=${person.token}\r\nOrigin: ${studio.url}\r\n`,
];
const piece = Buffer.alloc(0x10000, 120);
const chunk = Buffer.concat([Buffer.from('10000\r\n'), piece, Buffer.from('\r\n')]);

/** Sends a body to its end, or until the connection is closed, whatever is answered. @returns the answer's status */
async function pour(number: number): Promise<number> {
  const inPieces = number % 2 === 0;
  const target = addresses[number % addresses.length];
  const cookie = cookies[number % cookies.length];
  const socket = connect(Number(port), '127.0.0.1');
  let answer = '';
  let closed = false;
  socket.on('data', (data) => {
    answer += answer.length < 200 ? data.toString() : '';
  });
  socket.on('error', () => {});
  const gone = new Promise<void>((resolve) => socket.once('close', () => resolve())).then(() => {
    closed = true;
  });
  const length = inPieces ? 'Transfer-Encoding: chunked' : `Content-Length: ${size}`;
  const type = 'Content-Type: multipart/form-data; boundary=x';
  socket.write(`${target} HTTP/1.1\r\nHost: ${host}\r\n${cookie}${type}\r\n${length}\r\n\r\n`);
  for (let sent = 0; sent < size && !closed; sent += piece.byteLength)
    if (!socket.write(inPieces ? chunk : piece))
      await Promise.race([new Promise((drained) => socket.once('drain', drained)), gone]);
  await Promise.race([gone, pause(5000)]);
  socket.destroy();
  return Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0);
}

/** @returns milliseconds until a head that does not end is given up */
async function halfOpen(): Promise<number> {
  const began = performance.now();
  const socket = connect(Number(port), '127.0.0.1');
  socket.on('error', () => {});
  socket.resume();
  socket.write('POST /api/users/login HTTP/1.1\r\nHost: x\r\nX-Half: ');
  await once(socket, 'close');
  return performance.now() - began;
}

let failed = false;
try {
  // As it is in use: pages and lists were opened.
  for (const path of ['admin', 'admin/collections/page', 'admin/collections/media', 'api/users', 'api/page'])
    await (
      await fetch(`${studio.url}/${path}`, {
        headers: { cookie: `payload-token=${person.token}`, origin: studio.url },
      })
    ).text();
  await pause(3000);
  const rest = resident();
  const seen: number[] = [];
  const answers: number[] = [];
  let over = false;
  const watch = (async () => {
    while (!over) {
      seen.push(resident());
      const began = performance.now();
      const well = await fetch(`${studio.url}/api/health`);
      if (!well.ok) failed = true;
      answers.push(performance.now() - began);
      await pause(200);
    }
  })();
  const began = performance.now();
  const open = Array.from({ length: heads }, halfOpen);
  const statuses = await Promise.all(
    Array.from({ length: Number(values.bodies) }, (_, number) => pour(number)),
  );
  const took = (performance.now() - began) / 1000;
  const closed = await Promise.all(open);
  over = true;
  await watch;
  const peak = Math.max(...seen);
  const counted = new Map<number, number>();
  for (const status of statuses) counted.set(status, (counted.get(status) ?? 0) + 1);
  console.log(
    `At rest ${rest.toFixed(0)} MB; at most ${peak.toFixed(0)} MB, ${(peak / rest).toFixed(2)} times; afterwards ${resident().toFixed(0)} MB.`,
  );
  console.log(
    `Over time: ${seen
      .filter((_, at) => at % Math.ceil(seen.length / 20) === 0)
      .map((megabytes) => megabytes.toFixed(0))
      .join(' ')}`,
  );
  console.log(
    `${statuses.length} bodies in ${took.toFixed(1)} s, answered: ${[...counted].map(([status, count]) => `${count} x ${status}`).join(', ')}`,
  );
  console.log(
    `Health meanwhile: slowest ${Math.max(...answers).toFixed(0)} ms. ${heads} half-open heads closed after ${(Math.max(...closed) / 1000).toFixed(1)} s at most.`,
  );
  console.log(
    `Load of the machine: ${loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')}`,
  );
  const refused = statuses.every(
    (status) => status === 0 || (status >= 400 && status < 500) || status === 503,
  );
  if (peak / rest > bar || !refused) failed = true;
} finally {
  await studio.stop();
  home.remove();
}
console.log(failed ? 'Missed.' : 'Held.');
process.exitCode = failed ? 1 : 0;
