import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type DatabaseChannel, databaseChannels } from '@sundowner/serving/database-channels';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { type SiteInternals, startSiteInternals } from '../fakes/site-internal-api.ts';
import { makePeople } from '../support/kept-databases.ts';
import { startPostgres } from '../support/postgres.ts';
import { password, personWith } from '../support/studio-people.ts';
import {
  linkCode,
  makeStudioHome,
  type StudioHome,
  type StudioProcess,
  signIn,
  startStudioProcess,
  studioCommand,
} from '../support/studio-process.ts';

/** Two studios on one empty PostgreSQL, as an operator may run them beside each other. */
const homes: StudioHome[] = [];
const studios: StudioProcess[] = [];
let internals: SiteInternals;

beforeAll(async () => {
  const DATABASE_URL = await (await startPostgres()).createDatabase();
  const first = await makeStudioHome({ DATABASE_URL });
  internals = await startSiteInternals(first.keys.internalToken);
  const env = { DATABASE_URL, INTERNAL_PORT: String(internals.port) };
  // Machines of one installation have the same keys.
  const second = await makeStudioHome({ ...env, KEYS_DIR: first.env.KEYS_DIR ?? '' });
  homes.push({ ...first, env: { ...first.env, ...env } }, second);
});

afterAll(async () => {
  await Promise.all(studios.map((studio) => studio.stop()));
  await internals?.close();
  for (const home of homes) home.remove();
});

test('two studios that start at once on one empty PostgreSQL both come up, and share it', async () => {
  await Promise.all(
    homes.map(async (home) => {
      expect(await studioCommand(home, 'migrate')).toMatchObject({ code: 0, stderr: '' });
      studios.push(await startStudioProcess(home));
    }),
  );
  for (const studio of studios) {
    expect((await fetch(`${studio.url}/api/health`)).status).toBe(200);
    expect(studio.log()).not.toMatch(/error|duplicate key|deadlock/i);
  }
});

test('the link a start leaves for the first administrator, in a file only its owner can read, works once', async () => {
  const file = ({ folder }: StudioHome) => join(folder, 'first-administrator.txt');
  // Where one started after the other, the later one made a new link.
  const offering = homes.filter((home) => existsSync(file(home)));
  expect(offering.length).toBeGreaterThan(0);
  const answers: number[] = [];
  for (const home of offering) {
    expect(statSync(file(home)).mode & 0o777).toBe(0o600);
    const form = { name: 'Ada', email: 'ada@example.com', password, code: linkCode(home) };
    const origin = `http://127.0.0.1:${home.port}`;
    const options = { method: 'POST', redirect: 'manual', headers: { origin } } as const;
    const body = new URLSearchParams(form);
    answers.push((await fetch(`${origin}/first-administrator`, { ...options, body })).status);
  }
  expect(answers.filter((status) => status === 303)).toHaveLength(1);
});

test('people are the same for both', async () => {
  const [home] = homes;
  if (!home) throw new Error('The studios do not run.');
  await makePeople(home);
  for (const studio of studios) await signIn(studio, personWith('editor').email);
});

/** Counts what is said on a channel. */
async function listenTo(channel: DatabaseChannel) {
  const client = await connected();
  let heard = 0;
  client.on('notification', () => {
    heard += 1;
  });
  await client.query(`LISTEN ${channel}`);
  return { heard: () => heard };
}

/** A connection beside the studios, for one test. */
async function connected(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: homes[0]?.env.DATABASE_URL });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

test('CLU-03/said every publish at either studio is said on the database as it is kept, and a draft is not', async () => {
  const { heard } = await listenTo(databaseChannels.content);
  for (const [at, studio] of studios.entries()) {
    const editor = await signIn(studio, personWith('editor').email);
    const create = (query: string) =>
      editor('POST', `footer${query}`, {
        displayName: `Said ${at}`,
        position: at,
        links: [],
        _status: 'published',
      });
    expect((await create('?draft=true')).status).toBe(201);
    const before = heard();
    expect((await create('')).status).toBe(201);
    await expect.poll(heard, { timeout: 10_000 }).toBe(before + 1);
  }
  // One a publish: both studios look for pending changes, and neither says one again.
  expect(heard()).toBe(studios.length);
});

test('CLU-03/said a time that is set at either studio is said as it is kept', async () => {
  const { heard } = await listenTo(databaseChannels.schedules);
  for (const [at, studio] of studios.entries()) {
    const editor = await signIn(studio, personWith('editor').email);
    const made = await editor('POST', 'footer?draft=true', { displayName: 'Later', position: at, links: [] });
    const { doc } = (await made.json()) as { doc: { id: number } };
    const body = { type: 'publish', at: '2099-01-01T00:00:00.000Z' };
    expect((await editor('POST', `footer/${doc.id}/schedule`, body)).status).toBe(200);
    await expect.poll(heard, { timeout: 10_000 }).toBe(at + 1);
  }
});

