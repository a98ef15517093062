import { afterEach, beforeEach, expect, test } from 'vitest';
import { type EnquiryStore, openEnquiryStore } from '../../../../../tests/fakes/enquiry-store.ts';
import { defaultLimits as limits } from '../../limits.ts';
import type { Outcome } from './attempt.ts';
import { type ClaimedJob, claimJobs } from './claim.ts';
import { recordOutcome } from './record.ts';

const start = Date.parse('2026-11-20T12:00:00Z');
const second = 1000;
const day = 86_400 * second;
let desk: EnquiryStore;
let job: ClaimedJob;

beforeEach(async () => {
  desk = await openEnquiryStore();
  await desk.add('one', { receivedAt: start, channels: ['crm'] });
  const [claimed] = await claimJobs(desk.store, 'crm', 1, start, limits);
  if (!claimed) throw new Error('Nothing was claimed.');
  job = claimed;
});
afterEach(() => desk.close());

const record = (outcome: Outcome, now = start) => recordOutcome(desk.store, job, outcome, now, limits);
const waits = async () => Number(await desk.one('SELECT next_at FROM deliveries')) - start;
const retry = (retryAfterSeconds: number | null): Outcome => ({
  kind: 'retry',
  detail: '503',
  retryAfterSeconds,
});

test('a destination that names a time is left alone for as long, and for a day at most', async () => {
  await record(retry(3600));
  expect(await waits()).toBe(3600 * second);
});

test('one that asks for more than a day is asked again after a day', async () => {
  await record(retry(9 * 86_400));
  expect(await waits()).toBe(day);
});

test('a time shorter than our own wait, or none, leaves our own', async () => {
  await record(retry(0));
  expect(await waits()).toBeGreaterThanOrEqual(limits.firstBackoff / 2);
  expect(await waits()).toBeLessThanOrEqual(limits.firstBackoff);
});

/** Records `outcome` of the next `times` attempts, all made at `now`. */
async function tryTimes(times: number, outcome: Outcome, now: number) {
  const states: string[] = [];
  for (let attempt = 0; attempt < times; attempt++) {
    states.push((await record(outcome, now)).state);
    await desk.store.transaction((sql) => sql.run('UPDATE deliveries SET next_at = ?', [now]));
    const [again] = await claimJobs(desk.store, 'crm', 1, now, limits);
    if (!again) return states;
    job = again;
  }
  return states;
}

test('a job is tried until its life is over, and dead from then on', async () => {
  const waiting = Array.from({ length: 20 }, () => 'waiting');
  expect(await tryTimes(20, retry(null), job.expiresAt - 1)).toEqual(waiting);
  expect(await record(retry(null), job.expiresAt)).toMatchObject({ state: 'dead' });
});

test('KEEP-05/life a clock that leaps, or days the product was off, kill nothing: it is tried eight times at least', async () => {
  const leapt = job.expiresAt + 400 * day;
  expect(await tryTimes(20, retry(null), leapt)).toEqual([
    ...Array.from({ length: limits.leastAttempts - 1 }, () => 'waiting'),
    'dead',
  ]);
});
