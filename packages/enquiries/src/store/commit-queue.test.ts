import { afterEach, beforeEach, expect, test } from 'vitest';
import { type EnquiryStore, openEnquiryStore } from '../../../../tests/fakes/enquiry-store.ts';

let desk: EnquiryStore;
beforeEach(async () => {
  desk = await openEnquiryStore();
});
afterEach(() => desk.close());

const ticket = 'INSERT INTO tickets (nonce, enquiry_id) VALUES (?, ?)';
const nonces = async () => {
  const rows = await desk.store.read.rows<{ nonce: string }>('SELECT nonce FROM tickets ORDER BY nonce');
  return rows.map(({ nonce }) => nonce);
};

test('of transactions that share a commit, the one that throws leaves nothing and takes nothing along', async () => {
  const { store } = desk;
  const outcomes = await Promise.allSettled([
    store.transaction(async (sql) => void (await sql.run(ticket, ['first', 'a']))),
    store.transaction(async (sql) => {
      await sql.run(ticket, ['thrown', 'b']);
      throw new Error('thought better of it');
    }),
    store.transaction(async (sql) => void (await sql.run(ticket, ['last', 'c']))),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await nonces()).toEqual(['first', 'last']);
});

test('a transaction sees what the one before it wrote, in the order they were asked for', async () => {
  const { store } = desk;
  const seen = await Promise.all(
    ['a', 'b', 'c'].map((nonce) =>
      store.transaction(async (sql) => {
        await sql.run(ticket, [nonce, nonce]);
        return (await sql.rows('SELECT nonce FROM tickets')).length;
      }),
    ),
  );
  expect(seen).toEqual([1, 2, 3]);
});
