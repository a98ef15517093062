import { afterEach, beforeEach, expect, test } from 'vitest';
import { type EnquiryStore, openEnquiryStore } from '../../../../../tests/fakes/enquiry-store.ts';
import { defaultLimits as limits } from '../../limits.ts';
import { claimJobs } from './claim.ts';
import { recordOutcome } from './record.ts';

const start = Date.parse('2026-11-20T12:00:00Z');
let desk: EnquiryStore;
beforeEach(async () => {
  desk = await openEnquiryStore();
});
afterEach(() => desk.close());

const claim = (count = 4, now = start) => claimJobs(desk.store, 'crm', count, now, limits);
const names = async (jobs: ReturnType<typeof claim>) => (await jobs).map(({ enquiryId }) => enquiryId);
const delivered = { kind: 'delivered', detail: 'taken' } as const;

test('a job of an enquiry somebody asked to erase waits, whatever else is due', async () => {
  await desk.add('to-erase', { receivedAt: start, channels: ['crm'] });
  await desk.add('other', { receivedAt: start, channels: ['crm'] });
  await desk.store.transaction((sql) =>
    sql.run("UPDATE enquiries SET erase_due_at = ? WHERE id = 'to-erase'", [start + 1]),
  );
  expect(await names(claim())).toEqual(['other']);
  expect(await desk.stateOf('to-erase', 'crm')).toBe('pending');
});

test('a job is one process’s until its lease ends, oldest first and no more than asked for', async () => {
  await desk.add('second', { receivedAt: start, channels: ['crm', 'webhook'] });
  await desk.add('first', { receivedAt: start - 1, channels: ['crm'] });
  expect(await names(claim(1))).toEqual(['first']);
  expect(await names(claim())).toEqual(['second']);
  expect(await names(claim(4, start + limits.lease - 1))).toEqual([]);
  expect((await names(claim(4, start + limits.lease))).toSorted()).toEqual(['first', 'second']);
});

test('who lost a job cannot say how it went: only its latest holder can', async () => {
  await desk.add('one', { receivedAt: start, channels: ['crm'] });
  const [lost] = await claim();
  const later = start + limits.lease;
  const [held] = await claim(4, later);
  if (!lost || !held) throw new Error('The job was not claimed twice.');
  expect(await recordOutcome(desk.store, lost, delivered, later, limits)).toMatchObject({
    state: 'superseded',
  });
  expect(await desk.stateOf('one', 'crm')).toBe('sending');
  // Nor can one that was never the holder.
  const stranger = { ...held, fence: held.fence - 1 };
  expect(await recordOutcome(desk.store, stranger, delivered, later, limits)).toMatchObject({
    state: 'superseded',
  });
  expect(await recordOutcome(desk.store, held, delivered, later, limits)).toMatchObject({
    state: 'delivered',
  });
});
