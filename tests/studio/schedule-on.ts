import { beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../support/studio-process.ts';
import { type Dialect, type SharedStudio, sharedStudio } from './shared-studio.ts';

const past = '2026-01-01T00:00:00.000Z';
const future = '2099-01-01T00:00:00.000Z';

interface Entry {
  readonly id: number;
  readonly _status: string;
}

/** Of a studio on a database. */
export function scheduleOn(dialect: Dialect): void {
  describe(`times an editor sets, on ${dialect}`, () => {
    let studio: SharedStudio;
    let site: SharedStudio['site'];
    let editor: Person;

    beforeAll(async () => {
      studio = await sharedStudio(dialect);
      ({ site } = studio);
      editor = await studio.as('editor');
      // Footer sections are never all taken down, so one stays.
      await made({ displayName: 'Stays', _status: 'published' });
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

    const set = (id: number, type: string, at: string) =>
      editor('POST', `footer/${id}/schedule`, { type, at });

    test('publishes and unpublishes at its time, once, and tells the site', async () => {
      const { id } = await made({ displayName: 'Opens', _status: 'draft' });
      const published = site.next(1, 60_000);
      expect((await set(id, 'publish', past)).status).toBe(200);
      expect((await published).map(({ tags }) => tags)).toEqual([['footer', `footer:${id}`]]);
      expect(await statusOf(id)).toBe('published');
      await expect.poll(() => scheduled(id)).toEqual([]);

      expect((await editor('POST', `footer/${id}/agreement`)).status).toBe(200);
      const unpublished = site.next(1, 60_000);
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
      await expect
        .poll(async () => (await scheduled(id))[0]?.failure, { timeout: 60_000 })
        .toMatch(/Heading/);
      expect(await statusOf(id)).toBe('draft');
      expect((await editor('PATCH', `footer/${id}`, { deletedAt: new Date().toISOString() })).status).toBe(
        200,
      );
      expect(await scheduled(id)).toEqual([]);
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
}
