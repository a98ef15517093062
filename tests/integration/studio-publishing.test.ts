import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ContentListener } from '../fakes/content-listener.ts';
import { type PostgresServer, startPostgres } from '../support/postgres.ts';
import { type StudioHome, type StudioProcess, startStudioProcess } from '../support/studio-process.ts';
import { type StudioBesideSite, startStudioBesideSite } from './studio-beside-site.ts';

let postgres: PostgresServer;

beforeAll(async () => {
  postgres = await startPostgres();
});

afterAll(async () => {
  await postgres?.stop();
});

describe.each(['sqlite', 'postgres'])('content changes on %s', (dialect) => {
  let site: ContentListener;
  let home: StudioHome;
  let studio: StudioProcess;
  let editor: StudioBesideSite['editor'];

  beforeAll(async () => {
    const databaseUrl = dialect === 'postgres' ? await postgres.createDatabase() : null;
    ({ site, home, studio, editor } = await startStudioBesideSite(
      databaseUrl ? { DATABASE_URL: databaseUrl } : {},
    ));
  });

  afterAll(async () => {
    await studio?.stop();
    await site?.close();
    home?.remove();
  });

  /** Does something and gives what the site heard of it; a busy machine may take its time. */
  async function heard(work: () => Promise<Response>, count = 1, patienceMs = 20_000) {
    const waiting = site.next(count, patienceMs);
    const response = await work();
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
    const changes = await waiting;
    return { changes, body: await response.json() };
  }

  /** How long is listened for what must not come, in milliseconds. */
  const quiet = 1000;

  const section = (name: string) => ({
    displayName: name,
    position: 1,
    links: [{ displayName: 'Us', url: '/contact-us' }],
  });

  async function published(name: string): Promise<number> {
    const { body } = await heard(() => editor('POST', 'footer', { ...section(name), _status: 'published' }));
    return (body as { doc: { id: number } }).doc.id;
  }

  test('publishing tells the site within a second: collection and entry, with the internal token', async () => {
    const { changes, body } = await heard(() =>
      editor('POST', 'footer', { ...section('New'), _status: 'published' }),
    );
    const { id } = (body as { doc: { id: number } }).doc;
    expect(changes).toEqual([
      expect.objectContaining({
        tags: ['footer', `footer:${id}`],
        authorization: `Bearer ${home.keys.internalToken}`,
      }),
    ]);
    const { changes: changed } = await heard(() =>
      editor('PATCH', `footer/${id}`, { displayName: 'Newer', _status: 'published' }),
    );
    expect(changed[0]?.tags).toEqual(['footer', `footer:${id}`]);
    expect(changed[0]?.sequence).toBeGreaterThan(changes[0]?.sequence ?? Number.POSITIVE_INFINITY);
  });

  test('saving a draft tells nothing, over a published entry too, and deleting a draft neither', async () => {
    const id = await published('Stays');
    const draft = await heard(
      () => editor('POST', 'footer?draft=true', { ...section('Draft'), _status: 'draft' }),
      1,
      quiet,
    );
    const draftId = (draft.body as { doc: { id: number } }).doc.id;
    const over = await heard(
      () => editor('PATCH', `footer/${id}?draft=true`, { displayName: 'Not yet', _status: 'draft' }),
      1,
      quiet,
    );
    const again = await heard(
      () => editor('PATCH', `footer/${draftId}?draft=true`, { displayName: 'Still', _status: 'draft' }),
      1,
      quiet,
    );
    const gone = await heard(() => editor('DELETE', `footer/${draftId}`), 1, quiet);
    expect([draft, over, again, gone].map(({ changes }) => changes)).toEqual([[], [], [], []]);
    const seen = await fetch(`${studio.url}/api/footer/${id}`, {
      headers: { authorization: `Bearer ${home.keys.contentToken}` },
    });
    expect(await seen.json()).toMatchObject({ displayName: 'Stays' });
  });

  test('unpublishing and deleting what was published tell the site', async () => {
    const id = await published('Goes');
    await editor('POST', `footer/${id}/agreement`);
    const { changes } = await heard(() => editor('PATCH', `footer/${id}`, { _status: 'draft' }));
    expect(changes.map(({ tags }) => tags)).toEqual([['footer', `footer:${id}`]]);
    const other = await published('Goes too');
    await editor('POST', `footer/${other}/agreement`);
    const { changes: deleted } = await heard(() => editor('DELETE', `footer/${other}`));
    expect(deleted.map(({ tags }) => tags)).toEqual([['footer', `footer:${other}`]]);
  });

  test('publishing several at once tells of each, and a refused change tells nothing', async () => {
    const ids = [await published('One'), await published('Two')];
    const query = ids.map((id, at) => `where[id][in][${at}]=${id}`).join('&');
    const { changes } = await heard(
      () => editor('PATCH', `footer?${query}`, { position: 9, _status: 'published' }),
      2,
    );
    expect(changes.map(({ tags }) => tags[1]).sort()).toEqual(ids.map((id) => `footer:${id}`).sort());
    const waiting = site.next(1, 800);
    const refused = await editor('PATCH', `footer/${ids[0]}`, { displayName: '', _status: 'published' });
    expect(refused.status).toBe(400);
    expect(await waiting).toEqual([]);
  });

  test('what the site refuses is told again until it is acknowledged, in order', async () => {
    site.status = 503;
    const before = site.calls;
    const first = await editor('POST', 'footer', { ...section('First'), _status: 'published' });
    const second = await editor('POST', 'footer', { ...section('Second'), _status: 'published' });
    expect([first.status, second.status]).toEqual([201, 201]);
    await expect.poll(() => site.calls - before).toBeGreaterThan(1);
    const waiting = site.next(2, 20_000);
    site.status = 204;
    const changes = await waiting;
    expect(changes).toHaveLength(2);
    expect(changes[0]?.sequence).toBeLessThan(changes[1]?.sequence ?? 0);
  });

  test('a change waits out a crash of the studio, and the history says what was missed', async () => {
    site.status = 503;
    const made = await editor('POST', 'footer', { ...section('Survives'), _status: 'published' });
    const { id } = ((await made.json()) as { doc: { id: number } }).doc;
    await studio.kill();
    site.status = 204;
    const waiting = site.next(1, 90_000);
    studio = await startStudioProcess(home);
    const [change] = await waiting;
    expect(change?.tags).toEqual(['footer', `footer:${id}`]);
    const headers = { authorization: `Bearer ${home.keys.contentToken}` };
    const history = async (after: number) =>
      (await fetch(`${studio.url}/api/content-changes?after=${after}`, { headers })).json();
    const sequence = change?.sequence ?? 0;
    expect(await history(sequence - 1)).toEqual({
      latest: sequence,
      changes: [{ sequence, tags: ['footer', `footer:${id}`], at: change?.at }],
    });
    expect(await history(sequence)).toEqual({ latest: sequence, changes: [] });
    expect((await fetch(`${studio.url}/api/content-changes?after=x`, { headers })).status).toBe(400);
    expect((await fetch(`${studio.url}/api/content-changes?after=0`)).status).toBe(403);
  });
});
