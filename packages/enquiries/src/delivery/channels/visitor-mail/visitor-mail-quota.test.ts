import { afterEach, beforeEach, expect, test } from 'vitest';
import { type EnquiryStore, openEnquiryStore } from '../../../../../../tests/fakes/enquiry-store.ts';
import { createVisitorMailQuota, pruneMailQuota } from './visitor-mail-quota.ts';

let desk: EnquiryStore;
beforeEach(async () => {
  desk = await openEnquiryStore();
});
afterEach(() => desk.close());

const start = Date.parse('2026-11-20T12:00:00Z');
const day = 24 * 3_600_000;

test('a recipient gets so many mails in a day and not one more, and a repeat of one is none', async () => {
  const quota = createVisitorMailQuota(desk.store);
  const take = (jobId: string, at = start, recipientHash = 'one') =>
    quota.take({ recipientHash, jobId, at: new Date(at), most: 3 });
  for (const job of ['a', 'b', 'c']) expect(await take(job)).toBe(true);
  expect(await take('d')).toBe(false);
  expect(await take('b')).toBe(true);
  expect(await take('d', start, 'another')).toBe(true);
  expect(await take('e', start + day - 1)).toBe(false);
  expect(await take('e', start + day)).toBe(true);
});

test('after a day nothing of a recipient is kept', async () => {
  const quota = createVisitorMailQuota(desk.store);
  await quota.take({ recipientHash: 'one', jobId: 'a', at: new Date(start), most: 3 });
  await pruneMailQuota(desk.store, start + day - 1);
  expect(await desk.one('SELECT COUNT(*) FROM mail_recipients')).toBe(1);
  await pruneMailQuota(desk.store, start + day);
  expect(await desk.one('SELECT COUNT(*) FROM mail_recipients')).toBe(0);
  expect(await desk.one('SELECT COUNT(*) FROM mail_takes')).toBe(0);
});
