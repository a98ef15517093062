/**
 * kill -9 under load: rounds of a site process taking enquiries over 20 connections and being killed at a random moment.
 * After every restart each acknowledged enquiry must be in the store with its jobs; at the end a real SMTP server must have
 * received every mail, each mail job under one Message-ID. Bar: 20 rounds, nothing lost.
 *
 *   node bench/kill.ts [--rounds 20] [--connections 20] [--seconds 2] [--pace 60]
 *
 * Needs the built site (npm start builds it). Speaks to loopback only; limits are raised and every visitor has an address
 * of her own, so that neither the rate limit nor the mail quota hides a loss.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import http from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { telephoneForm } from '@sundowner/enquiries/forms/telephone';
import { messageIdOf } from '@sundowner/enquiries/mail/message-id';
import { createTicketOffice } from '@sundowner/enquiries/ticket';
import { createKeyring, loadKeyring } from '@sundowner/keyring';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '20' },
    connections: { type: 'string', default: '20' },
    seconds: { type: 'string', default: '2' },
    pace: { type: 'string', default: '60' },
  },
});
const rounds = Number(values.rounds);
const connections = Number(values.connections);
const seconds = Number(values.seconds);
/** Milliseconds a connection rests between two enquiries: every one of them makes two mails to be waited for. */
const pace = Number(values.pace);
const root = resolve(import.meta.dirname, '..');
const work = mkdtempSync(join(tmpdir(), 'sundowner-kill-'));
const dataDir = join(work, 'data');
const keysDir = join(work, 'keys');
const mailLog = join(work, 'mails.jsonl');
const children = new Set<ChildProcess>();

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? done(address.port) : fail(new Error('no port')),
      );
    });
  });
}

function run(script: string, args: string[], env: Record<string, string>): ChildProcess {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  children.add(child);
  child.once('exit', () => children.delete(child));
  return child;
}

async function until(what: string, bound: number, holds: () => Promise<boolean> | boolean): Promise<void> {
  const end = Date.now() + bound;
  while (Date.now() < end) {
    if (await Promise.resolve(holds()).catch(() => false)) return;
    await wait(50);
  }
  throw new Error(`${what} took longer than ${bound / 1000} s.`);
}

const [port, internalPort, studioPort, smtpPort] = await Promise.all([
  freePort(),
  freePort(),
  freePort(),
  freePort(),
]);
createKeyring(keysDir);
const keyring = loadKeyring(keysDir);
// A visitor opens the form a minute before she sends it: the bot check must not quarantine the load.
const office = createTicketOffice({
  keyring,
  clock: { now: () => Date.now() - 60_000 },
  limits: { ticketAge: 86_400_000 },
});
const env = {
  MODE: 'demo',
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  PORT: String(port),
  INTERNAL_PORT: String(internalPort),
  STUDIO_PORT: String(studioPort),
  SITE_URL: `http://127.0.0.1:${port}`,
  DATA_DIR: dataDir,
  KEYS_DIR: keysDir,
  SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
  MAIL_FROM: 'desk@example.com',
  CONCIERGE_MAIL: 'concierge@example.com',
  LIMIT_POSTS_PER_MINUTE: '100000000',
  LIMIT_ACCEPTED_PER_MINUTE: '100000000',
  LOG_LEVEL: 'error',
};

const acknowledged = new Map<string, string>();
let sent = 0;
let unanswered = 0;

function post(agent: http.Agent, visitor: number): Promise<'acknowledged' | 'gone' | 'refused'> {
  const body = JSON.stringify({
    ticket: office.issue(telephoneForm),
    name: 'Load',
    surname: `Visitor ${visitor}`,
    tel: '+27 82 000 0000',
    email: `visitor-${visitor}@example.com`,
    accept: ['consentTrue'],
    from: '/',
  });
  return new Promise((done) => {
    const request = http.request(
      {
        agent,
        host: '127.0.0.1',
        port,
        method: 'POST',
        path: '/enquiry/phoneme',
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          origin: env.SITE_URL,
        },
        timeout: 10_000,
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (part: string) => {
          text += part;
        });
        response.on('error', () => done('gone'));
        response.on('end', () => {
          if (response.statusCode !== 201 && response.statusCode !== 200) return done('refused');
          const { reference } = JSON.parse(text) as { reference: string };
          acknowledged.set(reference, `visitor-${visitor}@example.com`);
          done('acknowledged');
        });
      },
    );
    request.on('error', () => done('gone'));
    request.on('timeout', () => request.destroy());
    request.end(body);
  });
}

