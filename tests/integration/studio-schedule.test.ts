import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ContentListener, startContentListener } from '../fakes/content-listener.ts';
import { type PostgresServer, startPostgres } from '../support/postgres.ts';
import {
  freePort,
  makeAccount,
  makeStudioHome,
  type StudioHome,
  type StudioProcess,
  signIn,
  startStudioProcess,
  studioCommand,
} from '../support/studio-process.ts';
import { type StudioBesideSite, startStudioBesideSite } from './studio-beside-site.ts';

let postgres: PostgresServer;

beforeAll(async () => {
  postgres = await startPostgres();
});

afterAll(async () => {
  await postgres?.stop();
});

const past = '2026-01-01T00:00:00.000Z';
const future = '2099-01-01T00:00:00.000Z';

interface Entry {
  readonly id: number;
  readonly _status: string;
}

describe.each(['sqlite', 'postgres'])('times an editor sets, on %s', (dialect) => {
  let site: ContentListener;
  let home: StudioHome;
  let studio: StudioProcess;
  let editor: StudioBesideSite['editor'];

  beforeAll(async () => {
    const databaseUrl = dialect === 'postgres' ? await postgres.createDatabase() : null;
    ({ site, home, studio, editor } = await startStudioBesideSite(
      databaseUrl ? { DATABASE_URL: databaseUrl } : {},
    ));
    // Footer sections are never all taken down, so one stays.
    await made({ displayName: 'Stays', _status: 'published' });
  });

  afterAll(async () => {
    await studio?.stop();
    await site?.close();
    home?.remove();
  });

  async function made(data: Record<string, unknown>): Promise<Entry> {
    const draft = data._status === 'published' ? '' : '?draft=true';
    const response = await editor('POST', `footer${draft}`, { position: 1, links: [], ...data });
    expect(response.status).toBe(201);
    return ((await response.json()) as { doc: Entry }).doc;
  }

  const statusOf = async (id: number) =>
    ((await (await editor('GET', `footer/${id}`)).json()) as Entry)._status;

  async function scheduled(id: number): Promise<{ id: number; failure: string | null }[]> {
    const body = (await (await editor('GET', `footer/${id}/schedule`)).json()) as {
      scheduled: { id: number; failure: string | null }[];
    };
    return body.scheduled;
  }

  const set = (id: number, type: string, at: string) => editor('POST', `footer/${id}/schedule`, { type, at });

  test('publishes and unpublishes at its time, once, and tells the site', async () => {
    const { id } = await made({ displayName: 'Opens', _status: 'draft' });
    const published = site.next(1, 15_000);
    expect((await set(id, 'publish', past)).status).toBe(200);
    expect((await published).map(({ tags }) => tags)).toEqual([['footer', `footer:${id}`]]);
    expect(await statusOf(id)).toBe('published');
    await expect.poll(() => scheduled(id)).toEqual([]);

    expect((await editor('POST', `footer/${id}/agreement`)).status).toBe(200);
    const unpublished = site.next(1, 15_000);
    await set(id, 'unpublish', past);
    expect((await unpublished).map(({ tags }) => tags)).toEqual([['footer', `footer:${id}`]]);
    expect(await statusOf(id)).toBe('draft');
  });

  test('what lies ahead waits, is seen, and can be taken back', async () => {
    const { id } = await made({ displayName: 'Later', _status: 'draft' });
    await set(id, 'publish', future);
    const [job] = await scheduled(id);
    expect(job).toMatchObject({ type: 'publish', at: future, failure: null });
    expect(await statusOf(id)).toBe('draft');
    expect((await editor('DELETE', `footer/${id}/schedule/${job?.id}`)).status).toBe(200);
    expect(await scheduled(id)).toEqual([]);
  });

  test('an entry that cannot be published says why, and goes with its entry to the trash', async () => {
    const { id } = await made({ displayName: '', _status: 'draft' });
    await set(id, 'publish', past);
    await expect.poll(async () => (await scheduled(id))[0]?.failure, { timeout: 15_000 }).toMatch(/Heading/);
    expect(await statusOf(id)).toBe('draft');
    expect((await editor('PATCH', `footer/${id}`, { deletedAt: new Date().toISOString() })).status).toBe(200);
    expect(await scheduled(id)).toEqual([]);
  });

  test('a time that passes while the studio is down is kept', async () => {
    const { id } = await made({ displayName: 'Over night', _status: 'draft' });
    const published = site.next(1, 90_000);
    await set(id, 'publish', new Date(Date.now() + 3000).toISOString());
    await studio.kill();
    studio = await startStudioProcess(home);
    expect((await published).map(({ tags }) => tags[1])).toEqual([`footer:${id}`]);
    expect(await statusOf(id)).toBe('published');
  });

  test('nonsense is refused with a sentence, and a stranger is shown nothing', async () => {
    const { id } = await made({ displayName: 'Asked', _status: 'draft' });
    expect((await set(id, 'publish', 'soon')).status).toBe(400);
    expect((await set(id, 'erase', past)).status).toBe(400);
    expect((await set(999_999, 'publish', past)).status).toBe(404);
    expect((await fetch(`${studio.url}/api/footer/${id}/schedule`)).status).toBe(403);
    expect((await fetch(`${studio.url}/api/payload-jobs/run`)).status).toBe(403);
    expect((await editor('GET', 'payload-jobs/run')).status).toBe(401);
    expect((await editor('GET', 'payload-jobs')).status).toBe(403);
  });
});

test('two studios on one database run each job once', async () => {
  const site = await startContentListener();
  const settings = { INTERNAL_PORT: String(site.port), DATABASE_URL: await postgres.createDatabase() };
  const home = await makeStudioHome(settings);
  expect((await studioCommand(home, 'migrate')).stderr).toBe('');
  const beside: StudioHome = { ...home, port: await freePort() };
  const first = await startStudioProcess(home);
  const studios = [first, await startStudioProcess(beside)];
  try {
    const editor = await signIn(first, await makeAccount(home, 'editor'));
    const ids: number[] = [];
    for (let at = 0; at < 12; at += 1) {
      const data = { displayName: `Section ${at}`, position: at, links: [] };
      const response = await editor('POST', 'footer?draft=true', data);
      ids.push(((await response.json()) as { doc: Entry }).doc.id);
    }
    site.changes.length = 0;
    for (const id of ids) await editor('POST', `footer/${id}/schedule`, { type: 'publish', at: past });
    const left = async () =>
      (
        await Promise.all(
          ids.map(async (id) => {
            const body = (await (await editor('GET', `footer/${id}/schedule`)).json()) as {
              scheduled: unknown[];
            };
            return body.scheduled.length;
          }),
        )
      ).reduce((sum, count) => sum + count, 0);
    await expect.poll(left, { timeout: 60_000 }).toBe(0);
    for (const id of ids) {
      const versions = (await (
        await editor(
          'GET',
          `footer/versions?where[parent][equals]=${id}&where[version._status][equals]=published`,
        )
      ).json()) as { totalDocs: number };
      expect(versions.totalDocs, `footer ${id} was published once`).toBe(1);
    }
    // Both studios may post a change; its sequence tells the site that it is the same one.
    const told = () => new Set(site.changes.map(({ sequence }) => sequence)).size;
    await expect.poll(told, { timeout: 30_000 }).toBe(12);
  } finally {
    await Promise.all(studios.map((studio) => studio.stop()));
    await site.close();
    home.remove();
  }
});
