import { afterEach, beforeEach, expect, test } from 'vitest';
import { type EnquiryStore, openEnquiryStore } from '../../../../../tests/fakes/enquiry-store.ts';
import { defaultLimits as limits } from '../../limits.ts';
import { hubspotChannel } from '../channels/hubspot/hubspot-channel.ts';
import type { Outcome } from './attempt.ts';
import { closeForeignCircuits } from './circuit.ts';
import { claimJobs } from './claim.ts';
import { recordOutcome } from './record.ts';

const start = Date.parse('2026-11-20T12:00:00Z');
const hour = 3_600_000;
const { life } = hubspotChannel.limits;
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
  expect(probes).toMatchObject([{ probeOf: '' }]);
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

const forms: Readonly<Record<string, string>> = { telephone: 'form-a', email: 'form-b' };
const formOf = (kind: string) => forms[kind] ?? '';
const claimForms = (now: number, count = 4) => claimJobs(desk.store, 'crm', count, now, limits, formOf);
const isKind = (id: string, kind: string) =>
  desk.store.transaction((sql) => sql.run('UPDATE enquiries SET kind = ? WHERE id = ?', [kind, id]));
const rejected: Outcome = { kind: 'rejected', detail: '400' };
const faultsOf = (form: string) =>
  desk.one('SELECT faults FROM circuits WHERE form = ? AND channel = ?', [form, 'crm']);

test('KEEP-04/circuit one wrong form id holds up its own enquiries and no others', async () => {
  for (const id of ['second', 'third']) await isKind(id, 'email');
  const [wrong, ...right] = await claimForms(start);
  if (!wrong) throw new Error('There was nothing to claim.');
  expect(await recordOutcome(desk.store, wrong, fault, start, limits)).toMatchObject({ circuit: 'opened' });
  for (const job of right) {
    expect(await recordOutcome(desk.store, job, delivered, start, limits)).toMatchObject({
      circuit: 'unchanged',
    });
  }
  // Its own circuit stayed open, whatever the others came to, and its probe is a job of its own.
  await desk.add('fourth', { receivedAt: start, channels: ['crm'] });
  await isKind('fourth', 'email');
  expect((await claimForms(start + 1)).map(({ enquiryId }) => enquiryId)).toEqual(['fourth']);
  const probes = await claimForms(start + limits.firstProbe);
  expect(probes).toMatchObject([{ enquiryId: 'first', probeOf: 'form-a' }]);
});

test('KEEP-04/circuit the faults of a form count on until it takes something', async () => {
  let now = start;
  const [first] = await claimForms(now, 1);
  if (!first) throw new Error('There was nothing to claim.');
  await recordOutcome(desk.store, first, fault, now, limits);
  now += limits.firstProbe;
  const [refused] = await claimForms(now);
  if (!refused) throw new Error('There was no probe.');
  expect(await recordOutcome(desk.store, refused, rejected, now, limits)).toMatchObject({
    circuit: 'closed',
  });
  const [again, other] = await claimForms(now);
  if (!again || !other) throw new Error('The circuit did not close.');
  expect(await recordOutcome(desk.store, again, fault, now, limits)).toMatchObject({ circuit: 'opened' });
  expect(await faultsOf('form-a')).toBe(2);
  await recordOutcome(desk.store, other, delivered, now, limits);
  expect(await faultsOf('form-a')).toBeUndefined();
});

test('KEEP-04/circuit a form id that was put right is tried at once', async () => {
  const [job] = await claimForms(start);
  if (!job) throw new Error('There was nothing to claim.');
  await recordOutcome(desk.store, job, fault, start, limits);
  await desk.store.transaction((sql) =>
    closeForeignCircuits(sql, 'crm', ['form-new', 'form-b'], start + hour),
  );
  expect(await faultsOf('form-a')).toBeUndefined();
  expect(await expiresAt('first')).toBe(start + life + hour);
});

test('KEEP-04/circuit a circuit that is open under no form holds all of them until one gets through', async () => {
  await desk.store.transaction((sql) =>
    sql.run("INSERT INTO circuits VALUES ('crm', '', ?, ?, 7, '401')", [start, start + hour]),
  );
  expect(await claimForms(start)).toEqual([]);
  const [probe] = await claimForms(start + hour);
  expect(probe).toMatchObject({ probeOf: '', form: 'form-a' });
  if (!probe) throw new Error('There was no probe.');
  await recordOutcome(desk.store, probe, delivered, start + hour, limits);
  expect(await claimForms(start + hour)).toHaveLength(2);
});

test('KEEP-04/circuit a probe that proves nothing is made again within a minute', async () => {
  const job = await claimOne(start);
  await recordOutcome(desk.store, job, fault, start, limits);
  let now = start;
  const later: Outcome = { kind: 'retry', detail: '503', retryAfterSeconds: null };
  for (let round = 0; round < 12; round++) {
    now += 60_000;
    const probes = await claim(now);
    expect(probes, `probes after ${round + 1} minutes`).toHaveLength(1);
    for (const probe of probes) await recordOutcome(desk.store, probe, later, now, limits);
  }
});
