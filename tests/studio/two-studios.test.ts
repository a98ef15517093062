import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type DatabaseChannel, databaseChannels } from '@sundowner/serving/database-channels';
import pg from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { type SiteInternals, startSiteInternals } from '../fakes/site-internal-api.ts';
import { makePeople } from '../support/kept-databases.ts';
import { startPostgres } from '../support/postgres.ts';
import { type RealS3, startS3 } from '../support/s3-server.ts';
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

/** Two studios on one empty PostgreSQL and one bucket, as an operator may run them beside each other. */
const homes: StudioHome[] = [];
const studios: StudioProcess[] = [];
let internals: SiteInternals;
let s3: RealS3;

beforeAll(async () => {
  const DATABASE_URL = await (await startPostgres()).createDatabase();
  s3 = await startS3();
  const bucket = s3.env('lodges');
  const first = await makeStudioHome({ DATABASE_URL, ...bucket });
  internals = await startSiteInternals(first.keys.internalToken);
  const env = { DATABASE_URL, INTERNAL_PORT: String(internals.port), ...bucket };
  // Machines of one installation have the same keys.
  const second = await makeStudioHome({ ...env, KEYS_DIR: first.env.KEYS_DIR ?? '' });
  homes.push({ ...first, env: { ...first.env, ...env } }, second);
});

