/**
 * kill -9 under load: rounds of the product taking enquiries over 20 connections and all of its processes being killed at a
 * random moment. After every restart each acknowledged enquiry must be in the store with its jobs; at the end a real SMTP
 * server must have received every mail, each mail job under one Message-ID. Bar: 100 rounds, nothing lost.
 *
 *   node bench/kill.ts [--rounds 100] [--connections 20] [--seconds 1] [--pace 60] [--site]
 *
 * The product is what `npm start` runs, launcher, studio and site, on the tests' demonstration; with `--site` it is the site
 * alone. Speaks to loopback only; limits are raised and every visitor has an address of her own, so that neither the rate
 * limit nor the mail quota hides a loss.
 */
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { messageIdOf } from '@sundowner/enquiries/delivery/mail/thread';
import { createKeyring, loadKeyring } from '@sundowner/keyring';
import { freePort } from '../bin/product/ports.ts';
import { enquiryLoad } from '../tests/support/enquiry-load.ts';
import { killTree } from '../tests/support/process-tree.ts';
import { builtProduct, seededDirectory } from '../tests/support/seeded-directory.ts';
import { benchEnvironment, endChildren, root, run, siteScript, until } from './support/bench-site.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '100' },
    connections: { type: 'string', default: '20' },
    seconds: { type: 'string', default: '1' },
    pace: { type: 'string', default: '60' },
    site: { type: 'boolean', default: false },
  },
});
const rounds = Number(values.rounds);
/** Milliseconds a connection rests between two enquiries: every one of them makes two mails to be waited for. */
const pace = Number(values.pace);
const work = mkdtempSync(join(tmpdir(), 'sundowner-kill-'));
const dataDir = join(work, 'data');
const keysDir = values.site ? join(work, 'keys') : join(dataDir, 'keys');
const mailLog = join(work, 'mails.jsonl');

if (values.site) createKeyring(keysDir);
else {
  const preparing = AbortSignal.timeout(1_200_000);
  await builtProduct(preparing);
  cpSync(await seededDirectory(preparing), dataDir, { recursive: true });
}
const smtpPort = await freePort();
const env: Record<string, string> = {
  ...(await benchEnvironment(dataDir, keysDir)),
  SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
  LOG_LEVEL: 'error',
};
const load = enquiryLoad(Number(env.PORT), env.SITE_URL ?? '', loadKeyring(keysDir));
const storePath = join(dataDir, 'enquiries', 'enquiries.db');

interface StoreCount {
  readonly missing: number;
  readonly withoutJobs: number;
  readonly enquiries: number;
}

function rowsOf(query: string): Record<string, unknown>[] {
  const store = new DatabaseSync(storePath, { readOnly: true });
  try {
    return store.prepare(query).all();
  } finally {
    store.close();
  }
}

function inspectStore(): StoreCount {
  const found = new Map(
    rowsOf(
      `SELECT e.reference, count(d.id) AS jobs FROM enquiries e LEFT JOIN deliveries d ON d.enquiry_id = e.id
        GROUP BY e.reference`,
    ).map((row) => [String(row.reference), Number(row.jobs)]),
  );
  return {
    missing: [...load.acknowledged.keys()].filter((reference) => !found.has(reference)).length,
    withoutJobs: [...found.values()].filter((jobs) => jobs < 2).length,
    enquiries: found.size,
  };
}

const undelivered = () =>
  Number(rowsOf("SELECT count(*) AS n FROM deliveries WHERE state <> 'delivered'")[0]?.n ?? -1);

async function startProduct() {
  const args = values.site ? ([siteScript, []] as const) : ([join(root, 'bin/start.mjs'), []] as const);
  let words = '';
  const product = run(...args, env, (text) => {
    words = (words + text).slice(-3000);
  });
  await until(
    'The site',
    120_000,
    async () => (await fetch(`${env.SITE_URL}/health`)).ok,
    () => (product.exitCode === null ? null : `the product ended.\n${words}`),
  );
  return product;
}

async function killAll(pid: number): Promise<number> {
  const tree = killTree(pid);
  await until('The end of the product', 10_000, () => tree.every((one) => !existsSync(`/proc/${one}/exe`)));
  return tree.length;
}

let failed = false;
let processes = 0;
const started = Date.now();
try {
  run(join(root, 'tests/fakes/smtp.ts'), ['--port', String(smtpPort), '--record', mailLog], {});
  await wait(1000);
  let product = await startProduct();
  for (let round = 1; round <= rounds; round++) {
    const stop = new AbortController();
    const running = load.run(Number(values.connections), pace, stop.signal);
    await wait(Number(values.seconds) * 1000 + Math.random() * 1000);
    const killed = await killAll(product.pid ?? 0);
    processes = Math.max(processes, killed);
    stop.abort();
    await running;
    product = await startProduct();
    const { missing, withoutJobs, enquiries } = inspectStore();
    failed ||= missing > 0 || withoutJobs > 0;
    console.log(
      `round ${String(round).padStart(3)}: ${killed} processes killed, ${load.acknowledged.size} acknowledged, ${enquiries} stored, ` +
        `${missing} lost, ${withoutJobs} without their jobs`,
    );
  }
  await until('The last deliveries', 1_200_000, () => undelivered() === 0);
  const ended = once(product, 'exit');
  product.kill('SIGTERM');
  await ended;
} finally {
  endChildren();
}

const refused = [...load.refused].map(([status, count]) => `${count} answered ${status}`).join(', ');
const mails = readFileSync(mailLog, 'utf8')
  .trim()
  .split('\n')
  .map((line) => (JSON.parse(line) as { messageId: string }).messageId.replace(/^<|>$/g, ''));
const received = new Set(mails);
const jobs = rowsOf("SELECT id FROM deliveries WHERE channel IN ('concierge-mail', 'visitor-mail')");
const expected = new Set(jobs.map(({ id }) => messageIdOf(String(id), 'example.com')));
const unmailed = [...expected].filter((id) => !received.has(id));
const strange = [...received].filter((id) => !expected.has(id));
failed ||= unmailed.length > 0 || strange.length > 0;
console.log(
  `${rounds} rounds of up to ${processes} processes in ${((Date.now() - started) / 1000).toFixed(0)} s: ${load.sent} sent, ` +
    `${load.acknowledged.size} acknowledged, ${refused || 'none refused'}, ${load.gone} cut off unanswered; ${expected.size} mail jobs, ` +
    `${unmailed.length} of them not received, ${strange.length} mails under a Message-ID that is no job's, ` +
    `${mails.length - received.size} received twice under their own: ${failed ? 'NOT met' : 'met'}`,
);
rmSync(work, { recursive: true, force: true });
process.exit(failed ? 1 : 0);
