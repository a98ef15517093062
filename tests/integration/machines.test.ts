import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadKeyring, signPreviewToken } from '@sundowner/keyring';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readAlerts } from '../../apps/studio/src/desk/client/site-client.ts';
import { freePorts } from '../../bin/product/ports.ts';
import { type FakeHubspot, startHubspot } from '../fakes/hubspot.ts';
import { makePeople } from '../support/kept-databases.ts';
import { startPostgres } from '../support/postgres.ts';
import { type Product, startProduct } from '../support/product.ts';
import { runTask, startTask } from '../support/run-task.ts';
import { personWith } from '../support/studio-people.ts';
import { type Person, signIn } from '../support/studio-process.ts';
import { enquiriesAt } from './site-enquiry-posts.ts';
import { withoutLimits } from './site-stage.ts';

/** Two machines of one installation: one at the edge, which serves pages, and one behind it with studio and worker. */
let edge: Product;
let behind: Product;
let editor: Person;
let concierge: Person;
/** A channel only the machine behind has settings of. */
let hubspot: FakeHubspot;
/** Where every machine's alerts go. */
const duty = 'duty@example.net';
/** Settings every machine has. */
let shared: Record<string, string>;
let database: { url: string; admin: pg.Client };
const folders: string[] = [];

const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'sundowner-machine-'));
  folders.push(folder);
  return folder;
};

/** What an operator copies to every other machine. */
function withKeysOf(machine: Product): string {
  const folder = newFolder();
  cpSync(machine.keysDir, join(folder, 'keys'), { recursive: true });
  cpSync(join(machine.dataDir, 'instance.json'), join(folder, 'instance.json'));
  return folder;
}

