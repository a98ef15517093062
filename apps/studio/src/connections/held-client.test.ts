import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import type { Client } from './bounded-client.ts';
import { heldClient } from './held-client.ts';

/** A connection that notes what it is asked, and fails what it is told to. */
function connection(failing: RegExp = /^$/) {
  const asked: string[] = [];
  const given: unknown[] = [];
  const client = Object.assign(new EventEmitter(), {
    async query(text: unknown) {
      asked.push(String(text));
      if (failing.test(String(text))) throw new Error(`failed: ${text}`);
      return 'done';
    },
    release: (destroy: unknown) => given.push(destroy),
    connection: { stream: { destroy: () => {} } },
  });
  return { client: client as unknown as Client, asked, given, end: () => client.emit('end') };
}

async function run(client: Client, ...statements: string[]) {
  const ends: string[] = [];
  for (const statement of statements) {
    ends.push(
      await (client.query(statement) as Promise<unknown>).then(
        () => 'done',
        (error: Error) => error.message,
      ),
    );
  }
  return ends;
}

test('a transaction with a certain end gives its connection back, once', async () => {
  const { client, given, end } = connection();
  const held = heldClient(client);
  expect(await run(held, 'begin', 'insert', 'commit')).toEqual(['done', 'done', 'done']);
  held.release();
  held.release();
  end();
  expect(given).toEqual([false]);
});

test('nothing is committed after a statement that failed, and who gives back without an end has it closed', async () => {
  const { client, asked, given } = connection(/insert/);
  const held = heldClient(client);
  expect(await run(held, 'begin', 'insert', 'commit')).toEqual([
    'done',
    'failed: insert',
    'The transaction has ended.',
  ]);
  expect(asked).not.toContain('commit');
  held.release();
  expect(given).toEqual([true]);
});

test.each([
  ['no COMMIT that was answered', /commit/, ['begin', 'insert', 'commit']],
  ['no ROLLBACK that was answered', /rollback/, ['begin', 'rollback']],
  ['only a part of it undone', /^$/, ['begin', 'savepoint one', 'rollback to savepoint one']],
])('a connection is closed after a transaction with %s', async (_, failing, statements) => {
  const { client, given } = connection(failing);
  const held = heldClient(client);
  await run(held, ...statements);
  held.release();
  expect(given).toEqual([true]);
});

test('one on which no transaction could begin goes at once, and so does one that ends while it is held', async () => {
  const refusing = connection(/begin/);
  await run(heldClient(refusing.client), 'begin');
  const lost = connection();
  const held = heldClient(lost.client);
  await run(held, 'begin');
  lost.end();
  expect([refusing.given, lost.given]).toEqual([[true], [true]]);
  expect(await run(held, 'insert')).toEqual(['The transaction has ended.']);
  expect(lost.asked).toEqual(['begin']);
});
