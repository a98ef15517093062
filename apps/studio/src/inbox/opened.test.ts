import type { EnquirySummary } from '@sundowner/desk-wire';
import { expect, test } from 'vitest';
import { firstVisit, isNewTo, withOpened } from './opened.ts';

const now = new Date('2026-11-20T12:23:00Z');
const enquiry = (receivedAt: string): EnquirySummary => ({
  reference: 'MC-7KQ2-94HD',
  kind: 'telephone',
  state: 'accepted',
  receivedAt,
  name: 'Naledi Okafor',
  headline: 'Afternoon',
  country: null,
  attention: 'none',
  deliveries: [],
  linkedTo: null,
});

test('on a first visit what came within the day is new, until it is opened', () => {
  const opened = firstVisit(now);
  expect(isNewTo(opened, enquiry('2026-11-20T12:20:00Z'), now)).toBe(true);
  expect(isNewTo(opened, enquiry('2026-11-19T12:00:00Z'), now)).toBe(false);
  expect(isNewTo(withOpened(opened, 'MC-7KQ2-94HD'), enquiry('2026-11-20T12:20:00Z'), now)).toBe(false);
});

test('nothing is new for more than two weeks, and a held one is held, not new', () => {
  const opened = { since: '2026-01-01T00:00:00.000Z', references: [] };
  expect(isNewTo(opened, enquiry('2026-11-06T12:00:00Z'), now)).toBe(false);
  expect(isNewTo(opened, { ...enquiry('2026-11-20T12:00:00Z'), state: 'quarantined' }, now)).toBe(false);
});

test('four hundred references are kept, the latest ones', () => {
  let opened = firstVisit(now);
  for (let i = 0; i <= 400; i += 1) opened = withOpened(opened, `MC-${i}`);
  expect(opened.references).toHaveLength(400);
  expect(opened.references.at(-1)).toBe('MC-400');
  expect(opened.references[0]).toBe('MC-1');
});
