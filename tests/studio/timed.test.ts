import { beforeAll, expect, test } from 'vitest';
import type { Person } from '../support/studio-process.ts';
import { type SharedStudio, sharedStudio } from './shared-studio.ts';
import { offerAround, titlesForSite } from './timed-entries.ts';

let studio: SharedStudio;
let editor: Person;

beforeAll(async () => {
  studio = await sharedStudio();
  editor = await studio.as('editor');
});

test('CNT-04/expiry a notice begins and ends at its minute, and the site is told both times without anybody acting', async () => {
  const { site } = studio;
  const soon = () => new Date(Date.now() + 2000).toISOString();
  const shown = () => titlesForSite(studio, 'siteNotice');
  const saved = async (method: string, path: string, data: object) => {
    const told = site.changes.length;
    const response = await editor(method, path, { ...data, _status: 'published' });
    expect(response.ok, await response.clone().text()).toBe(true);
    await expect.poll(() => site.changes.length).toBeGreaterThan(told);
    return ((await response.json()) as { doc: { id: number } }).doc.id;
  };
  /** The first change told at or after a moment. */
  const toldFrom = async (moment: string) => {
    const late = () => site.changes.find(({ received }) => received >= Date.parse(moment));
    await expect.poll(late, { timeout: 60_000 }).toBeDefined();
    return late()?.tags;
  };

  const words = { kind: 'warning', message: 'The river road is closed.' };
  const ahead = { from: '2099-01-01T00:00:00.000Z', until: '2099-01-02T00:00:00.000Z' };
  const id = await saved('POST', 'siteNotice', { ...words, ...ahead });
  const tags = ['siteNotice', `siteNotice:${id}`];
  expect(await shown()).toEqual([]);

  const from = soon();
  await saved('PATCH', `siteNotice/${id}`, { from });
  expect(await toldFrom(from)).toEqual(tags);
  expect(await shown()).toEqual(['The river road is closed.']);

  const until = soon();
  await saved('PATCH', `siteNotice/${id}`, { until });
  expect(await toldFrom(until)).toEqual(tags);
  expect(await shown()).toEqual([]);
  // Editors keep seeing it.
  expect(((await (await editor('GET', 'siteNotice')).json()) as { totalDocs: number }).totalDocs).toBe(1);
});

test('CNT-04/expiry an offer is the site’s from its first day to its last', async () => {
  await offerAround(editor, 'Over', -40, -3);
  await offerAround(editor, 'Now', -3, 3);
  await offerAround(editor, 'Later', 3, 9);
  expect(await titlesForSite(studio, 'offer')).toEqual(['Now']);
});

test('CNT-04/expiry an offer that ends before it begins is refused', async () => {
  const refused = await offerAround(editor, 'Backwards', 3, -3);
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain('before the day it is shown from');
});
