import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { contentChannel } from '@sundowner/serving/content-channel';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
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

const claimAt = (home: StudioHome, code: string, email: string) => {
  const origin = `http://127.0.0.1:${home.port}`;
  return fetch(`${origin}/first-administrator`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin },
    body: new URLSearchParams({ name: 'Ada', email, password, code }),
  });
};

test('CLU-05/one-link studios that start together offer one link, each in a file only its owner can read', () => {
  const [code, ...others] = homes.map(linkCode);
  expect(code).toHaveLength(43);
  expect(others).toEqual([code]);
  for (const { folder } of homes)
    expect(statSync(join(folder, 'first-administrator.txt')).mode & 0o777).toBe(0o600);
});

test('CLU-05/one-link a link renewed at one machine is the one of the other too, and the old one works nowhere', async () => {
  const [one, other] = homes as [StudioHome, StudioHome];
  const old = linkCode(one);
  // Two at once, as where both machines' people lost patience: one of the links it makes is left.
  await Promise.all(homes.map((home) => studioCommand(home, 'admin-link', '--renew')));
  expect(linkCode(one)).not.toBe(old);
  await expect.poll(() => linkCode(other) === linkCode(one), { timeout: 20_000 }).toBe(true);
  expect((await claimAt(other, old, 'old@example.com')).status).toBe(403);
});

test('CLU-05/used-once of two who use it at the same moment, each at a machine of their own, one has it, and both files go', async () => {
  const code = linkCode(homes[0] as StudioHome);
  const answers = await Promise.all(homes.map((home, at) => claimAt(home, code, `ada${at}@example.com`)));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 303)).toHaveLength(1);
  expect(statuses.filter((status) => [403, 410].includes(status))).toHaveLength(1);
  for (const home of homes) expect((await claimAt(home, code, 'third@example.com')).status).toBe(410);
  const files = () => homes.filter(({ folder }) => existsSync(join(folder, 'first-administrator.txt')));
  await expect.poll(files, { timeout: 20_000 }).toEqual([]);
  for (const studio of studios) expect(studio.log()).not.toContain(code);
});

test('people are the same for both', async () => {
  const [home] = homes;
  if (!home) throw new Error('The studios do not run.');
  await makePeople(home);
  for (const studio of studios) await signIn(studio, personWith('editor').email);
});

test('CLU-03/said every publish at either studio is said on the database as it is kept, and a draft is not', async () => {
  const url = homes[0]?.env.DATABASE_URL;
  const listener = new pg.Client({ connectionString: url });
  await listener.connect();
  let heard = 0;
  listener.on('notification', () => {
    heard += 1;
  });
  try {
    await listener.query(`LISTEN ${contentChannel}`);
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
      const before = heard;
      expect((await create('')).status).toBe(201);
      await expect.poll(() => heard, { timeout: 10_000 }).toBe(before + 1);
    }
    // One a publish: both studios look for pending changes, and neither says one again.
    expect(heard).toBe(studios.length);
  } finally {
    await listener.end();
  }
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
  const told = () => new Set(internals.site.changes.map(({ sequence }) => sequence)).size;
  // With the two that were published before.
  await expect.poll(told, { timeout: 60_000 }).toBe(14);
});
