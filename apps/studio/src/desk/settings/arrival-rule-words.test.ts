import { expect, test } from 'vitest';
import { demonstrationCollection } from '../../../../../tests/support/demonstration-collection.ts';
import { arrivalRuleWords, doesNothing, fitsEverything, wordsOf } from './arrival-rule-words.ts';

const people = [
  { id: '1', name: 'Thandi Mokoena', role: 'concierge', careers: false, awayUntil: null, left: false },
] as const;
const none = {
  words: [],
  properties: [],
  kinds: [],
  withinDays: null,
  assign: null,
  tag: null,
  urgent: false,
};

test.each([
  [
    {
      ...none,
      words: ['urgent', 'tomorrow'],
      properties: ['monwana'],
      withinDays: 3,
      assign: '1',
      tag: 'soon',
      urgent: true,
    },
    'With “urgent” or “tomorrow”, about Monwana Game Lodge, arriving within 3 days: given to Thandi, tagged soon, urgent',
  ],
  [{ ...none, kinds: ['telephone'], urgent: true }, 'Of kind Call back: urgent'],
  [{ ...none, withinDays: 0, tag: 'today' }, 'Arriving today: tagged today'],
])('CNV-09/rules %j reads %j', (rule, words) => {
  expect(arrivalRuleWords(rule, people, demonstrationCollection().properties)).toBe(words);
});

test('CNV-09/rules a rule is for something and does something', () => {
  const rule = { ...none, name: 'x' };
  expect(fitsEverything(rule)).toBe(true);
  expect(fitsEverything({ ...rule, withinDays: 0 })).toBe(false);
  expect(doesNothing({ ...rule, tag: ' ' })).toBe(true);
  expect(doesNothing({ ...rule, urgent: true })).toBe(false);
});

test('CNV-09/rules words stand between commas, each once', () => {
  expect(wordsOf('urgent, tomorrow;allergy\n urgent,, ')).toEqual(['urgent', 'tomorrow', 'allergy']);
});
