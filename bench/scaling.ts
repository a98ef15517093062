/**
 * What a kept page and an enquiry cost in processor time where one site program takes them, and where two or three share them on one
 * PostgreSQL: whether another site adds as much as the first carries, and how much of it is PostgreSQL's. Linux, since it reads /proc.
 *
 *   npm run bench -- scaling [--sites 1,2,3] [--rounds 3] [--seconds 2] [--connections 6] [--ways 'in turns,at once']
 *
 * For each number of sites there is an installation of its own on the same PostgreSQL server: a studio, a worker that delivers both mails
 * of every enquiry to a mail server in this process, and so many programs with `RUN=site`, which are asked without anything between. The
 * installations are measured one after the other, round by round, so that whatever else the machine does falls on all of them.
 *
 * Capacity is computed from processor time: programs that each have a core of their own carry as many times what one does as there are
 * programs, less what each unit costs more than with one. The clock says the same only where the machine has a core for every program,
 * for PostgreSQL and for the visitors, who are this process. For the same reason the sites of an installation are asked in turns, a moment
 * each at full load, as each would be on a core of its own, and once more all at once: programs that share a core take it from each other
 * after a few answers, and a page that takes 0.05 ms costs more then for that alone.
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
import { databaseProcessorTime, processorTime, until } from './support/bench-site.ts';
import { pageLoad } from './support/page-load.ts';

const { values } = parseArgs({
  options: {
    sites: { type: 'string', default: '1,2,3' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '2' },
    connections: { type: 'string', default: '6' },
    ways: { type: 'string', default: 'in turns,at once' },
  },
});
const numbers = values.sites.split(',').map(Number);
const rounds = Number(values.rounds);
const seconds = Number(values.seconds);
const connections = Number(values.connections);
const ways = values.ways.split(',') as Way[];
if (numbers[0] !== 1) throw new Error('The first number of sites is 1: the others are compared with it.');

const none = '100000000';
const kinds = ['sites', 'worker', 'studio', 'PostgreSQL'] as const;
type Kind = (typeof kinds)[number];
type Spent = Record<Kind, number>;

const units = ['page', 'enquiry'] as const;
type Unit = (typeof units)[number];
/** How visitors come to the sites: to one after the other, a moment each, or to all in the same moment. */
type Way = 'in turns' | 'at once';
/** How long one site is asked before the next, in milliseconds. */
const moment: Record<Unit, number> = { page: 100, enquiry: 250 };

/** An installation with so many programs that serve pages and take enquiries. */
interface Installation {
  readonly sites: number;
  /** Asks sites for a page, or sends them enquiries, until the signal. @returns how many were answered */
  ask(unit: Unit, way: Way, stop: AbortSignal): Promise<number>;
  /** Waits until the sites have done what their answers left to be done. */
  sitesRest(): Promise<void>;
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
  const startEdge = (port: number, at: number): Promise<Product> => {
    const dataDir = join(folder, `${sites}-site-${at + 1}`);
    mkdirSync(dataDir);
    cpSync(join(whole, 'keys'), join(dataDir, 'keys'), { recursive: true });
    cpSync(join(whole, 'instance.json'), join(dataDir, 'instance.json'));
    return start({ RUN: 'site', PORT: String(port), CONTENT_URL: behind.studioUrl }, dataDir);
  };
  const edges = await Promise.all(ports.map(startEdge));
  const programs = {
    sites: edges.map((edge) => programOf(edge, 'site')),
    worker: [programOf(behind, 'site')],
    studio: [programOf(behind, 'studio')],
  };
  const of = (pids: readonly number[]) => pids.reduce((sum, pid) => sum + processorTime(pid), 0);
  const sessions = databaseProcessorTime(server.pid, new URL(url).pathname.slice(1));
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
    async sitesRest() {
      await atRest(programs.sites);
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
      PostgreSQL: sessions(),
    }),
  };
}

/** What was asked of one installation in one round, and what each of it cost. */
interface Slice {
  readonly count: number;
  readonly perSecond: number;
  readonly each: Spent;
}

async function slice(installation: Installation, unit: Unit, way: Way): Promise<Slice> {
  const ask = (ms: number) => installation.ask(unit, way, AbortSignal.timeout(ms));
  // What lay idle comes back first: code, connections, and what a session of the database keeps.
  await ask(100 * installation.sites);
  await installation.rest();
  const before = installation.spent();
  const began = performance.now();
  const count = await ask(1000 * seconds);
  const took = (performance.now() - began) / 1000;
  await installation.sitesRest();
  // Sites that wait for the worker's deliveries do nothing for these enquiries any more; how long that takes is the machine's matter.
  const { sites } = installation.spent();
  await installation.rest();
  const after = { ...installation.spent(), sites };
  return { count, perSecond: count / took, each: byKind((kind) => (after[kind] - before[kind]) / count) };
}

