import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type FaultyNetwork, startFaultyNetwork } from '../fakes/faulty-network.ts';
import { type SiteInternals, startSiteInternals } from '../fakes/site-internal-api.ts';
import { makePeople } from '../support/kept-databases.ts';
import { startPostgres } from '../support/postgres.ts';
import { password, personWith } from '../support/studio-people.ts';
import {
  makeStudioHome,
  type Person,
  type StudioHome,
  type StudioProcess,
  signIn,
  startStudioProcess,
  studioCommand,
} from '../support/studio-process.ts';

/** How many connections the role of this studio's database may have; the studio itself takes fewer. */
const mostConnections = 12;
const pool = 4;
const soon = { timeout: 60_000, interval: 200 };
const { email } = personWith('editor');

let network: FaultyNetwork;
let internals: SiteInternals;
let home: StudioHome;
let studio: StudioProcess;
let editor: Person;
let ownUrl: string;

/** A role that is no superuser, to whom limits of connections apply, and owns a database. */
async function ownDatabase(): Promise<string> {
  const url = await (await startPostgres()).createDatabase();
  const role = `studio_${randomBytes(6).toString('hex')}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`CREATE ROLE ${role} LOGIN PASSWORD 'x' CONNECTION LIMIT ${mostConnections}`);
    await client.query(`ALTER DATABASE "${new URL(url).pathname.slice(1)}" OWNER TO ${role}`);
  } finally {
    await client.end();
  }
  const own = new URL(url);
  own.username = role;
  own.password = 'x';
  return own.href;
}

beforeAll(async () => {
  ownUrl = await ownDatabase();
  network = await startFaultyNetwork(ownUrl);
  const first = await makeStudioHome({ DATABASE_URL: ownUrl, DATABASE_POOL: String(pool) });
  internals = await startSiteInternals(first.keys.internalToken);
  home = { ...first, env: { ...first.env, INTERNAL_PORT: String(internals.port) } };
  expect(await studioCommand(home, 'migrate')).toMatchObject({ code: 0, stderr: '' });
  await makePeople(home);
  home = { ...home, env: { ...home.env, DATABASE_URL: network.url } };
  studio = await startStudioProcess(home);
  editor = await signIn(studio, email);
});
// A test that fails leaves the next one a network.
afterEach(() => network.mend());
afterAll(async () => {
  await studio?.stop();
  await Promise.all([network?.close(), internals?.close()]);
  home?.remove();
});

const health = async () => {
  const response = await fetch(`${studio.url}/api/health`);
  return [response.status, await response.json()];
};
const signingIn = () =>
  fetch(`${studio.url}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: studio.url },
    body: JSON.stringify({ email, password }),
  });
async function saidOf(response: Response) {
  const body = (await response.json()) as { errors?: { message: string }[] };
  return [response.status, response.headers.get('retry-after'), body.errors?.[0]?.message];
}
async function pageOf(path: string): Promise<[number, string | null, string]> {
  // As a browser says it of an address that somebody typed: without, the cookie counts for nothing.
  const headers = { cookie: `payload-token=${editor.token}`, 'sec-fetch-site': 'none' };
  const response = await fetch(studio.url + path, { headers, redirect: 'manual' });
  return [response.status, response.headers.get('retry-after'), await response.text()];
}
async function draft(displayName: string): Promise<number> {
  const response = await editor('POST', 'footer?draft=true', { displayName, position: 1, links: [] });
  expect(response.status).toBe(201);
  return ((await response.json()) as { doc: { id: number } }).doc.id;
}
const publish = (id: number, displayName: string) =>
  editor('PATCH', `footer/${id}`, { displayName, _status: 'published' });
const footer = async (id: number) => (await editor('GET', `footer/${id}`)).json();
const told = () => internals.site.changes.flatMap(({ tags }) => tags);

const busy = 'The studio is busy: its database does not answer.';
const notSaved = [503, '5', `${busy} Nothing was saved. Try again in a moment.`];
const notSignedIn = [503, '5', `${busy} You are not signed in. Try again in a moment.`];

