/**
 * What a kept page and an enquiry cost in processor time where one site program takes them, and where two or three share them on one
 * PostgreSQL: whether another site adds as much as the first carries, and how much of it is PostgreSQL's. Linux, since it reads /proc.
 *
 *   npm run bench -- scaling [--sites 1,2,3] [--rounds 4] [--seconds 3] [--connections 6]
 *
 * For each number of sites there is an installation of its own on the same PostgreSQL server: a studio, a worker that delivers both mails
 * of every enquiry to a mail server in this process, and so many programs with `RUN=site`, each of which is asked directly over as many
 * connections as any other. They are measured in turns, round by round, so that whatever else the machine does falls on all of them.
 *
 * Capacity is computed from processor time: programs that each have a core of their own carry as many times what one does as there are
 * programs, less what each unit costs more than with one. The clock says the same only where the machine has a core for every program,
 * for PostgreSQL and for the visitors, who are this process.
 */
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openStore } from '@sundowner/enquiries/store/database/open';
import { loadKeyring } from '@sundowner/keyring';
import pg from 'pg';
import { freePorts } from '../bin/product/ports.ts';
import { startSmtp } from '../tests/fakes/smtp.ts';
import { type EnquiryLoad, enquiryLoad } from '../tests/support/enquiry-load.ts';
import { startPostgres } from '../tests/support/postgres-server.ts';
import { type Product, startProduct } from '../tests/support/product.ts';
import { runTask } from '../tests/support/run-task.ts';
import { builtProduct, seededDirectory } from '../tests/support/seeded-directory.ts';
import { atRest, programOf } from './support/at-rest.ts';
import { processorTime, sessionsProcessorTime, until } from './support/bench-site.ts';
import { pageLoad } from './support/page-load.ts';

const { values } = parseArgs({
  options: {
    sites: { type: 'string', default: '1,2,3' },
    rounds: { type: 'string', default: '4' },
    seconds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '6' },
  },
});
const numbers = values.sites.split(',').map(Number);
const rounds = Number(values.rounds);
const seconds = Number(values.seconds);
const connections = Number(values.connections);
if (numbers[0] !== 1) throw new Error('The first number of sites is 1: the others are compared with it.');

const none = '100000000';
const kinds = ['sites', 'worker', 'studio', 'PostgreSQL'] as const;
type Spent = Record<(typeof kinds)[number], number>;

const units = ['page', 'enquiry'] as const;
type Unit = (typeof units)[number];
/** How visitors come to the sites: to one after the other, a moment each, or to all in the same moment. */
const ways = ['in turns', 'at once'] as const;
type Way = (typeof ways)[number];
/** How long one site is asked before the next, in milliseconds. */
const moment: Record<Unit, number> = { page: 100, enquiry: 250 };

/** An installation with so many programs that serve pages and take enquiries. */
interface Installation {
  readonly sites: number;
  /** Asks sites for a page, or sends them enquiries, until the signal. @returns how many were answered */
  ask(unit: Unit, way: Way, stop: AbortSignal): Promise<number>;
  /** Waits until everything that was acknowledged is delivered, and nothing goes on. */
  rest(): Promise<void>;
  spent(): Spent;
}

