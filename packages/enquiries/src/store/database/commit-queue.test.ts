import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { handTimers } from '../../../../../tests/fakes/hand-timers.ts';
import { CommitQueue } from './commit-queue.ts';
import { type Sql, StoreUnavailableError } from './port.ts';
import { type SqliteConnection, SqliteConnections } from './sqlite-connections.ts';

let folder: string;
let file: string;
let connections: SqliteConnections;
let timers: ReturnType<typeof handTimers>;
/** What the queue's connection does in place of a statement. */
let sabotage: Record<string, () => void>;
let faults: StoreUnavailableError[];
let queue: CommitQueue;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sundowner-commit-queue-'));
  file = join(folder, 'store.db');
  connections = new SqliteConnections(file);
  connections.writer().database.exec('CREATE TABLE tickets (nonce TEXT PRIMARY KEY, enquiry_id TEXT)');
  timers = handTimers();
  sabotage = {};
  faults = [];
  queue = new CommitQueue({
    writer: () => sabotaged(connections.writer()),
    giveUpWriter: () => connections.giveUpWriter(),
    assertThere: () => sabotage.assertThere?.(),
    onFault: (fault) => faults.push(fault),
    limits: { wait: 5000, after: timers.after },
  });
});
afterEach(async () => {
  await queue.close();
  connections.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The same connection, whose statements fail where the test says so. */
function sabotaged({ database, ...others }: SqliteConnection): SqliteConnection {
  return {
    ...others,
    database: new Proxy(database, {
      get(target, name) {
        if (name === 'exec') {
          return (statement: string) => {
            sabotage[statement]?.();
            target.exec(statement);
          };
        }
        return Reflect.get(target, name, target);
      },
    }),
  };
}

const diskError = () => {
  throw Object.assign(new Error('disk I/O error'), { errcode: 10 });
};
const ticket = (nonce: string) => (sql: Sql) =>
  sql.run('INSERT INTO tickets (nonce, enquiry_id) VALUES (?, ?)', [nonce, nonce]);
const nonces = async () => {
  const rows = await connections
    .reader()
    .sql.rows<{ nonce: string }>('SELECT nonce FROM tickets ORDER BY nonce');
  return rows.map(({ nonce }) => nonce);
};
const reasonOf = (settled: PromiseSettledResult<unknown>) =>
  settled.status === 'rejected' ? (settled.reason as StoreUnavailableError).reason : settled.status;

test('a connection that was opened while the file refused writing is not kept', async () => {
  const before = connections.writer().database;
  sabotage['BEGIN IMMEDIATE'] = () => {
    throw Object.assign(new Error('attempt to write a readonly database'), { errcode: 8 });
  };
  const [refused] = await Promise.allSettled([queue.add(ticket('refused'))]);
  expect(reasonOf(refused as PromiseSettledResult<unknown>)).toBe('read-only');
  expect(before.isOpen).toBe(false);

  sabotage = {};
  await queue.add(ticket('accepted'));
  expect(await nonces()).toEqual(['accepted']);
});

test('of transactions that share a commit, the one that throws leaves nothing and takes nothing along', async () => {
  const outcomes = await Promise.allSettled([
    queue.add(ticket('first')),
    queue.add(async (sql) => {
      await ticket('thrown')(sql);
      throw new Error('thought better of it');
    }),
    queue.add(ticket('last')),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await nonces()).toEqual(['first', 'last']);
});

test('a transaction sees what the one before it wrote, in the order they were asked for', async () => {
  const seen = await Promise.all(
    ['a', 'b', 'c'].map((nonce) =>
      queue.add(async (sql) => {
        await ticket(nonce)(sql);
        return (await sql.rows('SELECT nonce FROM tickets')).length;
      }),
    ),
  );
  expect(seen).toEqual([1, 2, 3]);
});

test('KEEP-03/queue a ROLLBACK that throws answers everybody, and the next transaction gets a new connection', async () => {
  const first = connections.writer();
  sabotage = { COMMIT: diskError, ROLLBACK: diskError };
  const outcomes = await Promise.allSettled([queue.add(ticket('a')), queue.add(ticket('b'))]);
  expect(outcomes.map(reasonOf)).toEqual(['connection', 'connection']);
  expect(first.database.isOpen).toBe(false);
  sabotage = {};
  await queue.add(ticket('c'));
  expect(connections.writer()).not.toBe(first);
  expect(await nonces()).toEqual(['c']);
});

test('KEEP-03/queue a COMMIT that throws closes the connection, its prepared statements with it', async () => {
  await queue.add(ticket('before'));
  const first = connections.writer();
  sabotage = { COMMIT: diskError };
  await expect(queue.add(ticket('lost'))).rejects.toMatchObject({ reason: 'connection' });
  sabotage = {};
  await queue.add(ticket('after'));
  expect(first.database.isOpen).toBe(false);
  expect(await nonces()).toEqual(['after', 'before']);
});

test('KEEP-03/queue a work that never ends is answered when its time is over, and those behind it go on', async () => {
  let late: Sql | null = null;
  const done = queue.add(ticket('done'));
  const hung = queue.add(async (sql) => {
    late = sql;
    await ticket('hung')(sql);
    await new Promise(() => {});
  });
  const behind = queue.add(ticket('behind'));
  await expect.poll(() => late).not.toBeNull();
  timers.fire(1);
  expect((await Promise.allSettled([done, hung])).map(reasonOf)).toEqual(['busy', 'busy']);
  await behind;
  expect(await nonces()).toEqual(['behind']);
  // It holds a connection that is closed, and can write into nobody's transaction.
  await expect(ticket('too late')(late as unknown as Sql)).rejects.toMatchObject({ reason: 'closed' });
  expect(await nonces()).toEqual(['behind']);
});

test('KEEP-03/queue who waits behind another process is answered in time, and the others when it ends', async () => {
  const other = new DatabaseSync(file);
  other.exec('BEGIN IMMEDIATE');
  const first = queue.add(ticket('first'));
  const second = queue.add(ticket('second'));
  await new Promise((resolve) => setImmediate(resolve));
  timers.fire(0);
  await expect(first).rejects.toMatchObject({ reason: 'busy' });
  other.exec('COMMIT');
  other.close();
  await second;
  expect(await nonces()).toEqual(['second']);
});

test('KEEP-02/commit nobody is told of a commit when the store is gone right before it, or right after', async () => {
  for (const calls of [2, 3]) {
    let asked = 0;
    sabotage = {
      assertThere: () => {
        asked += 1;
        if (asked === calls) throw new StoreUnavailableError('gone', 'test');
      },
    };
    // Right after it, what was written may stand where nobody looks for it.
    const kept = calls === 2 ? 'nothing' : 'perhaps';
    await expect(queue.add(ticket(`at ${calls}`))).rejects.toMatchObject({ reason: 'gone', kept });
  }
  expect(faults.map(({ reason }) => reason)).toEqual(['gone', 'gone']);
});

test('every timer of an answered transaction is called off', async () => {
  await Promise.allSettled([queue.add(ticket('a')), queue.add(ticket('a'))]);
  expect(timers.pending()).toBe(0);
});