test('CLU-03/order a change without a transaction of its own waits for one that is being kept, so that who follows passes by none', async () => {
  const [home, studio] = [homes[0], studios[0]];
  if (!home || !studio) throw new Error('The studios do not run.');
  const changes = async () => {
    const headers = { authorization: `Bearer ${home.keys.contentToken}` };
    const answer = await fetch(`${studio.url}/api/content-changes?after=0`, { headers });
    return (await answer.json()) as { latest: number; changes: { sequence: number; tags: string[] }[] };
  };
  const insert = (state: string, tag: string, at: string) =>
    `insert into studio.content_changes (tags, state, at) values ('["${tag}"]', '${state}', ${at}) returning id`;
  const [first, beside] = [await connected(), await connected()];
  // A publish that has its place in the order, and is not kept yet;
  await first.query('begin');
  await first.query('select pg_advisory_xact_lock(7260214)');
  const { rows } = await first.query<{ id: number }>(insert('pending', 'first', 'now()'));
  // and a note of an operation that was killed a minute ago, which a studio makes a change by itself.
  await beside.query(insert('intended', 'abandoned', "now() - interval '1 minute'"));
  const waits = 'select 1 from pg_locks where locktype = $1 and not granted';
  const isSeen = async () => (await changes()).changes.some(({ tags }) => tags.includes('abandoned'));
  await expect
    .poll(async () => (await beside.query(waits, ['advisory'])).rowCount !== 0 || isSeen(), {
      timeout: 20_000,
    })
    .toBe(true);
  const { latest } = await changes();
  await first.query('commit');
  expect(latest).toBeLessThan(rows[0]?.id ?? 0);
  await expect.poll(isSeen, { timeout: 20_000 }).toBe(true);
  const found = await changes();
  const sequenceOf = (tag: string) => found.changes.find(({ tags }) => tags.includes(tag))?.sequence ?? 0;
  expect(sequenceOf('abandoned')).toBeGreaterThan(sequenceOf('first'));
});

test('CLU-04/sign-in wrong passwords of one account are counted by both studios together', async () => {
  const email = 'nobody@example.com';
  const statuses: number[] = [];
  for (let times = 0; times < 14; times += 1) {
    const { url = '' } = studios[times % 2] ?? {};
    const answer = await fetch(`${url}/api/users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: url },
      body: JSON.stringify({ email, password: 'not the one' }),
    });
    statuses.push(answer.status);
  }
  const refused = statuses.indexOf(429);
  expect(refused).toBe(10);
  expect(statuses.slice(refused).every((status) => status === 429)).toBe(true);
});

test('two studios on one database run each job once', async () => {
  const [studio] = studios;
  if (!studio) throw new Error('The studios do not run.');
  const editor = await signIn(studio, personWith('editor').email);
  const ids: number[] = [];
  for (let at = 0; at < 12; at += 1) {
    const data = { displayName: `Section ${at}`, position: at, links: [] };
    const response = await editor('POST', 'footer?draft=true', data);
    ids.push(((await response.json()) as { doc: { id: number } }).doc.id);
  }
  const at = '2026-01-01T00:00:00.000Z';
  for (const id of ids) await editor('POST', `footer/${id}/schedule`, { type: 'publish', at });
  const left = async () => {
    const lists = await Promise.all(
      ids.map(async (id) => {
        const body = (await (await editor('GET', `footer/${id}/schedule`)).json()) as {
          scheduled: unknown[];
        };
        return body.scheduled;
      }),
    );
    return lists.flat().length;
  };
  await expect.poll(left, { timeout: 90_000 }).toBe(0);
  for (const id of ids) {
    const query = `where[parent][equals]=${id}&where[version._status][equals]=published`;
    const versions = (await (await editor('GET', `footer/versions?${query}`)).json()) as {
      totalDocs: number;
    };
    expect(versions.totalDocs, `footer ${id} was published once`).toBe(1);
  }
  // Both studios may post a change; its sequence tells the site that it is the same one.
  const ofFooter = () => internals.site.changes.filter(({ tags }) => tags.includes('footer'));
  const told = () => new Set(ofFooter().map(({ sequence }) => sequence)).size;
  // With the two that were published before.
  await expect.poll(told, { timeout: 60_000 }).toBe(14);
});

test('CLU-03/schedules a time that was set at one machine is kept by another when the first is gone', async () => {
  const [one, other] = studios;
  if (!one || !other) throw new Error('The studios do not run.');
  const editor = await signIn(one, personWith('editor').email);
  const made = await editor('POST', 'footer?draft=true', { displayName: 'Kept', position: 1, links: [] });
  const { doc } = (await made.json()) as { doc: { id: number } };
  const there = await signIn(other, personWith('editor').email);
  const at = new Date(Date.now() + 5000).toISOString();
  expect((await editor('POST', `footer/${doc.id}/schedule`, { type: 'publish', at })).status).toBe(200);
  await one.stop();
  const status = async () =>
    ((await (await there('GET', `footer/${doc.id}`)).json()) as { _status: string })._status;
  await expect.poll(status, { timeout: 30_000 }).toBe('published');
});
