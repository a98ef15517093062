import { expect, test } from 'vitest';
import { demonstrationCollection } from '../../../../../tests/support/demonstration-collection.ts';
import { changeWords, inTargetShare, lineWords, minutesWords, targetWords } from './figure-words.ts';

test.each([
  [null, '–'],
  [0, '0 min'],
  [59.6, '1 h 00 min'],
  [124, '2 h 04 min'],
])('DSK-07/first-answer %j working minutes are %j', (minutes, words) => {
  expect(minutesWords(minutes)).toBe(words);
});

test('DSK-07/first-answer the target is met to the minute, and by how much it is not is said', () => {
  expect(targetWords(240, 240)).toEqual({ words: 'target 4 h 00 min, met', met: true });
  expect(targetWords(251, 240)).toEqual({ words: '11 min over the target', met: false });
  expect(targetWords(null, 240)).toEqual({ words: 'nothing answered yet', met: true });
  const first = { median: 1, p90: 2, waiting: 3 };
  expect(inTargetShare({ ...first, inTarget: 7, late: 1 })).toBe(88);
  expect(inTargetShare({ ...first, inTarget: 0, late: 0 })).toBeNull();
});

test('DSK-07/by-day a change is set against as many days before', () => {
  expect(changeWords(106, 100, 30)).toBe('up 6 % on the 30 days before');
  expect(changeWords(3, 4, 1)).toBe('down 25 % on the day before');
  expect(changeWords(4, 4, 7)).toBe('as many as in the 7 days before');
  expect(changeWords(4, 0, 7)).toBeNull();
});

const people = [
  { id: '7', name: 'Thandi Nkosi', role: 'concierge', careers: false, awayUntil: null, left: false },
] as const;

test.each([
  ['day', '2026-11-03', '3 Nov'],
  ['kind', 'telephone', 'Call back'],
  ['property', 'monwana', 'Monwana'],
  ['property', 'sold-long-ago', 'sold-long-ago'],
  ['country', '', 'Not given'],
  ['source', '/lionsands/river-lodge', 'River Lodge page'],
  ['concierge', '7', 'Thandi'],
  ['concierge', '', 'Nobody'],
  ['concierge', '9', 'Somebody who has left'],
  ['hour', '09', '09:00 to 10:00'],
  ['hour', '23', '23:00 to 00:00'],
  ['way', 'walk-in', 'A visit'],
  ['way', 'owl', 'owl'],
] as const)('DSK-07/by-%s CNV-09/figures %j is called %j', (table, name, words) => {
  expect(lineWords(table, name, demonstrationCollection().properties, people)).toBe(words);
});
