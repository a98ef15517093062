/**
 * What everything visitors, editors and concierges ask for most costs in processor time, on PostgreSQL: of the site with its worker, of the
 * studio, and of PostgreSQL's sessions. Processor time says what a core carries, whatever else the machine does; docs/runbooks/capacity.md
 * has the figures and what follows from them. Linux, since it reads /proc.
 *
 *   npm run bench -- capacity [--seconds 5] [--connections 8] [--rounds 15]
 *
 * The product is a seeded demonstration that was moved into a PostgreSQL of its own, with both mails of every enquiry sent to a mail server
 * in this process. Nothing is measured before both programs have come to rest, and each line is the whole of what followed from it: an
 * enquiry with its deliveries, a publish with the pages drawn anew.
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openStore } from '@sundowner/enquiries/store/database/open';
import { loadKeyring } from '@sundowner/keyring';
import { startSmtp } from '../tests/fakes/smtp.ts';
import { enquiryLoad } from '../tests/support/enquiry-load.ts';
import { makePeople } from '../tests/support/kept-databases.ts';
import { startPostgres } from '../tests/support/postgres-server.ts';
import { startProduct } from '../tests/support/product.ts';
import { runTask } from '../tests/support/run-task.ts';
import { builtProduct, seededDirectory } from '../tests/support/seeded-directory.ts';
import { personWith } from '../tests/support/studio-people.ts';
import { signIn } from '../tests/support/studio-process.ts';
import { atRest, programsOf } from './support/at-rest.ts';
import { processorTime, sessionsProcessorTime, until } from './support/bench-site.ts';
import { pageLoad } from './support/page-load.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    connections: { type: 'string', default: '8' },
    rounds: { type: 'string', default: '15' },
  },
});
const seconds = Number(values.seconds);
const connections = Number(values.connections);
const rounds = Number(values.rounds);

const none = '100000000';
const dataDir = mkdtempSync(join(tmpdir(), 'sundowner-capacity-'));
const { signal } = new AbortController();
await builtProduct(signal);
cpSync(await seededDirectory(signal), dataDir, { recursive: true });
const [server, smtp] = await Promise.all([startPostgres({ asInstalled: true }), startSmtp()]);
const url = await server.createDatabase();
// The demonstration's directory has no enquiries yet; a move asks for a store of them.
await (await openStore({ dataDir }, { debug() {}, info() {}, warn() {}, error() {} })).close();
const moved = await runTask('data-move', ['--to', url, '--move'], { DATA_DIR: dataDir });
if (moved.code !== 0) throw new Error(moved.stderr);
const product = await startProduct({
  dataDir,
  seeded: false,
  env: {
    DATABASE_URL: url,
    SMTP_URL: smtp.url,
    MAIL_FROM: 'desk@example.com',
    LIMIT_POSTS_PER_MINUTE: none,
    LIMIT_ACCEPTED_PER_MINUTE: none,
    LIMIT_SEARCHES_PER_MINUTE: none,
  },
});

try {
  await makePeople({ env: product.env });
  const [editor, concierge] = await Promise.all(
    (['editor', 'concierge'] as const).map((role) =>
      signIn({ url: product.studioUrl }, personWith(role).email),
    ),
  );
  if (!editor || !concierge) throw new Error('Nobody is signed in.');
  const { site, studio } = programsOf(product);
  const times = () => [processorTime(site), processorTime(studio), sessionsProcessorTime(server.pid)];

  /** @param work asks as often as it says it did @param after waits for what follows */
  async function measure(name: string, work: () => Promise<number>, after = async () => {}): Promise<void> {
    if (!(await atRest([site, studio]))) throw new Error(`The product did not come to rest before: ${name}.`);
    const before = times();
    const began = performance.now();
    const count = await work();
    const took = (performance.now() - began) / 1000;
    await after();
    await atRest([site, studio]);
    const each = times().map((time, at) => ((time - (before[at] ?? 0)) / count).toFixed(2));
    console.log(
      `${name.padEnd(14)} ${String(count).padStart(7)} times, ${(count / took).toFixed(0).padStart(6)}/s: ms of the processor each: site ${each[0]}, studio ${each[1]}, PostgreSQL ${each[2]}`,
    );
  }

  /** Asks one after the other on some connections, until the time is over. */
  async function many(ask: (count: number) => Promise<unknown>): Promise<number> {
    const end = performance.now() + 1000 * seconds;
    let count = 0;
    await Promise.all(
      Array.from({ length: connections }, async () => {
        while (performance.now() < end) {
          count += 1;
          await ask(count);
        }
      }),
    );
    return count;
  }

  const fetched = async (path: string) => {
    const answer = await fetch(`${product.siteUrl}${path}`);
    if (!answer.ok) throw new Error(`${path} was answered ${answer.status}.`);
    return await answer.text();
  };
  const stop = () => AbortSignal.timeout(1000 * seconds);
  const load = enquiryLoad(Number(product.env.PORT), product.siteUrl, loadKeyring(product.keysDir));
  const answered = async (answer: Promise<Response>) => {
    const { ok, status } = await answer;
    if (!ok) throw new Error(`The studio answered ${status}.`);
  };

  console.log(
    `${cpus().length} × ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(1)}, Node ${process.version}`,
  );
  // Code that has not run yet is compiled first.
  await pageLoad(product.siteUrl).run('/contact-us', connections, AbortSignal.timeout(2000));
  for (let at = 0; at < 30; at += 1) await fetched(`/search?q=warm${at}`);
  await load.run(connections, 0, AbortSignal.timeout(2000));
  for (let at = 0; at < 10; at += 1) await answered(concierge('POST', 'desk/list', { list: 'all' }));

  await measure('kept page', () => pageLoad(product.siteUrl).run('/contact-us', connections, stop()));
  await measure('fresh page', () => many((count) => fetched(`/search?q=river${count}`)));
  await measure(
    'enquiry',
    async () => {
      const before = load.acknowledged.size;
      await load.run(connections, 0, stop());
      return load.acknowledged.size - before;
    },
    () => until('deliveries', 300_000, () => smtp.received.length >= 2 * load.acknowledged.size),
  );
  const { docs } = (await (await editor('GET', 'homepage?limit=1&depth=0')).json()) as {
    docs: { id: number }[];
  };
  let round = 0;
  await measure('publish', async () => {
    for (let at = 0; at < rounds; at += 1) {
      round += 1;
      const words = `Round ${round} of ${Date.now()}`;
      await answered(editor('PATCH', `homepage/${docs[0]?.id}`, { heroTitle: words, _status: 'published' }));
      await until('the home page', 30_000, async () => (await fetched('/')).includes(words));
    }
    return rounds;
  });
  await measure('desk list', () => many(() => answered(concierge('POST', 'desk/list', { list: 'all' }))));
  console.log(`${load.acknowledged.size} enquiries in the store, load ${loadavg()[0]?.toFixed(1)}`);
} finally {
  await product.stop();
  await smtp.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
