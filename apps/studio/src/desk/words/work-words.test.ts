import { expect, test } from 'vitest';
import { againWords, alsoFoundWords, emptyWords, heldWords, stateWords } from './work-words.ts';

const work = {
  state: 'open',
  since: '2026-11-23T10:00:00Z',
  assignee: null,
  snoozedUntil: null,
  dueAt: null,
  firstAnswer: null,
  version: 0,
  attention: [],
  closingOffered: false,
} as const;

test('DSK-01/states what was held, discarded or erased says that, everything else where the work stands', () => {
  expect(stateWords({ state: 'accepted', work })).toBe('Open, our turn');
  expect(stateWords({ state: 'quarantined', work })).toBe('Held');
  expect(stateWords({ state: 'discarded', work })).toBe('Discarded');
  expect(stateWords({ state: 'erased', work })).toBe('Erased');
});

test('an empty list says why, and a filter that it narrows', () => {
  expect(emptyWords('new', false).heading).toBe('Nobody is waiting');
  expect(emptyWords('new', true).heading).toBe('Nothing fits this filter');
  expect(heldWords('honeypot').more).toContain('a program that fills in forms for somebody');
  expect(heldWords('owl').what).toBe('Held: owl.');
});

test.each([
  [0, null],
  [1, '2nd'],
  [2, '3rd'],
  [10, '11th'],
  [11, '12th'],
  [20, '21st'],
])('with %i before it is the %s of a person', (earlier, words) => {
  expect(againWords({ earlier })).toBe(words);
});

test('CNV-09/forgiving-search a forgiven slip is said', () => {
  expect(alsoFoundWords([])).toBeNull();
  expect(alsoFoundWords(['Dlamini', 'hippos'])).toBe('Also found for Dlamini, hippos');
});
