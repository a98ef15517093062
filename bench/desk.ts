/**
 * How long the desk takes with 100,000 enquiries in its store: each list, its filters and pages, one enquiry, what is new. Bar: p99 at
 * most 150 ms for each, on SQLite and PostgreSQL, four people asking at once. The processor's time is this process's alone, whatever else
 * the machine does.
 *
 *   node bench/desk.ts [--store both] [--enquiries 100000] [--rounds 200] [--at-once 4]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { listRequestShape } from '@sundowner/desk-wire/list';
import { createDeskRooms } from '@sundowner/enquiries/desk/create-rooms';
import { openStore } from '@sundowner/enquiries/keeping/store/open';
import { openVault } from '@sundowner/enquiries/keeping/vault';
import { defaultLimits } from '@sundowner/enquiries/limits';
import { createDeskChanges } from '@sundowner/enquiries/work/changes';
import { createKeyring, loadKeyring } from '@sundowner/keyring';
import { startPostgres } from '../tests/support/postgres-server.ts';
import { percentile } from './support/enquiry-load.ts';
import { benchPeople, fillDesk } from './support/filled-desk.ts';

const { values } = parseArgs({
  options: {
    store: { type: 'string', default: 'both' },
    enquiries: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '200' },
    'at-once': { type: 'string', default: '4' },
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

interface Timed {
  /** Milliseconds each took, the shortest first. */
  readonly times: readonly number[];
  /** Milliseconds of this process's processor time, for one. */
  readonly processor: number;
}

async function timed(rounds: number, ask: (round: number) => Promise<unknown>): Promise<Timed> {
  const before = process.cpuUsage();
  const times: number[] = [];
  let round = 0;
  const one = async () => {
    while (round < rounds) {
      const mine = round++;
      const begun = performance.now();
      await ask(mine);
      times.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: Number(values['at-once']) }, one));
  const { user, system } = process.cpuUsage(before);
  return { times: times.sort((a, b) => a - b), processor: (user + system) / 1000 / rounds };
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
    const { references } = await fillDesk(store, vault, Number(values.enquiries), now);
    // A store that has grown over months has had its statistics.
    await store.transaction((sql) => sql.run('ANALYZE'));
    console.log(
      `${name}: ${values.enquiries} enquiries in ${Math.round((performance.now() - begun) / 1000)} s`,
    );
    const rooms = createDeskRooms({
      store,
      vault,
      clock: { now: () => Date.now() },
      limits: defaultLimits,
      channels: [],
      log: quiet,
      changes: createDeskChanges(),
      onWork() {},
    });
    const asker = (round: number) =>
      ({ id: benchPeople[round % 4] ?? '1', name: 'T', role: 'concierge', careers: false }) as const;
    const report = (what: string, { times, processor }: Timed) => {
      const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)];
      met &&= p99 <= bar;
      console.log(
        `  ${what.padEnd(64)} p50 ${p50.toFixed(1).padStart(6)} ms  p99 ${p99.toFixed(1).padStart(6)} ms  processor ${processor.toFixed(1).padStart(5)} ms${p99 > bar ? '  over the bar' : ''}`,
      );
    };
    for (const [list, more] of lists) {
      let cursor: string | null = null;
      const times = await timed(rounds, async (round) => {
        const request = listRequestShape.parse({ list, ...more, cursor: round % 2 === 0 ? null : cursor });
        const page = await rooms.list(asker(round), request);
        cursor = page.nextCursor;
      });
      report(`list ${list} ${JSON.stringify(more)}`, times);
    }
    report(
      'one enquiry',
      await timed(rounds, (round) =>
        rooms.work.show(asker(round), references[round % references.length] ?? ''),
      ),
    );
    const signal = new AbortController().signal;
    report('what is new', await timed(rounds, (round) => rooms.live.next(asker(round), null, signal)));
  } finally {
    await store.close();
    rmSync(work, { recursive: true, force: true });
  }
  return met;
}

let met = true;
if (values.store !== 'postgres') met = (await measure('sqlite', null)) && met;
if (values.store !== 'sqlite') {
  const server = await startPostgres();
  try {
    met = (await measure('postgres', await server.createDatabase())) && met;
  } finally {
    await server.stop();
  }
}
console.log(met ? 'Every figure is within its bar.' : 'Some figures are over the bar.');
process.exitCode = met ? 0 : 1;
