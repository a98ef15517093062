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

/** A connection that answers when it is told to, as a database far away does. */
function farAway() {
  const asked: { readonly text: string; answer(result?: unknown): void; fail(error: Error): void }[] = [];
  const client = Object.assign(new EventEmitter(), {
    query(text: string) {
      const { promise, resolve, reject } = Promise.withResolvers<unknown>();
      asked.push({ text, answer: resolve, fail: reject });
      return promise;
    },
    release: () => {},
    connection: { stream: { destroy: () => {} } },
  });
  const texts = () => asked.map(({ text }) => text);
  return { held: heldClient(client as unknown as Client), asked, texts };
}

const soon = () => new Promise((resolve) => setImmediate(resolve));

test('CLU-09/round-trips statements go out without the answers to those before, and a COMMIT with all of them', async () => {
  const { held, asked, texts } = farAway();
  await held.query('begin');
  const both = Promise.all([held.query('insert'), held.query('select')]);
  expect(texts()).toEqual(['begin', 'insert', 'select']);
  const committed = held.query('commit') as Promise<unknown>;
  await soon();
  expect(texts()).not.toContain('commit');
  for (const { answer, text } of asked) answer(text);
  expect(await both).toEqual(['insert', 'select']);
  await soon();
  asked.at(-1)?.answer({ command: 'COMMIT' });
  expect(await committed).toEqual({ command: 'COMMIT' });
});

test('CLU-09/round-trips what comes behind a statement that failed fails for its reason, and no COMMIT follows', async () => {
  const { held, asked, texts } = farAway();
  await held.query('begin');
  const ends = ['insert', 'select', 'commit'].map((text) =>
    (held.query(text) as Promise<unknown>).then(
      () => 'done',
      (error: Error) => error.message,
    ),
  );
  asked[0]?.answer();
  asked[1]?.fail(new Error('The key is taken.'));
  asked[2]?.fail(Object.assign(new Error('The transaction is aborted.'), { code: '25P02' }));
  expect(await Promise.all(ends)).toEqual([
    'The key is taken.',
    'The key is taken.',
    'The transaction has ended.',
  ]);
  expect(texts()).not.toContain('commit');
});

test('CLU-09/round-trips a COMMIT by which PostgreSQL undoes is none', async () => {
  const { held, asked } = farAway();
  await held.query('begin');
  asked[0]?.answer();
  const committed = held.query('commit') as Promise<unknown>;
  await soon();
  asked.at(-1)?.answer({ command: 'ROLLBACK' });
  await expect(committed).rejects.toThrow('The transaction has ended.');
});
