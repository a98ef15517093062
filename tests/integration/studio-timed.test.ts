import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ContentListener, startContentListener } from '../fakes/content-listener.ts';
import {
  makeAccount,
  makeStudioHome,
  type StudioHome,
  type StudioProcess,
  signIn,
  startStudioProcess,
  studioCommand,
} from '../support/studio-process.ts';

let site: ContentListener;
let home: StudioHome;
let studio: StudioProcess | null = null;

const dayLength = 24 * 60 * 60 * 1000;
const daysFromNow = (days: number) => new Date(Date.now() + days * dayLength).toISOString().slice(0, 10);

beforeAll(async () => {
  site = await startContentListener();
  home = await makeStudioHome({ INTERNAL_PORT: String(site.port) });
  expect((await studioCommand(home, 'migrate')).stderr).toBe('');
});

afterAll(async () => {
  await studio?.stop();
  await site?.close();
  home?.remove();
});

async function running(): Promise<StudioProcess> {
  studio ??= await startStudioProcess(home);
  return studio;
}

async function titlesForSite(collection: string): Promise<unknown[]> {
  const { url } = await running();
  const headers = { authorization: `Bearer ${home.keys.contentToken}` };
  const response = await fetch(`${url}/api/${collection}?depth=0&limit=50`, { headers });
  const { docs } = (await response.json()) as { docs: { title?: string; message?: string }[] };
  return docs.map(({ title, message }) => title ?? message);
}

test('CNT-04/expiry a notice begins and ends at its minute, and the site is told both times without anybody acting', async () => {
  const editor = await signIn(await running(), await makeAccount(home, 'editor'));
  const soon = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();
  const notice = {
    kind: 'warning',
    message: 'The river road is closed.',
    from: soon(5000),
    until: soon(15_000),
  };
  const made = await editor('POST', 'siteNotice', { ...notice, _status: 'published' });
  const { doc } = (await made.json()) as { doc: { id: number } };
  expect(made.status).toBe(201);
  const tags = ['siteNotice', `siteNotice:${doc.id}`];
  expect(await titlesForSite('siteNotice')).toEqual([]);

  // What publishing itself told comes first or has come.
  await expect
    .poll(() => titlesForSite('siteNotice'), { timeout: 15_000 })
    .toEqual(['The river road is closed.']);
  await expect.poll(() => site.changes.length, { timeout: 15_000 }).toBe(2);
  const began = site.changes.at(-1);
  expect(began?.tags).toEqual(tags);
  expect(Number(began?.received)).toBeGreaterThanOrEqual(Date.parse(notice.from));

  const [ended] = await site.next(1, 25_000);
  expect(ended?.tags).toEqual(tags);
  expect(Number(ended?.received)).toBeGreaterThanOrEqual(Date.parse(notice.until));
  expect(await titlesForSite('siteNotice')).toEqual([]);
  // Editors keep seeing it.
  expect(((await (await editor('GET', 'siteNotice')).json()) as { totalDocs: number }).totalDocs).toBe(1);
});

test('CNT-04/expiry an offer is the site’s from its first day to its last; what ended while the studio was down is told when it starts', async () => {
  const editor = await signIn(await running(), 'editor@example.com');
  const offer = async (title: string, from: number, until: number) => {
    const slug = title.toLowerCase().replaceAll(' ', '-');
    const day = (days: number) => `${daysFromNow(days)}T12:00:00.000Z`;
    const body = { title, slug, text: 'Words.', from: day(from), until: day(until), _status: 'published' };
    const response = await editor('POST', 'offer', body);
    return ((await response.json()) as { doc: { id: number } }).doc.id;
  };
  const over = await offer('Over', -40, -3);
  const now = await offer('Now', -3, 3);
  await offer('Later', 3, 9);
  expect(await titlesForSite('offer')).toEqual(['Now']);

  const database = new DatabaseSync(join(home.folder, 'studio/studio.db'));
  // What publishing itself tells would be told after the start, where the studio went down before.
  const untold = database.prepare("SELECT id FROM content_changes WHERE state <> 'acknowledged'");
  await expect.poll(() => untold.all()).toEqual([]);
  await studio?.stop();
  studio = null;
  const checked = JSON.stringify({ checked: Date.now() - 10 * dayLength });
  const changed = database
    .prepare("UPDATE studio_marks SET value = ? WHERE key = 'timed-entries'")
    .run(checked);
  database.close();
  expect(changed.changes).toBe(1);

  // One offer ended in those days, one began; so did the notice before. The one that is to come has not turned.
  const heard = site.next(3, 90_000);
  await running();
  const told = (await heard).map(({ tags }) => tags[1]).sort();
  const notice = told.find((tag) => tag?.startsWith('siteNotice:'));
  expect(told).toEqual([`offer:${over}`, `offer:${now}`, notice].sort());
});

test('CNT-04/expiry an offer that ends before it begins is refused', async () => {
  const editor = await signIn(await running(), 'editor@example.com');
  const body = { title: 'Backwards', slug: 'backwards', text: 'Words.', _status: 'published' };
  const days = { from: `${daysFromNow(3)}T12:00:00.000Z`, until: `${daysFromNow(-3)}T12:00:00.000Z` };
  const response = await editor('POST', 'offer', { ...body, ...days });
  expect(response.status).toBe(400);
  expect(await response.text()).toContain('before the day it is shown from');
});
