import { afterEach, beforeEach, expect, test } from 'vitest';
import { configuredChannels } from '../../../../../tests/fakes/configured-channels.ts';
import { deskOn } from '../../../../../tests/fakes/desk-calls.ts';
import { type EnquiryStore, openEnquiryStore } from '../../../../../tests/fakes/enquiry-store.ts';
import { enquiryHealth } from '../../desk/health.ts';
import { defaultLimits as limits } from '../../limits.ts';
import { noteLate } from './periodic-notices.ts';

const start = Date.parse('2026-11-20T12:00:00Z');
const later = start + 86_400_000;
let desk: EnquiryStore;
beforeEach(async () => {
  desk = await openEnquiryStore();
});
afterEach(() => desk.close());

const operator = () => deskOn(desk.store, later, configuredChannels({ webhook: true }));
const resends = {
  'one delivery': () => operator().resend('MC-one', 'webhook'),
  'all of a channel': () => operator().resendAll({ state: 'dead', channel: 'webhook' }),
};

test.each(Object.entries(resends))('KEEP-04/resend %s is late by its resend alone', async (_what, again) => {
  await desk.add('one', { receivedAt: start, channels: ['webhook'] });
  expect(await noteLate(desk.store, start + limits.lateAfter - 1, limits)).toBe(0);
  expect(await noteLate(desk.store, start + limits.lateAfter, limits)).toBe(1);
  await desk.store.transaction((sql) => sql.run("UPDATE deliveries SET state = 'dead'"));
  await again();
  expect((await enquiryHealth(desk.store, later, limits)).enquiries).toMatchObject({
    late: 0,
    oldestPendingSeconds: 0,
  });
  expect(await noteLate(desk.store, later + limits.lateAfter - 1, limits)).toBe(0);
  // It was told of as late before it was dead; now it is again.
  expect(await noteLate(desk.store, later + limits.lateAfter, limits)).toBe(1);
  expect(await noteLate(desk.store, later + 2 * limits.lateAfter, limits)).toBe(0);
});
