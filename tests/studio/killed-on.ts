import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Person } from '../support/studio-process.ts';
import { inDatabase } from './emptied.ts';
import { type Dialect, type SharedStudio, sharedStudio } from './shared-studio.ts';
import { dayLength, offerAround } from './timed-entries.ts';

interface Entry {
  readonly id: number;
}

const docOf = async (response: Response) => ((await response.json()) as { doc: Entry }).doc;

const changes = (rows: readonly string[]) =>
  `INSERT INTO content_changes (tags, state, at) VALUES ${rows.join(', ')}`;
const ago = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString();

/** More changes than a studio keeps. */
const longHistory = () =>
  changes(Array.from({ length: 10_500 }, () => `('["footer"]', 'acknowledged', '${ago(7200)}')`));

/** A change the crash cut in two, and one that is being made now: dated ahead, so that a slow start does not make it old. */
const halfWay = () =>
  changes([
    `('["footer","footer:7"]', 'intended', '${ago(60)}')`,
    `('["footer","footer:8"]', 'intended', '${ago(-600)}')`,
  ]);

/** Of a studio on a database: killed in the middle of its work, and started again when much time has passed. */
export function killedOn(dialect: Dialect): void {
  describe(`a studio that was killed, on ${dialect}`, () => {
    let studio: SharedStudio;
    let editor: Person;
    let survives: Entry;
    let overNight: Entry;
    let over: Entry;
    let now: Entry;

    const footer = async (displayName: string, _status: 'published' | 'draft') => {
      const draft = _status === 'draft' ? '?draft=true' : '';
      const response = await editor('POST', `footer${draft}`, {
        displayName,
        position: 1,
        links: [],
        _status,
      });
      expect(response.status).toBe(201);
      return docOf(response);
    };
    const told = () => studio.site.changes.map(({ tags }) => tags);

    beforeAll(async () => {
      studio = await sharedStudio(dialect);
      editor = await studio.as('editor');
      over = await docOf(await offerAround(editor, 'Over', -40, -3));
      now = await docOf(await offerAround(editor, 'Now', -3, 3));
      await offerAround(editor, 'Later', 3, 9);
      overNight = await footer('Over night', 'draft');
      const at = '2099-01-01T00:00:00.000Z';
      const set = await editor('POST', `footer/${overNight.id}/schedule`, { type: 'publish', at });
      expect(set.status).toBe(200);
      const untold = "SELECT id FROM content_changes WHERE state <> 'acknowledged'";
      const allTold = async () => expect(await inDatabase(studio.home, untold)).toEqual([]);
      await vi.waitFor(allTold, { timeout: 60_000, interval: 100 });

      await inDatabase(studio.home, longHistory());
      studio.site.status = 503;
      survives = await footer('Survives', 'published');
      await studio.kill();
      await inDatabase(studio.home, halfWay());
      const checked = JSON.stringify({ checked: Date.now() - 10 * dayLength });
      const mark = `UPDATE studio_marks SET value = '${checked}' WHERE key = 'timed-entries' RETURNING id`;
      expect(await inDatabase(studio.home, mark)).toHaveLength(1);
      const job = "UPDATE payload_jobs SET wait_until = '2026-01-01T00:00:00.000Z' RETURNING id";
      expect(await inDatabase(studio.home, job)).toHaveLength(1);
      studio.site.reset();
      await studio.start();
    });

    test('CNT-04/expiry tells what waited, what turned meanwhile and what the crash cut in two, and leaves alone what is under way', async () => {
      // Of the offers one ended in those days and one began; the one that is to come has not turned.
      const expected = [
        ['footer', `footer:${survives.id}`],
        ['footer', 'footer:7'],
        ['footer', `footer:${overNight.id}`],
        ['offer', `offer:${over.id}`],
        ['offer', `offer:${now.id}`],
      ];
      await expect.poll(() => told().length, { timeout: 60_000 }).toBe(expected.length);
      expect(told()[0]).toEqual(expected[0]);
      expect(told().sort()).toEqual(expected.sort());
      // The studio tells in order: before this one it would have told whatever else it meant to.
      const last = ['footer', `footer:${(await footer('Told last', 'published')).id}`];
      await expect.poll(() => told().at(-1), { timeout: 60_000 }).toEqual(last);
      expect(studio.site.calls).toBe(expected.length + 1);
    });

    test('keeps a time that passed while it was down', async () => {
      const { id } = overNight;
      expect(await (await editor('GET', `footer/${id}`)).json()).toMatchObject({ _status: 'published' });
      const left = async () => (await editor('GET', `footer/${id}/schedule`)).json();
      await expect.poll(left).toMatchObject({ scheduled: [] });
    });

    test('says in its history what was missed', async () => {
      const [change] = studio.site.changes;
      const history = async (after: number) =>
        (await (await studio.asSite(`content-changes?after=${after}`)).json()) as {
          latest: number;
          changes: { sequence: number }[];
        };
      const sequence = change?.sequence ?? 0;
      const missed = await history(sequence - 1);
      const { at } = change ?? {};
      expect(missed.changes[0]).toEqual({ sequence, tags: ['footer', `footer:${survives.id}`], at });
      const latest = studio.site.changes.at(-1)?.sequence;
      expect(missed.latest).toBe(latest);
      expect(await history(Number(latest) - 1)).toMatchObject({ latest, changes: [{ sequence: latest }] });
      expect(await history(Number(latest))).toEqual({ latest, changes: [] });
      expect((await studio.asSite('content-changes?after=x')).status).toBe(400);
      expect((await fetch(`${studio.url}/api/content-changes?after=0`)).status).toBe(403);
    });

    test('bounds the history', async () => {
      const waiting = "SELECT state FROM content_changes WHERE state <> 'acknowledged'";
      await expect.poll(() => inDatabase(studio.home, waiting)).toMatchObject([{ state: 'intended' }]);
      const [counted] = await inDatabase(studio.home, 'SELECT count(*) AS n FROM content_changes');
      // Ten thousand, and what was told since it was cut.
      expect(Number(counted?.n)).toBeGreaterThan(9990);
      expect(Number(counted?.n)).toBeLessThan(10_010);
    });
  });
}
