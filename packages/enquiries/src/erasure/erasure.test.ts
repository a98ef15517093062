import { randomBytes } from 'node:crypto';
import pino from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type EnquiryStore, openEnquiryStore } from '../../../../tests/fakes/enquiry-store.ts';
import { claimJobs } from '../delivery/outbox/claim.ts';
import { defaultLimits } from '../limits.ts';
import { createErasure } from './erasure.ts';

const start = Date.parse('2026-11-20T12:00:00Z');
let desk: EnquiryStore;
let clock: { at: number; now(): number };
let erasedMails: string[];

beforeEach(async () => {
  desk = await openEnquiryStore();
  clock = { at: start, now: () => clock.at };
  erasedMails = [];
});
afterEach(() => desk.close());

const erasure = () =>
  createErasure({
    store: desk.store,
    erasureKey: randomBytes(32),
    clock,
    limits: defaultLimits,
    ledgerFile: null,
    log: pino({ level: 'silent' }),
    eraseMails: async (ids) => {
      erasedMails.push(...ids);
      return ids.length;
    },
  });

test('an erasure waits for a delivery under way, and for none that only waits itself', async () => {
  await desk.add('on-its-way', { receivedAt: start, channels: ['crm'] });
  await claimJobs(desk.store, 'crm', 4, start, defaultLimits);
  await desk.add('waiting', { receivedAt: start, channels: ['crm', 'webhook'] });
  const { request, finishDue } = erasure();
  await request('MC-on-its-way', 'thandeka');
  await request('MC-waiting', 'thandeka');
  clock.at += defaultLimits.eraseUndo;
  expect(await finishDue()).toMatchObject([{ reference: 'MC-waiting', queue: 2, downstream: [] }]);
  expect(erasedMails).toHaveLength(2);
  expect(await desk.stateOf('on-its-way')).toBe('accepted');
  await desk.store.transaction((sql) =>
    sql.run("UPDATE deliveries SET state = 'delivered', delivered_at = ? WHERE enquiry_id = 'on-its-way'", [
      start,
    ]),
  );
  expect(await finishDue()).toMatchObject([
    { reference: 'MC-on-its-way', queue: 0, downstream: [{ channel: 'crm' }] },
  ]);
});

test('nothing goes before the hour is over, and asked for again it takes no longer', async () => {
  await desk.add('one', { receivedAt: start });
  const { request, finishDue } = erasure();
  const first = await request('MC-one', 'thandeka');
  clock.at += defaultLimits.eraseUndo - 1;
  expect(await request('MC-one', 'sipho')).toEqual(first);
  expect(await finishDue()).toEqual([]);
  clock.at += 1;
  expect(await finishDue()).toMatchObject([{ reference: 'MC-one' }]);
});
