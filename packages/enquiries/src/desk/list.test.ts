import { randomBytes } from 'node:crypto';
import type { DeskView } from '@sundowner/desk-wire';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type EnquiryStore, openEnquiryStore } from '../../../../tests/fakes/enquiry-store.ts';
import { defaultLimits } from '../limits.ts';
import { createVault } from '../store/vault.ts';
import { listEnquiries } from './list.ts';

const start = Date.parse('2026-11-20T12:00:00Z');
const vault = createVault([randomBytes(32)]);
let desk: EnquiryStore;
beforeEach(async () => {
  desk = await openEnquiryStore();
});
afterEach(() => desk.close());

/** Every page of the inbox, as one who turns them reads it. */
async function pages(
  limit: number,
  view: DeskView = 'all',
  query = '',
  searchScan = 5000,
): Promise<string[][]> {
  const read: string[][] = [];
  let cursor: string | null = null;
  do {
    const request = { view, query, cursor, limit };
    const limits = { ...defaultLimits, searchScan };
    const page = await listEnquiries(desk.store.read, vault, request, start, limits);
    read.push(page.enquiries.map(({ reference }) => reference));
    cursor = page.nextCursor;
  } while (cursor !== null && read.length < 20);
  return read;
}

test('each enquiry is on one page, the newest first, also those of the same moment', async () => {
  for (const id of ['a', 'b', 'c', 'd', 'e']) await desk.add(id, { receivedAt: start });
  await desk.add('newest', { receivedAt: start + 1 });
  await desk.add('oldest', { receivedAt: start - 1 });
  expect(await pages(2)).toEqual([['MC-newest', 'MC-e'], ['MC-d', 'MC-c'], ['MC-b', 'MC-a'], ['MC-oldest']]);
  expect((await pages(7)).length).toBe(1);
});

test('a view shows its own, and counts them all', async () => {
  await desk.add('open', { receivedAt: start, channels: ['crm'] });
  await desk.add('held', { receivedAt: start, suspicion: 'honeypot' });
  await desk.add('failed', { receivedAt: start, channels: ['crm'] });
  await desk.store.transaction((sql) =>
    sql.run("UPDATE deliveries SET state = 'dead' WHERE enquiry_id = 'failed'"),
  );
  expect(await pages(5, 'open')).toEqual([['MC-open', 'MC-failed']]);
  expect(await pages(5, 'held')).toEqual([['MC-held']]);
  expect(await pages(5, 'failed')).toEqual([['MC-failed']]);
  const request = { view: 'held', query: '', cursor: null, limit: 5 } as const;
  const { counts } = await listEnquiries(desk.store.read, vault, request, start, defaultLimits);
  expect(counts).toEqual({ all: 3, open: 2, held: 1, failed: 1 });
});

test('a search that stops before the end goes on from there', async () => {
  for (let at = 0; at < 9; at += 1) await desk.add(`find-${at}`, { receivedAt: start + at });
  expect((await pages(10, 'all', 'find-0', 4)).flat()).toEqual(['MC-find-0']);
  expect((await pages(10, 'all', 'find-0', 4)).length).toBe(3);
});
