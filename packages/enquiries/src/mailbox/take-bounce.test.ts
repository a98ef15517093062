import { afterEach, beforeEach, expect, test } from 'vitest';
import { type EnquiryStore, openEnquiryStore } from '../../../../tests/fakes/enquiry-store.ts';
import { claimJobs } from '../delivery/outbox/claim.ts';
import { recordOutcome } from '../delivery/outbox/record.ts';
import { defaultLimits as limits } from '../limits.ts';
import { takeBounce } from './take-bounce.ts';

const start = Date.parse('2026-11-20T12:00:00Z');
const host = 'example.com';

let desk: EnquiryStore;
beforeEach(async () => {
  desk = await openEnquiryStore();
  await desk.add('one', { receivedAt: start, channels: ['visitor-mail'] });
});
afterEach(() => desk.close());

/** Tries the confirmation once. @returns its id */
async function tried(now: number): Promise<string> {
  const [job] = await claimJobs(desk.store, 'visitor-mail', 1, now, limits);
  if (!job) throw new Error('There was nothing to send.');
  await recordOutcome(desk.store, job, { kind: 'unclear', detail: 'said nothing' }, now, limits);
  return job.id;
}

const report = (id: string, now: number, failed = true) =>
  desk.store.transaction((sql) =>
    takeBounce(sql, { of: [`${id}@${host}`], failed, codes: '550, 5.1.1' }, host, now, now),
  );
const row = async () =>
  (await desk.store.read.rows('SELECT state, unclear, dismissed_at, last_error FROM deliveries'))[0];

test('a mail that was left because it may have arrived, and comes back, has not', async () => {
  await tried(start);
  const id = await tried(start + limits.longestBackoff);
  expect(await row()).toMatchObject({ state: 'dead', unclear: 2 });
  const later = start + 2 * limits.longestBackoff;
  expect(await report(id, later, false)).toBe(true);
  expect(await row()).toMatchObject({ state: 'dead', unclear: 2 });
  expect(await report(id, later)).toBe(true);
  expect(await row()).toEqual({
    state: 'dead',
    unclear: 0,
    dismissed_at: null,
    last_error: 'It came back from their mail server (550, 5.1.1).',
  });
  expect(await desk.one("SELECT COUNT(*) FROM attempts WHERE outcome = 'bounced'")).toBe(1);
  // The same report once more changes nothing.
  expect(await report(id, later + 1)).toBe(true);
  expect(await desk.one("SELECT COUNT(*) FROM attempts WHERE outcome = 'bounced'")).toBe(1);
});

test('one that waits to be tried again is not ended by a report of the try before', async () => {
  const id = await tried(start);
  expect(await report(id, start + 1)).toBe(true);
  expect(await row()).toMatchObject({ state: 'waiting', unclear: 1 });
});
