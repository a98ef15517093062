/**
 * Enquiries accepted per second over HTTP: the built site, a store of its own, and visitors on the same machine who send the
 * telephone form over kept connections as fast as they are answered. Bars: SQLite at least 1,500/s with p99 at most 50 ms,
 * PostgreSQL at least 700/s.
 *
 *   node bench/intake.ts [--store both] [--seconds 20] [--connections 32] [--mail away|files] [--before DIRECTORY]
 *
 * With `--before`, the folder of another checkout with a built site, that one and this one take turns of five seconds, one of them always
 * stopped, and what is printed are the ratios, turn by turn, of the processor time an enquiry costs them, that of PostgreSQL's sessions
 * included, of what they accept per second and of how long 99 in 100 wait. On a machine others use they have swung by a third:
 * quote them from a quiet one, with their middle half.
 *
 * Every acknowledged enquiry must be in the store with its jobs at the end. Mails are refused by their server meanwhile
 * (`away`), so that what is measured is the intake; with `files` they are written as well, by the same process.
 */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openStore } from '@sundowner/enquiries/store/database/open';
import { createKeyring, loadKeyring } from '@sundowner/keyring';
import { freePort } from '../bin/product/ports.ts';
import { type EnquiryLoad, enquiryLoad } from '../tests/support/enquiry-load.ts';
import { type PostgresServer, startPostgres } from '../tests/support/postgres-server.ts';
import {
  benchEnvironment,
  endChildren,
  processorTime,
  root,
  sessionsProcessorTime,
  siteScript,
  startSite,
} from './support/bench-site.ts';
import { percentile } from './support/percentile.ts';

const { values } = parseArgs({
  options: {
    store: { type: 'string', default: 'both' },
    seconds: { type: 'string', default: '20' },
    connections: { type: 'string', default: '32' },
    mail: { type: 'string', default: 'away' },
    before: { type: 'string' },
  },
});
const bars = {
  sqlite: { perSecond: 1500, p99: 50 },
  postgres: { perSecond: 700, p99: Number.POSITIVE_INFINITY },
};
const quiet = { debug() {}, info() {}, warn() {}, error() {} };

async function lost(
  dataDir: string,
  databaseUrl: string | null,
  references: Iterable<string>,
): Promise<number> {
  const store = await openStore({ dataDir, databaseUrl }, quiet);
  try {
    const rows = await store.read.rows<{ reference: string; jobs: number }>(
      `SELECT e.reference, COUNT(d.id) AS jobs FROM enquiries e LEFT JOIN deliveries d ON d.enquiry_id = e.id
        GROUP BY e.reference`,
    );
    const whole = new Set(rows.filter(({ jobs }) => jobs >= 2).map(({ reference }) => reference));
    return [...references].filter((reference) => !whole.has(reference)).length;
  } finally {
    await store.close();
  }
}

async function environmentOf(
  dataDir: string,
  keysDir: string,
  databaseUrl: string | null,
): Promise<Record<string, string>> {
  return {
    ...(await benchEnvironment(dataDir, keysDir)),
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    ...(values.mail === 'away' ? { SMTP_URL: `smtp://127.0.0.1:${await freePort()}` } : {}),
  };
}

async function measure(name: 'sqlite' | 'postgres', databaseUrl: string | null): Promise<boolean> {
  const work = mkdtempSync(join(tmpdir(), 'sundowner-intake-'));
  const dataDir = join(work, 'data');
  const keysDir = join(work, 'keys');
  createKeyring(keysDir);
  try {
    const env = await environmentOf(dataDir, keysDir, databaseUrl);
    const site = await startSite(env);
    const load = enquiryLoad(Number(env.PORT), env.SITE_URL ?? '', loadKeyring(keysDir));
    // Code that has not run yet is compiled first.
    await load.run(Number(values.connections), 0, AbortSignal.timeout(5000));
    load.latencies.length = 0;
    const before = load.acknowledged.size;
    const began = performance.now();
    const spent = [site.pid ?? 0, process.pid].map(processorTime);
    await load.run(Number(values.connections), 0, AbortSignal.timeout(Number(values.seconds) * 1000));
    const seconds = (performance.now() - began) / 1000;
    const accepted = load.acknowledged.size - before;
    const cost = [site.pid ?? 0, process.pid].map((pid, index) => {
      const ms = (processorTime(pid) - (spent[index] ?? 0)) / accepted;
      return `${ms.toFixed(2)} ms`;
    });
    const ended = once(site, 'exit');
    site.kill('SIGTERM');
    await ended;
    const missing = await lost(dataDir, databaseUrl, load.acknowledged.keys());
    const perSecond = accepted / seconds;
    const p99 = percentile(load.latencies, 0.99);
    const bar = bars[name];
    const met = perSecond >= bar.perSecond && p99 <= bar.p99 && missing === 0;
    const others = [...load.refused].map(([status, count]) => `${count} answered ${status}`).join(', ');
    console.log(
      `${name}: ${perSecond.toFixed(0)} accepted/s over ${seconds.toFixed(0)} s and ${values.connections} connections, ` +
        `p50 ${percentile(load.latencies, 0.5).toFixed(1)} ms, p99 ${p99.toFixed(1)} ms; processor time an enquiry: site ${cost[0]}, load ${cost[1]}; ${accepted} accepted, ` +
        `${others || 'none refused'}, ${load.gone} cut off, ${missing} lost: ${met ? 'met' : 'NOT met'}`,
    );
    return met;
  } finally {
    endChildren();
    rmSync(work, { recursive: true, force: true });
  }
}

