import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ContentListener, startContentListener } from '../fakes/content-listener.ts';
import {
  makeStudioHome,
  type StudioHome,
  type StudioProcess,
  startStudioProcess,
  studioCommand,
} from '../support/studio-process.ts';

let site: ContentListener;
let home: StudioHome;
let studio: StudioProcess | null = null;

/** What a studio that was killed leaves behind: a long history, a change half-way, and one that is being made now. */
function leaveBehind(database: DatabaseSync): void {
  const insert = database.prepare('INSERT INTO content_changes (tags, state, at) VALUES (?, ?, ?)');
  const ago = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString();
  database.exec('BEGIN');
  for (let at = 0; at < 10_500; at += 1) insert.run('["footer"]', 'acknowledged', ago(7200));
  insert.run('["footer","footer:7"]', 'intended', ago(60));
  // Dated ahead, so that a slow start does not make it old.
  insert.run('["footer","footer:8"]', 'intended', ago(-600));
  database.exec('COMMIT');
}

function rows(): { all: number; states: string[] } {
  const database = new DatabaseSync(join(home.folder, 'studio/studio.db'), { readOnly: true });
  const states = database
    .prepare("SELECT state FROM content_changes WHERE state <> 'acknowledged'")
    .all()
    .map(({ state }) => String(state));
  const all = Number(database.prepare('SELECT count(*) AS n FROM content_changes').get()?.n);
  database.close();
  return { all, states };
}

beforeAll(async () => {
  site = await startContentListener();
  home = await makeStudioHome({ INTERNAL_PORT: String(site.port) });
  expect((await studioCommand(home, 'migrate')).stderr).toBe('');
  const database = new DatabaseSync(join(home.folder, 'studio/studio.db'));
  leaveBehind(database);
  database.close();
});

afterAll(async () => {
  await studio?.stop();
  await site?.close();
  home?.remove();
});

test('a change that a crash cut in two is told after all, one under way is left alone, and the history is bounded', async () => {
  // It begins before the studio does.
  const waiting = site.next(1, 90_000);
  studio = await startStudioProcess(home);
  expect((await waiting).map(({ tags }) => tags)).toEqual([['footer', 'footer:7']]);
  // Of the last 10,000 sequences one was the abandoned note's own.
  await expect.poll(rows, { timeout: 10_000 }).toEqual({ all: 9999, states: ['intended'] });
  expect(site.calls).toBe(1);
});
