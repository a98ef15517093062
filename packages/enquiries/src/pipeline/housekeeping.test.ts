import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type EnquiryStore, openEnquiryStore } from '../../../../tests/fakes/enquiry-store.ts';
import { defaultLimits } from '../limits.ts';
import { createHousekeeping } from './housekeeping.ts';

const start = Date.parse('2026-11-20T12:00:00Z');
const hour = 3_600_000;
const finishDue = vi.fn(async () => []);
const purgeSubscriptions = vi.fn(async () => 0);
const notify = vi.fn(async () => 0);
const standExactly = vi.fn();
const lookForFaults = vi.fn(async () => {});
const eraseCopies = vi.fn(async () => {});
const pullIn = vi.fn(async () => 0);
const endSwitchedOff = vi.fn(async () => 0);
const deskJobs = vi.fn(async () => {});
const nextDeskTime = vi.fn(async (_since: number): Promise<number | null> => null);
const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() };
let desk: EnquiryStore;
let clock: { at: number; now(): number };

beforeEach(async () => {
  vi.clearAllMocks();
  desk = await openEnquiryStore();
  clock = { at: start, now: () => clock.at };
});
afterEach(() => desk.close());

const open = (silenceHours: number | null = null) =>
  createHousekeeping({
    store: desk.store,
    clock,
    limits: defaultLimits,
    log: log as never,
    alerts: { activateOnly: standExactly },
    erasure: { finishDue } as never,
    erasureKey: randomBytes(32),
    ledgerFile: null,
    retentionMonths: 24,
    silenceHours,
    deskJobs,
    nextDeskTime,
    index: async () => 0,
    receipts: async () => 0,
    purgeSubscriptions,
    purgeOwnPages: async () => 0,
    mailErasures: async () => 0,
    sendNotices: notify,
    notifyPeople: async () => {},
    lookForFaults,
    eraseCopies,
    pullIn,
    endSwitchedOff,
  });

/** What stood of silence at each round. */
const silences = () =>
  standExactly.mock.calls.filter(([kind]) => kind === 'silence').map(([, standing]) => standing);

test('a duty that fails is told of and holds up none of the others', async () => {
  finishDue.mockRejectedValueOnce(new TypeError('naledi@example.com'));
  await open().tick();
  expect(purgeSubscriptions).toHaveBeenCalledTimes(1);
  expect(notify).toHaveBeenCalledTimes(1);
  expect(log.error).toHaveBeenCalledExactlyOnceWith(
    { duty: 'erasures', error: 'TypeError' },
    'housekeeping failed',
  );
});

test('CLU-05/faults a machine that does not deliver looks for faults and changes nothing of the queue it shares', async () => {
  const housekeeping = open();
  housekeeping.watchFaults();
  await expect.poll(() => lookForFaults.mock.calls.length).toBe(1);
  housekeeping.wake();
  await expect.poll(() => lookForFaults.mock.calls.length).toBe(2);
  await housekeeping.stop();
  for (const other of [endSwitchedOff, pullIn, finishDue, purgeSubscriptions, deskJobs, notify])
    expect(other).not.toHaveBeenCalled();
});

test('CLU-03/schedules-desk a round comes at the next time somebody chose, and not long after it', async () => {
  nextDeskTime
    .mockResolvedValueOnce(null)
    .mockResolvedValueOnce(start + 20)
    .mockRejectedValueOnce(new Error('away'));
  const housekeeping = open();
  housekeeping.start();
  try {
    // Two at the start; otherwise twenty seconds lie between one and the next.
    await expect.poll(() => deskJobs.mock.calls.length, { timeout: 10_000 }).toBe(3);
  } finally {
    await housekeeping.stop();
  }
});

test('CLU-03/schedules-desk a time that comes during a round is kept by a round right after it', async () => {
  const chosen = start + 20;
  nextDeskTime.mockImplementation(async (since) => (since < chosen ? chosen : null));
  // The second round takes longer than that, after the desk was looked after.
  notify.mockImplementation(async () => {
    if (deskJobs.mock.calls.length === 2) clock.at = chosen + 30;
    return 0;
  });
  const housekeeping = open();
  housekeeping.start();
  try {
    await expect.poll(() => deskJobs.mock.calls.length, { timeout: 10_000 }).toBe(3);
  } finally {
    await housekeeping.stop();
    nextDeskTime.mockImplementation(async () => null);
    notify.mockImplementation(async () => 0);
  }
});

test('retention is looked after at the start and every hour', async () => {
  const { tick } = open();
  const add = (id: string) => desk.add(id, { receivedAt: Date.parse('2024-01-10T12:00:00Z') });
  await add('first');
  await tick();
  expect(await desk.stateOf('first')).toBe('erased');
  await add('second');
  clock.at += hour - 1;
  await tick();
  expect(await desk.stateOf('second')).toBe('accepted');
  clock.at += 1;
  await tick();
  expect(await desk.stateOf('second')).toBe('erased');
  expect(finishDue).toHaveBeenCalledTimes(3);
});

test('a silence is alerted once, by the hours an operator set, and by none when none are', async () => {
  await desk.add('last', { receivedAt: start });
  await desk.add('held', { receivedAt: start + 11 * hour, suspicion: 'too-fast' });
  clock.at = start + 12 * hour - 1;
  const { tick } = open(12);
  await tick();
  expect(silences()).toEqual([[]]);
  clock.at += 1;
  await tick();
  await tick();
  const standing = { topic: String(start), message: 'No enquiry has come in for 12 hours.' };
  expect(silences()).toEqual([[], [standing], [standing]]);
  vi.clearAllMocks();
  clock.at += 1000 * hour;
  await open().tick();
  expect(silences()).toEqual([]);
});

test('KEEP-05/jobs due times are looked at when the product starts and every hour, whichever way the clock goes', async () => {
  const { tick } = open();
  await tick();
  clock.at += hour - 1;
  await tick();
  expect(pullIn).toHaveBeenCalledTimes(1);
  clock.at += 1;
  await tick();
  expect(pullIn).toHaveBeenCalledTimes(2);
  clock.at -= 26 * hour;
  await tick();
  expect(pullIn).toHaveBeenCalledTimes(3);
});
