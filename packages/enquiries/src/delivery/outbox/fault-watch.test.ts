import { afterEach, beforeEach, expect, test } from 'vitest';
import { type EnquiryStore, openEnquiryStore } from '../../../../../tests/fakes/enquiry-store.ts';
import { createAlerts } from '../../alerts/alerts.ts';
import { defaultLimits as limits } from '../../limits.ts';
import type { ChannelName } from '../channels/channels.ts';
import { claimJobs } from './claim.ts';
import { createFaultWatch, type Disk } from './fault-watch.ts';
import { recordOutcome } from './record.ts';

const start = Date.parse('2026-11-20T12:00:00Z');
const silent = { debug() {}, info() {}, warn() {}, error() {} };
let desk: EnquiryStore;
let disk: Disk;
let now: number;
let elsewhere: boolean;
let alerts: ReturnType<typeof createAlerts>;
let look: () => Promise<void>;

beforeEach(async () => {
  desk = await openEnquiryStore();
  disk = { free: { share: 0.5, bytes: 5e9 } };
  alerts = createAlerts({ log: silent as never, clock: { now: () => start }, file: null });
  now = start;
  elsewhere = false;
  look = createFaultWatch({
    store: desk.store,
    alerts,
    heads: { knownEnquiries: () => [], seen() {} },
    dataDir: '/data',
    clock: { now: () => now },
    limits,
    deliveredElsewhere: () => elsewhere,
    lookAtDisk: async () => disk,
  });
});
afterEach(() => desk.close());

const inForce = () => alerts.inForce().map(({ kind, message }) => `${kind}: ${message}`);
const failed = async (id: string, kind: 'rejected' | 'fault', channel: ChannelName = 'crm') => {
  await desk.add(id, { receivedAt: start, channels: [channel] });
  const [job] = await claimJobs(desk.store, channel, 1, start, limits, () => 'form-a');
  if (!job) throw new Error('There was nothing to claim.');
  await recordOutcome(desk.store, job, { kind, detail: 'The CRM answered 4xx.' }, start, limits);
};

test('DSK-10/dead DSK-10/circuit what waits for a person stands until somebody acts', async () => {
  await look();
  expect(inForce()).toEqual([]);
  await failed('AAAA-2222', 'rejected');
  await failed('BBBB-2222', 'fault');
  await look();
  expect(inForce()).toEqual([
    'circuit-open: Deliveries by crm (form form-a) wait: The CRM answered 4xx.',
    'dead: 1 delivery failed and waits for a person: MC-AAAA-2222 (Marketing (HubSpot)).',
  ]);
  await desk.store.transaction(async (sql) => {
    await sql.run('UPDATE deliveries SET dismissed_at = 1');
    await sql.run('UPDATE circuits SET opened_at = NULL');
  });
  await look();
  expect(inForce()).toEqual([]);
});

test('CLU-05/untaken where other machines deliver, and none does, is told until one does', async () => {
  elsewhere = true;
  await desk.add('AAAA-2222', { receivedAt: start, channels: ['concierge-mail'] });
  await desk.add('BBBB-2222', { receivedAt: start, channels: ['crm'] });
  now = start + limits.lateAfter - 1;
  await look();
  expect(inForce()).toEqual([]);
  now += 1;
  elsewhere = false;
  await look();
  expect(inForce()).toEqual([]);
  elsewhere = true;
  await look();
  expect(inForce()).toEqual([
    expect.stringMatching(/^hung: No machine delivers enquiries: .*\(2\) .* due since 2026-11-20T12:00:00/),
  ]);
  // One is at it.
  for (const channel of ['concierge-mail', 'crm'] as const)
    expect(await claimJobs(desk.store, channel, 1, now, limits)).toHaveLength(1);
  await look();
  expect(inForce()).toEqual([]);
  // It ended meanwhile.
  now += limits.lease + limits.lateAfter;
  await look();
  expect(inForce()).toHaveLength(1);
});

test('CLU-05/untaken what waits for its destination is told of as that alone', async () => {
  elsewhere = true;
  await failed('BBBB-2222', 'fault');
  now = start + 10 * limits.lateAfter;
  await look();
  expect(inForce()).toEqual([expect.stringMatching(/^circuit-open: /)]);
});

test('CNV-08/never-red a mailbox of a traveller’s that takes nothing is no fault of the pipeline', async () => {
  await failed('AAAA-2222', 'rejected', 'visitor-mail');
  await failed('BBBB-2222', 'rejected', 'answer-mail');
  await look();
  expect(inForce()).toEqual([]);
});

test('DSK-10/disk less than 5 % of the disk is told, and over once a little more is free', async () => {
  const at = async (share: number) => {
    disk = { free: { share, bytes: share * 1e10 } };
    await look();
    return inForce();
  };
  expect(await at(0.05)).toEqual([]);
  expect(await at(0.049)).toEqual([
    'disk: Only 4 % (0.5 GB) of the disk of the data directory is free; enquiries are refused when it is full.',
  ]);
  expect(await at(0.055)).toHaveLength(1);
  expect(await at(0.06)).toEqual([]);
});

test('DSK-10/unwritable a disk that takes no write, and a store that cannot be asked, need no enquiry to be noticed', async () => {
  disk = { free: null, fault: 'DATA_DIR /data cannot be written: the disk is full' };
  await look();
  expect(inForce()).toEqual([
    'store: DATA_DIR /data cannot be written: the disk is full; enquiries are refused.',
  ]);
  disk = { free: null };
  await desk.store.close();
  await look();
  expect(inForce()).toEqual(['store: The enquiry store cannot be asked (closed); enquiries may be refused.']);
});