beforeAll(async () => {
  const url = await (await startPostgres()).createDatabase();
  const server = new URL(url);
  server.pathname = '/postgres';
  database = { url, admin: new pg.Client({ connectionString: server.href }) };
  await database.admin.connect();
  const [port = 0, internalPort = 0] = await freePorts(2);
  shared = {
    DATABASE_URL: url,
    DATABASE_POOL: '4',
    SITE_URL: `http://localhost:${port}`,
    STUDIO_URL: 'http://studio.example.test',
    ALERT_MAIL: duty,
    ...withoutLimits,
  };
  hubspot = await startHubspot();
  const first = newFolder();
  behind = await startProduct({
    dataDir: first,
    seeded: false,
    env: {
      ...shared,
      RUN: 'studio,worker',
      STUDIO_URL: '',
      HUBSPOT_BASE_URL: hubspot.url,
      HUBSPOT_PORTAL_ID: '4711',
      HUBSPOT_FORM_TELEPHONE: '00000000-0000-4000-8000-000000000002',
      INTERNAL_PORT: String(internalPort),
      // Its own, by another name.
      INTERNAL_URL: `http://localhost:${internalPort}`,
    },
  });
  await makePeople({ env: behind.env });
  const signInAs = (role: 'editor' | 'concierge') =>
    signIn({ url: behind.studioUrl }, personWith(role).email);
  [editor, concierge] = await Promise.all([signInAs('editor'), signInAs('concierge')]);
  edge = await startProduct({
    dataDir: withKeysOf(behind),
    seeded: false,
    env: {
      ...shared,
      RUN: 'site',
      PORT: String(port),
      CONTENT_URL: behind.studioUrl,
      LIMIT_DRAIN_SECONDS: '3',
    },
  });
});
afterAll(async () => {
  await edge?.stop();
  await behind?.stop();
  await hubspot?.close();
  await database?.admin.end();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const statusOf = async (url: string) => (await fetch(url)).status;
const page = async () => (await fetch(`${edge.siteUrl}/contact-us`)).text();
/** What a machine says of itself: its status, and what it waits for. */
async function readyOf(url: string) {
  const answer = await fetch(url).catch(() => null);
  return answer === null ? 'away' : [answer.status, await answer.json()];
}
const edgeReady = () => readyOf(`${edge.siteUrl}/ready`);
const studioReady = () => readyOf(`${behind.studioUrl}/api/ready`);
const ready = [200, { ok: true }];

async function notice(message: string): Promise<void> {
  const said = { kind: 'info', message, _status: 'published' };
  const { docs } = (await (await editor('GET', 'siteNotice')).json()) as { docs: { id: number }[] };
  const [there] = docs;
  const answer = there
    ? await editor('PATCH', `siteNotice/${there.id}`, said)
    : await editor('POST', 'siteNotice', said);
  expect(answer.ok).toBe(true);
}

/** Visitors of the edge, looked at over the desk of the machine behind it. */
const visitors = () =>
  enquiriesAt({
    port: Number(edge.env.PORT),
    internalUrl: behind.internalUrl,
    dataDir: behind.dataDir,
    keyring: loadKeyring(edge.keysDir),
  });

test('CLU-05/ports a machine opens what its roles need: the edge no studio, the worker no pages, and each says how it is', async () => {
  await expect.poll(edgeReady).toEqual(ready);
  expect(await studioReady()).toEqual(ready);
  const worker = `http://127.0.0.1:${behind.env.PORT}`;
  expect(await readyOf(`${worker}/ready`)).toEqual(ready);
  expect(await (await fetch(`${worker}/health`)).json()).toEqual({ ok: true });
  for (const path of ['/', '/contact-us', '/enquiry/ticket']) expect(await statusOf(worker + path)).toBe(404);
  await expect(fetch(`http://127.0.0.1:${edge.env.STUDIO_PORT}/api/health`)).rejects.toThrow();
  expect(await statusOf(`${edge.siteUrl}/contact-us`)).toBe(200);
  expect(await statusOf(`${edge.internalUrl}/health`)).toBe(401);
});

test('CLU-05/delivered an enquiry taken at the edge is delivered by the machine that runs the worker, and stands at its desk', async () => {
  const { filled, postJson, shown, conciergeMailOf } = visitors();
  const answer = await postJson(filled());
  expect(answer.status).toBe(201);
  const { reference } = answer.json;
  await expect.poll(() => conciergeMailOf(reference)).toBeTruthy();
  const atTheDesk = await concierge('GET', `desk/enquiries/${reference}`);
  expect([atTheDesk.status, await atTheDesk.json()]).toMatchObject([200, { reference }]);
  const reading = { doing: 'reading' };
  expect((await concierge('POST', `desk/enquiries/${reference}/presence`, reading)).ok).toBe(true);
  expect((await shown(reference)).presence).toMatchObject([{ doing: 'reading' }]);
  const mails = join(edge.dataDir, 'mail');
  expect(existsSync(mails) ? readdirSync(mails) : []).toEqual([]);
  await expect
    .poll(async () => (await shown(reference)).deliveries.every(({ state }) => state === 'delivered'))
    .toBe(true);
});

test('CLU-05/delivered a job of a channel the edge has no settings of is delivered by the machine that has them', async () => {
  const { filled, postJson, shown } = visitors();
  const { reference } = (await postJson(filled())).json;
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    // As a machine notes it that has the settings; due after the edge has looked around more than once, every 20 s.
    const { rowCount } = await client.query(
      `INSERT INTO enquiries.deliveries (id, enquiry_id, channel, message, state, attempts, unexplained, fence, next_at, created_at, expires_at)
        SELECT d.id || '-crm', d.enquiry_id, 'crm', '', 'pending', 0, 0, 0, d.created_at + 45000, d.created_at, d.expires_at
          FROM enquiries.deliveries d JOIN enquiries.enquiries e ON e.id = d.enquiry_id
          WHERE e.reference = $1 AND d.channel = 'concierge-mail'`,
      [reference],
    );
    expect(rowCount).toBe(1);
  } finally {
    await client.end();
  }
  const state = async () =>
    (await shown(reference)).deliveries.find(({ channel }) => channel === 'crm')?.state;
  await expect.poll(state, { timeout: 90_000, interval: 500 }).not.toMatch(/^(?:pending|sending|waiting)$/);
  expect(await state()).toBe('delivered');
}, 120_000);

const said = async (machine: Product) =>
  (await readAlerts({ address: machine.internalUrl, token: machine.internalToken, timeout: 30_000 })).map(
    ({ message }) => message,
  );

/** What both machines wrote to the mailbox of those on duty. */
const toDuty = () =>
  [edge, behind].flatMap(({ dataDir }) => {
    const folder = join(dataDir, 'mail');
    const names = existsSync(folder) ? readdirSync(folder) : [];
    return names
      .filter((name) => name.endsWith('.eml'))
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .filter((mail) => mail.includes(duty));
  });

test('CLU-08/alerts what both machines find is told once and shown at both; what is wrong with one names it, and is shown at the other', async () => {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    await client.query(
      `INSERT INTO enquiries.circuits (channel, form, opened_at, probe_at, faults, reason)
        VALUES ('crm', '00000000-0000-4000-8000-000000000002', $1, $2, 3, 'the portal answered 503')`,
      [Date.now(), Date.now() + 3_600_000],
    );
    const isSaid = async (words: string) =>
      (await Promise.all([edge, behind].map(said))).map((all) => all.some((each) => each.includes(words)));
    await expect.poll(() => isSaid('the portal answered 503'), { timeout: 60_000 }).toEqual([true, true]);
    const found = async (machine: Product) =>
      /^site_alerts\{kind="circuit-open"\} 1$/m.test(await metricsOf(machine));
    await expect
      .poll(async () => await Promise.all([edge, behind].map(found)), { timeout: 60_000 })
      .toEqual([true, true]);
    await expect.poll(() => toDuty().length).toBeGreaterThan(0);
    const answer = await fetch(`${behind.internalUrl}/alerts`, {
      method: 'POST',
      headers: { authorization: `Bearer ${behind.internalToken}`, 'content-type': 'application/json' },
      body: JSON.stringify({ kind: 'restarts', message: 'The studio ended and is started again.' }),
    });
    expect(answer.status).toBe(204);
    const own = `Machine ${hostname()}: The studio ended and is started again.`;
    await expect.poll(() => isSaid(own), { timeout: 60_000 }).toEqual([true, true]);
    await expect.poll(() => toDuty().some((mail) => mail.includes('The studio ended'))).toBe(true);
    expect(toDuty().filter((mail) => mail.includes('the portal answered 503'))).toHaveLength(1);
  } finally {
    await client.query("DELETE FROM enquiries.circuits WHERE channel = 'crm'");
    await client.end();
  }
}, 180_000);