async function load(stop: AbortSignal): Promise<void> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (!stop.aborted) {
        const outcome = await post(agent, sent++);
        if (outcome === 'refused') throw new Error('The site refused an enquiry of the load.');
        if (outcome === 'gone') unanswered++;
        await wait(pace);
      }
    }),
  );
  agent.destroy();
}

interface StoreCount {
  missing: string[];
  withoutJobs: string[];
  enquiries: number;
  undelivered: number;
}

function inspectStore(): StoreCount {
  const store = new DatabaseSync(join(dataDir, 'enquiries', 'enquiries.db'), { readOnly: true });
  try {
    const found = new Map(
      store
        .prepare(
          `SELECT e.reference, count(d.id) AS jobs FROM enquiries e LEFT JOIN deliveries d ON d.enquiry_id = e.id
           GROUP BY e.reference`,
        )
        .all()
        .map((row) => [String(row.reference), Number(row.jobs)]),
    );
    const undelivered = store
      .prepare("SELECT count(*) AS n FROM deliveries WHERE state <> 'delivered'")
      .get();
    return {
      missing: [...acknowledged.keys()].filter((reference) => !found.has(reference)),
      withoutJobs: [...found].filter(([, jobs]) => jobs < 2).map(([reference]) => reference),
      enquiries: found.size,
      undelivered: Number(undelivered?.n ?? -1),
    };
  } finally {
    store.close();
  }
}

/** Ids of every mail job of an enquiry: its Message-ID derives from it, the same at every try. */
function mailJobs(): string[] {
  const store = new DatabaseSync(join(dataDir, 'enquiries', 'enquiries.db'), { readOnly: true });
  try {
    const rows = store
      .prepare("SELECT id FROM deliveries WHERE channel IN ('concierge-mail', 'visitor-mail')")
      .all();
    return rows.map((row) => String(row.id));
  } finally {
    store.close();
  }
}

async function startSite(): Promise<ChildProcess> {
  const site = run(join(root, 'apps/site/src/server/main.ts'), [], env);
  await until('The site', 30_000, async () => (await fetch(`http://127.0.0.1:${port}/health`)).ok);
  return site;
}

let failed = false;
const started = Date.now();
try {
  run(join(root, 'tests/fakes/smtp.ts'), ['--port', String(smtpPort), '--record', mailLog], {});
  await wait(1000);
  let site = await startSite();
  for (let round = 1; round <= rounds; round++) {
    const stop = new AbortController();
    const running = load(stop.signal);
    await wait(seconds * 1000 + Math.random() * 1000);
    site.kill('SIGKILL');
    await wait(100);
    stop.abort();
    await running;
    site = await startSite();
    const { missing, withoutJobs, enquiries } = inspectStore();
    failed ||= missing.length > 0 || withoutJobs.length > 0;
    console.log(
      `round ${String(round).padStart(2)}: ${acknowledged.size} acknowledged, ${enquiries} stored, ` +
        `${missing.length} lost, ${withoutJobs.length} without their jobs`,
    );
  }
  await until('The last deliveries', 1_200_000, () => inspectStore().undelivered === 0);
  const ended = once(site, 'exit');
  site.kill('SIGTERM');
  await ended;
} finally {
  for (const child of children) child.kill('SIGKILL');
}

const mails = readFileSync(mailLog, 'utf8')
  .trim()
  .split('\n')
  .map((line) => (JSON.parse(line) as { messageId: string }).messageId.replace(/^<|>$/g, ''));
const received = new Set(mails);
const expected = new Set(mailJobs().map((job) => messageIdOf(job, 'example.com')));
const unmailed = [...expected].filter((id) => !received.has(id));
const strange = [...received].filter((id) => !expected.has(id));
failed ||= unmailed.length > 0 || strange.length > 0;
console.log(
  `${rounds} rounds in ${((Date.now() - started) / 1000).toFixed(0)} s: ${sent} sent, ${acknowledged.size} acknowledged, ` +
    `${unanswered} cut off unanswered; ${expected.size} mail jobs, ${unmailed.length} of them not received, ` +
    `${strange.length} mails under a Message-ID that is no job's, ${mails.length - received.size} received twice under their own: ` +
    `${failed ? 'NOT met' : 'met'}`,
);
rmSync(work, { recursive: true, force: true });
process.exit(failed ? 1 : 0);
