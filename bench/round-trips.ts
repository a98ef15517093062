/**
 * How many ways to PostgreSQL and back a person waits for, one after the other, when an entry is published and when a draft saves itself, and how long
 * that takes when each way takes a while: a studio of its own behind a network that counts.
 *
 *   npm run bench -- round-trips [--delay 200] [--show]
 */
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
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

const { values } = parseArgs({
  options: { delay: { type: 'string', default: '200' }, show: { type: 'boolean', default: false } },
});
const delay = Number(values.delay);

const postgres = await startPostgres();
const database = await postgres.createDatabase();
const network = await startCountedNetwork(database);
const home = await makeStudioHome({ SITE_URL: 'https://www.example.com', DATABASE_URL: database });
await studioCommand(home, 'migrate');
await makePeople(home);
const studio = await startStudioProcess({ ...home, env: { ...home.env, DATABASE_URL: network.url } });

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
  };
  for (const act of Object.values(acts)) await act('Once before');
  network.delay(delay);
  await wait(1000);
  for (const [name, act] of Object.entries(acts)) {
    // What the studio does by itself from time to time is over sooner or later.
    network.take();
    const began = performance.now();
    await act(`Line of ${name}`);
    const took = performance.now() - began;
    const trips = network.take().filter(({ sent }) => sent >= began);
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
  await studio.stop();
  await network.close();
  await postgres.stop();
  home.remove();
}
process.exit(0);
