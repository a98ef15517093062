import { randomBytes } from 'node:crypto';
import pino from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type EnquiryStore, openEnquiryStore } from '../../../../tests/fakes/enquiry-store.ts';
import { applyRetention } from './retention.ts';

let desk: EnquiryStore;
beforeEach(async () => {
  desk = await openEnquiryStore();
});
afterEach(() => desk.close());

const noon = (day: string) => Date.parse(`${day}T12:00:00Z`);

const apply = (now: number, months: number) =>
  applyRetention({
    store: desk.store,
    erasureKey: randomBytes(32),
    ledgerFile: null,
    months,
    now,
    log: pino({ level: 'silent' }),
  });

// The day that many months back, as the calendar has it: the last of a shorter month where there is no such day.
test.each([
  ['2027-03-31', 1, '2027-02-28'],
  ['2028-03-31', 1, '2028-02-29'],
  ['2027-05-31', 1, '2027-04-30'],
  ['2028-02-29', 12, '2027-02-28'],
  ['2027-01-31', 2, '2026-11-30'],
  ['2028-11-20', 24, '2026-11-20'],
  ['2027-03-15', 1, '2027-02-15'],
])('on %s, %i months back is %s: what is older goes, what is not stays', async (today, months, limit) => {
  await desk.add('older', { receivedAt: noon(limit) - 1 });
  await desk.add('at-the-limit', { receivedAt: noon(limit) });
  await desk.add('next-day', { receivedAt: noon(limit) + 86_400_000 });
  expect(await apply(noon(today), months)).toBe(1);
  expect(await desk.stateOf('older')).toBe('erased');
  expect(await desk.stateOf('at-the-limit')).toBe('accepted');
  expect(await desk.stateOf('next-day')).toBe('accepted');
});

test('a journey that is not as long past keeps an enquiry, one that is does not', async () => {
  const receivedAt = noon('2024-01-10');
  await desk.add('travelled-lately', { receivedAt, travelAt: noon('2026-06-01') });
  await desk.add('travelled-long-ago', { receivedAt, travelAt: noon('2024-06-01') });
  await desk.add('never-travelled', { receivedAt });
  expect(await apply(noon('2026-11-20'), 24)).toBe(2);
  expect(await desk.stateOf('travelled-lately')).toBe('accepted');
  expect(await desk.stateOf('travelled-long-ago')).toBe('erased');
  expect(await desk.stateOf('never-travelled')).toBe('erased');
});

test('what is erased leaves a line in the ledger, and is not erased twice', async () => {
  await desk.add('quiet', { receivedAt: noon('2024-01-10') });
  expect(await apply(noon('2026-11-20'), 24)).toBe(1);
  expect(await apply(noon('2026-11-21'), 24)).toBe(0);
  expect(await desk.one('SELECT sealed FROM enquiries')).toBeNull();
  expect(await desk.one('SELECT COUNT(*) FROM erasure_ledger')).toBe(1);
});
