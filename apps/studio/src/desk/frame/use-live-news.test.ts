import type { Live } from '@sundowner/desk-wire/live';
import { expect, test } from 'vitest';
import { screenNotifications } from './use-live-news.ts';

const live = (nobody: number, more: Partial<Live> = {}): Live =>
  ({
    changed: [],
    notifications: [],
    counts: { with: [{ person: '', count: nobody }] },
    ...more,
  }) as unknown as Live;
const notification = (id: string) =>
  ({ id, kind: 'given', reference: 'MC-AAAA-BBBB', by: '1', at: '2026-11-23T10:00:00Z' }) as const;
const came = [{ reference: 'MC-CCCC-DDDD', at: '2026-11-23T10:00:00Z', isNew: true }];
const quiet = { lastNew: 0, now: 100_000 };

test('DSK-09/notices what a person is notified of is shown once, and never at the first look', () => {
  expect(
    screenNotifications(null, live(1, { notifications: [notification('1')], changed: came }), quiet),
  ).toEqual([]);
  expect(
    screenNotifications(
      live(0, { notifications: [notification('1')] }),
      live(0, { notifications: [notification('2'), notification('1')] }),
      quiet,
    ),
  ).toEqual([{ title: 'An enquiry was given to you', reference: 'MC-AAAA-BBBB' }]);
});

test('DSK-09/notices a new enquiry nobody has is shown once a minute at most, without a word of the traveller’s', () => {
  expect(screenNotifications(live(0), live(1, { changed: came }), quiet)).toEqual([
    { title: 'New enquiry', reference: null },
  ]);
  expect(screenNotifications(live(0), live(1, { changed: came }), { lastNew: 90_000, now: 100_000 })).toEqual(
    [],
  );
  expect(screenNotifications(live(1), live(1, { changed: came }), quiet)).toEqual([]);
});
