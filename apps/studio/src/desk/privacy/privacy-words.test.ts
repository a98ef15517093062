import { expect, test } from 'vitest';
import {
  erasureStep,
  erasureSubjectWords,
  monthsAhead,
  receiptCountWords,
  recordLines,
} from './privacy-words.ts';

const thing = (what: 'note' | 'enquiry', at: string) => ({
  reference: 'MC-7KQ2-94HD',
  what,
  at,
  title: '',
  rows: [],
});

test('DSK-08/export what is held is counted by what it is, from the first to the last', () => {
  const records = [
    thing('note', '2026-11-03T08:00:00Z'),
    thing('enquiry', '2026-11-02T08:00:00Z'),
    thing('note', '2026-10-30T08:00:00Z'),
  ];
  expect(recordLines(records)).toEqual([
    { what: 'enquiry', words: 'Enquiries', count: 1, from: '2 Nov 2026', until: '2 Nov 2026' },
    { what: 'note', words: 'Notes', count: 2, from: '30 Oct 2026', until: '3 Nov 2026' },
  ]);
  expect(recordLines([])).toEqual([]);
});

test('DSK-08/second-person a request waits, is confirmed, is finished', () => {
  const at = '2026-11-03T08:00:00Z';
  expect(erasureStep({ confirmedAt: null, finishedAt: null })).toBe('asked');
  expect(erasureStep({ confirmedAt: at, finishedAt: null })).toBe('confirmed');
  expect(erasureStep({ confirmedAt: at, finishedAt: at })).toBe('finished');
});

test('DSK-08/second-person a request says what it is of, also where somebody only wrote mails', () => {
  expect(erasureSubjectWords({ of: 'enquiry', references: ['MC-7KQ2-94HD'] })).toBe('MC-7KQ2-94HD');
  expect(erasureSubjectWords({ of: 'person', references: ['MC-7KQ2-94HD', 'MC-5J3C-XP47'] })).toBe(
    'A person: MC-7KQ2-94HD, MC-5J3C-XP47',
  );
  expect(erasureSubjectWords({ of: 'person', references: [] })).toBe('A person: mails of no enquiry');
});

test('DSK-08/retention the months ahead go over the turn of a year', () => {
  expect(monthsAhead(new Date('2026-11-26T09:00:00Z'), 3)).toEqual(['2026-12', '2027-01', '2027-02']);
});

test('DSK-08/receipt what an erasure took is counted in words, and nothing named that there was none of', () => {
  const counts = { enquiries: 1, messages: 2, notes: 1, files: 0, queued: 1 };
  expect(receiptCountWords(counts)).toBe('1 enquiry, 2 answers and mails, 1 note, 1 waiting delivery');
  expect(receiptCountWords({ ...counts, enquiries: 3, messages: 0, notes: 0, queued: 0 })).toBe(
    '3 enquiries',
  );
});
