import type { EnquiryDetail } from '@sundowner/desk-wire/enquiry-detail';
import { expect, test } from 'vitest';
import { fakeOne } from '../../../../../tests/fakes/desk-one.ts';
import { mergedReading } from './merged-reading.ts';

const message = (id: string, at: string, text: string, more: object = {}) =>
  ({
    id,
    at,
    text,
    by: null,
    envelope: null,
    state: 'received',
    ...more,
  }) as unknown as EnquiryDetail['conversation']['messages'][number];
const side = (reference: string, receivedAt: string, messages: EnquiryDetail['conversation']['messages']) => {
  const one = fakeOne({ reference, receivedAt });
  return { ...one, conversation: { ...one.conversation, messages } };
};

test('CNV-09/merge how the conversation will read: both in the order of time, without what never went', () => {
  const first = side('MC-H4RN-82XW', '2026-11-23T07:12:00Z', [
    message('a', '2026-11-23T09:40:00Z', 'Two rooms\nside by side', { by: '2', state: 'sent' }),
    message('b', '2026-11-23T09:41:00Z', 'Never went', { by: '3', state: 'stopped' }),
  ]);
  const second = side('MC-9K3T-55AB', '2026-11-23T08:00:00Z', [
    message('c', '2026-11-24T06:40:00Z', 'x'.repeat(200)),
  ]);
  const read = mergedReading(first, second);
  expect(read.map(({ key, from, by }) => [key, from, by])).toEqual([
    ['MC-H4RN-82XW', 'First', null],
    ['MC-9K3T-55AB', 'Second', null],
    ['a', 'First', '2'],
    ['c', 'Second', null],
  ]);
  const sister = message('d', '2026-11-24T07:00:00Z', 'I join', {
    envelope: { role: 'companion', from: { name: 'Lindiwe', address: 'l@example.org' } },
  });
  expect(mergedReading(side('MC-H4RN-82XW', '2026-11-23T07:12:00Z', [sister]), second).at(-1)?.writer).toBe(
    'Lindiwe',
  );
  const married = message('e', '2026-11-24T08:00:00Z', 'We land at noon', {
    envelope: { role: 'traveller', from: { name: 'Thandeka Müller', address: 't@example.org' } },
  });
  expect(mergedReading(first, side('MC-9K3T-55AB', '2026-11-23T08:00:00Z', [married])).at(-1)?.writer).toBe(
    'Thandeka Müller',
  );
  expect(read[2]?.text).toBe('Two rooms side by side');
  expect(read[3]?.text).toBe(`${'x'.repeat(90)}…`);
});