async function metricsOf(machine: Product): Promise<string> {
  const headers = { authorization: `Bearer ${machine.internalToken}` };
  return (await fetch(`${machine.internalUrl}/metrics`, { headers })).text();
}

test('CLU-08/metrics CLU-08/doctor every machine knows of all: versions, clocks, pictures, connections', async () => {
  const programs = async () =>
    (await metricsOf(edge))
      .split('\n')
      .filter((line) => line.startsWith('sundowner_machine_info{'))
      .map((line) =>
        /program="(\w+)".*roles="([\w,]+)".*keys="([\w-]{12})".*media="([\da-f-]*)"\} 1$/.exec(line),
      )
      .map((found) => [found?.[1], found?.[2], found?.[4] === '' ? 'through the studio' : 'its own']);
  await expect
    .poll(async () => (await programs()).toSorted(), { timeout: 40_000 })
    .toEqual([
      ['site', 'site', 'through the studio'],
      ['site', 'studio,worker', 'through the studio'],
      ['studio', 'studio,worker', 'its own'],
    ]);
  expect(await metricsOf(edge)).toMatch(/^sundowner_machine_clock_ahead_seconds\{.*\} -?0(\.\d+)?$/m);
  const { stdout } = await runTask('doctor', [], behind.env as Record<string, string>);
  // Machines come in the order of their ids, which are random.
  for (const program of ['site for site', 'site for studio and worker', 'studio for studio and worker'])
    expect(stdout).toMatch(new RegExp(`^✓ Machines: 2 run: .*, ${program}, 0\\.1\\.0 \\(`, 'm'));
  // Three programs with a pool of four, each of which listens besides.
  expect(stdout).toMatch(/^✓ Connections of all: the machines may take 15 together of \d+;/m);
  expect(stdout).not.toMatch(/✗ (?:Machines|Keys|Clocks|Pictures of all)/);
});

test('CLU-05/published what is published at the studio is at the edge well before the question asked every 15 s', async () => {
  await notice('The road to the lodge is open.');
  await expect.poll(page).toContain('The road to the lodge is open.');
  for (const day of ['Monday', 'Tuesday', 'Wednesday']) {
    await notice(`The road is closed on ${day}.`);
    await expect.poll(page, { timeout: 10_000, interval: 50 }).toContain(`The road is closed on ${day}.`);
  }
});

test('CLU-05/preview a draft is shown at the edge to who has its address, in a frame of the studio alone', async () => {
  const { docs } = (await (await editor('GET', 'siteNotice')).json()) as { docs: { id: number }[] };
  const draft = { message: 'The bridge is being mended.' };
  expect((await editor('PATCH', `siteNotice/${docs[0]?.id}?draft=true`, draft)).ok).toBe(true);
  const grant = { path: '/contact-us', expires: Date.now() + 60_000 };
  const token = signPreviewToken(grant, behind.contentToken);
  const answer = await fetch(`${edge.siteUrl}/contact-us?preview=${token}`);
  expect([answer.status, await answer.text()]).toEqual([
    200,
    expect.stringContaining('The bridge is being mended.'),
  ]);
  expect(answer.headers.get('content-security-policy')).toContain(
    'frame-ancestors http://studio.example.test',
  );
  expect(await page()).not.toContain('The bridge is being mended.');
});

