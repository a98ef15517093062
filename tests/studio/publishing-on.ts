import { beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../support/studio-process.ts';
import { type Dialect, type SharedStudio, sharedStudio } from './shared-studio.ts';

/** Of a studio on a database. */
export function publishingOn(dialect: Dialect): void {
  describe(`content changes on ${dialect}`, () => {
    let studio: SharedStudio;
    let site: SharedStudio['site'];
    let editor: Person;

    beforeAll(async () => {
      studio = await sharedStudio(dialect);
      ({ site } = studio);
      editor = await studio.as('editor');
    });

    /** Does something and gives what the site heard of it; a busy machine may take its time. */
    async function heard(work: () => Promise<Response>, count = 1, patienceMs = 60_000) {
      const waiting = site.next(count, patienceMs);
      const response = await work();
      if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
      const changes = await waiting;
      return { changes, body: await response.json() };
    }

    const section = (name: string) => ({
      displayName: name,
      position: 1,
      links: [{ displayName: 'Us', url: '/contact-us' }],
    });

    async function published(name: string): Promise<number> {
      const { body } = await heard(() =>
        editor('POST', 'footer', { ...section(name), _status: 'published' }),
      );
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
          authorization: `Bearer ${studio.home.keys.internalToken}`,
        }),
      ]);
      const { changes: changed } = await heard(() =>
        editor('PATCH', `footer/${id}`, { displayName: 'Newer', _status: 'published' }),
      );
      expect(changed[0]?.tags).toEqual(['footer', `footer:${id}`]);
      expect(changed[0]?.sequence).toBeGreaterThan(changes[0]?.sequence ?? Number.POSITIVE_INFINITY);
    });

    /** What was told of since a work began, up to an entry published after it: the studio tells in order. */
    async function toldBy(work: () => Promise<void>): Promise<unknown[]> {
      const before = site.changes.length;
      await work();
      const response = await editor('POST', 'footer', { ...section('Told last'), _status: 'published' });
      const { doc } = (await response.json()) as { doc: { id: number } };
      const last = `footer:${doc.id}`;
      await expect.poll(() => site.changes.some(({ tags }) => tags.includes(last))).toBe(true);
      return site.changes
        .slice(before)
        .map(({ tags }) => tags)
        .filter((tags) => !tags.includes(last));
    }

    test('saving a draft tells nothing, over a published entry too, and deleting a draft neither', async () => {
      const id = await published('Stays');
      const told = await toldBy(async () => {
        const draft = await editor('POST', 'footer?draft=true', { ...section('Draft'), _status: 'draft' });
        const { doc } = (await draft.json()) as { doc: { id: number } };
        const done = [
          draft,
          await editor('PATCH', `footer/${id}?draft=true`, { displayName: 'Not yet', _status: 'draft' }),
          await editor('PATCH', `footer/${doc.id}?draft=true`, { displayName: 'Still', _status: 'draft' }),
          await editor('DELETE', `footer/${doc.id}`),
        ];
        expect(done.map(({ ok }) => ok)).toEqual([true, true, true, true]);
      });
      expect(told).toEqual([]);
      expect(await (await studio.asSite(`footer/${id}`)).json()).toMatchObject({ displayName: 'Stays' });
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
      const told = await toldBy(async () => {
        const refused = await editor('PATCH', `footer/${ids[0]}`, { displayName: '', _status: 'published' });
        expect(refused.status).toBe(400);
      });
      expect(told).toEqual([]);
    });

    test('what the site refuses is told again until it is acknowledged, in order', async () => {
      site.status = 503;
      const before = site.calls;
      const first = await editor('POST', 'footer', { ...section('First'), _status: 'published' });
      const second = await editor('POST', 'footer', { ...section('Second'), _status: 'published' });
      expect([first.status, second.status]).toEqual([201, 201]);
      await expect.poll(() => site.calls - before).toBeGreaterThan(1);
      const waiting = site.next(2, 60_000);
      site.status = 204;
      const changes = await waiting;
      expect(changes).toHaveLength(2);
      expect(changes[0]?.sequence).toBeLessThan(changes[1]?.sequence ?? 0);
    });
  });
}
