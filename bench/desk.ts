/**
 * How long the desk takes with 100,000 enquiries and 400,000 messages in its store: each list, its filters and pages, searches, one enquiry, what is new. Bar:
 * p99 at most 150 ms for each, on SQLite and PostgreSQL, four people asking at once. The processor's time is this process's alone, whatever
 * else the machine does. With `--before FILE`, another tree's `desk/create-rooms.ts`, that one takes turns with this one on the same store.
 *
 *   node bench/desk.ts [--store both] [--enquiries 100000] [--conversation 4] [--rounds 200] [--at-once 4] [--before FILE]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { listRequestShape } from '@sundowner/desk-wire/list';
import { noEnquiryContent } from '@sundowner/enquiries/delivery/enquiry-content';
import type { Desk } from '@sundowner/enquiries/desk/desk';
import { createDesk } from '@sundowner/enquiries/desk/desk';
import { defaultLimits } from '@sundowner/enquiries/limits';
import { openStore } from '@sundowner/enquiries/store/database/open';
import type { Store } from '@sundowner/enquiries/store/database/port';
import { openVault } from '@sundowner/enquiries/store/vault';
import { createDeskChanges } from '@sundowner/enquiries/work/changes';
import { createKeyring, loadKeyring } from '@sundowner/keyring';
import pg from 'pg';
import { benchPeople, fillDesk } from '../tests/support/filled-desk.ts';
import { startPostgres } from '../tests/support/postgres-server.ts';
import { percentile } from './support/percentile.ts';

const { values } = parseArgs({
  options: {
    store: { type: 'string', default: 'both' },
    enquiries: { type: 'string', default: '100000' },
    conversation: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '200' },
    'at-once': { type: 'string', default: '4' },
    before: { type: 'string' },
  },
});
const bar = 150;
const quiet = { debug() {}, info() {}, warn() {}, error() {} };

const lists = [
  ['new', {}],
  ['mine', {}],
  ['waiting', {}],
  ['attention', {}],
  ['held', {}],
  ['done', {}],
  ['all', {}],
  ['all', { filter: { properties: ['marataba'], countries: ['Germany'] } }],
  ['all', { filter: { kinds: ['celebration'] } }],
  ['all', { filter: { with: 'nobody' } }],
  ['waiting', { filter: { properties: ['lionsands'] }, sort: 'oldest' }],
  ['done', { filter: { countries: ['nowhere'] } }],
] as const;

/** Words in every sixth, in a few, in one; several that are common; begun; within a list; nobody's. */
const searches = [
  ['all', { words: 'hippos' }],
  ['all', { words: 'hippos rollstuhl' }],
  ['all', { words: 'safari fenced chef' }],
  ['all', { words: '2btown' }],
  ['all', { words: 'okafor 2btown' }],
  ['all', { words: 'naledi.okafor.4711@example.com' }],
  ['waiting', { words: 'transf' }],
  ['all', { words: '2btown', sort: 'name' }],
  ['done', { words: 'hippos', filter: { properties: ['marataba'] } }],
  ['all', { words: 'nobodywrotethis' }],
  // Each is somewhere, and nothing has them all: slips of one after the other are looked for.
  ['all', { words: 'naledi okafor 4711 hippos rollstuhl fenced chef' }],
] as const;

interface Timed {
  /** Milliseconds each took, the shortest first. */
  readonly times: readonly number[];
  /** Milliseconds of this process's processor time, for one. */
  readonly processor: number;
}

/** Rounds of one before the other's turn. */
const turn = 20;

async function timed(
  rounds: number,
  asks: readonly ((round: number) => Promise<unknown>)[],
): Promise<Timed[]> {
  const all = asks.map((ask) => ({ ask, times: [] as number[], processor: 0 }));
  for (let from = 0; from < rounds; from += turn) {
    for (const each of all) {
      const before = process.cpuUsage();
      let round = from;
      const one = async () => {
        while (round < Math.min(rounds, from + turn)) {
          const mine = round++;
          const begun = performance.now();
          await each.ask(mine);
          each.times.push(performance.now() - begun);
        }
      };
      await Promise.all(Array.from({ length: Number(values['at-once']) }, one));
      const { user, system } = process.cpuUsage(before);
      each.processor += (user + system) / 1000;
    }
  }
  return all.map(({ times, processor }) => ({
    times: times.sort((a, b) => a - b),
    processor: processor / rounds,
  }));
}

