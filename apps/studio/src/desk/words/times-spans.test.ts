import { expect, test } from 'vitest';
import { dueSentence, dueWords, momentWords, spanWords } from './times.ts';

const now = new Date('2026-11-23T12:23:00Z');
const minute = 60_000;

test.each([
  [3 * minute, '3 min'],
  [60 * minute, '1 h'],
  [222 * minute, '3 h 42 min'],
  [47.9 * 60 * minute, '47 h 54 min'],
  [75 * 60 * minute, '3 days'],
  [-5, '0 min'],
])('%j milliseconds are %s', (span, words) => {
  expect(spanWords(span)).toBe(words);
});

test('DSK-01/states what is late says so in words, and by how much', () => {
  expect(dueWords({ dueAt: '2026-11-23T12:41:00Z' }, now)).toEqual({ words: 'due 14:41', late: false });
  expect(dueWords({ dueAt: '2026-11-23T11:52:00Z' }, now)).toEqual({ words: 'late by 31 min', late: true });
  expect(dueWords({ dueAt: null }, now)).toBeNull();
  expect(dueSentence({ dueAt: '2026-11-23T12:41:00Z' }, now)?.words).toBe('Answer by 14:41, 18 min left');
});

test('another day is named, and one far off by its date', () => {
  expect(momentWords('2026-11-24T06:25:00Z', now)).toBe('Tue 08:25');
  expect(momentWords('2026-12-24T06:25:00Z', now)).toBe('24 Dec');
});
