/**
 * Hostile requests against the built site, with a stand-in for the studio: bodies of every kind, a third of them multipart, bytes that
 * are no HTTP, clients that go away, and odd addresses. Bar: the process never ends, no answer is a server error but a 503 with its
 * page or problem, no error is logged that nobody caught, and memory after it all is what it was after the warm-up.
 *
 *   node bench/fuzz.ts [--requests 100000] [--addresses 10000] [--connections 8] [--seed 15] [--growth 1.3]
 *
 * The same seed sends the same requests. Speaks to loopback only.
 */
import { readFileSync } from 'node:fs';
import http from 'node:http';
import { connect } from 'node:net';
import { parseArgs } from 'node:util';
import { siteStage, withoutLimits } from '../tests/integration/site-stage.ts';
import { type HostileRequest, hostilePost, oddAddress } from './support/hostile-requests.ts';
import { seededChance } from './support/seeded.ts';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '100000' },
    addresses: { type: 'string', default: '10000' },
    connections: { type: 'string', default: '8' },
    seed: { type: 'string', default: '15' },
    growth: { type: 'string', default: '1.3' },
  },
});
const requests = Number(values.requests);
const addresses = Number(values.addresses);
const connections = Number(values.connections);
/** How much more memory at the end than after the warm-up still counts as flat. */
const growth = Number(values.growth);

const stage = await siteStage({
  env: { ...withoutLimits, LIMIT_SEARCHES_PER_MINUTE: '100000000', LIMIT_POSTS_PER_MINUTE: '100000000' },
});
const { pid } = stage.process();
const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
const statuses = new Map<string, number>();
const wrong: string[] = [];
let quietSince = Date.now();

function count(status: string): void {
  statuses.set(status, (statuses.get(status) ?? 0) + 1);
  quietSince = Date.now();
}

/** Resident memory of the site's process, in MiB. */
function residentMiB(): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024;
}

function judge(what: string, status: number, type: string, body: string): void {
  count(String(status));
  if (status < 500) return;
  const told = /text\/html|problem\+json|text\/plain/.test(type) && body.length > 0;
  if (status !== 503 || !told) wrong.push(`${what}: ${status} ${type}`);
}

function ask(request: Exclude<HostileRequest, { raw: string }>): Promise<void> {
  const { method, path, headers, body, cutAt } = request;
  return new Promise((done) => {
    let sent: http.ClientRequest;
    try {
      const own = { host: `localhost:${stage.port}`, ...headers };
      sent = http.request({
        host: '127.0.0.1',
        port: stage.port,
        agent,
        method,
        path,
        headers: own,
        timeout: 60_000,
      });
    } catch {
      // Node's client does not send it at all.
      count('not sent');
      return done();
    }
    sent.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('close', () => {
        judge(
          `${method} ${path}`,
          response.statusCode ?? 0,
          String(response.headers['content-type']),
          String(Buffer.concat(chunks)),
        );
        done();
      });
    });
    sent.on('timeout', () => {
      wrong.push(`${method} ${path}: no answer in 60 s`);
      sent.destroy();
    });
    sent.on('error', () => {
      if (cutAt === null) count('cut off');
      else count('went away');
      done();
    });
    if (cutAt === null || body === null) return void sent.end(body ?? undefined);
    sent.write(body.subarray(0, cutAt), () => sent.destroy());
  });
}

function speak(raw: string): Promise<void> {
  return new Promise((done) => {
    const socket = connect(stage.port, '127.0.0.1', () => socket.end(raw, 'latin1'));
    let answer = '';
    socket.setTimeout(20_000, () => socket.destroy());
    socket.on('data', (chunk) => {
      answer += chunk.toString();
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      const status = Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0);
      if (status === 0) count('no HTTP, no answer');
      else judge('bytes', status, 'text/plain', answer);
      done();
    });
  });
}

/** Does `what` so many times, over all connections at once. */
async function all(times: number, what: (order: number) => Promise<void>, from = 0): Promise<void> {
  let next = from;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (next < from + times && stage.process().exitCode === null) await what(next++);
    }),
  );
}

const chance = seededChance(Number(values.seed));
const post = (order: number) => {
  const request = hostilePost(chance, order, `localhost:${stage.port}`);
  return 'raw' in request ? speak(request.raw) : ask(request);
};
const visit = () =>
  ask({ method: 'GET', path: oddAddress(chance), headers: { accept: 'text/html' }, body: null, cutAt: null });

const began = Date.now();
const atStart = residentMiB();
const tenth = Math.ceil(requests / 10);
/** Caches are full and every path has been compiled after so many. */
const warmUp = Math.min(Math.ceil(requests / 2), Math.max(10_000, tenth));
await all(warmUp, post);
await all(Math.ceil(addresses / 10), visit);
const warm = residentMiB();
const samples: number[] = [];
for (let done = warmUp; done < requests; done += tenth) {
  await all(Math.min(tenth, requests - done), post, done);
  samples.push(residentMiB());
}
await all(addresses - Math.ceil(addresses / 10), visit);
const atEnd = residentMiB();
const health = await fetch(`${stage.url}/health`).then(
  ({ status }) => status,
  () => 0,
);
const alive = stage.process().exitCode === null && stage.process().pid === pid && health === 200;
const faults = stage
  .output()
  .split('\n')
  .filter((line) => /nobody caught|a request failed|was left alone|was not answered/.test(line));
const failed = !alive || wrong.length > 0 || faults.length > 0 || atEnd > warm * growth;

console.log(
  `answers: ${[...statuses]
    .sort()
    .map(([status, times]) => `${status}: ${times}`)
    .join(', ')}`,
);
for (const line of wrong.slice(0, 10)) console.log(`wrong: ${line}`);
for (const line of faults.slice(0, 3)) console.log(`logged: ${line.slice(0, 900)}`);
console.log(
  `memory: ${atStart.toFixed(0)} MiB at the start, ${warm.toFixed(0)} after the warm-up, ${samples.map((mib) => mib.toFixed(0)).join(', ')} on the way, ` +
    `${atEnd.toFixed(0)} at the end: ${(atEnd / warm).toFixed(2)} times that (bar ${growth})`,
);
console.log(
  `${requests} requests, ${Math.ceil(requests / 3)} of them multipart, and ${addresses} odd addresses in ${((quietSince - began) / 1000).toFixed(0)} s: ` +
    `the process ${alive ? 'lives' : 'ENDED'}, ${wrong.length} server errors but 503, ${faults.length} errors logged: ${failed ? 'NOT met' : 'met'}`,
);
agent.destroy();
await stage.close();
process.exit(failed ? 1 : 0);
