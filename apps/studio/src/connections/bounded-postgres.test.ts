import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { boundPool, type Pool } from './bounded-postgres.ts';
import { asRead } from './reads.ts';

const size = 4;
const soon = () => new Promise((resolve) => setImmediate(resolve));

/** A pool whose connections are given out at once and whose statements end when they are told to. */
function stagedPool() {
  const statements: { readonly text: string; end(): void }[] = [];
  let transactions = 0;
  const connection = () =>
    Object.assign(new EventEmitter(), {
      query: async () => 'done',
      release: () => {
        transactions -= 1;
      },
      connection: { stream: { destroy: () => {} } },
    });
  const pool = Object.assign(new EventEmitter(), {
    async connect() {
      transactions += 1;
      return connection();
    },
    query(text: string) {
      const answer = Promise.withResolvers<string>();
      statements.push({ text, end: () => answer.resolve(text) });
      return answer.promise;
    },
  }) as unknown as Pool;
  boundPool(pool, { size, waitMs: 50 });
  return { pool, statements, transactions: () => transactions };
}

interface Held {
  release(): void;
}
const begin = (pool: Pool) => pool.connect() as Promise<Held>;

test('CLU-09/pool transactions leave a connection for single statements, and begin as others end', async () => {
  const { pool, statements, transactions } = stagedPool();
  const open = await Promise.all(Array.from({ length: size - 1 }, () => begin(pool)));
  const next = begin(pool);
  await soon();
  expect(transactions()).toBe(size - 1);
  void pool.query('whose entry is it');
  expect(statements.map(({ text }) => text)).toEqual(['whose entry is it']);
  open[0]?.release();
  open[0]?.release();
  await next;
  expect(transactions()).toBe(size - 1);
  // Nobody waits for ever, and who gave up takes no turn.
  await expect(begin(pool)).rejects.toThrow('The database was busy');
  open[1]?.release();
  await begin(pool);
  expect(transactions()).toBe(size - 1);
});

test('CLU-09/pool reads of content leave two connections, and what nobody waits for any longer is not asked', async () => {
  const { pool, statements } = stagedPool();
  const asked = () => statements.map(({ text }) => text);
  const reading = asRead(60_000, async () => {
    const all = ['one', 'two', 'three'].map((text) => pool.query(text));
    return Promise.all(all);
  });
  await soon();
  expect(asked()).toEqual(['one', 'two']);
  void pool.query('what changed');
  expect(asked()).toEqual(['one', 'two', 'what changed']);
  const late = asRead(20, async () => pool.query('late'));
  await expect(late).rejects.toThrow('The database was busy');
  statements[0]?.end();
  await soon();
  expect(asked().at(-1)).toBe('three');
  await expect(asRead(0, async () => pool.query('later'))).rejects.toThrow('Nobody waits');
  for (const { end } of statements) end();
  expect(await reading).toEqual(['one', 'two', 'three']);
  expect(asked()).toHaveLength(4);
});
