/**
 * Stopping under load: rounds of a site that takes enquiries and shows pages over connections kept open, gets SIGTERM, ends, and is
 * started again. In the moment of the signal as many clients again connect and ask. Bar: no request that was sent is reset or left
 * without its answer, and every enquiry acknowledged is in the store.
 *
 *   node bench/rolling.ts [--rounds 20] [--connections 20] [--seconds 1] [--pace 20]
 *
 * A connection refused is none of these: nothing was sent, and a load balancer asks another instance. Speaks to loopback only.
 */
import http from 'node:http';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { enquiriesAt } from '../tests/integration/site-enquiry-posts.ts';
import { siteStage } from '../tests/integration/site-stage.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '20' },
    connections: { type: 'string', default: '20' },
    seconds: { type: 'string', default: '1' },
    pace: { type: 'string', default: '20' },
  },
});
const rounds = Number(values.rounds);
const connections = Number(values.connections);
const seconds = Number(values.seconds);
/** Milliseconds a connection rests, at most, between two requests. */
const pace = Number(values.pace);

const stage = await siteStage({
  env: {
    LIMIT_POSTS_PER_MINUTE: '100000000',
    LIMIT_ACCEPTED_PER_MINUTE: '100000000',
    // As an operator has it.
    LIMIT_GRACE_SECONDS: '2',
  },
});
const visitors = enquiriesAt(stage);
const acknowledged = new Set<string>();
const counts = { answered: 0, closed: 0, refused: 0, reset: 0, wrong: 0 };
const faults = new Map<string, number>();

/** One request. @returns whether there was anybody to ask */
function ask(agent: http.Agent | false, order: number): Promise<boolean> {
  const body = order % 2 === 0 ? JSON.stringify(visitors.filled()) : null;
  const path = body ? '/enquiry/phoneme' : ['/', '/contact-us', '/health', '/favicon.svg'][order % 4];
  const headers = {
    host: `localhost:${stage.port}`,
    accept: 'application/json',
    ...(body
      ? { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }
      : {}),
  };
  return new Promise((done) => {
    const sent = http.request({
      host: '127.0.0.1',
      port: stage.port,
      agent,
      method: body ? 'POST' : 'GET',
      path,
      headers,
      timeout: 15_000,
    });
    const lost = (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') counts.refused += 1;
      else {
        counts.reset += 1;
        const fault = `${error.code ?? error.message}${sent.reusedSocket ? ' on a connection kept open' : ''}`;
        faults.set(fault, (faults.get(fault) ?? 0) + 1);
      }
      done(error.code !== 'ECONNREFUSED');
    };
    sent.on('error', lost);
    sent.on('timeout', () => sent.destroy(new Error('no answer in 15 s')));
    sent.on('response', (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => {
        text += chunk.toString('latin1');
      });
      response.on('error', lost);
      response.on('end', () => {
        counts.answered += 1;
        if (response.headers.connection === 'close') counts.closed += 1;
        if (body && response.statusCode === 201) acknowledged.add(String(JSON.parse(text).reference));
        else if (body || response.statusCode !== 200) counts.wrong += 1;
        done(true);
      });
    });
    sent.end(body ?? undefined);
  });
}

async function load(stop: AbortSignal): Promise<void> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  let order = 0;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      // A client that finds nobody comes back when the next round begins.
      while (!stop.aborted)
        if (!(await ask(agent, order++))) return;
        else await wait(Math.random() * pace);
    }),
  );
  agent.destroy();
}

function missing(): string[] {
  const store = new DatabaseSync(join(stage.dataDir, 'enquiries', 'enquiries.db'), { readOnly: true });
  const rows = store.prepare('SELECT reference FROM enquiries').all();
  store.close();
  const stored = new Set(rows.map(({ reference }) => String(reference)));
  return [...acknowledged].filter((reference) => !stored.has(reference));
}

const stops: number[] = [];
let exits = 0;
for (let round = 1; round <= rounds; round += 1) {
  const stop = new AbortController();
  const running = load(stop.signal);
  await wait(seconds * 1000 + Math.random() * 500);
  const began = performance.now();
  const ended = stage.stop();
  const burst = Array.from({ length: connections }, (_, order) => ask(false, order));
  if ((await ended) !== 0) exits += 1;
  stops.push(performance.now() - began);
  stop.abort();
  await Promise.all([running, ...burst]);
  console.log(
    `round ${String(round).padStart(2)}: ${counts.answered} answered, ${counts.closed} of them told to close, ${counts.refused} refused, ` +
      `${counts.reset} reset; stopped in ${(stops.at(-1) ?? 0).toFixed(0)} ms`,
  );
  await stage.start();
}
await stage.stop();
const lost = missing();
const failed = counts.reset > 0 || counts.wrong > 0 || lost.length > 0 || exits > 0;
for (const [fault, times] of faults) console.log(`${fault}: ${times}`);
console.log(
  `${rounds} rounds: ${counts.answered} answered, ${acknowledged.size} enquiries acknowledged, ${lost.length} lost, ${counts.wrong} answered otherwise, ` +
    `${exits} ends with an error, ${counts.reset} reset: ${failed ? 'NOT met' : 'met'}`,
);
await stage.close();
process.exit(failed ? 1 : 0);