/** The same, told as soon as it is over: such a run takes minutes, and one that is ended has told something. */
async function shown(...of: Parameters<typeof slice>): Promise<Slice> {
  const done = await slice(...of);
  const [{ sites }, unit, way] = of;
  const costs = kinds.map((kind) => `${kind} ${done.each[kind].toFixed(3)}`).join(', ');
  console.log(`  ${unit}, ${sites} ${way}: ${done.count} times, ms each: ${costs}`);
  return done;
}

const byKind = (of: (kind: Kind) => number) =>
  Object.fromEntries(kinds.map((kind) => [kind, of(kind)])) as Spent;

function median(numbers: readonly number[]): number {
  const [low = 0, high = low] = numbers.toSorted((one, other) => one - other).slice((numbers.length - 1) / 2);
  return numbers.length % 2 === 0 ? (low + high) / 2 : low;
}

/** The middle of all rounds: what the machine did beside one of them is left out. */
const middle = (slices: readonly Slice[]): Slice => ({
  count: slices.reduce((sum, { count }) => sum + count, 0),
  perSecond: median(slices.map(({ perSecond }) => perSecond)),
  each: byKind((kind) => median(slices.map(({ each }) => each[kind]))),
});

const all = ({ each }: Slice, ...of: readonly Kind[]) => of.reduce((sum, kind) => sum + each[kind], 0);

/** How many times what one site carries so many sites do, by what a unit costs at one and at all of them. */
const capacity = (sites: number, one: Slice, many: Slice, ...of: readonly Kind[]) =>
  (sites * all(one, ...of)) / all(many, ...of);

/** The aims of issue 31: 0.9 for each site added, and 1.6 from one site to two. */
function aimOf(unit: Unit, sites: number): number | null {
  if (unit === 'page') return 1 + 0.9 * (sites - 1);
  return sites === 2 ? 1.6 : null;
}

function print(unit: Unit, way: Way, measured: ReadonlyMap<number, readonly Slice[]>): void {
  const one = middle(measured.get(1) ?? []);
  const digits = unit === 'page' ? 3 : 2;
  console.log(
    `\n${unit === 'page' ? 'Kept page' : 'Enquiry with both its mails'}, sites asked ${way}; milliseconds of the processor each`,
  );
  console.log(
    'sites    count    sites   worker   studio  PostgreSQL      all  PostgreSQL’s | capacity of sites, of all (rounds) | by the clock',
  );
  for (const [sites, slices] of measured) {
    const sum = middle(slices);
    const [alone, whole] = [capacity(sites, one, sum, 'sites'), capacity(sites, one, sum, ...kinds)];
    const byRound = slices.flatMap((slice, round) => {
      const other = measured.get(1)?.[round];
      return other ? [capacity(sites, other, slice, ...kinds)] : [];
    });
    const aim = way === 'in turns' && sites > 1 ? aimOf(unit, sites) : null;
    const held = Math.min(alone, whole) >= (aim ?? 0) ? 'held' : 'MISSED';
    const ms = (time: number, width = 9) => time.toFixed(digits).padStart(width);
    const share = (100 * sum.each.PostgreSQL) / all(sum, ...kinds);
    console.log(
      `${String(sites).padStart(5)}${String(sum.count).padStart(9)}${ms(sum.each.sites)}${ms(sum.each.worker)}${ms(sum.each.studio)}${ms(sum.each.PostgreSQL, 12)}${ms(all(sum, ...kinds))}${share.toFixed(0).padStart(12)} % | ${alone.toFixed(2)}, ${whole.toFixed(2)} (${Math.min(...byRound).toFixed(2)} to ${Math.max(...byRound).toFixed(2)}) | ${sum.perSecond.toFixed(0)}/s${aim === null ? '' : ` | aim ${aim.toFixed(1)}: ${held}`}`,
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
        slices.get(installation.sites)?.push(await shown(installation, unit, way));
  for (const { unit, way, slices } of measured) print(unit, way, slices);
  console.log(
    `\nCapacity is by processor time: so many times one site's, where every program has a core. The clock is what ${availableParallelism()} cores carried with the visitors on them, and says nothing of that where there are fewer cores than programs. Load ${loadavg()[0]?.toFixed(1)}.`,
  );
} finally {
  for (const end of closing.reverse()) await Promise.resolve(end()).catch((error) => console.error(error));
}