const closing: (() => Promise<unknown> | unknown)[] = [];
const folder = mkdtempSync(join(tmpdir(), 'sundowner-scaling-'));
closing.push(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

/** Visitors each come from an address of their own: what counts posts by address has a row for each. */
const addressOf = (visitor: number) =>
  `198.${18 + ((visitor >> 16) & 1)}.${(visitor >> 8) & 255}.${visitor & 255}`;

async function install(
  sites: number,
  from: string,
  url: string,
  server: { readonly pid: number },
): Promise<Installation> {
  const smtp = await startSmtp();
  closing.push(() => smtp.close());
  const ports = await freePorts(sites);
  const [first = 0] = ports;
  const siteUrl = `http://localhost:${first}`;
  const settings = {
    DATABASE_URL: url,
    DATABASE_POOL: '4',
    SITE_URL: siteUrl,
    TRUSTED_PROXIES: 'loopback',
    SMTP_URL: smtp.url,
    MAIL_FROM: 'desk@example.com',
    LIMIT_POSTS_PER_MINUTE: none,
    LIMIT_ACCEPTED_PER_MINUTE: none,
  };
  const start = async (env: Readonly<Record<string, string>>, dataDir: string): Promise<Product> => {
    const product = await startProduct({ dataDir, seeded: false, env: { ...settings, ...env } });
    closing.push(() => product.stop());
    return product;
  };
  const whole = join(folder, `${sites}`);
  cpSync(from, whole, { recursive: true });
  const behind = await start({ RUN: 'studio,worker' }, whole);
  const edges: Product[] = [];
  for (const [at, port] of ports.entries()) {
    const dataDir = join(folder, `${sites}-site-${at + 1}`);
    mkdirSync(dataDir);
    cpSync(join(whole, 'keys'), join(dataDir, 'keys'), { recursive: true });
    cpSync(join(whole, 'instance.json'), join(dataDir, 'instance.json'));
    edges.push(await start({ RUN: 'site', PORT: String(port), CONTENT_URL: behind.studioUrl }, dataDir));
  }
  const programs = {
    sites: edges.map((edge) => programOf(edge, 'site')),
    worker: [programOf(behind, 'site')],
    studio: [programOf(behind, 'studio')],
  };
  const of = (pids: readonly number[]) => pids.reduce((sum, pid) => sum + processorTime(pid), 0);
  const database = new URL(url).pathname.slice(1);
  const keyring = loadKeyring(behind.keysDir);
  const loads: EnquiryLoad[] = ports.map((port, at) =>
    enquiryLoad(port, siteUrl, keyring, undefined, (visitor) => {
      const address = addressOf(visitor * sites + at);
      return `X-Forwarded-For: ${address}\r\n`;
    }),
  );
  const acknowledged = () => loads.reduce((sum, load) => sum + load.acknowledged.size, 0);
  const pagesOf = (at: number, stop: AbortSignal) =>
    pageLoad(siteUrl, undefined, ports[at]).run('/contact-us', connections, stop);
  const enquiriesOf = async (at: number, stop: AbortSignal) => {
    const load = loads[at];
    if (!load) throw new Error('There is no such site.');
    const before = load.acknowledged.size;
    await load.run(connections, 0, stop);
    if (load.gone + load.refused.size > 0) throw new Error('Not every enquiry was acknowledged.');
    return load.acknowledged.size - before;
  };
  return {
    sites,
    async ask(unit, way, stop) {
      const one = unit === 'page' ? pagesOf : enquiriesOf;
      if (way === 'at once') {
        const counts = await Promise.all(ports.map((_, at) => one(at, stop)));
        return counts.reduce((sum, count) => sum + count, 0);
      }
      let count = 0;
      for (let at = 0; !stop.aborted; at = (at + 1) % sites)
        count += await one(at, AbortSignal.any([stop, AbortSignal.timeout(moment[unit])]));
      return count;
    },
    async rest() {
      await until('deliveries', 300_000, () => smtp.received.length >= 2 * acknowledged());
      if (!(await atRest(Object.values(programs).flat())))
        throw new Error('The programs did not come to rest.');
    },
    spent: () => ({
      sites: of(programs.sites),
      worker: of(programs.worker),
      studio: of(programs.studio),
      PostgreSQL: sessionsProcessorTime(server.pid, database),
    }),
  };
}

/** What was asked of one installation, and what it cost, in one round. */
interface Slice {
  readonly count: number;
  readonly took: number;
  readonly spent: Spent;
}

async function slice(installation: Installation, unit: Unit, way: Way): Promise<Slice> {
  const ask = (ms: number) => installation.ask(unit, way, AbortSignal.timeout(ms));
  // What lay idle comes back first: code, connections, and what a session of the database keeps.
  await ask(moment[unit] * installation.sites);
  await installation.rest();
  const before = installation.spent();
  const began = performance.now();
  const count = await ask(1000 * seconds);
  const took = performance.now() - began;
  await installation.rest();
  const after = installation.spent();
  const spent = Object.fromEntries(kinds.map((kind) => [kind, after[kind] - before[kind]])) as Spent;
  return { count, took, spent };
}

/** The slices of all rounds as one. */
function together(slices: readonly Slice[]): Slice {
  const sum = (of: (slice: Slice) => number) => slices.reduce((total, each) => total + of(each), 0);
  const spent = Object.fromEntries(kinds.map((kind) => [kind, sum((each) => each.spent[kind])])) as Spent;
  return { count: sum(({ count }) => count), took: sum(({ took }) => took), spent };
}

const each = ({ count, spent }: Slice, ...of: readonly (keyof Spent)[]) =>
  of.reduce((sum, kind) => sum + spent[kind], 0) / count;

/** How many times what one site carries so many sites do, by what a unit costs at one and at all of them. */
const capacity = (sites: number, one: Slice, all: Slice, ...of: readonly (keyof Spent)[]) =>
  (sites * each(one, ...of)) / each(all, ...of);

/** The aims of issue 31: 0.9 for each site added, and 1.6 from one site to two. */
function aimOf(unit: Unit, sites: number): number | null {
  if (unit === 'page') return 1 + 0.9 * (sites - 1);
  return sites === 2 ? 1.6 : null;
}

function print(unit: Unit, way: Way, measured: ReadonlyMap<number, readonly Slice[]>): void {
  const all = new Map([...measured].map(([sites, slices]) => [sites, together(slices)]));
  const one = all.get(1);
  if (!one) return;
  const ms = unit === 'page' ? 3 : 2;
  console.log(
    `\n${unit === 'page' ? 'Kept page' : 'Enquiry with both its mails'}, sites asked ${way}: milliseconds of the processor each`,
  );
  console.log(
    'sites   count   sites  worker  studio  PostgreSQL     all  share of PostgreSQL | capacity: sites alone, all, worst and best round | by the clock',
  );
  for (const [sites, sum] of all) {
    const [alone, whole] = [capacity(sites, one, sum, 'sites'), capacity(sites, one, sum, ...kinds)];
    const byRound = (measured.get(sites) ?? []).flatMap((slice, round) => {
      const other = measured.get(1)?.[round];
      return other ? [capacity(sites, other, slice, ...kinds)] : [];
    });
    const aim = way === 'in turns' ? aimOf(unit, sites) : null;
    const held =
      sites === 1 || aim === null
        ? ''
        : ` | aim ${aim.toFixed(1)}: ${Math.min(alone, whole) >= aim ? 'held' : 'MISSED'}`;
    console.log(
      [
        String(sites).padStart(5),
        String(sum.count).padStart(8),
        each(sum, 'sites').toFixed(ms).padStart(8),
        each(sum, 'worker').toFixed(ms).padStart(8),
        each(sum, 'studio').toFixed(ms).padStart(8),
        each(sum, 'PostgreSQL').toFixed(ms).padStart(12),
        each(sum, ...kinds)
          .toFixed(ms)
          .padStart(8),
        `${((100 * each(sum, 'PostgreSQL')) / each(sum, ...kinds)).toFixed(0)} %`.padStart(10),
        ` | ${alone.toFixed(2)}, ${whole.toFixed(2)}, ${Math.min(...byRound).toFixed(2)} to ${Math.max(...byRound).toFixed(2)}`,
        ` | ${((1000 * sum.count) / sum.took).toFixed(0)}/s${held}`,
      ].join(''),
    );
  }
}

try {
  const { signal } = new AbortController();
  await builtProduct(signal);
  const from = join(folder, 'moved');
  cpSync(await seededDirectory(signal), from, { recursive: true });
  const server = await startPostgres({ asInstalled: true });
  closing.push(() => server.stop());
  const moved = await server.createDatabase();
  // The demonstration's directory has no enquiries yet; a move asks for a store of them.
  await (await openStore({ dataDir: from }, { debug() {}, info() {}, warn() {}, error() {} })).close();
  const made = await runTask('data-move', ['--to', moved, '--move'], { DATA_DIR: from });
  if (made.code !== 0) throw new Error(made.stderr);
  const administrator = new pg.Client({
    connectionString: Object.assign(new URL(moved), { pathname: '/postgres' }).href,
  });
  await administrator.connect();
  const installations: Installation[] = [];
  for (const sites of numbers) {
    const url = new URL(moved);
    await administrator.query(`CREATE DATABASE sites_${sites} TEMPLATE ${url.pathname.slice(1)}`);
    url.pathname = `/sites_${sites}`;
    installations.push(await install(sites, from, url.href, server));
  }
  await administrator.end();
  console.log(
    `${availableParallelism()} × ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(1)}, Node ${process.version}; ${connections} connections to each site, ${rounds} rounds of ${seconds} s`,
  );
  // Code that has not run yet is compiled first.
  for (const installation of installations) {
    for (const unit of units)
      await installation.ask(unit, 'at once', AbortSignal.timeout(1500 * installation.sites));
    await installation.rest();
  }
  const measured = ways.flatMap((way) =>
    units.map((unit) => ({ way, unit, slices: new Map(numbers.map((sites) => [sites, [] as Slice[]])) })),
  );
  for (let round = 0; round < rounds; round += 1)
    for (const { way, unit, slices } of measured)
      for (const installation of round % 2 === 0 ? installations : installations.toReversed())
        slices.get(installation.sites)?.push(await slice(installation, unit, way));
  for (const { unit, way, slices } of measured) print(unit, way, slices);
  console.log(
    `\nCapacity is by processor time: so many times one site's, where every program has a core. By the clock ${availableParallelism()} cores carried everything, with the visitors. Load ${loadavg()[0]?.toFixed(1)}.`,
  );
} finally {
  for (const end of closing.reverse()) await Promise.resolve(end()).catch((error) => console.error(error));
}
