import type { Live } from '@sundowner/desk-wire/live';
import { expect, test } from 'vitest';
import { noticesOf } from './use-notices.ts';

const live = (nobody: number, more: Partial<Live> = {}): Live =>
  ({ changed: [], told: [], counts: { with: [{ person: '', count: nobody }] }, ...more }) as unknown as Live;
const told = (id: string) =>
  ({ id, kind: 'given', reference: 'MC-AAAA-BBBB', by: '1', at: '2026-11-23T10:00:00Z' }) as const;
const came = [{ reference: 'MC-CCCC-DDDD', at: '2026-11-23T10:00:00Z', isNew: true }];
const quiet = { lastNew: 0, now: 100_000 };

test('DSK-09/notices what is told to a person is a notice once, and never at the first look', () => {
  expect(noticesOf(null, live(1, { told: [told('1')], changed: came }), quiet)).toEqual([]);
  expect(noticesOf(live(0, { told: [told('1')] }), live(0, { told: [told('2'), told('1')] }), quiet)).toEqual(
    [{ title: 'An enquiry was given to you', reference: 'MC-AAAA-BBBB' }],
  );
});

test('DSK-09/notices a new enquiry nobody has is one a minute at most, without a word of the traveller’s', () => {
  expect(noticesOf(live(0), live(1, { changed: came }), quiet)).toEqual([
    { title: 'New enquiry', reference: null },
  ]);
  expect(noticesOf(live(0), live(1, { changed: came }), { lastNew: 90_000, now: 100_000 })).toEqual([]);
  expect(noticesOf(live(1), live(1, { changed: came }), quiet)).toEqual([]);
});
