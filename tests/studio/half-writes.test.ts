import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { studioDirectory } from '../../bin/product/paths.ts';
import { databaseFile, migratedHome } from '../support/kept-databases.ts';
import { makeStudioHome, type StudioHome } from '../support/studio-process.ts';
import { halfWritesOn } from './half-writes-on.ts';

halfWritesOn('sqlite');

const script = join(import.meta.dirname, '../support/write-until-killed.ts');

/** Lets a program write, and ends it as a crash would: after so many lines and a moment in the middle of the next write. */
async function writeAndKill(home: StudioHome, lines: number, momentMs: number): Promise<void> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script], {
    cwd: studioDirectory,
    env: home.env,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = new Promise((done) => child.once('exit', done));
  let seen = 0;
  for await (const _ of createInterface({ input: child.stdout })) {
    seen += 1;
    if (seen === lines) break;
  }
  await delay(momentMs);
  child.kill('SIGKILL');
  await ended;
  expect(seen).toBe(lines);
}

/** Of rows that are a part of others: how many there are that have not all of theirs, or whose other is gone. */
const halves = [
  'SELECT count(*) AS n FROM room r WHERE (SELECT count(*) FROM room_facts f WHERE f._parent_id = r.id) <> 3',
  'SELECT count(*) AS n FROM _room_v v WHERE (SELECT count(*) FROM _room_v_version_facts f WHERE f._parent_id = v.id) <> 3',
  'SELECT count(*) AS n FROM room r WHERE NOT EXISTS (SELECT 1 FROM _room_v v WHERE v.parent_id = r.id)',
  'SELECT count(*) AS n FROM _room_v v WHERE NOT EXISTS (SELECT 1 FROM room r WHERE r.id = v.parent_id)',
  "SELECT count(*) AS n FROM room r WHERE r._status = 'published' AND NOT EXISTS (SELECT 1 FROM content_changes c WHERE c.tags LIKE '%\"room:' || r.id || '\"%')",
  "SELECT count(*) AS n FROM content_changes WHERE state = 'intended'",
];

test('a program that is killed while it writes leaves whole entries', async () => {
  const home = await makeStudioHome();
  try {
    await migratedHome(home);
    for (const moment of [3, 14, 31]) await writeAndKill(home, 3, moment);
    const database = new DatabaseSync(databaseFile(home));
    const count = (statement: string) => Number(database.prepare(statement).get()?.n);
    expect(count('SELECT count(*) AS n FROM room')).toBeGreaterThanOrEqual(6);
    expect(halves.map(count)).toEqual(halves.map(() => 0));
    database.close();
  } finally {
    home.remove();
  }
});
