/**
 * Enquiries without a studio: `npm start` on seeded data with a studio that ends at once, then with one that takes connections and
 * never answers. Measured: seconds from the start to the first accepted enquiry, and whether every one is accepted from then on.
 * Bars: 10 s with builds done; every enquiry accepted, and in the store with its jobs.
 *
 *   node bench/without-studio.ts [--studio ends|hangs] [--minutes 3]
 *
 * Speaks to loopback only, on a data directory of its own. Live figures of an hour: --minutes 60.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { telephoneForm } from '@sundowner/enquiries/forms/kinds/telephone';
import { createTicketSigner } from '@sundowner/enquiries/intake/ticket';
import { loadKeyring } from '@sundowner/keyring';
import { root } from '../bin/product/paths.ts';
import { freePorts } from '../bin/product/ports.ts';
import { cleanEnvironment } from '../bin/testing/clean-environment.ts';
import { builtProduct, seededDirectory } from '../tests/support/seeded-directory.ts';

const { values } = parseArgs({
  options: { studio: { type: 'string' }, minutes: { type: 'string', default: '3' } },
});
const kinds = values.studio ? [values.studio] : ['ends', 'hangs'];
const minutes = Number(values.minutes);
/** Milliseconds between two enquiries. */
const pace = 1000;
const barSeconds = 10;

const signal = new AbortController().signal;
const seeded = await seededDirectory(signal);

interface Outcome {
  readonly firstSeconds: number;
  readonly accepted: number;
  readonly refused: number;
  readonly lost: number;
  readonly restarts: number;
}

async function measure(studio: string): Promise<Outcome> {
  await builtProduct(signal);
  const dataDir = mkdtempSync(join(tmpdir(), 'sundowner-without-studio-'));
  cpSync(seeded, dataDir, { recursive: true });
  const [port = 0, studioPort = 0, internalPort = 0] = await freePorts(3);
  const post = visitor(dataDir, port);
  const began = performance.now();
  const product = spawn(process.execPath, [join(root, 'bin', 'start.mjs')], {
    cwd: root,
    env: {
      ...cleanEnvironment(),
      NODE_OPTIONS: `--import ${pathToFileURL(join(root, 'tests', 'support', 'no-studio.mjs')).href}`,
      NO_STUDIO: studio,
      DATA_DIR: dataDir,
      PORT: String(port),
      STUDIO_PORT: String(studioPort),
      INTERNAL_PORT: String(internalPort),
      LIMIT_POSTS_PER_MINUTE: '100000',
      LIMIT_ACCEPTED_PER_MINUTE: '100000',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  product.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  try {
    const acknowledged: string[] = [];
    let refused = 0;
    for (let first = await post(); ; first = await post()) {
      if (first) acknowledged.push(first);
      if (first || performance.now() - began > 120_000) break;
      await wait(50);
    }
    const firstSeconds = (performance.now() - began) / 1000;
    const end = Date.now() + minutes * 60_000;
    while (Date.now() < end) {
      await wait(pace);
      const reference = await post();
      if (reference) acknowledged.push(reference);
      else refused += 1;
    }
    if (said.includes('Building'))
      throw new Error('The sources changed meanwhile, and the start built them: measure again.');
    const stored = storedIn(dataDir);
    const lost = acknowledged.filter((reference) => !stored.has(reference)).length;
    const restarts = said.match(/restarted in/g)?.length ?? 0;
    return { firstSeconds, accepted: acknowledged.length, refused, lost, restarts };
  } finally {
    const ended = once(product, 'exit');
    product.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** Sends an enquiry, a new visitor's each time; gives its reference, or `null` when it was not accepted. */
function visitor(dataDir: string, port: number): () => Promise<string | null> {
  const office = createTicketSigner({
    keyring: loadKeyring(join(dataDir, 'keys')),
    // She opened the form a minute ago.
    clock: { now: () => Date.now() - 60_000 },
    limits: { ticketAge: 86_400_000 },
  });
  let sent = 0;
  return async () => {
    sent += 1;
    const body = JSON.stringify({
      ticket: office.issue(telephoneForm),
      name: 'Patient',
      surname: `Visitor ${sent}`,
      tel: '+27 82 000 0000',
      email: `visitor-${sent}@example.com`,
      accept: ['consentTrue'],
      from: '/',
    });
    try {
      const answer = await fetch(`http://localhost:${port}/enquiry/phoneme`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
        signal: AbortSignal.timeout(10_000),
      });
      const { reference } = (await answer.json()) as { reference?: string };
      return answer.status === 201 && reference ? reference : null;
    } catch {
      return null;
    }
  };
}

/** References of the enquiries in the store that have a job for each mail. */
function storedIn(dataDir: string): Set<string> {
  const store = new DatabaseSync(join(dataDir, 'enquiries', 'enquiries.db'), { readOnly: true });
  try {
    const rows = store
      .prepare(
        `SELECT e.reference FROM enquiries e JOIN deliveries d ON d.enquiry_id = e.id
         GROUP BY e.reference HAVING count(d.id) >= 2`,
      )
      .all();
    return new Set(rows.map(({ reference }) => String(reference)));
  } finally {
    store.close();
  }
}

let met = true;
for (const studio of kinds) {
  const { firstSeconds, accepted, refused, lost, restarts } = await measure(studio);
  const good = firstSeconds <= barSeconds && refused === 0 && lost === 0 && accepted > 0;
  met &&= good;
  console.log(
    `a studio that ${studio}: first enquiry accepted after ${firstSeconds.toFixed(1)} s (bar ${barSeconds} s); in ${minutes} min ` +
      `${accepted} accepted, ${refused} refused, ${lost} lost; the studio was started again ${restarts} times: ${good ? 'met' : 'NOT met'}`,
  );
}
process.exit(met ? 0 : 1);
