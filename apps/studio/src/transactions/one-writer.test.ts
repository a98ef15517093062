import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { oneWriter } from './one-writer.ts';
import { leavesAlone, type SqliteClient } from './sqlite-client.ts';

const adapter = createRequire(import.meta.resolve('@payloadcms/db-sqlite'));
const { createClient } = adapter('@libsql/client') as { createClient(config: { url: string }): SqliteClient };

let folder: string;
let file: string;
let client: SqliteClient;
/** How many new connections the writing client was given. */
let renewed: number;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sundowner-writer-'));
  file = join(folder, 'studio.db');
  const reading = createClient({ url: `file:${file}` });
  await reading.execute('PRAGMA journal_mode = WAL');
  await reading.execute('CREATE TABLE words (word text PRIMARY KEY)');
  const writing = createClient({ url: `file:${file}` });
  renewed = 0;
  const transaction = writing.transaction.bind(writing);
  writing.transaction = (mode) => {
    renewed += 1;
    return transaction(mode);
  };
  client = oneWriter({ reading, writing }, { lock: 300, file: 200, held: 400 });
});
afterEach(() => {
  client.close();
  rmSync(folder, { recursive: true, force: true });
});

const write = (word: string) => `INSERT INTO words VALUES ('${word}')`;
const stored = async () => {
  const { rows } = (await client.execute('SELECT word FROM words ORDER BY word')) as {
    rows: { word: string }[];
  };
  return rows.map(({ word }) => word);
};

/** Locks of one process do not hold it up: another has begun to write, and ends when it is told. */
async function anotherProgram(): Promise<{ commit(): Promise<void> }> {
  const script = `
    const { DatabaseSync } = require('node:sqlite');
    const database = new DatabaseSync(process.argv[1]);
    database.exec('BEGIN IMMEDIATE');
    console.log('begun');
    process.stdin.once('data', () => { database.exec('COMMIT'); database.close(); process.exit(); });`;
  const child = spawn(process.execPath, ['--no-warnings', '-e', script, file]);
  await once(child.stdout, 'data');
  return {
    async commit() {
      const ended = once(child, 'exit');
      child.stdin.end('commit');
      await ended;
    },
  };
}

describe('a transaction', () => {
  test('is seen by nobody before it is committed, and what others write meanwhile is not in it', async () => {
    const one = await client.transaction();
    await one.execute(write('first'));
    expect(await stored()).toEqual([]);
    const beside = client.execute(write('beside'));
    const other = await client.transaction();
    const second = other.execute(write('second')).then(() => other.commit());
    await one.execute('SELECT 1');
    expect(await stored()).toEqual([]);
    await one.rollback();
    await Promise.all([beside, second]);
    expect(await stored()).toEqual(['beside', 'second']);
  });

  test('holds nobody up while it only reads', async () => {
    const one = await client.transaction();
    await one.execute('SELECT * FROM words');
    await client.execute(write('beside'));
    await one.execute(write('own'));
    await one.commit();
    expect(await stored()).toEqual(['beside', 'own']);
  });

  test('of which a statement failed is not committed, no matter who caught the error', async () => {
    const one = await client.transaction();
    await one.execute(write('kept'));
    await expect(one.execute('INSERT INTO unknown_table VALUES (1)')).rejects.toThrow('no such table');
    await expect(one.execute(write('later'))).rejects.toThrow('has ended');
    await expect(one.commit()).rejects.toThrow('has ended');
    await client.execute(write('beside'));
    expect(await stored()).toEqual(['beside']);
  });

  test('that has ended takes no more statements, be it theirs who come late', async () => {
    const one = await client.transaction();
    await one.execute(write('first'));
    const late = one.rollback().then(() => one.execute(write('late')));
    await expect(late).rejects.toThrow('has ended');
    const untouched = await client.transaction();
    await untouched.rollback();
    await expect(untouched.execute(write('late'))).rejects.toThrow('has ended');
    expect(await stored()).toEqual([]);
  });

  test('that stands still is undone, and anybody who waits gets their turn', async () => {
    const one = await client.transaction();
    await one.execute(write('still'));
    await expect(client.execute(write('waits'))).rejects.toThrow('busy for 0.3 seconds');
    await expect.poll(() => one.closed).toBe(true);
    await client.execute(write('beside'));
    await expect(one.commit()).rejects.toThrow('has ended');
    expect(await stored()).toEqual(['beside']);
  });

  test('waits for another process without stopping its own, and no longer than it may', async () => {
    const theirs = await anotherProgram();
    const one = await client.transaction();
    const writing = one.execute(write('own'));
    expect(await stored()).toEqual([]);
    await theirs.commit();
    await writing;
    await one.commit();
    const again = await anotherProgram();
    const late = await client.transaction();
    await expect(late.execute(write('late'))).rejects.toThrow('Another program');
    await again.commit();
    await client.execute(write('beside'));
    expect(await stored()).toEqual(['beside', 'own']);
    // libsql frees an old one when its memory is collected: one for each look would be hundreds of open files.
    expect(renewed).toBeLessThanOrEqual(1);
  });
});

test('what would delete nothing asks nobody for the file: SQLite would stop the whole process for it', async () => {
  await client.execute(write('kept'));
  const theirs = await anotherProgram();
  const nothing = 'delete from "words" where false';
  const one = await client.transaction();
  for (const of of [client, one]) {
    expect(await of.execute(nothing)).toMatchObject({ rows: [], rowsAffected: 0 });
    expect(await of.execute({ sql: nothing, args: [] })).toMatchObject({ rows: [], rowsAffected: 0 });
  }
  await theirs.commit();
  await one.commit();
  expect(await stored()).toEqual(['kept']);
});

test.each(['a long transaction', 'many reads', 'many single changes'])(
  '%s leaves time for whatever else its process is asked',
  async (work) => {
    const one = await client.transaction();
    let others = 0;
    setImmediate(() => {
      others += 1;
    });
    // Nothing here waits for anything but SQLite, which answers at once: without a pause nobody else would have a turn.
    const end = performance.now() + 2000;
    for (let at = 0; others === 0 && performance.now() < end; at += 1) {
      if (work === 'a long transaction') await one.execute(write(`word ${at}`));
      else await client.execute(work === 'many reads' ? 'SELECT * FROM words' : write(`word ${at}`));
    }
    expect(others).toBe(1);
    await one.rollback();
  },
);

test('twenty at once are each whole', async () => {
  const work = async (at: number) => {
    const one = await client.transaction();
    for (const part of ['a', 'b', 'c']) await one.execute(write(`${at}${part}`));
    if (at % 2 === 0) await one.commit();
    else await one.rollback();
  };
  await Promise.all(Array.from({ length: 20 }, (_, at) => work(at)));
  expect(await stored()).toHaveLength(30);
});

test.each([
  ['select 1', true],
  ['  PRAGMA synchronous = FULL', true],
  ['WITH a AS (SELECT 1) SELECT * FROM a', true],
  ['WITH a AS (SELECT 1) INSERT INTO words SELECT * FROM a', false],
  ['insert into words values (1)', false],
  ['DELETE FROM words', false],
  ['delete from "words" where false', true],
  ['delete from words where word = 1 or false', false],
  ['create table other (id)', false],
])('%s leaves the file alone: %s', (sql, alone) => {
  expect(leavesAlone(sql)).toBe(alone);
  expect(leavesAlone({ sql, args: [] })).toBe(alone);
});