/** A site that gets every second turn. */
interface Turns {
  readonly pid: number;
  readonly load: EnquiryLoad;
  /** Of each turn: processor milliseconds an enquiry, enquiries accepted per second, and the 99th percentile of an answer in ms. */
  readonly costs: number[];
  readonly rates: number[];
  readonly p99s: number[];
  /** Milliseconds of processor time taken so far: the site's, and its database's. */
  spent(): number;
}

const turnSeconds = 5;

async function measureTurn({ pid, load, costs, rates, p99s, spent }: Turns): Promise<void> {
  process.kill(pid, 'SIGCONT');
  // What it does about the pause, and what it makes up for, is not the intake's.
  await load.run(Number(values.connections), 0, AbortSignal.timeout(1_000));
  const [before, taken] = [spent(), load.acknowledged.size];
  load.latencies.length = 0;
  await load.run(Number(values.connections), 0, AbortSignal.timeout((turnSeconds - 1) * 1_000));
  const accepted = load.acknowledged.size - taken;
  costs.push((spent() - before) / accepted);
  rates.push(accepted / (turnSeconds - 1));
  p99s.push(percentile(load.latencies, 0.99));
  process.kill(pid, 'SIGSTOP');
}

async function startTurns(work: string, checkout: string, server: PostgresServer | null): Promise<Turns> {
  const keysDir = join(work, 'keys');
  createKeyring(keysDir);
  const databaseUrl = (await server?.createDatabase()) ?? null;
  const env = await environmentOf(join(work, 'data'), keysDir, databaseUrl);
  const site = await startSite(env, undefined, siteScript.replace(root, checkout));
  const pid = site.pid ?? 0;
  // Its own load: a checkout takes its own tickets alone.
  const own: { enquiryLoad: typeof enquiryLoad } = await import(
    join(checkout, 'bench', 'support', 'enquiry-load.ts')
  );
  const load = own.enquiryLoad(Number(env.PORT), env.SITE_URL ?? '', loadKeyring(keysDir));
  await load.run(Number(values.connections), 0, AbortSignal.timeout(5_000));
  if (load.acknowledged.size === 0) throw new Error(`The site of ${checkout} accepts no enquiry.`);
  process.kill(pid, 'SIGSTOP');
  // The other site stands still meanwhile, and its sessions with it.
  const spent = () => processorTime(pid) + (server ? sessionsProcessorTime(server.pid) : 0);
  return { pid, load, costs: [], rates: [], p99s: [], spent };
}

async function compare(name: string, before: string, server: PostgresServer | null): Promise<void> {
  const work = mkdtempSync(join(tmpdir(), 'sundowner-intake-'));
  try {
    const one = await startTurns(join(work, 'now'), root, server);
    const other = await startTurns(join(work, 'before'), resolve(before), server);
    const rounds = Math.max(3, Math.round(Number(values.seconds) / turnSeconds));
    for (let round = 0; round < rounds; round++)
      for (const turn of round % 2 ? [one, other] : [other, one]) await measureTurn(turn);
    const told = (of: 'costs' | 'rates' | 'p99s', unit: string) => {
      const ratios = one[of].map((value, at) => value / (other[of][at] ?? Number.NaN));
      const [least, median, most] = [0.25, 0.5, 0.75].map((share) => percentile(ratios, share).toFixed(3));
      return (
        `${percentile(one[of], 0.5).toFixed(3)} ${unit}, before ${percentile(other[of], 0.5).toFixed(3)}: ` +
        `ratio ${median}, middle half ${least} to ${most}`
      );
    };
    console.log(`${name}, ${rounds} pairs: an enquiry costs ${told('costs', 'ms of processor time')}`);
    console.log(`${name}, ${rounds} pairs: ${told('rates', 'accepted per second')}`);
    console.log(`${name}, ${rounds} pairs: 99 of 100 are answered within ${told('p99s', 'ms')}`);
  } finally {
    endChildren();
    rmSync(work, { recursive: true, force: true });
  }
}

if (values.before) {
  const { before } = values;
  if (values.store !== 'postgres') await compare('sqlite', before, null);
  if (values.store !== 'sqlite') {
    const server = await startPostgres({ asInstalled: true });
    try {
      await compare('postgres', before, server);
    } finally {
      await server.stop();
    }
  }
  process.exit(0);
}

let met = true;
if (values.store !== 'postgres') met = (await measure('sqlite', null)) && met;
if (values.store !== 'sqlite') {
  const server = await startPostgres({ asInstalled: true });
  try {
    met = (await measure('postgres', await server.createDatabase())) && met;
  } finally {
    await server.stop();
  }
}
process.exit(met ? 0 : 1);
