import { afterEach, beforeEach, expect, test } from 'vitest';
import { type EnquiryStore, openEnquiryStore } from '../../../../tests/fakes/enquiry-store.ts';
import { defaultLimits as limits } from '../limits.ts';
import { claimJobs } from './claim.ts';
import type { Outcome } from './outcome.ts';
import { recordOutcome } from './record.ts';

const start = Date.parse('2026-11-20T12:00:00Z');
const hour = 3_600_000;
const life = limits.life.crm;
const fault: Outcome = { kind: 'fault', detail: '401' };
const delivered: Outcome = { kind: 'delivered', detail: 'taken' };

let desk: EnquiryStore;
beforeEach(async () => {
  desk = await openEnquiryStore();
  for (const id of ['first', 'second', 'third'])
    await desk.add(id, { receivedAt: start, channels: ['crm', 'webhook'] });
});
afterEach(() => desk.close());

const claim = (now: number, count = 4) => claimJobs(desk.store, 'crm', count, now, limits);
async function claimOne(now: number) {
  const [job] = await claim(now, 1);
  if (!job) throw new Error('There was nothing to claim.');
  return job;
}
const expiresAt = (id: string, channel = 'crm') =>
  desk.one('SELECT expires_at FROM deliveries WHERE enquiry_id = ? AND channel = ?', [id, channel]);

test('a destination that refuses everybody is asked by one probe at a time, later after each', async () => {
  const job = await claimOne(start);
  expect(await recordOutcome(desk.store, job, fault, start, limits)).toMatchObject({ circuit: 'opened' });
  expect(await claim(start)).toEqual([]);
  const probes = await claim(start + limits.firstProbe);
  expect(probes).toMatchObject([{ isProbe: true }]);
  expect(await claim(start + limits.firstProbe)).toEqual([]);
  const [probe] = probes;
  if (!probe) throw new Error('There was no probe.');
  const failedAt = start + limits.firstProbe;
  await recordOutcome(desk.store, probe, fault, failedAt, limits);
  // The second wait is twice as long: its lower half is as long as the whole first one.
  expect(await claim(failedAt + limits.firstProbe - 1)).toEqual([]);
  expect(await claim(failedAt + 2 * limits.firstProbe)).toHaveLength(1);
  // Other destinations hear nothing of it.
  expect(await claimJobs(desk.store, 'webhook', 4, start, limits)).toHaveLength(3);
});

test('nothing dies of a fault: what waited lives as much longer as it could not be tried', async () => {
  const job = await claimOne(start);
  await recordOutcome(desk.store, job, fault, start, limits);
  const probe = await claimOne(start + 5 * hour);
  const done = await recordOutcome(desk.store, probe, delivered, start + 5 * hour, limits);
  expect(done).toEqual({ state: 'delivered', circuit: 'closed' });
  const others = ['first', 'second', 'third'].filter((id) => id !== probe.enquiryId);
  for (const id of others) {
    expect(['pending', 'waiting']).toContain(await desk.stateOf(id, 'crm'));
    expect(await expiresAt(id)).toBe(start + life + 5 * hour);
    expect(await expiresAt(id, 'webhook')).toBe(start + life);
  }
  expect(await claim(start + 5 * hour)).toHaveLength(2);
});