/** What a store that has grown over months has had: statistics and, on PostgreSQL, its own cleaning, without which every index is checked row by row. */
async function settle(store: Store, databaseUrl: string | null): Promise<void> {
  if (databaseUrl === null) return void (await store.transaction((sql) => sql.run('ANALYZE')));
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('VACUUM ANALYZE');
  await client.end();
}

async function measure(name: string, databaseUrl: string | null): Promise<boolean> {
  const work = mkdtempSync(join(tmpdir(), 'sundowner-desk-'));
  createKeyring(join(work, 'keys'));
  const vault = openVault(loadKeyring(join(work, 'keys')));
  const store = await openStore({ dataDir: work, databaseUrl }, quiet);
  const rounds = Number(values.rounds);
  let met = true;
  try {
    const begun = performance.now();
    const now = Date.now();
    const { references, messages } = await fillDesk(store, vault, {
      enquiries: Number(values.enquiries),
      conversation: Number(values.conversation),
      now,
    });
    await settle(store, databaseUrl);
    console.log(
      `${name}: ${values.enquiries} enquiries with ${messages} messages in ${Math.round((performance.now() - begun) / 1000)} s`,
    );
    const makers = [createDesk];
    if (values.before) makers.unshift((await import(resolve(values.before))).createDesk);
    const deps = {
      store,
      vault,
      clock: { now: () => Date.now() },
      limits: defaultLimits,
      channels: [],
      log: quiet,
      changes: createDeskChanges(),
      mailbox: null,
      initials: 'MC',
      content: () => noEnquiryContent,
      onWork() {},
    };
    const desks = makers.map((make) => make(deps));
    const asker = (round: number) =>
      ({ id: benchPeople[round % 4] ?? '1', name: 'T', role: 'concierge', careers: false }) as const;
    const report = (what: string, all: readonly Timed[]) => {
      for (const [index, { times, processor }] of all.entries()) {
        const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)];
        const isOurs = index === all.length - 1;
        if (isOurs) met &&= p99 <= bar;
        console.log(
          `  ${(isOurs ? what : '  before').padEnd(64)} p50 ${p50.toFixed(1).padStart(6)} ms  p99 ${p99.toFixed(1).padStart(6)} ms  processor ${processor.toFixed(1).padStart(5)} ms${p99 > bar ? '  over the bar' : ''}`,
        );
      }
    };
    const listed = (rooms: Desk, list: string, more: object) => {
      let cursor: string | null = null;
      return async (round: number) => {
        const request = listRequestShape.parse({ list, ...more, cursor: round % 2 === 0 ? null : cursor });
        const page = await rooms.list(asker(round), request);
        cursor = page.nextCursor;
      };
    };
    for (const [list, more] of lists)
      report(
        `list ${list} ${JSON.stringify(more)}`,
        await timed(
          rounds,
          desks.map((desk) => listed(desk, list, more)),
        ),
      );
    for (const [list, more] of searches)
      report(
        `search ${list} ${JSON.stringify(more)}`,
        await timed(
          rounds,
          desks.slice(-1).map((desk) => listed(desk, list, more)),
        ),
      );
    report(
      'one enquiry',
      await timed(
        rounds,
        desks.map(
          (desk) => (round) => desk.work.show(asker(round), references[round % references.length] ?? ''),
        ),
      ),
    );
    const signal = new AbortController().signal;
    report(
      'what is new',
      await timed(
        rounds,
        desks.map((desk) => (round) => desk.live.next(asker(round), null, signal)),
      ),
    );
  } finally {
    await store.close();
    rmSync(work, { recursive: true, force: true });
  }
  return met;
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
console.log(met ? 'Every figure is within its bar.' : 'Some figures are over the bar.');
process.exitCode = met ? 0 : 1;