afterAll(async () => {
  await Promise.all(studios.map((studio) => studio.stop()));
  await internals?.close();
  await s3?.close();
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

describe('pictures in a bucket both have', () => {
  interface Medium {
    id: number;
    filename: string;
    focalX: number;
    sizes: Record<string, { filename: string }>;
  }
  const namesOf = ({ filename, sizes }: Medium) => [
    filename,
    ...new Set(Object.values(sizes).map((size) => size.filename)),
  ];
  const plate = async (background: string) =>
    sharp({ create: { width: 800, height: 500, channels: 3, background } })
      .webp()
      .toBuffer();

  /** Asks one of the two as its site does. */
  const asSite = (at: number, path: string, headers: Readonly<Record<string, string>> = {}) =>
    fetch(`${studios[at]?.url}/api/${path}`, {
      headers: { authorization: `Bearer ${homes[0]?.keys.contentToken}`, ...headers },
    });
  const editorAt = (at: number) => {
    const studio = studios[at];
    if (!studio) throw new Error('The studios do not run.');
    return signIn(studio, personWith('editor').email);
  };

  async function upload(at: number, name: string, bytes: Uint8Array, data: object = { alt: 'A plate' }) {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/webp' }), name);
    form.set('_payload', JSON.stringify(data));
    const answer = await (await editorAt(at))('POST', 'media', form);
    const body = (await answer.json()) as { doc: Medium; errors?: { message: string }[] };
    return { status: answer.status, doc: body.doc, words: body.errors?.[0]?.message ?? '' };
  }
  const written = () => s3.requests.filter((asked) => asked.startsWith('PUT')).map((asked) => asked.slice(4));

  beforeEach(async () => {
    await s3.comeBack();
    s3.requests.length = 0;
    s3.fault = null;
  });

  test('CLU-06/two-machines what is uploaded at one is shown by the other at once, whole and in part, and encoded once', async () => {
    const { status, doc } = await upload(0, 'Dusk.webp', await plate('#a9556a'));
    expect(status).toBe(201);
    const names = namesOf(doc);
    expect(names).toHaveLength(5);
    expect(written().sort()).toEqual(names.map((name) => `lodges/${name}`).sort());
    for (const name of names) {
      const answers = await Promise.all([0, 1].map((at) => asSite(at, `media/file/${name}`)));
      const [one, other] = await Promise.all(
        answers.map(async (answer) => Buffer.from(await answer.arrayBuffer())),
      );
      expect(answers.map(({ status: code }) => code)).toEqual([200, 200]);
      expect(answers[1]?.headers.get('content-type')).toMatch(/^image\/(webp|avif)$/);
      expect(answers[1]?.headers.get('cache-control')).toContain('immutable');
      expect(one?.equals(other ?? Buffer.alloc(0))).toBe(true);
    }
    const part = await asSite(1, `media/file/${doc.filename}`, { range: 'bytes=0-3' });
    expect([part.status, await part.text()]).toEqual([206, 'RIFF']);
    expect((await asSite(1, `media/file/${doc.filename}`, { range: 'bytes=9999999-' })).status).toBe(416);
    expect((await fetch(`${studios[1]?.url}/api/media/file/${doc.filename}`)).status).toBe(403);
    // Neither made a file of its own.
    for (const { folder } of homes) expect(existsSync(join(folder, 'media'))).toBe(false);
    expect(written()).toHaveLength(names.length);
  });

  test('CLU-06/encoded-once sizes that are missing are made by one of two machines that look at once', async () => {
    const { doc } = await upload(0, 'Lacking.webp', await plate('#808080'));
    const lacking = [doc.sizes.avif640?.filename ?? '', doc.sizes.webp640?.filename ?? ''];
    const database = new pg.Client({ connectionString: homes[0]?.env.DATABASE_URL });
    await database.connect();
    await database.query(
      'UPDATE studio.media SET sizes_avif640_filename = NULL, sizes_webp640_filename = NULL WHERE id = $1',
      [doc.id],
    );
    await database.end();
    for (const name of lacking) await s3.store('lodges').remove(name);
    s3.requests.length = 0;
    const both = await Promise.all(homes.map((home) => studioCommand(home, 'picture-sizes')));
    expect(both.map(({ code, stderr }) => `${code} ${stderr}`)).toEqual(['0 ', '0 ']);
    expect(written().sort()).toEqual(lacking.map((name) => `lodges/${name}`).sort());
  });

  test('CLU-06/focus a point that is moved changes the entry and no file', async () => {
    const { doc } = await upload(0, 'Focus.webp', await plate('#55a96a'));
    s3.requests.length = 0;
    const query = 'uploadEdits[focalPoint][x]=20&uploadEdits[focalPoint][y]=80';
    const answer = await (await editorAt(1))('PATCH', `media/${doc.id}?${query}`, { focalX: 20, focalY: 80 });
    const after = ((await answer.json()) as { doc: Medium }).doc;
    expect([answer.status, after.focalX, namesOf(after)]).toEqual([200, 20, namesOf(doc)]);
    expect(s3.requests).toEqual([]);
  });

  test('CLU-06/removed a file goes with its entry, the one that was replaced too, and at both at once', async () => {
    const { doc } = await upload(0, 'Old.webp', await plate('#5555a9'));
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(await plate('#a9a955'))], { type: 'image/webp' }), 'New.webp');
    form.set('_payload', JSON.stringify({ alt: 'Another plate' }));
    const replaced = await (await editorAt(0))('PATCH', `media/${doc.id}`, form);
    const after = ((await replaced.json()) as { doc: Medium }).doc;
    expect([replaced.status, after.filename]).toEqual([200, expect.stringMatching(/^new-/)]);
    const left = async (names: readonly string[]) =>
      Promise.all(names.map(async (name) => (await s3.store('lodges').look(name)) !== null));
    expect(await left(namesOf(doc))).toEqual(namesOf(doc).map(() => false));
    expect(await left(namesOf(after))).toEqual(namesOf(after).map(() => true));
    expect((await (await editorAt(1))('DELETE', `media/${doc.id}`)).status).toBe(200);
    expect(await left(namesOf(after))).toEqual(namesOf(after).map(() => false));
    for (const at of [0, 1]) expect((await asSite(at, `media/file/${after.filename}`)).status).toBe(404);
  });

  test('CLU-06/refused what the studio refuses on disk it refuses here, leaves nothing behind, and no address to upload past it', async () => {
    const svg = new TextEncoder().encode(
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    );
    const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#000' } })
      .png()
      .toBuffer();
    const refused = [
      await upload(0, 'a.webp', svg),
      await upload(0, 'bomb.webp', bomb),
      await upload(0, 'nameless.webp', await plate('#123456'), {}),
    ];
    expect(refused.map(({ status }) => status)).toEqual([400, 400, 400]);
    const names: string[] = [];
    for await (const { name } of s3.store('lodges').list()) names.push(name);
    expect(names.filter((name) => /^(a|bomb|nameless)-/.test(name))).toEqual([]);
    const signed = await (await editorAt(0))('POST', 'storage-s3-generate-signed-url', {
      collectionSlug: 'media',
      filename: 'a.webp',
      mimeType: 'image/webp',
      filesize: 10,
    });
    expect(signed.status).toBe(404);
  });

  test('CLU-06/faults a bucket that is away refuses an upload in words, keeps every entry and file, and says 503 of a picture', async () => {
    const { doc } = await upload(0, 'Kept.webp', await plate('#aa5511'));
    // Some of its files are written, and one is not.
    s3.fault = { status: 503, of: /^PUT .*-640\.avif/ };
    const half = await upload(0, 'Half.webp', await plate('#11aa55'));
    expect([half.status, half.words]).toEqual([503, expect.stringContaining('Nothing was saved')]);
    s3.fault = null;
    const files: string[] = [];
    for await (const { name } of s3.store('lodges').list()) files.push(name);
    expect(files.filter((name) => name.startsWith('half-'))).toEqual([]);
    await s3.goAway();
    const away = await upload(1, 'Away.webp', await plate('#5511aa'));
    expect([away.status, away.words]).toEqual([503, expect.stringContaining('try again shortly')]);
    const picture = await asSite(1, `media/file/${doc.filename}`);
    expect([picture.status, picture.headers.get('retry-after')]).toEqual([503, '5']);
    for (const { url } of studios) expect((await fetch(`${url}/api/health`)).status).toBe(200);
    await s3.comeBack();
    expect((await asSite(1, `media/file/${doc.filename}`)).status).toBe(200);
    const list = (await (await asSite(0, 'media?limit=100&depth=0')).json()) as { docs: Medium[] };
    expect(list.docs.map(({ filename }) => filename.split('-')[0])).toEqual(expect.arrayContaining(['kept']));
    expect(list.docs.filter(({ filename }) => /^(half|away)-/.test(filename))).toEqual([]);
    expect((await upload(1, 'Away.webp', await plate('#5511aa'))).status).toBe(201);
    expect(studios[1]?.log()).not.toContain(doc.filename);
  });
});

// The last: one of the two does not come back.
test('CLU-03/schedules a time that was set at one machine is kept by another when the first is gone', async () => {
  const [one, other] = studios;
  if (!one || !other) throw new Error('The studios do not run.');
  const editor = await signIn(one, personWith('editor').email);
  const made = await editor('POST', 'footer?draft=true', { displayName: 'Kept', position: 1, links: [] });
  const { doc } = (await made.json()) as { doc: { id: number } };
  const there = await signIn(other, personWith('editor').email);
  const at = new Date(Date.now() + 15_000).toISOString();
  expect((await editor('POST', `footer/${doc.id}/schedule`, { type: 'publish', at })).status).toBe(200);
  await one.stop();
  // Before the time comes: the other keeps it.
  expect(Date.now()).toBeLessThan(Date.parse(at));
  const status = async () =>
    ((await (await there('GET', `footer/${doc.id}`)).json()) as { _status: string })._status;
  await expect.poll(status, { timeout: 30_000 }).toBe('published');
});
