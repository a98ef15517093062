import { afterEach, beforeEach, expect, test } from 'vitest';
import { deskOn } from '../../../../../tests/fakes/desk-calls.ts';
import { type EnquiryStore, openEnquiryStore } from '../../../../../tests/fakes/enquiry-store.ts';
import { defaultLimits as limits } from '../../limits.ts';
import type { ChannelName } from '../channels/channels.ts';
import type { Outcome } from './attempt.ts';
import { claimJobs } from './claim.ts';
import { recordOutcome } from './record.ts';

const start = Date.parse('2026-11-20T12:00:00Z');
const unclear: Outcome = { kind: 'unclear', detail: 'said nothing' };
const retry: Outcome = { kind: 'retry', detail: '421', retryAfterSeconds: null };

let desk: EnquiryStore;
let now: number;
beforeEach(async () => {
  desk = await openEnquiryStore();
  now = start;
});
afterEach(() => desk.close());

const add = (channel: ChannelName) => desk.add('one', { receivedAt: start, channels: [channel] });
const due = async () => {
  now = Math.max(now, Number(await desk.one('SELECT next_at FROM deliveries')));
};
/** The next try, which ends so. @returns its state then */
async function tried(channel: ChannelName, outcome: Outcome) {
  await due();
  const [job] = await claimJobs(desk.store, channel, 1, now, limits);
  return job ? (await recordOutcome(desk.store, job, outcome, now, limits)).state : 'not tried';
}
/** The next try, of which its process never says how it went. */
async function lost(channel: ChannelName) {
  await due();
  await claimJobs(desk.store, channel, 1, now, limits);
  now += limits.lease;
  await claimJobs(desk.store, channel, 0, now, limits);
  return desk.stateOf('one', channel);
}
const dismissed = () => desk.one('SELECT dismissed_at FROM deliveries');
const notices = () => desk.one("SELECT COUNT(*) FROM notices WHERE kind = 'dead'");

test('a confirmation that may have arrived twice is not tried again, and nobody has to do anything', async () => {
  await add('visitor-mail');
  expect(await tried('visitor-mail', unclear)).toBe('waiting');
  expect(await tried('visitor-mail', retry)).toBe('waiting');
  expect(await tried('visitor-mail', unclear)).toBe('dead');
  expect([await dismissed(), await notices()]).toEqual([now, 0]);
  expect(await desk.one("SELECT COUNT(*) FROM attempts WHERE outcome = 'unclear'")).toBe(2);
  // Not with all that failed either.
  expect(await deskOn(desk.store, now, []).resendAll({ state: 'dead', channel: 'visitor-mail' })).toBe(0);
  expect(await tried('visitor-mail', unclear)).toBe('not tried');
});

test('a process that ends before it says how it went leaves it unclear, too', async () => {
  await add('visitor-mail');
  expect(await lost('visitor-mail')).toBe('waiting');
  expect(await lost('visitor-mail')).toBe('dead');
  expect([typeof (await dismissed()), await notices()]).toEqual(['number', 0]);
});

test('the concierge’s own copy comes twice rather than never: rarely, and in the end a person is asked', async () => {
  await add('concierge-mail');
  expect(await tried('concierge-mail', unclear)).toBe('waiting');
  for (let copy = 2; copy < 8; copy++) {
    const before = now;
    expect(await tried('concierge-mail', unclear)).toBe('waiting');
    await due();
    if (copy > 2) expect(now - before).toBeGreaterThanOrEqual(limits.longestBackoff);
  }
  expect(await tried('concierge-mail', unclear)).toBe('dead');
  expect([await dismissed(), await notices()]).toEqual([null, 1]);
  expect(await desk.one('SELECT line FROM notices')).toContain('may have arrived');
});

test.each(['crm', 'webhook'] as const)(
  '%s goes on: a day without answers ends no submission',
  async (channel) => {
    await add(channel);
    for (let end = 0; end < 20; end++) expect(await tried(channel, unclear)).toBe('waiting');
    expect(await tried(channel, { kind: 'delivered', detail: '200' })).toBe('delivered');
  },
);