test('KEEP-02/silent-database an editor reads that nothing was saved, and once the network is well all of the studio is', async () => {
  const id = await draft('Before the silence');
  const later = await draft('At its time');
  // More than the pool has, so that some wait for an answer and some for a connection.
  const others = await Promise.all(Array.from({ length: pool + 2 }, (_, at) => draft(`Other ${at}`)));
  const at = new Date(Date.now() + 3000).toISOString();
  expect((await editor('POST', `footer/${later}/schedule`, { type: 'publish', at })).status).toBeLessThan(
    300,
  );

  network.swallow();
  const [changed, others_, login, me, page, bulk, saving, desk, signInPage, well] = await Promise.all([
    publish(id, 'In the silence').then(saidOf),
    Promise.all(others.map((other) => publish(other, 'In the silence').then(saidOf))),
    signingIn().then(saidOf),
    editor('GET', 'users/me').then(saidOf),
    pageOf('/admin/collections/footer'),
    editor('PATCH', `footer?where[id][in]=${id},${later}`, { displayName: 'Many' }).then(saidOf),
    editor('PATCH', `footer/${id}?autosave=true&draft=true`, { displayName: 'By itself' }).then(saidOf),
    editor('POST', 'desk/list', { view: 'open' }),
    pageOf('/admin/login'),
    health(),
  ]);
  expect(changed).toEqual(notSaved);
  expect(others_).toEqual(others.map(() => notSaved));
  expect(login).toEqual(notSignedIn);
  expect(me).toEqual([503, '5', `${busy} Try again in a moment.`]);
  expect([bulk, saving]).toEqual([notSaved, notSaved]);
  expect([desk.status, desk.headers.get('retry-after'), (await desk.json()).detail]).toEqual([
    503,
    '5',
    `${busy} Nothing was done. Try again in a moment.`,
  ]);
  // Not a page to sign in at, nor a way to it: the account could not be read.
  for (const [status, again, html] of [page, signInPage]) {
    expect([status, again]).toEqual([503, '5']);
    expect(html).toContain('<h1>The studio is busy</h1>');
  }
  expect(well).toEqual([503, { ok: false, waitsFor: 'database' }]);

  network.mend();
  await expect.poll(health, soon).toEqual([200, { ok: true }]);
  await expect.poll(async () => (await signingIn()).status, soon).toBe(200);
  expect(await footer(id)).toMatchObject({ displayName: 'Before the silence', _status: 'draft' });
  await expect.poll(async () => (await publish(id, 'After the silence')).status, soon).toBe(200);
  await expect.poll(async () => (await pageOf('/admin/collections/footer'))[0], soon).toBe(200);
  await expect.poll(told, soon).toContain(`footer:${id}`);
  await expect.poll(async () => (await footer(later))._status, soon).toBe('published');
});

test('KEEP-02/silent-database an answer that is lost after COMMIT was sent is said to be in doubt, and nobody is told that nothing was saved', async () => {
  const id = await draft('A name');
  // As the protocol ends a statement: tables are named after committees.
  network.loseAnswerTo('commit\0');
  const [status, again, words] = await saidOf(await publish(id, 'Another name'));
  expect(network.hasLost()).toBe(true);
  network.mend();
  expect([status, again]).toEqual([503, '5']);
  expect(words).toBe(
    'The studio’s database stopped answering at the last moment, so this may or may not have been saved. Look at it again before you save it once more.',
  );
  // Here it was: the words reached the database.
  await expect.poll(async () => (await footer(id)).displayName, soon).toBe('Another name');
  await expect.poll(async () => (await publish(id, 'A third name')).status, soon).toBe(200);
});

test('KEEP-02/connections a database that takes no more connections is busy, and well once it does', async () => {
  const id = await draft('Before the crowd');
  const crowd: pg.Client[] = [];
  // The studio's own connections are idle for half a minute: ending them leaves room for others.
  const admin = new pg.Client({ connectionString: ownUrl });
  await admin.connect();
  crowd.push(admin);
  try {
    await admin.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = current_user AND application_name = 'sundowner-studio'",
    );
    for (let full = false; !full; ) {
      const client = new pg.Client({ connectionString: ownUrl });
      client.on('error', () => {});
      await client.connect().then(
        () => crowd.push(client),
        () => {
          full = true;
        },
      );
    }
    // The workers may have kept one: two at once need another.
    await expect
      .poll(async () => {
        const answers = await Promise.all([
          ...Array.from({ length: pool }, () => publish(id, 'In the crowd').then(saidOf)),
          ...Array.from({ length: pool }, () => signingIn().then(saidOf)),
        ]);
        return answers.filter(([status]) => status === 503);
      }, soon)
      .toEqual(expect.arrayContaining([notSaved, notSignedIn]));
  } finally {
    await Promise.all(crowd.map((client) => client.end().catch(() => {})));
  }
  await expect.poll(async () => (await publish(id, 'After the crowd')).status, soon).toBe(200);
});

test('CLU-09/pool as many changes at once as the studio has connections, and more, are all saved', async () => {
  const ids = await Promise.all(Array.from({ length: pool + 2 }, (_, at) => draft(`Together ${at}`)));
  const holder = new pg.Client({ connectionString: ownUrl });
  await holder.connect();
  try {
    // Each has begun its transaction, and has its entry still to read, when the table is free again.
    await holder.query('BEGIN');
    await holder.query('LOCK TABLE studio.footer IN ACCESS EXCLUSIVE MODE');
    const publishing = Promise.all(ids.map((id) => publish(id, `Saved ${id}`)));
    const waiting =
      "SELECT 1 FROM pg_stat_activity WHERE usename = current_user AND application_name = 'sundowner-studio' AND wait_event_type = 'Lock'";
    await expect
      .poll(async () => (await holder.query(waiting)).rows.length, { timeout: 60_000, interval: 20 })
      .toBeGreaterThanOrEqual(pool - 1);
    await holder.query('ROLLBACK');
    expect((await publishing).map(({ status }) => status)).toEqual(ids.map(() => 200));
  } finally {
    await holder.end();
  }
  for (const id of ids) expect(await footer(id)).toMatchObject({ displayName: `Saved ${id}` });
});
