import { afterEach, beforeEach, expect, test } from 'vitest';
import { deskOn, taken } from '../../../../../tests/fakes/desk-calls.ts';
import { type EnquiryStore, openEnquiryStore } from '../../../../../tests/fakes/enquiry-store.ts';
import { createErasure } from '../../erasure/erasure.ts';
import { defaultLimits as limits } from '../../limits.ts';
import type { ChannelName } from '../channels/channels.ts';
import { openCircuits } from './circuit.ts';
import { claimJobs } from './claim.ts';
import { recordOutcome } from './record.ts';
import { endSwitchedOff } from './switched-off.ts';

const start = Date.parse('2026-11-20T12:00:00Z');
const mails: ChannelName[] = ['concierge-mail', 'visitor-mail'];
let desk: EnquiryStore;
beforeEach(async () => {
  desk = await openEnquiryStore();
});
afterEach(() => desk.close());

const add = (id: string) => desk.add(id, { receivedAt: start, channels: ['concierge-mail', 'webhook'] });
const end = (now = start, configured = mails) => endSwitchedOff(desk.store, configured, now, limits);

/** Its webhook takes nothing: the circuit is open, and the job waits. */
async function withOpenCircuit(id: string): Promise<void> {
  await add(id);
  const [job] = await claimJobs(desk.store, 'webhook', 1, start, limits);
  if (!job) throw new Error('There was nothing to claim.');
  await recordOutcome(desk.store, job, { kind: 'fault', detail: '401' }, start, limits);
}

test('KEEP-04/switched-off circuits close and jobs end, with words; other channels are left alone', async () => {
  await withOpenCircuit('one');
  await add('two');
  expect(await end(start, [...mails, 'webhook'])).toBe(0);
  expect(await openCircuits(desk.store.read, 'webhook')).toHaveLength(1);
  expect(await end()).toBe(2);
  expect(await openCircuits(desk.store.read, 'webhook')).toEqual([]);
  for (const id of ['one', 'two']) {
    expect(await desk.stateOf(id, 'webhook')).toBe('dead');
    expect(await desk.stateOf(id, 'concierge-mail')).toBe('pending');
  }
  const errors = await desk.store.read.rows("SELECT last_error FROM deliveries WHERE channel = 'webhook'");
  expect(errors).toEqual(Array.from({ length: 2 }, () => ({ last_error: 'The channel is switched off' })));
  expect(await desk.one("SELECT COUNT(*) FROM notices WHERE kind = 'dead'")).toBe(2);
  expect(await end()).toBe(0);
});

test('KEEP-04/switched-off many jobs end, however many transactions that takes', async () => {
  for (let i = 0; i < 401; i++) await add(`e${i}`);
  expect(await end()).toBe(401);
  expect(
    await desk.one("SELECT COUNT(*) FROM deliveries WHERE channel = 'webhook' AND state <> 'dead'"),
  ).toBe(0);
});

test('KEEP-04/switched-off one that a vanished worker held ends with its lease, and no erasure waits for it', async () => {
  await add('one');
  expect(await claimJobs(desk.store, 'webhook', 1, start, limits)).toHaveLength(1);
  expect(await end(start + limits.lease - 1)).toBe(0);
  expect(await desk.stateOf('one', 'webhook')).toBe('sending');
  const due = start + limits.lease;
  await desk.store.transaction((sql) => sql.run('UPDATE enquiries SET erase_due_at = ?', [due]));
  expect(await end(due)).toBe(1);
  expect(await desk.stateOf('one', 'webhook')).toBe('dead');
  expect(await desk.one("SELECT COUNT(*) FROM attempts WHERE outcome = 'lost'")).toBe(1);
  const erasure = createErasure({
    store: desk.store,
    erasureKey: Buffer.alloc(32),
    clock: { now: () => due },
    limits,
    log: { debug() {}, info() {}, warn() {}, error() {} } as never,
    ledgerFile: null,
    eraseMails: async () => 0,
  });
  expect(await erasure.finishDue()).toHaveLength(1);
});

test('KEEP-04/switched-off what was ended is discarded, or resent when the channel is back', async () => {
  await add('one');
  await add('two');
  await end();
  const operator = deskOn(desk.store, start);
  expect(taken(await operator.dismiss('MC-one')).deliveries).toMatchObject([{}, { leftUnsent: true }]);
  expect(taken(await operator.resend('MC-two', 'webhook')).deliveries).toMatchObject([
    {},
    { channel: 'webhook', state: 'pending' },
  ]);
  expect(await desk.one('SELECT COUNT(*) FROM deliveries WHERE dismissed_at IS NOT NULL')).toBe(1);
  expect(await claimJobs(desk.store, 'webhook', 4, start, limits)).toMatchObject([{ enquiryId: 'two' }]);
});
