/**
 * How many ways to PostgreSQL and back a person waits for, one after the other, when an entry is published, when a draft saves itself and when the
 * desk is asked for a list, and how long that takes when each way takes a while: a studio and the site it asks, each behind a network that counts.
 *
 *   npm run bench -- round-trips [--delay 200] [--enquiries 750] [--show]
 */
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openStore } from '@sundowner/enquiries/store/database/open';
import { openVault } from '@sundowner/enquiries/store/vault';
import { freePorts } from '../bin/product/ports.ts';
import { fillDesk } from '../tests/support/filled-desk.ts';
import { makePeople } from '../tests/support/kept-databases.ts';
import { startPostgres } from '../tests/support/postgres-server.ts';
import { longestRow, startCountedNetwork } from '../tests/support/round-trips.ts';
import { personWith } from '../tests/support/studio-people.ts';
import {
  makeStudioHome,
  signIn,
  startStudioProcess,
  studioCommand,
} from '../tests/support/studio-process.ts';
import { startSite } from './support/bench-site.ts';

const { values } = parseArgs({
  options: {
    delay: { type: 'string', default: '200' },
    enquiries: { type: 'string', default: '750' },
    show: { type: 'boolean', default: false },
  },
});
const delay = Number(values.delay);

const postgres = await startPostgres();
const database = await postgres.createDatabase();
const network = await startCountedNetwork(database);
const siteNetwork = await startCountedNetwork(database);
const networks = [network, siteNetwork];
const [sitePort = 0, internalPort = 0] = await freePorts(2);
const home = await makeStudioHome({
  SITE_URL: `http://127.0.0.1:${sitePort}`,
  INTERNAL_PORT: String(internalPort),
  DATABASE_URL: database,
});
await studioCommand(home, 'migrate');
await makePeople(home);
const quiet = { debug() {}, info() {}, warn() {}, error() {} };
const store = await openStore({ dataDir: home.folder, databaseUrl: database }, quiet);
await fillDesk(store, openVault(home.keys), {
  enquiries: Number(values.enquiries),
  conversation: 3,
  now: Date.now(),
});
await store.close();
const studio = await startStudioProcess({ ...home, env: { ...home.env, DATABASE_URL: network.url } });
const site = await startSite({
  ...Object.fromEntries(Object.entries(home.env).filter(([, value]) => value !== undefined)),
  HOST: '127.0.0.1',
  PORT: String(sitePort),
  DATABASE_URL: siteNetwork.url,
} as Record<string, string>);

const room = (line: string, more: object) => ({
  slug: 'the-room',
  roomName: 'The room',
  position: 1,
  kind: 'suite',
  line,
  inTheRoom: ['A fire', 'A fan'],
  facts: Array.from({ length: 6 }, (_, row) => ({ label: `Fact ${row}`, value: `${row} of ${line}` })),
  ...more,
});

try {
  const editor = await signIn({ url: studio.url }, personWith('editor').email);
  const concierge = await signIn({ url: studio.url }, personWith('concierge').email);
  const ask = async (method: string, path: string, body: object) => {
    const answer = await editor(method, path, body);
    if (!answer.ok)
      throw new Error(`${method} ${path}: ${answer.status} ${(await answer.text()).slice(0, 300)}`);
    return ((await answer.json()) as { doc: { id: number } }).doc.id;
  };
  const id = await ask('POST', 'room?depth=0', room('First', { _status: 'published' }));
  const acts = {
    publish: (line: string) => ask('PATCH', `room/${id}?depth=0`, room(line, { _status: 'published' })),
    autosave: (line: string) =>
      ask('PATCH', `room/${id}?depth=0&draft=true&autosave=true`, room(line, { _status: 'draft' })),
    'autosave again': (line: string) =>
      ask('PATCH', `room/${id}?depth=0&draft=true&autosave=true`, room(line, { _status: 'draft' })),
    'publish over a draft': (line: string) =>
      ask('PATCH', `room/${id}?depth=0`, room(line, { _status: 'published' })),
    'desk list': async () => {
      const answer = await concierge('POST', 'desk/list', { list: 'all' });
      if (!answer.ok) throw new Error(`The desk answered ${answer.status}.`);
      const { rows } = (await answer.json()) as { rows: readonly unknown[] };
      if (rows.length === 0) throw new Error('The list is empty.');
    },
  };
  for (const act of Object.values(acts)) await act('Once before');
  for (const each of networks) each.delay(delay);
  await wait(1000);
  for (const [name, act] of Object.entries(acts)) {
    // What the programs do by themselves from time to time is over sooner or later.
    for (const each of networks) each.take();
    const began = performance.now();
    await act(`Line of ${name}`);
    const took = performance.now() - began;
    // What is published is read by the site when the answer is out; only for a list it is asked before.
    const asked = name === 'desk list' ? networks : [network];
    const trips = asked.flatMap((each) => each.take()).filter(({ sent }) => sent >= began);
    const row = longestRow(trips);
    const statements = trips.flatMap((trip) => trip.statements);
    console.log(
      `${name}: ${row.length} ways in a row of ${trips.length} with ${statements.length} statements; ${(took / 1000).toFixed(1)} s at ${delay} ms`,
    );
    if (!values.show) continue;
    for (const trip of trips)
      console.log(
        `  ${(trip.sent - began).toFixed(0).padStart(5)}-${(trip.answered - began).toFixed(0).padStart(5)} #${trip.connection} ${row.includes(trip) ? ' ' : '~'} ${trip.statements.map((text) => text.replaceAll(/\s+/g, ' ').slice(0, 230)).join('\n                    + ')}`,
      );
  }
} finally {
  site.kill('SIGKILL');
  await studio.stop();
  for (const each of networks) await each.close();
  await postgres.stop();
  home.remove();
}
process.exit(0);
