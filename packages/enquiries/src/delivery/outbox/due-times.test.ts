import { afterEach, beforeEach, expect, test } from 'vitest';
import { type EnquiryStore, openEnquiryStore } from '../../../../../tests/fakes/enquiry-store.ts';
import { defaultLimits as limits } from '../../limits.ts';
import { hubspotChannel } from '../channels/hubspot/hubspot-channel.ts';
import { claimBatch, gatherBatch } from '../notices/batch.ts';
import { note } from '../notices/note.ts';
import { noteSilence } from '../notices/periodic-notices.ts';
import type { Outcome } from './attempt.ts';
import { claimJobs } from './claim.ts';
import { pullInDueTimes } from './due-times.ts';
import { recordOutcome } from './record.ts';

const start = Date.parse('2026-11-20T12:00:00Z');
const hour = 3_600_000;
const day = 24 * hour;
let desk: EnquiryStore;
beforeEach(async () => {
  desk = await openEnquiryStore();
});
afterEach(() => desk.close());

const claim = (now: number) => claimJobs(desk.store, 'crm', 4, now, limits);
const pullIn = (now = start) => pullInDueTimes(desk.store, now, limits);
const later = (retryAfterSeconds: number | null): Outcome => ({
  kind: 'retry',
  detail: '503',
  retryAfterSeconds,
});
async function tryAt(now: number, outcome: Outcome): Promise<void> {
  const [job] = await claim(now);
  if (!job) throw new Error('There was nothing to claim.');
  await recordOutcome(desk.store, job, outcome, now, limits);
}

/** How far a clock was ahead before it came back: an hour over, inside a day, and far beyond it. */
const ahead = [2 * hour, 20 * hour, 26 * hour, 400 * day];

test.each(ahead)('KEEP-05/jobs an enquiry stored by a clock %d ms ahead goes out now', async (jump) => {
  await desk.add('one', { receivedAt: start + jump, channels: ['crm'] });
  expect(await claim(start)).toEqual([]);
  expect(await pullIn()).toBe(1);
  expect(await claim(start)).toHaveLength(1);
});

test.each(ahead)('KEEP-05/jobs one put off by a clock %d ms ahead is tried now', async (jump) => {
  await desk.add('one', { receivedAt: start, channels: ['crm'] });
  await tryAt(start + jump, later(null));
  await pullIn();
  expect(await claim(start)).toHaveLength(1);
});

test('KEEP-05/jobs a job that was asked to wait for a day waits for it, and no longer', async () => {
  await desk.add('one', { receivedAt: start, channels: ['crm'] });
  await tryAt(start, later(86_400));
  expect(await pullIn()).toBe(0);
  expect(await claim(start + day - 1)).toEqual([]);
  expect(await claim(start + day)).toHaveLength(1);
});

test('KEEP-05/jobs a job held by a clock ahead is free once a lease has passed', async () => {
  await desk.add('one', { receivedAt: start, channels: ['crm'] });
  expect(await claim(start + day)).toHaveLength(1);
  await pullIn();
  expect(await claim(start + limits.lease - 1)).toEqual([]);
  expect(await claim(start + limits.lease)).toHaveLength(1);
});

test('KEEP-05/circuits an open circuit is probed now, and nothing loses life by it', async () => {
  await desk.add('one', { receivedAt: start, channels: ['crm'] });
  await tryAt(start + day, { kind: 'fault', detail: '401' });
  await pullIn();
  const [probe] = await claim(start);
  expect(probe).toMatchObject({ probeOf: '' });
  if (!probe) throw new Error('There was no probe.');
  await recordOutcome(desk.store, probe, { kind: 'delivered', detail: 'taken' }, start, limits);
  expect(await desk.one('SELECT expires_at FROM deliveries')).toBe(start + hubspotChannel.limits.life);
});

test('KEEP-05/notices a notice told or put off ahead of time holds up none of now', async () => {
  const noteIt = (topic: string, now: number) =>
    desk.store.transaction((sql) => note(sql, 'dead', topic, topic, now));
  await noteIt('one', start + day);
  expect(await gatherBatch(desk.store, 'at-once', start + day, limits)).toBe(1);
  await noteIt('two', start);
  // The gate: the batch of tomorrow is none of lately.
  expect(await gatherBatch(desk.store, 'at-once', start, limits)).toBe(1);
  expect(await gatherBatch(desk.store, 'at-once', start, limits)).toBe(0);
  expect(await claimBatch(desk.store, start, limits)).toMatchObject({ lines: [{ line: 'two' }] });
  expect(await claimBatch(desk.store, start, limits)).toBeNull();
  expect(await pullIn()).toBe(1);
  expect(await claimBatch(desk.store, start, limits)).toMatchObject({ lines: [{ line: 'one' }] });
});

test('KEEP-05/silence what came ahead of time does not end the silence of now', async () => {
  await desk.add('one', { receivedAt: start });
  await desk.add('two', { receivedAt: start + 30 * day });
  expect(await noteSilence(desk.store, 12, start + 11 * hour)).toBeNull();
  expect(await noteSilence(desk.store, 12, start + 12 * hour)).toBe(start);
});

test('KEEP-05/erasures an erasure asked for ahead of time is final within its hour', async () => {
  await desk.add('one', { receivedAt: start });
  await desk.store.transaction((sql) => sql.run('UPDATE enquiries SET erase_due_at = ?', [start + day]));
  await pullIn();
  expect(await desk.one('SELECT erase_due_at FROM enquiries')).toBe(start + limits.eraseUndo);
});

test('KEEP-05/jobs what a right clock left is left alone', async () => {
  await desk.add('one', { receivedAt: start, channels: ['crm', 'webhook'] });
  await tryAt(start, later(3000));
  const before = await desk.store.read.rows('SELECT * FROM deliveries ORDER BY id');
  expect(await pullIn()).toBe(0);
  expect(await desk.store.read.rows('SELECT * FROM deliveries ORDER BY id')).toEqual(before);
});
