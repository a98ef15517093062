import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SiteInternals, startSiteInternals } from '../fakes/site-internal-api.ts';
import { makePeople } from '../support/kept-databases.ts';
import { machineClock } from '../support/machine-clock.ts';
import { startPostgres } from '../support/postgres.ts';
import { personWith, type StudioRole } from '../support/studio-people.ts';
import {
  makeStudioHome,
  type Person,
  personOf,
  type StudioHome,
  type StudioProcess,
  signIn,
  startStudioProcess,
  studioCommand,
} from '../support/studio-process.ts';

const hour = 3_600_000;
const soon = { timeout: 20_000 };

/** Three studios on one PostgreSQL: one whose clock is right, one an hour behind, one an hour ahead. */
const clocks = { right: 0, behind: 1, ahead: 2 } as const;
type Clock = keyof typeof clocks;
const homes: StudioHome[] = [];
const studios: StudioProcess[] = [];
let internals: SiteInternals;
let database: pg.Client;

beforeAll(async () => {
  const DATABASE_URL = await (await startPostgres()).createDatabase();
  database = new pg.Client({ connectionString: DATABASE_URL });
  await database.connect();
  const first = await makeStudioHome({ DATABASE_URL });
  internals = await startSiteInternals(first.keys.internalToken);
  const env = { DATABASE_URL, DATABASE_POOL: '4', INTERNAL_PORT: String(internals.port) };
  homes.push({ ...first, env: { ...first.env, ...env } });
  for (const off of [-hour, hour])
    homes.push(await makeStudioHome({ ...env, KEYS_DIR: first.env.KEYS_DIR ?? '', ...machineClock(off) }));
  expect(await studioCommand(first, 'migrate')).toMatchObject({ code: 0 });
  await makePeople(first);
  for (const home of homes) studios.push(await startStudioProcess(home));
});
afterAll(async () => {
  await Promise.all(studios.map((studio) => studio.stop()));
  await database?.end();
  await internals?.close();
  for (const home of homes) home.remove();
});

function studioAt(clock: Clock): StudioProcess {
  const studio = studios[clocks[clock]];
  if (!studio) throw new Error('The studio does not run.');
  return studio;
}
const at = (clock: Clock, role: StudioRole) => signIn(studioAt(clock), personWith(role).email);

async function draft(person: Person, displayName: string): Promise<number> {
  const made = await person('POST', 'footer?draft=true', { displayName, position: 1, links: [] });
  expect(made.status).toBe(201);
  return ((await made.json()) as { doc: { id: number } }).doc.id;
}

/** By how many milliseconds a moment lies ahead of the database's. */
async function off(moment: string): Promise<number> {
  const { rows } = await database.query('select extract(epoch from clock_timestamp())::float8 * 1000 as at');
  return Date.parse(moment) - Number(rows[0]?.at);
}

test.each(['behind', 'ahead'] as const)(
  'CLU-10/written at a studio whose clock is %s what it writes is by the time of the database',
  async (place) => {
    const editor = await at(place, 'editor');
    const id = await draft(editor, 'Written');
    const entry = (await (await editor('GET', `footer/${id}?draft=true`)).json()) as { updatedAt: string };
    expect(Math.abs(await off(entry.updatedAt))).toBeLessThan(60_000);
  },
);

test.each([
  ['behind', 'ahead'],
  ['ahead', 'behind'],
  ['behind', 'right'],
] as const)(
  'CLU-10/editing who edits an entry at a studio whose clock is %s holds it for all, that of a studio whose clock is %s too',
  async (there, elsewhere) => {
    const [editor, admin] = [await at(there, 'editor'), await at(elsewhere, 'admin')];
    const id = await draft(editor, 'Held');
    const typed = { displayName: 'Held by Pieter' };
    expect((await editor('PATCH', `footer/${id}?draft=true&autosave=true`, typed)).status).toBe(200);
    const taken = await admin('PATCH', `footer/${id}?draft=true`, { displayName: 'Taken' });
    expect(taken.status).toBe(423);
  },
);

test.each([
  ['behind', 'ahead'],
  ['ahead', 'behind'],
] as const)(
  'CLU-10/session a session of a studio whose clock is %s is one at the studio whose clock is %s, for as long',
  async (there, elsewhere) => {
    const { token } = await at(there, 'editor');
    for (const place of [there, elsewhere]) {
      const { url } = studioAt(place);
      const me = await personOf({ url, origin: url, token })('GET', 'users/me');
      const { user, exp } = (await me.json()) as { user: { email: string } | null; exp: number };
      expect(user?.email).toBe(personWith('editor').email);
      const left = await off(new Date(exp * 1000).toISOString());
      expect(left).toBeGreaterThan(hour);
    }
  },
);

test('CLU-10/schedules what is to be published in half an hour no studio publishes now, and what is due each does, whoever has it', async () => {
  const editor = await at('behind', 'editor');
  const set = async (id: number, when: number) =>
    expect(
      (
        await editor('POST', `footer/${id}/schedule`, {
          type: 'publish',
          at: new Date(Date.now() + when).toISOString(),
        })
      ).status,
    ).toBe(200);
  const [now, later] = [await draft(editor, 'Now'), await draft(editor, 'Later')];
  await set(later, hour / 2);
  await set(now, -1000);
  const status = async (id: number) =>
    ((await (await editor('GET', `footer/${id}`)).json()) as { _status?: string })._status;
  await expect.poll(() => status(now), soon).toBe('published');
  // Each studio looks every two seconds; a job another runs is not free to any.
  const { rows } = await database.query<{ id: number }>(
    "select id from studio.payload_jobs where processing is not true and (input->'doc'->>'value') = $1",
    [String(later)],
  );
  expect(rows).toHaveLength(1);
  await database.query('update studio.payload_jobs set processing = true, updated_at = now() where id = $1', [
    rows[0]?.id,
  ]);
  for (const each of ['right', 'behind', 'ahead'] as const) {
    // A publish of each studio comes after a look of its own.
    const person = await at(each, 'editor');
    const id = await draft(person, `Look ${each}`);
    const due = { type: 'publish', at: new Date(Date.now() - 1000).toISOString() };
    expect((await person('POST', `footer/${id}/schedule`, due)).status).toBe(200);
    await expect.poll(() => status(id), soon).toBe('published');
  }
  const held = await database.query('select processing from studio.payload_jobs where id = $1', [
    rows[0]?.id,
  ]);
  expect(held.rows).toEqual([{ processing: true }]);
});
