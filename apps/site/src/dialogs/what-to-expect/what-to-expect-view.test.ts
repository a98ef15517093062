import { expect, test } from 'vitest';
import { fileWords } from '../../ui/downloads-list/file-words.ts';
import { appointmentParts } from './what-to-expect-view.tsx';

test.each([
  ['19:30 Fetched from your room', '19:30', 'Fetched from your room'],
  ['05:30, coffee on the deck', '05:30', 'coffee on the deck'],
  ['Daily at 09:00', '', 'Daily at 09:00'],
  ['Tuesdays and Saturdays', '', 'Tuesdays and Saturdays'],
])('MOD-15/appointments %s', (text, time, words) => {
  expect(appointmentParts(text)).toEqual({ time, words });
});

test.each([
  ['application/pdf', 240_000, 'PDF, 240 KB'],
  ['application/pdf', 2_450_000, 'PDF, 2.5 MB'],
  ['application/pdf', null, 'PDF'],
  ['image/png', 900, '1 KB'],
])('a file of %s and %s bytes reads %s', (type, size, words) => {
  expect(fileWords({ type, size })).toBe(words);
});
