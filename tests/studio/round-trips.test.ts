import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SiteInternals, startSiteInternals } from '../fakes/site-internal-api.ts';
import { makePeople } from '../support/kept-databases.ts';
import { startPostgres } from '../support/postgres.ts';
import { type CountedNetwork, longestRow, startCountedNetwork } from '../support/round-trips.ts';
import { personWith } from '../support/studio-people.ts';
import {
  makeStudioHome,
  type Person,
  type StudioHome,
  type StudioProcess,
  signIn,
  startStudioProcess,
  studioCommand,
} from '../support/studio-process.ts';

/** A studio whose database is some way off, so that what is asked at one moment is seen to go together. */
const awayMs = 25;
/** What the studio does by itself from time to time makes a row longer now and then, and never shorter. */
const rounds = 4;

let home: StudioHome;
let internals: SiteInternals;
let network: CountedNetwork;
let studio: StudioProcess;
let editor: Person;
let concierge: Person;

beforeAll(async () => {
  const DATABASE_URL = await (await startPostgres()).createDatabase();
  const bare = await makeStudioHome({ SITE_URL: 'https://www.example.com', DATABASE_URL });
  internals = await startSiteInternals(bare.keys.internalToken);
  home = { ...bare, env: { ...bare.env, INTERNAL_PORT: String(internals.port) } };
  const migrated = await studioCommand(home, 'migrate');
  if (migrated.code !== 0) throw new Error(migrated.stderr);
  await makePeople(home);
  network = await startCountedNetwork(DATABASE_URL);
  studio = await startStudioProcess({ ...home, env: { ...home.env, DATABASE_URL: network.url } });
  editor = await signIn(studio, personWith('editor').email);
  concierge = await signIn(studio, personWith('concierge').email);
});

afterAll(async () => {
  await studio?.stop();
  await network?.close();
  await internals?.close();
  home?.remove();
});

const room = (line: string, _status: 'draft' | 'published') => ({
  slug: 'the-room',
  roomName: 'The room',
  position: 1,
  kind: 'suite',
  line,
  inTheRoom: ['A fire', 'A fan'],
  facts: Array.from({ length: 6 }, (_, row) => ({ label: `Fact ${row}`, value: `${row} of ${line}` })),
  _status,
});

/** The fewest ways there and back that one of several rounds waited for, one after the other. */
async function fewest(
  act: (round: number) => Promise<Response>,
  before: (round: number) => Promise<unknown> = async () => {},
): Promise<number> {
  const rows: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    network.delay(0);
    await before(round);
    network.delay(awayMs);
    network.take();
    const began = performance.now();
    const answer = await act(round);
    const ended = performance.now();
    expect(answer.status, await answer.text()).toBeLessThan(300);
    const during = network.take().filter(({ sent, answered }) => sent >= began && answered <= ended);
    rows.push(longestRow(during).length);
    await wait(awayMs);
  }
  network.delay(0);
  return Math.min(...rows);
}

test('CLU-09/round-trips a publish waits for a third of the ways to the database it took, a draft that saves itself for fewer, and lists that are written come back whole', async () => {
  const made = await editor('POST', 'room?depth=0', room('First', 'published'));
  const { doc } = (await made.json()) as { doc: { id: number } };
  const change = (query: string, words: object) => editor('PATCH', `room/${doc.id}?depth=0${query}`, words);
  const publish = await fewest((round) => change('', room(`Published ${round}`, 'published')));
  const autosave = await fewest((round) =>
    change('&draft=true&autosave=true', room(`Draft ${round}`, 'draft')),
  );
  const saveDraft = (round: number) =>
    change('&draft=true&autosave=true', room(`Draft before ${round}`, 'draft'));
  const overDraft = await fewest(
    (round) => change('', room(`Published over ${round}`, 'published')),
    saveDraft,
  );
  // 44, 31 and 43 before. A draft that saves itself holds the entry for its editor, whose lock is then read. The two ahead of the change are for the session, before its body is read and after.
  expect({ publish, autosave, overDraft }, JSON.stringify({ publish, autosave, overDraft })).toEqual({
    publish: expect.toSatisfy((row: number) => row >= 8 && row <= 13),
    autosave: expect.toSatisfy((row: number) => row >= 6 && row <= 11),
    overDraft: expect.toSatisfy((row: number) => row >= 8 && row <= 14),
  });
  const last = `Published over ${rounds - 1}`;
  const kept = (await (await editor('GET', `room/${doc.id}?depth=0`)).json()) as ReturnType<typeof room>;
  expect(kept).toMatchObject({
    ...room(last, 'published'),
    facts: room(last, 'published').facts.map((fact) => expect.objectContaining(fact)),
  });
});

test('CLU-09/round-trips for a list of the desk the studio asks who is there, before the body is read and after, and nothing else', async () => {
  const list = await fewest(() =>
    fetch(`${studio.url}/api/desk/list`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        cookie: `payload-token=${concierge.token}`,
      },
      body: JSON.stringify({ list: 'all' }),
    }),
  );
  expect(list).toBe(2);
});