test('CLU-05/studio-away while the studio is away an edge serves its pages, takes enquiries and is ready; one that never read content is not', async () => {
  await behind.stopStudio();
  expect(await studioReady()).toBe('away');
  expect(await page()).toContain('The road is closed on Wednesday.');
  const { filled, postJson, conciergeMailOf } = visitors();
  const answer = await postJson(filled());
  expect(answer.status).toBe(201);
  await expect.poll(() => conciergeMailOf(answer.json.reference)).toBeTruthy();
  expect(await edgeReady()).toEqual(ready);
  // Neither a restart nor a start on an empty disk finds anybody who answers for content: what was read before stands.
  const [fresh] = await Promise.all([
    startProduct({
      dataDir: withKeysOf(behind),
      seeded: false,
      env: { ...shared, SITE_URL: '', RUN: 'site', CONTENT_URL: behind.studioUrl },
    }),
    edge.restartSite(),
  ]);
  try {
    await expect.poll(edgeReady).toEqual(ready);
    expect(await page()).toContain('The road is closed on Wednesday.');
    const freshReady = () => readyOf(`${fresh.siteUrl}/ready`);
    expect(await freshReady()).toEqual([503, { ok: false, waitsFor: 'content' }]);
    expect(await statusOf(`${fresh.siteUrl}/health`)).toBe(200);
    await behind.startStudio();
    expect(await studioReady()).toEqual(ready);
    await expect.poll(freshReady).toEqual(ready);
  } finally {
    await fresh.stop();
  }
  await notice('The studio is back.');
  await expect.poll(page).toContain('The studio is back.');
});

test('CLU-05/ready a machine whose database is away is not ready though it lives, and is again by itself', async () => {
  const name = new URL(database.url).pathname.slice(1);
  await database.admin.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS false`);
  try {
    await expect
      .poll(async () => {
        await database.admin.query(
          'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1',
          [name],
        );
        return [await edgeReady(), await studioReady()];
      })
      .toEqual(Array(2).fill([503, { ok: false, waitsFor: 'database' }]));
    expect(await (await fetch(`${edge.siteUrl}/health`)).json()).toEqual({ ok: true });
    expect(await page()).toContain('The studio is back.');
  } finally {
    await database.admin.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS true`);
  }
  await expect.poll(edgeReady).toEqual(ready);
  await expect.poll(studioReady).toEqual(ready);
  await notice('The database is back.');
  await expect.poll(page, { timeout: 40_000 }).toContain('The database is back.');
});

test('CLU-05/doctor a worker is started by itself, and its doctor says what is where', async () => {
  const [port = 0, internalPort = 0] = await freePorts(2);
  const settings = {
    ...shared,
    DATA_DIR: withKeysOf(behind),
    RUN: 'worker',
    CONTENT_URL: behind.studioUrl,
    PORT: String(port),
    INTERNAL_PORT: String(internalPort),
    LIMIT_DEADLINE_FACTOR: '10',
  };
  const running = startTask('start', [], settings);
  try {
    await running.said(/Roles {4}worker; the others run on other machines/);
    expect(running.stdout()).toContain('The worker delivers enquiries.');
    const doctor = await runTask('doctor', [], settings);
    for (const line of [
      '✓ Roles: worker; another machine has to run site and studio',
      `✓ Content address: content is read from ${behind.studioUrl}`,
      `✓ Worker: http://127.0.0.1:${port}/health answers, and is ready`,
    ])
      expect(doctor.stdout).toContain(line);
    expect(doctor.stdout).toMatch(/✓ Synthetic enquiry \S+, concierge-mail: delivered/);
    expect(doctor.stdout).not.toMatch(/✗|Studio:/);
  } finally {
    running.child.kill('SIGTERM');
    expect(await running.ended()).toBe(0);
  }
});

test('CLU-05/drained a machine that stops says so first, and serves whoever still comes', async () => {
  const stopped = edge.stopSite();
  await expect.poll(edgeReady, { interval: 50 }).toEqual([503, { ok: false, draining: true }]);
  expect(await statusOf(`${edge.siteUrl}/contact-us`)).toBe(200);
  await stopped;
  expect(await edgeReady()).toBe('away');
  // Who stops as planned is not missed.
  const { stdout } = await runTask('doctor', [], behind.env as Record<string, string>);
  expect(stdout).toContain('✓ Machines: 1 runs:');
  expect(stdout).not.toContain('✗ Machines');
});
